/*
 * Physical memory handles: pages without an address.
 *
 * A handle counts its acquisitions (aclrtMallocPhysical, import, retain; each needs one aclrtFreePhysical); the memory
 * counts the handle and the mappings. So memory lives until the last of them has gone, and a mapping can give a handle
 * again (aclrtMemRetainAllocationHandle) when all earlier ones were freed.
 *
 * Locks: `mutex` guards handle and acquisitions; nothing but the handle table's mutex is taken after it.
 */
#ifndef SIM_VIRTUAL_PHYSICAL_H
#define SIM_VIRTUAL_PHYSICAL_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_rt.h"
#include "space/arena.h"
#include "space/intervals.h"

struct sim_shared_memory;

struct sim_physical {
    /** Unique in the process. Constant. */
    uint64_t id;
    /** What the caller asked for. Constant. */
    aclrtPhysicalMemProp prop;
    /** Bytes, a multiple of 2 MiB; 1 GiB pages round up further. Constant. */
    size_t size;
    struct sim_backing backing;
    /** Owner: user id of the device, -1: host. For imported memory the device that it was imported for. Constant. */
    int32_t device;
    /** Imported from another process: how the memory came here. NULL: of this process. Constant. */
    struct sim_shared_memory *imported;

    struct sim_intervals written;
    /** The host has, or had, an address for it: its writes are not seen. */
    atomic_bool host_visible;
    atomic_uint references;

    pthread_mutex_t mutex;
    /* Guarded by mutex. */
    void *handle;
    unsigned acquisitions;
    /** Exported to other processes; NULL: not. */
    struct sim_shared_memory *exported;
};

/** Page kind of memory whose attribute sim_physical_check_attribute accepts. */
enum sim_page sim_physical_page(const aclrtPhysicalMemProp *prop);

/** ACL layer: 0, or 100000 when a location can't have memory with the attribute. */
aclError sim_physical_check_attribute(const aclrtPhysicalMemProp *prop);

/**
 * What the driver checks before it makes memory or tells its granularity.
 * @return 0; 107000 for a place that it does not know and for reserved bits; 207000 for pages that the place does not have
 */
aclError sim_physical_check_driver(const aclrtPhysicalMemProp *prop);

/** What aclrtMemGetAllocationPropertiesFromHandle reports for an attribute. @return false when there is nothing */
bool sim_physical_reported_attribute(const aclrtPhysicalMemProp *prop, aclrtMemAttr *attr);

/** Makes physical memory around a backing that is handed over. @return NULL without memory; the backing is untouched then */
struct sim_physical *sim_physical_new(const aclrtPhysicalMemProp *prop, size_t size, const struct sim_backing *backing,
    struct sim_shared_memory *imported);

/** The memory behind a handle with one more reference, NULL when it is no living handle. */
struct sim_physical *sim_physical_acquire(aclrtDrvMemHandle handle);

void sim_physical_retain(struct sim_physical *physical);
void sim_physical_release(struct sim_physical *physical);

/** One more acquisition: the handle that the memory has, or a new one. @return NULL without memory */
void *sim_physical_acquire_handle(struct sim_physical *physical);

/** Ends one acquisition. @return false when the handle has none left */
bool sim_physical_free_handle(aclrtDrvMemHandle handle);

/** The host gets an address for the memory: from now on everything counts as written. */
void sim_physical_show_host(struct sim_physical *physical);

#endif
