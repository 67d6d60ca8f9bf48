/*
 * IPC memory: blocks of other processes, imported by key.
 *
 * Locks: `mutex` guards the list; the address map's lock is taken after it.
 */
#include "ipc.h"

#include <pthread.h>
#include <stdlib.h>

#include "device/device.h"
#include "entry/error.h"
#include "model.h"
#include "queue/context.h"
#include "space/misuse.h"
#include "space/window.h"

/** An import; the same key on the same device is imported once and counted. */
struct import_record {
    struct import_record *next;
    sim_shared_key key;
    int32_t device;
    unsigned count;
    uintptr_t address;
    struct sim_shared_memory *shared;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
/** In the order of import: the oldest first. */
static struct import_record *imports;

/** The record of a key on a device, or the end of the list. Called with the mutex. */
static struct import_record **find_import(sim_shared_key key, int32_t device)
{
    struct import_record **link = &imports;
    while (*link != NULL && ((*link)->key != key || (device >= 0 && (*link)->device != device))) {
        link = &(*link)->next;
    }
    return link;
}

static void end_import(struct sim_range *range)
{
    sim_window_give(SIM_WINDOW_DEVICE, range->base, range->size);
    sim_shared_memory_close(range->owner);
}

/** Gives imported bytes an address of this process. */
static uintptr_t place(const struct sim_backing *backing, struct sim_shared_memory *shared, int32_t device)
{
    const uintptr_t address = sim_window_take(SIM_WINDOW_DEVICE, backing->size, SIM_HUGE_PAGE);
    if (address == 0) {
        return 0;
    }
    struct sim_range *range = sim_range_new(SIM_SPACE_DEVICE, address, backing->size, backing->size);
    if (range == NULL) {
        sim_window_give(SIM_WINDOW_DEVICE, address, backing->size);
        return 0;
    }
    range->object = ACLSIM_OBJECT_IPC_IMPORT;
    range->device = device;
    range->backing = *backing;
    range->owner = shared;
    range->end = end_import;
    if (!sim_space_insert(range)) {
        free(range);
        sim_window_give(SIM_WINDOW_DEVICE, address, backing->size);
        return 0;
    }
    return address;
}

/** Imports for the first time. Called with the mutex. */
static aclError import_new(sim_shared_key key, int32_t device, struct sim_shared_memory *shared, struct import_record *record)
{
    struct sim_backing backing;
    const aclError result = sim_shared_memory_import(shared, &backing);
    if (result != ACL_SUCCESS) {
        sim_shared_memory_forget(shared);
        return sim_fail(result, "EL9999", "the key can't be imported: %s",
            result == ACL_ERROR_RT_NO_PERMISSION ? "this process is not among those that the exporter named (aclrtIpcMemSetImportPid)"
                                                 : "the export is gone or used by too many processes");
    }
    const uintptr_t address = place(&backing, shared, device);
    if (address == 0) {
        sim_shared_memory_close(shared);
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no address is left for imported memory");
    }
    *record = (struct import_record){.key = key, .device = device, .count = 0, .address = address, .shared = shared};
    return ACL_SUCCESS;
}

static void enable_peer(const struct sim_shared_memory *shared, int32_t device)
{
    struct sim_shared_info info;
    sim_shared_memory_info(shared, &info);
    const int32_t peer = sim_device_user(info.device);
    if (peer >= 0) {
        sim_device_peer_enable(device, peer);
    }
}

/** Called with the mutex. */
static aclError import_key(const char *text, sim_shared_key key, int32_t device, uint64_t flags, void **devPtr)
{
    struct import_record **link = find_import(key, device);
    if (*link == NULL) {
        struct sim_shared_memory *shared = sim_shared_memory_find(key);
        if (shared == NULL) {
            return sim_ipc_fail_unknown(text);
        }
        struct import_record *record = calloc(1, sizeof *record);
        if (record == NULL) {
            sim_shared_memory_forget(shared);
            return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for an import");
        }
        const aclError result = import_new(key, device, shared, record);
        if (result != ACL_SUCCESS) {
            free(record);
            return result;
        }
        *link = record;
    }
    if (flags == ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS) {
        enable_peer((*link)->shared, device);
    }
    (*link)->count++;
    *devPtr = (void *)(*link)->address;
    return ACL_SUCCESS;
}

aclError sim_aclrtIpcMemImportByKey(void **devPtr, const char *key, uint64_t flags)
{
    SIM_REQUIRE(devPtr);
    SIM_REQUIRE(key);
    if (flags > ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS) {
        return sim_fail_range("flags", (long long)flags, "0 or 1");
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    sim_shared_key number;
    SIM_TRY(sim_ipc_key(key, &number));
    (void)pthread_mutex_lock(&mutex);
    const aclError result = import_key(key, number, device, flags, devPtr);
    (void)pthread_mutex_unlock(&mutex);
    return result;
}

/** Ends one import of the oldest record of a key. @return false when there is none */
static bool close_import(sim_shared_key key)
{
    (void)pthread_mutex_lock(&mutex);
    struct import_record **link = find_import(key, -1);
    struct import_record *record = *link;
    const bool last = record != NULL && --record->count == 0;
    if (last) {
        *link = record->next;
    }
    (void)pthread_mutex_unlock(&mutex);
    if (last) {
        struct sim_range *range = sim_space_remove(record->address, ACLSIM_OBJECT_IPC_IMPORT);
        if (range != NULL) {
            (void)sim_misuse_in_use(range, "key");
            sim_space_drop(range);
        }
        (void)sim_ipc_forget_attribute(key);
        free(record);
    }
    return record != NULL;
}

aclError sim_aclrtIpcMemClose(const char *key)
{
    SIM_REQUIRE(key);
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    sim_shared_key number;
    SIM_TRY(sim_ipc_key(key, &number));
    if (close_import(number) || sim_ipc_forget_attribute(number) || sim_ipc_close_export(number)) {
        return ACL_SUCCESS;
    }
    return sim_ipc_fail_unknown(key);
}
