/*
 * Allocation of managed memory, and access to what is known of its pages.
 */
#include "managed.h"

#include <stdlib.h>
#include <sys/mman.h>

#include "device/device.h"
#include "entry/address_limit.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"
#include "queue/context.h"
#include "space/window.h"

static void free_managed(struct sim_managed *managed)
{
    if (managed != NULL) {
        (void)pthread_mutex_destroy(&managed->mutex);
        free(managed->pages);
        free(managed);
    }
}

/** Takes the RAM and the access rights away; the addresses stay reserved. */
static void hide(uintptr_t base, size_t size)
{
    (void)mmap((void *)base, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
}

static void end_managed(struct sim_range *range)
{
    hide(range->base, range->size);
    sim_window_give(SIM_WINDOW_MANAGED, range->base, range->size);
    free_managed(range->owner);
}

static struct sim_managed *new_managed(size_t size)
{
    struct sim_managed *managed = calloc(1, sizeof *managed);
    if (managed == NULL) {
        return NULL;
    }
    (void)pthread_mutex_init(&managed->mutex, NULL);
    managed->pages = calloc(size / SIM_HUGE_PAGE, sizeof *managed->pages);
    if (managed->pages == NULL) {
        free_managed(managed);
        return NULL;
    }
    return managed;
}

/** Real memory at addresses of the window. @return 0 when there is none */
static uintptr_t make_memory(size_t size)
{
    const uintptr_t base = sim_window_take(SIM_WINDOW_MANAGED, size, SIM_HUGE_PAGE);
    if (base == 0) {
        return 0;
    }
    const void *memory = mmap((void *)base, size, PROT_READ | PROT_WRITE,
        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    if (memory == MAP_FAILED) {
        sim_window_give(SIM_WINDOW_MANAGED, base, size);
        return 0;
    }
    return base;
}

static bool insert(uintptr_t base, size_t size, size_t requested, int32_t device)
{
    struct sim_managed *managed = new_managed(size);
    struct sim_range *range = sim_range_new(SIM_SPACE_MANAGED, base, size, requested);
    if (managed != NULL && range != NULL) {
        range->device = device;
        range->backing = (struct sim_backing){
            .bytes = (unsigned char *)base, .device = -1, .page = SIM_PAGE_HUGE, .size = size};
        range->owner = managed;
        range->end = end_managed;
        if (sim_space_insert(range)) {
            return true;
        }
    }
    free_managed(managed);
    free(range);
    return false;
}

aclError sim_aclrtMemAllocManaged(void **ptr, uint64_t size, uint32_t flag)
{
    SIM_REQUIRE(ptr);
    if (flag != ACL_RT_MEM_ATTACH_GLOBAL) {
        return sim_fail_choice("flag", flag, "ACL_RT_MEM_ATTACH_GLOBAL");
    }
    if (size == 0) {
        return sim_fail_range("size", 0, "greater than 0");
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    if (!sim_config()->product->managed) {
        return sim_fail_unsupported("this product has no managed memory");
    }
    const size_t rounded = sim_page_round(SIM_PAGE_HUGE, size);
    const uintptr_t base = rounded == 0 ? 0 : make_memory(rounded);
    if (base != 0 && !insert(base, rounded, size, device)) {
        hide(base, rounded);
        sim_window_give(SIM_WINDOW_MANAGED, base, rounded);
    } else if (base != 0) {
        *ptr = (void *)base;
        return ACL_SUCCESS;
    }
    SIM_TRY(sim_address_limit_fail(
        ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "for %llu bytes of managed memory", (unsigned long long)size));
    return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "there is no room for %llu bytes of managed memory",
        (unsigned long long)size);
}

aclError sim_managed_open(uintptr_t address, size_t size, const char *argument, struct sim_managed_span *span)
{
    struct sim_range *range = sim_space_acquire_kind(address, SIM_SPACE_MANAGED);
    const size_t offset = range == NULL ? 0 : address - range->base;
    if (range == NULL || size > range->size - offset || !sim_space_pin(range)) {
        sim_space_release(range);
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
            "argument %s is 0x%zx; %zu bytes there are not managed memory of one aclrtMemAllocManaged", argument,
            (size_t)address, size);
    }
    *span = (struct sim_managed_span){range, offset / SIM_HUGE_PAGE, (offset + size - 1) / SIM_HUGE_PAGE};
    (void)pthread_mutex_lock(&((struct sim_managed *)range->owner)->mutex);
    return ACL_SUCCESS;
}

void sim_managed_close(struct sim_managed_span *span)
{
    (void)pthread_mutex_unlock(&((struct sim_managed *)span->range->owner)->mutex);
    sim_space_unpin(span->range);
    sim_space_release(span->range);
}

aclError sim_managed_check_location(const aclrtMemManagedLocation *location, const char *argument)
{
    if (location->type == ACL_MEM_LOCATIONTYPE_DEVICE && !sim_device_valid(location->id)) {
        return sim_fail_range(argument, location->id, "the id of a visible device");
    }
    return ACL_SUCCESS;
}
