#include "ledger.h"

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "acl/acl.h"
#include "aclsim.h"
#include "world.h"

/** What is counted of a device. */
struct balance {
    uint32_t streams;
    uint32_t events;
    size_t huge_bytes;
    size_t normal_bytes;
};

static struct balance before[DEVICES];
static unsigned files_before;
static unsigned threads_before;

/** What the library makes at the first use and keeps: the list of mappings, one file a device, one for exports. */
static bool is_kept(const char *target)
{
    return strstr(target, "/maps") != NULL || strstr(target, "ascendcl-sim-memory") != NULL ||
        strstr(target, "ascendcl-sim-exports") != NULL;
}

/** Entries of a folder of links. */
static unsigned entries(const char *folder)
{
    unsigned count = 0;
    DIR *directory = opendir(folder);
    for (struct dirent *entry; directory != NULL && (entry = readdir(directory)) != NULL;) {
        char target[256] = "";
        (void)readlinkat(dirfd(directory), entry->d_name, target, sizeof target - 1);
        count += !is_kept(target);
    }
    if (directory != NULL) {
        (void)closedir(directory);
    }
    return count;
}

static struct balance balance_of(int32_t device)
{
    struct balance balance = {0};
    size_t total;
    if (aclrtSetDevice(device) == ACL_SUCCESS) {
        (void)aclrtGetStreamAvailableNum(&balance.streams);
        (void)aclrtGetEventAvailNum(&balance.events);
        (void)aclrtGetMemInfo(ACL_HBM_MEM_HUGE, &balance.huge_bytes, &total);
        (void)aclrtGetMemInfo(ACL_HBM_MEM_NORMAL, &balance.normal_bytes, &total);
        (void)aclrtResetDeviceForce(device);
    }
    return balance;
}

static bool threads_are_back(void)
{
    /* Those that ended themselves may need a moment more. */
    for (int tries = 0; tries < 2000; tries++) {
        if (entries("/proc/self/task") <= threads_before) {
            return true;
        }
        (void)nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    return false;
}

/** A device keeps a word for overflows from the first question on. */
static void ask_for_overflow_address(int32_t device)
{
    void *address;
    if (aclrtSetDevice(device) == ACL_SUCCESS) {
        (void)aclrtCtxGetFloatOverflowAddr(&address);
        (void)aclrtResetDeviceForce(device);
    }
}

void open_ledger(void)
{
    for (int32_t device = 0; device < DEVICES; device++) {
        ask_for_overflow_address(device);
        before[device] = balance_of(device);
    }
    files_before = entries("/proc/self/fd");
    threads_before = entries("/proc/self/task");
}

static unsigned compare(uint64_t seed, const char *what, unsigned long long had, unsigned long long has)
{
    if (had == has) {
        return 0;
    }
    (void)fprintf(stderr, "program %llu: %s: %llu before, %llu after\n", (unsigned long long)seed, what, had, has);
    return 1;
}

unsigned close_ledger(uint64_t seed)
{
    unsigned differences = 0;
    for (int kind = 0; kind < ACLSIM_OBJECT_KINDS; kind++) {
        uint64_t alive = 0;
        char what[48];
        (void)aclsimGetLiveObjects((aclsimObjectKind)kind, &alive);
        (void)snprintf(what, sizeof what, "live objects of kind %d", kind);
        differences += compare(seed, what, 0, alive);
    }
    for (int32_t device = 0; device < DEVICES; device++) {
        const struct balance after = balance_of(device);
        differences += compare(seed, "streams left", before[device].streams, after.streams);
        differences += compare(seed, "events left", before[device].events, after.events);
        differences += compare(seed, "free bytes in huge pages", before[device].huge_bytes, after.huge_bytes);
        differences += compare(seed, "free bytes in normal pages", before[device].normal_bytes, after.normal_bytes);
    }
    if (!threads_are_back()) {
        differences += compare(seed, "threads", threads_before, entries("/proc/self/task"));
    }
    return differences + compare(seed, "open files", files_before, entries("/proc/self/fd"));
}
