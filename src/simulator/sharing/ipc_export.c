/*
 * IPC memory: blocks of this process under keys.
 *
 * Locks: `mutex` guards the list; nothing but the error store's is taken after it.
 */
#include "ipc.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "device/device.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "export_slot.h"
#include "handles/objects.h"
#include "machine/config.h"
#include "model.h"
#include "queue/context.h"

/** Bytes of a key with its terminator. */
#define KEY_SIZE 65u

struct export_record {
    struct export_record *next;
    struct sim_shared_memory *shared;
    /** The exported block: compared, not used. */
    const struct sim_range *range;
    /** aclrtIpcMemClose was called, but some process has it open. */
    bool closed;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct export_record *exports;

/** Spreads a number over all bits, so that keys differ in more than their counters. */
static uint64_t spread(uint64_t number)
{
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9u;
    number = (number ^ (number >> 27)) * 0x94d049bb133111ebu;
    return number ^ (number >> 31);
}

/** The one text of a key. */
static void write_key(sim_shared_key number, char *key)
{
    const uint64_t rest = spread(number);
    (void)snprintf(key, KEY_SIZE, "%016llx%016llx", (unsigned long long)number, (unsigned long long)rest);
}

/** @return false unless the text is, as a whole, one that write_key makes */
static bool read_key(const char *text, sim_shared_key *key)
{
    unsigned long long number;
    if (sscanf(text, "%16llx", &number) != 1) {
        return false;
    }
    char whole[KEY_SIZE];
    write_key(number, whole);
    *key = number;
    return strcmp(text, whole) == 0;
}

aclError sim_ipc_key(const char *text, sim_shared_key *key)
{
    const size_t length = strnlen(text, KEY_SIZE);
    if (length == 0 || length >= KEY_SIZE) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999", "argument key must be a text of 1 to 64 characters");
    }
    if (!read_key(text, key)) {
        return sim_fail(ACL_ERROR_RT_DRV_INTERNAL_ERROR, "EL9999", "argument key is \"%s\", which no export has", text);
    }
    return ACL_SUCCESS;
}

struct sim_shared_memory *sim_ipc_take_exports(const struct sim_range *range)
{
    struct sim_shared_memory *chain = NULL;
    (void)pthread_mutex_lock(&mutex);
    for (struct export_record **link = &exports; *link != NULL;) {
        struct export_record *record = *link;
        if (record->range != range) {
            link = &record->next;
            continue;
        }
        *link = record->next;
        record->shared->next = chain;
        chain = record->shared;
        sim_objects_add(ACLSIM_OBJECT_IPC_EXPORT, record->closed ? 0 : -1);
        free(record);
    }
    (void)pthread_mutex_unlock(&mutex);
    return chain;
}

/** Exports a block that is pinned. */
static aclError export_block(struct sim_range *range, char *key, uint64_t flags)
{
    const struct sim_shared_info info = {
        .device = sim_device_logical(range->device), .page = range->backing.page, .size = range->size};
    struct export_record *record = calloc(1, sizeof *record);
    struct sim_shared_memory *shared = record == NULL ? NULL : sim_shared_memory_export(&range->backing, &info);
    if (shared == NULL) {
        free(record);
        return sim_fail(ACL_ERROR_RT_RESOURCE_ALLOC_FAIL, "EL9999", "no more memory can be exported by this process");
    }
    if (flags == ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION) {
        (void)sim_shared_memory_allow_all(shared);
    }
    /* What others write is not seen here. */
    sim_intervals_add(range->written, 0, range->size);
    write_key(sim_shared_memory_key(shared), key);
    record->shared = shared;
    record->range = range;
    (void)pthread_mutex_lock(&mutex);
    record->next = exports;
    exports = record;
    range->owner = &exports;
    sim_objects_add(ACLSIM_OBJECT_IPC_EXPORT, 1);
    (void)pthread_mutex_unlock(&mutex);
    return ACL_SUCCESS;
}

aclError sim_aclrtIpcMemGetExportKey(void *devPtr, size_t size, char *key, size_t len, uint64_t flags)
{
    SIM_REQUIRE(devPtr);
    SIM_REQUIRE(key);
    if (size == 0) {
        return sim_fail_range("size", 0, "greater than 0");
    }
    if (len == 0) {
        return sim_fail_range("len", 0, "65");
    }
    if (flags > ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION) {
        return sim_fail_range("flags", (long long)flags, "0 or 1");
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    if (len < KEY_SIZE) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999", "argument len is %zu; a key needs 65 bytes", len);
    }
    struct sim_range *range = sim_space_acquire_kind((uintptr_t)devPtr, SIM_SPACE_DEVICE);
    const bool fits = range != NULL && range->base == (uintptr_t)devPtr && size <= range->size &&
        range->object == ACLSIM_OBJECT_DEVICE_MEMORY;
    aclError result;
    if (fits && sim_space_pin(range)) {
        result = export_block(range, key, flags);
        sim_space_unpin(range);
    } else {
        result = sim_fail(ACL_ERROR_RT_DRV_INTERNAL_ERROR, "EL9999",
            "argument devPtr is 0x%zx; it must be the start of memory from aclrtMalloc of at least %zu bytes", (size_t)devPtr, size);
    }
    sim_space_release(range);
    return result;
}

