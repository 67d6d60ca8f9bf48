/*
 * The aclrtMalloc family.
 */
#include "block.h"
#include "entry/address_limit.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"
#include "pool.h"
#include "queue/context.h"
#include "sharing/shared_memory.h"

/** Unit of all sizes. */
#define UNIT ((size_t)32)
/** HUGE_FIRST takes huge pages above this size only. */
#define HUGE_THRESHOLD ((size_t)1 << 20)
#define PAGE_POLICY_MASK 0xFF

/** What a policy asks for. */
struct pages {
    enum sim_page first;
    /** Fall back to normal pages when the first kind is used up. */
    bool fall_back;
};

static struct pages huge_first(size_t size)
{
    if (size > HUGE_THRESHOLD) {
        return (struct pages){SIM_PAGE_HUGE, true};
    }
    return (struct pages){SIM_PAGE_NORMAL, false};
}

/** aclrtMalloc and aclrtMallocAlign32 serve the P2P policies for huge pages from normal pages. */
static struct pages plain_pages(aclrtMemMallocPolicy policy, size_t size)
{
    switch (policy) {
    case ACL_MEM_MALLOC_HUGE_ONLY:
        return (struct pages){SIM_PAGE_HUGE, false};
    case ACL_MEM_MALLOC_NORMAL_ONLY:
    case ACL_MEM_MALLOC_HUGE_FIRST_P2P:
    case ACL_MEM_MALLOC_HUGE_ONLY_P2P:
    case ACL_MEM_MALLOC_NORMAL_ONLY_P2P:
        return (struct pages){SIM_PAGE_NORMAL, false};
    case ACL_MEM_MALLOC_HUGE1G_ONLY:
    case ACL_MEM_MALLOC_HUGE1G_ONLY_P2P:
        return (struct pages){SIM_PAGE_HUGE_1G, false};
    default:
        return huge_first(size);
    }
}

/** aclrtMallocCached knows four policies; the others mean the default. */
static struct pages cached_pages(aclrtMemMallocPolicy policy, size_t size)
{
    switch (policy) {
    case ACL_MEM_MALLOC_HUGE_ONLY:
    case ACL_MEM_MALLOC_NORMAL_ONLY:
    case ACL_MEM_MALLOC_HUGE1G_ONLY:
        return plain_pages(policy, size);
    default:
        return huge_first(size);
    }
}

/** The functions with a configuration take the page policy from the low byte and know P2P huge pages. */
static struct pages configured_pages(aclrtMemMallocPolicy policy, size_t size)
{
    switch ((int)policy & PAGE_POLICY_MASK) {
    case ACL_MEM_MALLOC_HUGE_ONLY:
    case ACL_MEM_MALLOC_HUGE_ONLY_P2P:
        return (struct pages){SIM_PAGE_HUGE, false};
    case ACL_MEM_MALLOC_NORMAL_ONLY:
    case ACL_MEM_MALLOC_NORMAL_ONLY_P2P:
        return (struct pages){SIM_PAGE_NORMAL, false};
    case ACL_MEM_MALLOC_HUGE1G_ONLY:
    case ACL_MEM_MALLOC_HUGE1G_ONLY_P2P:
        return (struct pages){SIM_PAGE_HUGE_1G, false};
    default:
        return huge_first(size);
    }
}

static aclError fail_full(int32_t device, size_t size)
{
    return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EH9999",
        "device %d has no room for %zu bytes; free memory or ask for less (aclrtGetMemInfo tells what is left)", device, size);
}

/** Says why there is no memory: the device is full, or the process has no addresses for what is free. */
static aclError fail_allocation(int32_t device, enum sim_page page, size_t size)
{
    uint64_t free_bytes;
    uint64_t total_bytes;
    sim_arena_info(device, page, &free_bytes, &total_bytes);
    if (size <= free_bytes) {
        SIM_TRY(sim_address_limit_fail(
            ACL_ERROR_RT_MEMORY_ALLOCATION, "EH9999", "for %zu bytes of device memory", size));
    }
    return fail_full(device, size);
}

/** Takes the memory; tries again after cached pool memory has been given back. */
static aclError make(struct sim_block_request *request, struct pages pages, uintptr_t *address)
{
    request->page = pages.first;
    aclError result = sim_block_make(request, address);
    if (result != ACL_SUCCESS && pages.fall_back) {
        request->page = SIM_PAGE_NORMAL;
        result = sim_block_make(request, address);
    }
    return result;
}

