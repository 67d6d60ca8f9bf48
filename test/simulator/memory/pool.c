/*
 * Stream-ordered memory pools.
 */
#include "memory.h"

static aclrtMemPool new_pool(size_t size)
{
    aclrtMemPoolProps props;
    memset(&props, 0, sizeof props);
    props.location.type = ACL_MEM_LOCATION_TYPE_DEVICE;
    props.maxSize = size;
    aclrtMemPool pool = NULL;
    CHECK_IS(aclrtMemPoolCreate(&pool, &props), 0);
    return pool;
}

static uint64_t size_of(aclrtMemPool pool, aclrtMemPoolAttr attr)
{
    uint64_t bytes = 0;
    CHECK_IS(aclrtMemPoolGetAttr(pool, attr, &bytes), 0);
    return bytes;
}

static void blocks_live_in_stream_order(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    aclrtMemPool pool = new_pool(64 * MIB);
    char *host = pinned_memory(64);
    char *back = pinned_memory(64);
    void *block = NULL;
    strcpy(host, "through a pool");
    CHECK_IS(aclrtMemPoolMallocAsync(&block, 100, pool, stream), 0);
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtMemcpyAsync(block, 64, host, 64, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
    CHECK_IS(aclrtMemcpyAsync(back, 64, block, 64, ACL_MEMCPY_DEVICE_TO_HOST, stream), 0);
    CHECK_IS(aclrtMemPoolFreeAsync(block, stream), 0);
    /* What was queued before the free still finds the memory. */
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK(strcmp(back, "through a pool") == 0);
    CHECK_IS(findings(), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_POOL_BLOCK), 0);
    /* What comes after the free does not. */
    CHECK_IS(aclrtMemcpy(back, 64, block, 64, ACL_MEMCPY_DEVICE_TO_HOST), 507899);
    (void)last_finding(ACLSIM_FINDING_USE_AFTER_FREE);
    CHECK_IS(aclrtMemPoolDestroy(pool), 0);
    CHECK_IS(free_memory(ACL_HBM_MEM), 64 * GIB);
}

static void from_9_2_on_what_is_freed_stays_until_the_pool_is_trimmed(void)
{
    setenv("ASCENDCL_SIM_CANN", "9.2.0", 1);
    open_device(0);
    aclrtStream stream = new_stream();
    aclrtMemPool pool = new_pool(4 * MIB);
    void *one = NULL;
    void *two = NULL;
    void *three = NULL;
    CHECK_IS(aclrtMemPoolMallocAsync(&one, 400, pool, stream), 0);
    CHECK_IS(aclrtMemPoolFreeAsync(one, stream), 0);
    CHECK_IS(aclrtMemPoolMallocAsync(&two, 400, pool, stream), 0);
    CHECK(one != two);
    CHECK_IS(aclrtMemPoolMallocAsync(&three, 400, pool, stream), 507000);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(size_of(pool, ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_CURRENT), 4 * MIB);
    CHECK_IS(aclrtMemPoolTrimTo(pool, 0), 507000);
    CHECK_IS(aclrtMemPoolTrimTo(pool, 2 * MIB), 0);
    CHECK_IS(size_of(pool, ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_CURRENT), 2 * MIB);
    CHECK_IS(aclrtMemPoolMallocAsync(&three, 400, pool, stream), 0);
    CHECK_IS(findings(), 0);
}

