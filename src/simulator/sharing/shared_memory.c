#include "shared_memory.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

#include "export_slot.h"

/* A key: process, slot, nonce. */
#define NONCE_BITS 26
#define SLOT_BITS 16
#define NONCE_MASK ((1u << NONCE_BITS) - 1)
#define SLOT_MASK ((1u << SLOT_BITS) - 1)

/** Memory that this process has freed while others may have it open. */
struct departed {
    struct departed *next;
    struct sim_backing backing;
    struct sim_shared_memory *exports;
};

/* Guards the list. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct departed *departed_list;

static struct sim_shared_memory *wrap(struct sim_export_slot *slot, uint32_t index)
{
    struct sim_shared_memory *shared = calloc(1, sizeof *shared);
    if (shared != NULL) {
        shared->slot = slot;
        shared->index = index;
    }
    return shared;
}

/** A number that is not 0. */
static uint32_t new_nonce(void)
{
    uint32_t nonce = 0;
    if (getrandom(&nonce, sizeof nonce, 0) != (ssize_t)sizeof nonce) {
        nonce = (uint32_t)getpid() * 2654435761u;
    }
    return (nonce & NONCE_MASK) | 1;
}

struct sim_shared_memory *sim_shared_memory_export(const struct sim_backing *backing, const struct sim_shared_info *info)
{
    (void)sim_shared_memory_collect();
    struct sim_export_slot *slot;
    const int32_t index = sim_export_slot_make(&slot);
    if (index < 0) {
        return NULL;
    }
    struct sim_shared_memory *shared = wrap(slot, (uint32_t)index);
    if (shared == NULL) {
        sim_export_slot_destroy(slot, index);
        return NULL;
    }
    slot->nonce = new_nonce();
    slot->exporter = getpid();
    slot->file = sim_arena_file(backing->device);
    slot->device = info->device;
    slot->page = (int32_t)info->page;
    slot->attribute = info->attribute;
    slot->size = info->size;
    slot->offset = backing->offset;
    atomic_store(&slot->state, SIM_EXPORT_LIVE);
    return shared;
}

sim_shared_key sim_shared_memory_key(const struct sim_shared_memory *shared)
{
    const struct sim_export_slot *slot = shared->slot;
    return ((uint64_t)(uint32_t)slot->exporter << (SLOT_BITS + NONCE_BITS)) | ((uint64_t)shared->index << NONCE_BITS) |
        slot->nonce;
}

struct sim_shared_memory *sim_shared_memory_find(sim_shared_key key)
{
    const uint32_t index = (uint32_t)(key >> NONCE_BITS) & SLOT_MASK;
    const int32_t pid = (int32_t)(key >> (SLOT_BITS + NONCE_BITS));
    struct sim_export_slot *slot = sim_export_slot_find(pid, index, (uint32_t)key & NONCE_MASK);
    if (slot == NULL) {
        return NULL;
    }
    struct sim_shared_memory *shared = wrap(slot, index);
    if (shared == NULL) {
        sim_export_slot_unmap(slot);
    }
    return shared;
}

void sim_shared_memory_info(const struct sim_shared_memory *shared, struct sim_shared_info *info)
{
    const struct sim_export_slot *slot = shared->slot;
    *info = (struct sim_shared_info){slot->device, (enum sim_page)slot->page, slot->size, slot->attribute, slot->exporter};
}

bool sim_shared_memory_is_own(const struct sim_shared_memory *shared)
{
    return shared->slot->exporter == getpid();
}

void sim_shared_memory_forget(struct sim_shared_memory *shared)
{
    if (shared != NULL) {
        sim_export_slot_unmap(shared->slot);
        free(shared);
    }
}

aclError sim_shared_memory_allow_all(struct sim_shared_memory *shared)
{
    if (atomic_load(&shared->slot->pid_count) > 0) {
        return ACL_ERROR_RT_NO_PERMISSION;
    }
    atomic_store(&shared->slot->open_to_all, true);
    return ACL_SUCCESS;
}

aclError sim_shared_memory_allow(struct sim_shared_memory *shared, const int32_t *pids, size_t count)
{
    struct sim_export_slot *slot = shared->slot;
    if (slot->exporter != getpid() || atomic_load(&slot->open_to_all)) {
        return ACL_ERROR_RT_NO_PERMISSION;
    }
    for (size_t index = 0; index < count; index++) {
        const unsigned place = atomic_fetch_add(&slot->pid_count, 1);
        if (place >= SIM_EXPORT_PIDS) {
            (void)atomic_fetch_sub(&slot->pid_count, 1);
            return ACL_ERROR_RT_PARAM_INVALID;
        }
        atomic_store(&slot->pids[place], pids[index]);
    }
    return ACL_SUCCESS;
}