static aclError allocate(void **devPtr, size_t requested, size_t granted, struct pages pages, int32_t device)
{
    if (pages.first == SIM_PAGE_HUGE_1G && !sim_config()->product->huge_1g) {
        return sim_fail_unsupported("this product has no pages of 1 GiB");
    }
    *devPtr = NULL;
    const uint64_t largest = sim_config()->product->max_block;
    if (largest != 0 && granted > largest) {
        return fail_full(device, granted);
    }
    struct sim_block_request request = {
        .device = device,
        .requested = requested,
        .granted = granted,
        .object = ACLSIM_OBJECT_DEVICE_MEMORY,
    };
    uintptr_t address;
    aclError result = make(&request, pages, &address);
    if (result != ACL_SUCCESS) {
        const bool collected = sim_shared_memory_collect();
        const bool trimmed = sim_pool_trim_all(device);
        result = collected || trimmed ? make(&request, pages, &address) : result;
    }
    if (result != ACL_SUCCESS) {
        return fail_allocation(device, pages.first, granted);
    }
    *devPtr = (void *)address;
    return ACL_SUCCESS;
}

/** Rounds a size as the ACL layer does. @return 0 when it does not fit */
static size_t padded(size_t size, size_t padding)
{
    const size_t extra = UNIT + padding;
    return size + extra < size ? 0 : (size + extra - 1) / UNIT * UNIT;
}

static aclError allocate_padded(void **devPtr, size_t size, aclrtMemMallocPolicy policy,
    struct pages (*choose)(aclrtMemMallocPolicy policy, size_t size), bool pad)
{
    SIM_REQUIRE(devPtr);
    SIM_REQUIRE_SIZE(size);
    const bool huge_1g = policy == ACL_MEM_MALLOC_HUGE1G_ONLY || policy == ACL_MEM_MALLOC_HUGE1G_ONLY_P2P;
    const size_t granted = padded(size, pad && !huge_1g ? sim_config()->product->malloc_padding : 0);
    if (granted == 0) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH9999", "argument size is %zu, which can't be rounded up", size);
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    return allocate(devPtr, size, granted, choose(policy, granted), device);
}

aclError sim_aclrtMalloc(void **devPtr, size_t size, aclrtMemMallocPolicy policy)
{
    return allocate_padded(devPtr, size, policy, plain_pages, true);
}

aclError sim_aclrtMallocAlign32(void **devPtr, size_t size, aclrtMemMallocPolicy policy)
{
    return allocate_padded(devPtr, size, policy, plain_pages, false);
}

aclError sim_aclrtMallocCached(void **devPtr, size_t size, aclrtMemMallocPolicy policy)
{
    return allocate_padded(devPtr, size, policy, cached_pages, true);
}

/** Attributes of a configuration: the device has to be the current one. */
static aclError check_attributes(const aclrtMallocConfig *cfg, int32_t device)
{
    uint32_t named = (uint32_t)device;
    if (cfg != NULL) {
        SIM_TRY(sim_caller_check_list(cfg->attrs, cfg->numAttrs, sizeof cfg->attrs[0], "cfg->attrs"));
    }
    for (size_t index = 0; cfg != NULL && index < cfg->numAttrs; index++) {
        aclrtMallocAttribute attribute;
        SIM_TRY(sim_caller_read(&attribute, &cfg->attrs[index], sizeof attribute, "cfg->attrs"));
        switch (attribute.attr) {
        case ACL_RT_MEM_ATTR_RSV:
        case ACL_RT_MEM_ATTR_MODULE_ID:
            break;
        case ACL_RT_MEM_ATTR_DEVICE_ID:
            named = attribute.value.deviceId;
            break;
        default:
            return sim_fail_range("cfg->attrs[].attr", attribute.attr, "RSV, MODULE_ID or DEVICE_ID");
        }
    }
    if (named != (uint32_t)device) {
        return sim_fail_range("cfg->attrs[].value.deviceId", named, "the device of the current context");
    }
    return ACL_SUCCESS;
}

static aclError allocate_configured(void **devPtr, size_t size, aclrtMemMallocPolicy policy, aclrtMallocConfig *cfg)
{
    SIM_REQUIRE(devPtr);
    if (cfg != NULL && cfg->numAttrs != 0 && cfg->attrs == NULL) {
        return sim_fail_null("cfg->attrs");
    }
    SIM_REQUIRE_SIZE(size);
    if (cfg != NULL && cfg->attrs == NULL) {
        return sim_fail_runtime_null("cfg->attrs");
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    SIM_TRY(check_attributes(cfg, device));
    const size_t granted = (size + UNIT - 1) / UNIT * UNIT;
    if (granted == 0) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999", "argument size is %zu, which can't be rounded up", size);
    }
    return allocate(devPtr, size, granted, configured_pages(policy, granted), device);
}

aclError sim_aclrtMallocWithCfg(void **devPtr, size_t size, aclrtMemMallocPolicy policy, aclrtMallocConfig *cfg)
{
    return allocate_configured(devPtr, size, policy, cfg);
}

aclError sim_aclrtMallocForTaskScheduler(void **devPtr, size_t size, aclrtMemMallocPolicy policy, aclrtMallocConfig *cfg)
{
    return allocate_configured(devPtr, size, policy, cfg);
}