static void a_freed_block_is_handed_out_again_at_once(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    aclrtMemPool pool = new_pool(64 * MIB);
    void *one = NULL;
    void *two = NULL;
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtMemPoolMallocAsync(&one, MIB, pool, stream), 0);
    CHECK_IS(aclrtMemPoolFreeAsync(one, stream), 0);
    CHECK_IS(size_of(pool, ACL_RT_MEM_POOL_ATTR_USED_MEM_CURRENT), 0);
    CHECK_IS(aclrtMemPoolMallocAsync(&two, MIB, pool, stream), 0);
    CHECK(one == two);
    CHECK_IS(aclrtMemsetAsync(two, 64, 5, 64, stream), 0);
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    char seen = 0;
    download(&seen, two, 1);
    CHECK_IS(seen, 5);
    CHECK_IS(aclrtMemPoolFreeAsync(two, stream), 0);
    CHECK_IS(aclrtMemPoolFreeAsync(two, stream), 107000);
    (void)last_finding(ACLSIM_FINDING_DOUBLE_FREE);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(aclrtMemPoolDestroy(pool), 0);
    CHECK_IS(aclrtMemPoolDestroy(pool), 507000);
}

/** The rest of a block's pages is the pool's, not the caller's. */
static void a_block_ends_where_the_caller_asked_for(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    aclrtMemPool pool = new_pool(64 * MIB);
    char *host = pinned_memory(256);
    void *large = NULL;
    void *small = NULL;
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtMemPoolMallocAsync(&large, 200, pool, stream), 0);
    CHECK_IS(aclrtMemsetAsync(large, 200, 1, 200, stream), 0);
    CHECK_IS(aclrtMemPoolFreeAsync(large, stream), 0);
    CHECK_IS(aclrtMemPoolMallocAsync(&small, 100, pool, stream), 0);
    CHECK(small == large);
    CHECK_IS(aclrtMemsetAsync(small, 100, 1, 100, stream), 0);
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(findings(), 0);
    CHECK_IS(aclrtMemsetAsync(small, 101, 1, 101, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(last_finding(ACLSIM_FINDING_OUT_OF_BOUNDS).size, 101);
    CHECK_IS(aclrtMemcpy(small, 128, host, 128, ACL_MEMCPY_HOST_TO_DEVICE), 0);
    CHECK_IS(last_finding(ACLSIM_FINDING_OUT_OF_BOUNDS).size, 128);
    CHECK_IS(aclrtMemPoolFreeAsync(small, stream), 0);
    CHECK_IS(aclrtMemPoolMallocAsync(&large, 200, pool, stream), 0);
    CHECK(small == large);
    CHECK_IS(aclrtMemcpyAsync(large, 200, host, 200, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(findings(), 2);
}

static void cached_memory_goes_back_by_the_threshold(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    aclrtMemPool pool = new_pool(16 * MIB);
    void *blocks[4];
    uint64_t threshold = 17 * MIB;
    CHECK_IS(aclrtMemPoolSetAttr(pool, ACL_RT_MEM_POOL_ATTR_RELEASE_THRESHOLD, &threshold), 507000);
    threshold = 4 * MIB;
    CHECK_IS(aclrtMemPoolSetAttr(pool, ACL_RT_MEM_POOL_ATTR_RELEASE_THRESHOLD, &threshold), 0);
    for (int index = 0; index < 4; index++) {
        CHECK_IS(aclrtMemPoolMallocAsync(&blocks[index], 2 * MIB, pool, stream), 0);
    }
    CHECK_IS(size_of(pool, ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_CURRENT), 8 * MIB);
    CHECK_IS(size_of(pool, ACL_RT_MEM_POOL_ATTR_USED_MEM_CURRENT), 8 * MIB);
    for (int index = 0; index < 4; index++) {
        CHECK_IS(aclrtMemPoolFreeAsync(blocks[index], stream), 0);
    }
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(size_of(pool, ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_CURRENT), 4 * MIB);
    CHECK_IS(size_of(pool, ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_HIGH), 8 * MIB);
    CHECK_IS(aclrtMemPoolTrimTo(pool, 2 * MIB), 0);
    CHECK_IS(size_of(pool, ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_CURRENT), 2 * MIB);
    CHECK_IS(free_memory(ACL_HBM_MEM), 64 * GIB - 2 * MIB);
    uint64_t zero = 0;
    CHECK_IS(aclrtMemPoolSetAttr(pool, ACL_RT_MEM_POOL_ATTR_USED_MEM_HIGH, &zero), 0);
    CHECK_IS(size_of(pool, ACL_RT_MEM_POOL_ATTR_USED_MEM_HIGH), 0);
    uint32_t flag = 5;
    CHECK_IS(aclrtMemPoolSetAttr(pool, ACL_RT_MEM_POOL_REUSE_ALLOW_OPPORTUNISTIC, &flag), 0);
    CHECK_IS(aclrtMemPoolGetAttr(pool, ACL_RT_MEM_POOL_REUSE_ALLOW_OPPORTUNISTIC, &flag), 0);
    CHECK_IS(flag, 1);
}

static void limits_and_wrong_arguments_are_told(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    aclrtMemPool pool = new_pool(4 * MIB);
    void *one = NULL;
    void *two = &one;
    CHECK_IS(aclrtMemPoolMallocAsync(&one, 3 * MIB, pool, stream), 0);
    CHECK_IS(aclrtMemPoolMallocAsync(&two, 1, pool, stream), 507000);
    CHECK(two == (void *)&one);
    CHECK_IS(aclrtMemPoolMallocAsync(&two, 0, pool, stream), 0);
    CHECK(two == (void *)&one);
    CHECK_IS(aclrtMemPoolMallocAsync(&two, 1, pool, NULL), 100000);
    CHECK_IS(aclrtMemPoolMallocAsync(&two, 1, stream, stream), 507000);
    CHECK_IS(aclrtMemPoolFreeAsync(NULL, stream), 100000);
    CHECK_IS(aclrtMemPoolFreeAsync(one, NULL), 507000);
    CHECK_IS(aclrtMemPoolSetAttr(pool, (aclrtMemPoolAttr)9, &one), 107000);
    CHECK_IS(aclrtMemPoolSetAttr(pool, ACL_RT_MEM_POOL_ATTR_USED_MEM_CURRENT, &one), 107000);
    CHECK_IS(aclrtMemPoolGetAttr(stream, ACL_RT_MEM_POOL_ATTR_USED_MEM_CURRENT, &one), 107000);
    aclrtMemPoolProps props;
    memset(&props, 0, sizeof props);
    CHECK_IS(aclrtMemPoolCreate(&pool, &props), 100000);
    props.location.type = ACL_MEM_LOCATION_TYPE_DEVICE;
    props.maxSize = 65 * GIB;
    CHECK_IS(aclrtMemPoolCreate(&pool, &props), 107000);
    props.maxSize = 0;
    props.reserved[3] = 1;
    CHECK_IS(aclrtMemPoolCreate(&pool, &props), 100000);
}

static void plain_free_and_foreign_memory_work(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    aclrtMemPool pool = new_pool(0);
    void *block = NULL;
    CHECK_IS(aclrtMemPoolMallocAsync(&block, 1, pool, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(aclrtFree(block), 0);
    CHECK_IS(aclrtFree(block), 107000);
    void *plain = device_memory(100);
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtMemPoolFreeAsync(plain, stream), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_DEVICE_MEMORY), 1);
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_DEVICE_MEMORY), 0);
    CHECK_IS(aclrtMemPoolMallocAsync(&block, 1, pool, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(aclrtMemPoolDestroy(pool), 0);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_KINDS), 0);
    CHECK_IS(free_memory(ACL_HBM_MEM), 64 * GIB);
}

int main(void)
{
    ISOLATE(blocks_live_in_stream_order);
    ISOLATE(a_freed_block_is_handed_out_again_at_once);
    ISOLATE(from_9_2_on_what_is_freed_stays_until_the_pool_is_trimmed);
    ISOLATE(a_block_ends_where_the_caller_asked_for);
    ISOLATE(cached_memory_goes_back_by_the_threshold);
    ISOLATE(limits_and_wrong_arguments_are_told);
    ISOLATE(plain_free_and_foreign_memory_work);
    return 0;
}
