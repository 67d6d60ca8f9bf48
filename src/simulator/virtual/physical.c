#include "physical.h"

#include <stdlib.h>

#include "aclsim.h"
#include "handles/handle.h"
#include "entry/entry.h"
#include "recording/recording.h"
#include "sharing/shared_memory.h"

static void tell(enum sim_recording_type type, const struct sim_physical *physical)
{
    /* Ranges have the even numbers. What was imported is held by another process. */
    const struct sim_recorded object = {physical->id * 2 + 1, 0, physical->size,
        physical->imported == NULL ? physical->size : 0, physical->device, ACLSIM_OBJECT_PHYSICAL_MEMORY};
    sim_recording_event(type, &object, sim_entry_current(), sim_entry_thread());
}

static void destroy_handle(void *object)
{
    sim_physical_release(object);
}

struct sim_physical *sim_physical_new(const aclrtPhysicalMemProp *prop, size_t size, const struct sim_backing *backing,
    struct sim_shared_memory *imported)
{
    struct sim_physical *physical = calloc(1, sizeof *physical);
    if (physical == NULL) {
        return NULL;
    }
    physical->prop = *prop;
    physical->size = size;
    physical->backing = *backing;
    physical->device = prop->location.type == ACL_MEM_LOCATION_TYPE_DEVICE ? (int32_t)prop->location.id : -1;
    physical->imported = imported;
    sim_intervals_init(&physical->written, backing->bytes);
    atomic_init(&physical->references, 1);
    (void)pthread_mutex_init(&physical->mutex, NULL);
    static atomic_uint_fast64_t next_id;
    physical->id = atomic_fetch_add_explicit(&next_id, 1, memory_order_relaxed);
    tell(SIM_RECORDING_BEGIN, physical);
    return physical;
}

void sim_physical_retain(struct sim_physical *physical)
{
    (void)atomic_fetch_add_explicit(&physical->references, 1, memory_order_relaxed);
}

void sim_physical_release(struct sim_physical *physical)
{
    if (atomic_fetch_sub_explicit(&physical->references, 1, memory_order_acq_rel) != 1) {
        return;
    }
    tell(SIM_RECORDING_END, physical);
    if (physical->imported != NULL) {
        sim_shared_memory_close(physical->imported);
    } else if (physical->exported != NULL) {
        /* The pages go back when no other process uses them any more. */
        sim_shared_memory_depart(&physical->backing, physical->exported);
    } else {
        sim_arena_give(&physical->backing,
            sim_intervals_touched(&physical->written) || atomic_load(&physical->host_visible));
    }
    sim_intervals_end(&physical->written);
    (void)pthread_mutex_destroy(&physical->mutex);
    free(physical);
}

struct sim_physical *sim_physical_acquire(aclrtDrvMemHandle handle)
{
    struct sim_physical *physical = sim_handle_acquire(ACLSIM_OBJECT_PHYSICAL_MEMORY, handle);
    if (physical != NULL) {
        sim_physical_retain(physical);
        sim_handle_release(handle);
    }
    return physical;
}

void *sim_physical_acquire_handle(struct sim_physical *physical)
{
    (void)pthread_mutex_lock(&physical->mutex);
    if (physical->acquisitions == 0) {
        sim_physical_retain(physical);
        physical->handle = sim_handle_create(ACLSIM_OBJECT_PHYSICAL_MEMORY, physical, destroy_handle);
        if (physical->handle == NULL) {
            sim_physical_release(physical);
        }
    }
    void *handle = physical->handle;
    physical->acquisitions += handle != NULL;
    (void)pthread_mutex_unlock(&physical->mutex);
    return handle;
}

bool sim_physical_free_handle(aclrtDrvMemHandle handle)
{
    struct sim_physical *physical = sim_physical_acquire(handle);
    if (physical == NULL) {
        return false;
    }
    (void)pthread_mutex_lock(&physical->mutex);
    const bool known = physical->handle == handle && physical->acquisitions > 0;
    const bool last = known && --physical->acquisitions == 0;
    if (last) {
        physical->handle = NULL;
    }
    (void)pthread_mutex_unlock(&physical->mutex);
    if (last) {
        (void)sim_handle_retire(ACLSIM_OBJECT_PHYSICAL_MEMORY, handle);
    }
    sim_physical_release(physical);
    return known;
}

void sim_physical_show_host(struct sim_physical *physical)
{
    atomic_store(&physical->host_visible, true);
    sim_intervals_add(&physical->written, 0, physical->size);
}