static bool allowed(struct sim_export_slot *slot)
{
    if (atomic_load(&slot->open_to_all)) {
        return true;
    }
    const unsigned count = atomic_load(&slot->pid_count);
    for (unsigned index = 0; index < count && index < SIM_EXPORT_PIDS; index++) {
        if (atomic_load(&slot->pids[index]) == getpid()) {
            return true;
        }
    }
    return false;
}

/** Maps the exporter's bytes. */
static void *map_bytes(const struct sim_export_slot *slot)
{
    char path[64];
    (void)snprintf(path, sizeof path, "/proc/%d/fd/%d", slot->exporter, slot->file);
    const int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0) {
        return MAP_FAILED;
    }
    void *bytes = mmap(NULL, slot->size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, file, (off_t)slot->offset);
    (void)close(file);
    return bytes;
}

aclError sim_shared_memory_import(struct sim_shared_memory *shared, struct sim_backing *backing)
{
    struct sim_export_slot *slot = shared->slot;
    if (!allowed(slot)) {
        return ACL_ERROR_RT_NO_PERMISSION;
    }
    if (!sim_export_slot_enter(slot)) {
        return ACL_ERROR_RT_RESOURCE_ALLOC_FAIL;
    }
    /* Entered first, looked at the state then: a withdrawal either is seen here or sees this process. */
    void *bytes = atomic_load(&slot->state) == SIM_EXPORT_LIVE ? map_bytes(slot) : MAP_FAILED;
    if (bytes == MAP_FAILED) {
        sim_export_slot_leave(slot);
        return ACL_ERROR_RT_INVALID_HANDLE;
    }
    shared->backing = (struct sim_backing){bytes, slot->device, (enum sim_page)slot->page, slot->size, slot->offset};
    *backing = shared->backing;
    return ACL_SUCCESS;
}

void sim_shared_memory_close(struct sim_shared_memory *shared)
{
    (void)munmap(shared->backing.bytes, shared->backing.size);
    sim_export_slot_leave(shared->slot);
    sim_shared_memory_forget(shared);
}

void sim_shared_memory_withdraw(struct sim_shared_memory *shared)
{
    atomic_store(&shared->slot->state, SIM_EXPORT_WITHDRAWN);
}

bool sim_shared_memory_in_use(const struct sim_shared_memory *shared)
{
    return sim_export_slot_in_use(shared->slot);
}

void sim_shared_memory_destroy(struct sim_shared_memory *shared)
{
    sim_export_slot_destroy(shared->slot, (int32_t)shared->index);
    free(shared);
}

/** Ends the exports that nobody has open. @return true when none is left */
static bool shrink(struct departed *departed)
{
    for (struct sim_shared_memory **link = &departed->exports; *link != NULL;) {
        struct sim_shared_memory *shared = *link;
        if (sim_shared_memory_in_use(shared)) {
            link = &shared->next;
        } else {
            *link = shared->next;
            sim_shared_memory_destroy(shared);
        }
    }
    return departed->exports == NULL;
}

bool sim_shared_memory_collect(void)
{
    struct departed *unused = NULL;
    (void)pthread_mutex_lock(&mutex);
    for (struct departed **link = &departed_list; *link != NULL;) {
        struct departed *departed = *link;
        if (shrink(departed)) {
            *link = departed->next;
            departed->next = unused;
            unused = departed;
        } else {
            link = &departed->next;
        }
    }
    (void)pthread_mutex_unlock(&mutex);
    const bool any = unused != NULL;
    while (unused != NULL) {
        struct departed *next = unused->next;
        sim_arena_give(&unused->backing, true);
        free(unused);
        unused = next;
    }
    return any;
}

void sim_shared_memory_depart(const struct sim_backing *backing, struct sim_shared_memory *exports)
{
    for (struct sim_shared_memory *shared = exports; shared != NULL; shared = shared->next) {
        sim_shared_memory_withdraw(shared);
    }
    struct departed *departed = malloc(sizeof *departed);
    if (departed == NULL) {
        /* The pages stay taken: other processes may use them. */
        return;
    }
    *departed = (struct departed){NULL, *backing, exports};
    (void)pthread_mutex_lock(&mutex);
    departed->next = departed_list;
    departed_list = departed;
    (void)pthread_mutex_unlock(&mutex);
    (void)sim_shared_memory_collect();
}
