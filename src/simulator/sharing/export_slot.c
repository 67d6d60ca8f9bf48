#include "export_slot.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define FILE_NAME "ascendcl-sim-exports"
#define LINK_NAME "/memfd:" FILE_NAME
#define PAGE ((size_t)4096)
/** Bytes of a slot in the file. */
#define SPAN ((sizeof(struct sim_export_slot) + PAGE - 1) / PAGE * PAGE)

/* Guards which slots of this process are taken, and the making of the file. Leaf. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int file = -1;
static uint64_t taken[SIM_EXPORT_SLOTS / 64];

static struct sim_export_slot *map_slot(int descriptor, uint32_t index)
{
    void *address = mmap(NULL, SPAN, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, (off_t)(index * (uint64_t)SPAN));
    return address == MAP_FAILED ? NULL : address;
}

/** Called with the mutex. */
static bool open_file(void)
{
    if (file < 0) {
        file = memfd_create(FILE_NAME, MFD_CLOEXEC);
        if (file >= 0 && ftruncate(file, (off_t)(SIM_EXPORT_SLOTS * (uint64_t)SPAN)) != 0) {
            (void)close(file);
            file = -1;
        }
    }
    return file >= 0;
}

/** Takes the lowest free slot. Called with the mutex. @return -1 when all are taken */
static int32_t take_index(void)
{
    for (uint32_t word = 0; word < SIM_EXPORT_SLOTS / 64; word++) {
        if (taken[word] != UINT64_MAX) {
            const uint32_t bit = (uint32_t)__builtin_ctzll(~taken[word]);
            taken[word] |= (uint64_t)1 << bit;
            return (int32_t)(word * 64 + bit);
        }
    }
    return -1;
}

static void give_index(int32_t index)
{
    (void)pthread_mutex_lock(&mutex);
    taken[index / 64] &= ~((uint64_t)1 << (index % 64));
    (void)pthread_mutex_unlock(&mutex);
}

int32_t sim_export_slot_make(struct sim_export_slot **slot)
{
    (void)pthread_mutex_lock(&mutex);
    const int32_t index = open_file() ? take_index() : -1;
    (void)pthread_mutex_unlock(&mutex);
    if (index < 0) {
        return -1;
    }
    *slot = map_slot(file, (uint32_t)index);
    if (*slot == NULL) {
        give_index(index);
        return -1;
    }
    return index;
}

void sim_export_slot_destroy(struct sim_export_slot *slot, int32_t index)
{
    atomic_store(&slot->state, SIM_EXPORT_FREE);
    sim_export_slot_unmap(slot);
    (void)fallocate(file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, (off_t)((uint64_t)index * SPAN), (off_t)SPAN);
    give_index(index);
}

/** Opens the table of a process by one of its descriptors, if that is what it is. */
static int open_table(int32_t pid, const char *descriptor)
{
    char path[320];
    char target[64];
    (void)snprintf(path, sizeof path, "/proc/%d/fd/%s", pid, descriptor);
    const ssize_t length = readlink(path, target, sizeof target - 1);
    if (length < (ssize_t)strlen(LINK_NAME) || strncmp(target, LINK_NAME, strlen(LINK_NAME)) != 0) {
        return -1;
    }
    const int table = open(path, O_RDWR | O_CLOEXEC);
    struct stat status;
    if (table >= 0 && (fstat(table, &status) != 0 || status.st_size != (off_t)(SIM_EXPORT_SLOTS * (uint64_t)SPAN))) {
        (void)close(table);
        return -1;
    }
    return table;
}

static struct sim_export_slot *look(int table, int32_t pid, uint32_t index, uint32_t nonce)
{
    struct sim_export_slot *slot = map_slot(table, index);
    if (slot == NULL) {
        return NULL;
    }
    if (atomic_load(&slot->state) == SIM_EXPORT_LIVE && slot->nonce == nonce && slot->exporter == pid) {
        return slot;
    }
    sim_export_slot_unmap(slot);
    return NULL;
}

struct sim_export_slot *sim_export_slot_find(int32_t pid, uint32_t index, uint32_t nonce)
{
    char path[64];
    (void)snprintf(path, sizeof path, "/proc/%d/fd", pid);
    DIR *directory = opendir(path);
    struct sim_export_slot *slot = NULL;
    if (directory == NULL || index >= SIM_EXPORT_SLOTS) {
        if (directory != NULL) {
            (void)closedir(directory);
        }
        return NULL;
    }
    for (struct dirent *entry = readdir(directory); entry != NULL && slot == NULL; entry = readdir(directory)) {
        const int table = open_table(pid, entry->d_name);
        if (table >= 0) {
            slot = look(table, pid, index, nonce);
            (void)close(table);
        }
    }
    (void)closedir(directory);
    return slot;
}

void sim_export_slot_unmap(struct sim_export_slot *slot)
{
    (void)munmap(slot, SPAN);
}

bool sim_export_slot_enter(struct sim_export_slot *slot)
{
    const int32_t own = getpid();
    for (unsigned attempt = 0; attempt < 2; attempt++) {
        for (unsigned index = 0; index < SIM_EXPORT_IMPORTERS; index++) {
            struct sim_importer *importer = &slot->importers[index];
            int32_t found = 0;
            if (atomic_load(&importer->pid) == own || atomic_compare_exchange_strong(&importer->pid, &found, own)) {
                (void)atomic_fetch_add(&importer->count, 1);
                return true;
            }
        }
        /* All places are taken: look for dead processes and try once more. */
        (void)sim_export_slot_in_use(slot);
    }
    return false;
}

void sim_export_slot_leave(struct sim_export_slot *slot)
{
    const int32_t own = getpid();
    for (unsigned index = 0; index < SIM_EXPORT_IMPORTERS; index++) {
        struct sim_importer *importer = &slot->importers[index];
        if (atomic_load(&importer->pid) == own && atomic_load(&importer->count) > 0) {
            (void)atomic_fetch_sub(&importer->count, 1);
            return;
        }
    }
}

bool sim_export_slot_in_use(struct sim_export_slot *slot)
{
    bool in_use = false;
    for (unsigned index = 0; index < SIM_EXPORT_IMPORTERS; index++) {
        struct sim_importer *importer = &slot->importers[index];
        int32_t pid = atomic_load(&importer->pid);
        if (pid == 0) {
            continue;
        }
        if (kill(pid, 0) != 0 && errno == ESRCH) {
            atomic_store(&importer->count, 0);
            (void)atomic_compare_exchange_strong(&importer->pid, &pid, 0);
            continue;
        }
        in_use = in_use || atomic_load(&importer->count) > 0;
    }
    return in_use;
}
