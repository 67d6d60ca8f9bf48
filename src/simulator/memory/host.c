/*
 * Pinned host memory: pages of the process, known to the address map so that copies may use them at any time.
 */
#include <stdlib.h>
#include <sys/mman.h>

#include "base/clock.h"
#include "entry/address_limit.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"
#include "queue/context.h"
#include "space/location.h"
#include "space/misuse.h"

#define UNIT ((size_t)32)

static void end_pinned(struct sim_range *range)
{
    (void)munmap((void *)range->base, range->size);
}

static aclError fail_full(uint64_t size)
{
    SIM_TRY(sim_address_limit_fail(
        ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "for %llu bytes of pinned memory", (unsigned long long)size));
    return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "the host has no room for %llu bytes of pinned memory",
        (unsigned long long)size);
}

static aclError allocate(void **hostPtr, uint64_t size)
{
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    if ((size + UNIT - 1) / UNIT * UNIT < size) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999", "argument size is %llu, which can't be rounded up",
            (unsigned long long)size);
    }
    *hostPtr = NULL;
    const size_t rounded = sim_page_round(SIM_PAGE_NORMAL, size);
    void *memory = rounded == 0 ? MAP_FAILED
                                : mmap(NULL, rounded, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        return fail_full(size);
    }
    struct sim_range *range = sim_range_new(SIM_SPACE_PINNED, (uintptr_t)memory, rounded, size);
    if (range != NULL) {
        range->backing = (struct sim_backing){.bytes = memory, .device = -1, .page = SIM_PAGE_NORMAL, .size = rounded};
        range->end = end_pinned;
    }
    if (range == NULL || !sim_space_insert(range)) {
        free(range);
        (void)munmap(memory, rounded);
        return fail_full(size);
    }
    *hostPtr = memory;
    return ACL_SUCCESS;
}

aclError sim_aclrtMallocHost(void **hostPtr, size_t size)
{
    SIM_REQUIRE(hostPtr);
    SIM_REQUIRE_SIZE(size);
    return allocate(hostPtr, size);
}

aclError sim_aclrtMallocHostWithCfg(void **ptr, uint64_t size, aclrtMallocConfig *cfg)
{
    SIM_REQUIRE(ptr);
    SIM_REQUIRE_SIZE(size);
    if (cfg != NULL) {
        SIM_REQUIRE_RUNTIME(cfg->attrs);
        SIM_TRY(sim_caller_check_list(cfg->attrs, cfg->numAttrs, sizeof cfg->attrs[0], "cfg->attrs"));
    }
    bool same_address = false;
    for (size_t index = 0; cfg != NULL && index < cfg->numAttrs; index++) {
        aclrtMallocAttribute attribute;
        SIM_TRY(sim_caller_read(&attribute, &cfg->attrs[index], sizeof attribute, "cfg->attrs"));
        if (attribute.attr == ACL_RT_MEM_ATTR_VA_FLAG) {
            same_address = attribute.value.vaFlag == 1;
        } else if (attribute.attr != ACL_RT_MEM_ATTR_MODULE_ID) {
            return sim_fail_range("cfg->attrs[].attr", attribute.attr, "MODULE_ID or VA_FLAG");
        }
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    const unsigned capable = SIM_PRODUCT_910B | SIM_PRODUCT_A3;
    if (same_address && ((unsigned)sim_config()->product->bit & capable) == 0) {
        return sim_fail_unsupported("this product has no host memory with one address for host and device");
    }
    return allocate(ptr, size);
}

static aclError free_host(void *hostPtr)
{
    struct sim_location location;
    if (sim_location_find((uintptr_t)hostPtr, &location) != ACL_SUCCESS ||
        (location.type != ACL_MEM_LOCATION_TYPE_HOST && location.type != ACL_MEM_LOCATION_TYPE_UNREGISTERED)) {
        sim_misuse_unknown((uintptr_t)hostPtr, SIM_SPACE_PINNED, "hostPtr");
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1011",
            "argument hostPtr is 0x%zx, which is no host address; device memory is freed with aclrtFree", (size_t)hostPtr);
    }
    struct sim_range *range = sim_space_remove((uintptr_t)hostPtr, ACLSIM_OBJECT_HOST_MEMORY);
    if (range == NULL) {
        sim_misuse_unknown((uintptr_t)hostPtr, SIM_SPACE_PINNED, "hostPtr");
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
            "argument hostPtr is 0x%zx, which is not the start of memory from aclrtMallocHost", (size_t)hostPtr);
    }
    (void)sim_misuse_in_use(range, "hostPtr");
    sim_misuse_still_registered(range, "hostPtr");
    sim_space_drop(range);
    return ACL_SUCCESS;
}

aclError sim_aclrtFreeHost(void *hostPtr)
{
    SIM_REQUIRE(hostPtr);
    return free_host(hostPtr);
}

aclError sim_aclrtFreeHostWithDevSync(void *hostPtr)
{
    SIM_REQUIRE(hostPtr);
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context));
    const aclError waited = sim_context_synchronize(context, SIM_FOREVER);
    sim_context_release(context);
    return waited == ACL_SUCCESS ? free_host(hostPtr) : waited;
}
