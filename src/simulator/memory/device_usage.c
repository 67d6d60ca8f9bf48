/*
 * What is known about a device's memory.
 */
#include <string.h>

#include "device/device.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"
#include "queue/context.h"
#include "sharing/shared_memory.h"
#include "space/address_map.h"
#include "space/arena.h"

/** The masks of memory types that the runtime knows; its reserved one differs from the public ACL_RT_MEM_TYPE_RSVD. */
#define TYPE_RESERVED 0x20u
#define KNOWN_TYPES (ACL_RT_MEM_TYPE_DEV | ACL_RT_MEM_TYPE_DVPP | TYPE_RESERVED)

/** What an attribute sums up. */
struct amount {
    bool normal;
    bool huge;
};

/** Attributes that the machine does not have answer 0. */
static struct amount amount_of(aclrtMemAttr attr)
{
    const bool hbm = sim_config()->product->hbm;
    switch (attr) {
    case ACL_HBM_MEM:
        return (struct amount){true, true};
    case ACL_HBM_MEM_HUGE:
    case ACL_MEM_HUGE:
        return (struct amount){false, true};
    case ACL_HBM_MEM_NORMAL:
    case ACL_MEM_NORMAL:
        return (struct amount){true, false};
    case ACL_DDR_MEM:
        return (struct amount){!hbm, !hbm};
    case ACL_DDR_MEM_HUGE:
        return (struct amount){false, !hbm};
    case ACL_DDR_MEM_NORMAL:
        return (struct amount){!hbm, false};
    default:
        return (struct amount){false, false};
    }
}

static bool needs_huge_1g(aclrtMemAttr attr)
{
    return attr == ACL_HBM_MEM_HUGE1G || attr == ACL_HBM_MEM_P2P_HUGE1G || attr == ACL_MEM_HUGE1G ||
        attr == ACL_MEM_P2P_HUGE1G;
}

static size_t whole_1g(uint64_t bytes)
{
    return (size_t)(bytes / SIM_HUGE_1G_PAGE * SIM_HUGE_1G_PAGE);
}

aclError sim_aclrtGetMemInfo(aclrtMemAttr attr, size_t *free, size_t *total)
{
    SIM_REQUIRE(free);
    SIM_REQUIRE(total);
    if ((int)attr < ACL_DDR_MEM || (int)attr > ACL_MEM_P2P_HUGE1G) {
        return sim_fail(ACL_ERROR_RT_INVALID_MEMORY_TYPE, "EE1003",
            "argument attr is %d; it must be a value of aclrtMemAttr, 0 to %d", (int)attr, (int)ACL_MEM_P2P_HUGE1G);
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    if (needs_huge_1g(attr) && !sim_config()->product->huge_1g) {
        return sim_fail_unsupported("this product has no pages of 1 GiB");
    }
    (void)sim_shared_memory_collect();
    const struct amount amount = amount_of(attr);
    uint64_t normal[2];
    uint64_t huge[2];
    sim_arena_info(device, SIM_PAGE_NORMAL, &normal[0], &normal[1]);
    sim_arena_info(device, SIM_PAGE_HUGE, &huge[0], &huge[1]);
    if (attr == ACL_HBM_MEM_HUGE1G || attr == ACL_MEM_HUGE1G) {
        /* They are made of those of 2 MiB. */
        *free = whole_1g(huge[0]);
        *total = whole_1g(huge[1]);
        return ACL_SUCCESS;
    }
    *free = (size_t)((amount.normal ? normal[0] : 0) + (amount.huge ? huge[0] : 0));
    *total = (size_t)((amount.normal ? normal[1] : 0) + (amount.huge ? huge[1] : 0));
    return ACL_SUCCESS;
}

aclError sim_aclrtGetMemUsageInfo(int32_t deviceId, aclrtMemUsageInfo *memUsageInfo, size_t inputNum, size_t *outputNum)
{
    SIM_REQUIRE(memUsageInfo);
    SIM_REQUIRE(outputNum);
    *outputNum = 0;
    if (inputNum == 0) {
        return sim_fail_range("inputNum", 0, "the number of entries of memUsageInfo, at least 1");
    }
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    int32_t current;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &current));
    SIM_TRY(sim_device_fault(deviceId));
    uint64_t normal[2];
    uint64_t huge[2];
    sim_arena_info(deviceId, SIM_PAGE_NORMAL, &normal[0], &normal[1]);
    sim_arena_info(deviceId, SIM_PAGE_HUGE, &huge[0], &huge[1]);
    /* One component holds memory here: the application itself. */
    memset(memUsageInfo, 0, sizeof *memUsageInfo);
    memcpy(memUsageInfo->name, "APP", sizeof "APP");
    memUsageInfo->curMemSize = normal[1] - normal[0] + huge[1] - huge[0];
    memUsageInfo->memPeakSize = sim_arena_peak(deviceId);
    *outputNum = memUsageInfo->memPeakSize == 0 ? 0 : 1;
    return ACL_SUCCESS;
}

static bool is_device_memory(const void *address)
{
    struct sim_range *range = sim_space_acquire((uintptr_t)address);
    const bool is = range != NULL && (range->kind == SIM_SPACE_DEVICE || range->kind == SIM_SPACE_MAPPED);
    sim_space_release(range);
    return is;
}

aclError sim_aclrtCheckMemType(void **addrList, uint32_t size, uint32_t memType, uint32_t *checkResult, uint32_t reserve)
{
    SIM_REQUIRE(addrList);
    SIM_REQUIRE(checkResult);
    *checkResult = 0;
    if (reserve != 0) {
        return sim_fail_range("reserve", reserve, "0");
    }
    if (size == 0) {
        return sim_fail_range("size", 0, "the number of addresses, at least 1");
    }
    if ((memType & ~KNOWN_TYPES) != 0) {
        return sim_fail_range("memType", memType, "a combination of ACL_RT_MEM_TYPE_DEV and ACL_RT_MEM_TYPE_DVPP");
    }
    int32_t current;
    SIM_TRY(sim_context_device(SIM_CONTEXT_EXPLICIT, &current));
    bool all = (memType & ACL_RT_MEM_TYPE_DEV) != 0;
    for (uint32_t index = 0; index < size && all; index++) {
        all = is_device_memory(addrList[index]);
    }
    *checkResult = all;
    return ACL_SUCCESS;
}