/** Looks an export of this process up. Called with the mutex. */
static struct export_record **find_export(sim_shared_key key)
{
    struct export_record **link = &exports;
    while (*link != NULL && ((*link)->closed || sim_shared_memory_key((*link)->shared) != key)) {
        link = &(*link)->next;
    }
    return link;
}

aclError sim_ipc_fail_unknown(const char *key)
{
    return sim_fail(ACL_ERROR_RT_DRV_INTERNAL_ERROR, "EL9999",
        "argument key is \"%s\", which no living export has: wrong, closed, or its process has ended", key);
}

static aclError fail_many(aclError code)
{
    return sim_fail(code, "EL9999", "too many processes are named for the key (65535 at most)");
}

static aclError allow_known(const char *text, sim_shared_key key, const int32_t *pids, size_t count)
{
    (void)pthread_mutex_lock(&mutex);
    const struct export_record *record = *find_export(key);
    const aclError result = record == NULL ? ACL_SUCCESS : sim_shared_memory_allow(record->shared, pids, count);
    (void)pthread_mutex_unlock(&mutex);
    if (record == NULL) {
        return sim_ipc_fail_unknown(text);
    }
    if (result == ACL_ERROR_RT_NO_PERMISSION) {
        return sim_fail(result, "EL9999", "the key was exported without process check; processes can't be named for it");
    }
    return result == ACL_SUCCESS ? ACL_SUCCESS : fail_many(result);
}

static aclError allow(const char *text, const int32_t *pids, size_t count)
{
    sim_shared_key key;
    SIM_TRY(sim_ipc_key(text, &key));
    if (count > SIM_EXPORT_PIDS) {
        return fail_many(ACL_ERROR_RT_PARAM_INVALID);
    }
    int32_t *copy = malloc(count * sizeof *copy);
    if (copy == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for a list of processes");
    }
    aclError result = sim_caller_read(copy, pids, count * sizeof *copy, "pid");
    if (result == ACL_SUCCESS) {
        result = allow_known(text, key, copy, count);
    }
    free(copy);
    return result;
}

aclError sim_aclrtIpcMemSetImportPid(const char *key, int32_t *pid, size_t num)
{
    SIM_REQUIRE(key);
    SIM_REQUIRE(pid);
    /* The runtime's count is an int. */
    const int32_t count = (int32_t)num;
    if (count <= 0) {
        return sim_fail_range("num", (long long)num, "greater than 0");
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    const int32_t most = sim_config()->product->bit == SIM_PRODUCT_950 ? 65535 : 32768;
    if (count > most) {
        return sim_fail_range("num", (long long)num, "at most the number of processes that the product allows");
    }
    return allow(key, pid, (size_t)count);
}

aclError sim_aclrtIpcMemImportPidInterServer(const char *key, aclrtServerPid *serverPids, size_t num)
{
    SIM_REQUIRE_RUNTIME(key);
    SIM_REQUIRE_RUNTIME(serverPids);
    if (num == 0) {
        return sim_fail_range("num", 0, "greater than 0");
    }
    for (size_t index = 0; index < num; index++) {
        SIM_REQUIRE_RUNTIME(serverPids[index].pid);
        if (serverPids[index].num == 0) {
            return sim_fail_range("serverPids[].num", 0, "greater than 0");
        }
        /* One server is simulated: its processes are known by their pid whatever server id is given. */
        SIM_TRY(allow(key, serverPids[index].pid, serverPids[index].num));
    }
    return ACL_SUCCESS;
}

bool sim_ipc_close_export(sim_shared_key key)
{
    (void)pthread_mutex_lock(&mutex);
    struct export_record **link = find_export(key);
    struct export_record *record = *link;
    if (record != NULL) {
        sim_shared_memory_withdraw(record->shared);
        sim_objects_add(ACLSIM_OBJECT_IPC_EXPORT, -1);
        record->closed = true;
        if (!sim_shared_memory_in_use(record->shared)) {
            *link = record->next;
            sim_shared_memory_destroy(record->shared);
            free(record);
        }
    }
    (void)pthread_mutex_unlock(&mutex);
    return record != NULL;
}
