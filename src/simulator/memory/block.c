#include "block.h"

#include <stdlib.h>

#include "sharing/ipc.h"
#include "sharing/shared_memory.h"
#include "space/address_map.h"
#include "space/window.h"

static void end_block(struct sim_range *range)
{
    if (range->object == ACLSIM_OBJECT_DEVICE_MEMORY && range->owner != NULL) {
        sim_shared_memory_depart(&range->backing, sim_ipc_take_exports(range));
        return;
    }
    sim_arena_give(&range->backing, sim_intervals_touched(range->written));
}

aclError sim_block_make(const struct sim_block_request *request, uintptr_t *address)
{
    struct sim_backing backing;
    const size_t size = sim_page_round(request->page, request->granted);
    const uintptr_t window = sim_window_device(request->device);
    if (size == 0 || window == 0) {
        return ACL_ERROR_RT_MEMORY_ALLOCATION;
    }
    const aclError taken = sim_arena_take(request->device, request->page, size, &backing);
    if (taken != ACL_SUCCESS) {
        return taken;
    }
    const uintptr_t base = window + backing.offset;
    struct sim_range *range = sim_range_new(SIM_SPACE_DEVICE, base, size, request->requested);
    if (range == NULL) {
        sim_arena_give(&backing, false);
        return ACL_ERROR_RT_MEMORY_ALLOCATION;
    }
    range->device = request->device;
    range->object = request->object;
    range->hidden = request->hidden;
    range->backing = backing;
    range->owner = request->owner;
    range->end = end_block;
    sim_range_track(range);
    if (!sim_space_insert(range)) {
        sim_arena_give(&backing, false);
        free(range);
        return ACL_ERROR_RT_MEMORY_ALLOCATION;
    }
    *address = base;
    return ACL_SUCCESS;
}

uintptr_t sim_block_make_hidden(int32_t device, size_t size)
{
    const struct sim_block_request request = {
        .device = device,
        .requested = size,
        .granted = size,
        .page = SIM_PAGE_NORMAL,
        .object = ACLSIM_OBJECT_DEVICE_MEMORY,
        .hidden = true,
    };
    uintptr_t address = 0;
    if (sim_block_make(&request, &address) != ACL_SUCCESS) {
        return 0;
    }
    struct sim_range *range = sim_space_acquire(address);
    if (range != NULL) {
        /* Fresh pages are zero, which is what counts as written here. */
        sim_intervals_add(range->written, 0, range->size);
        sim_space_release(range);
    }
    return address;
}
