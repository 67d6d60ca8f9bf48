/*
 * The functions of stream-ordered memory pools.
 */
#include <stdlib.h>
#include <string.h>

#include "aclsim.h"
#include "device/device.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "handles/handle.h"
#include "machine/config.h"
#include "model.h"
#include "pool.h"
#include "queue/context.h"
#include "queue/stream.h"

static aclError fail_pool(const void *pool, aclError code)
{
    return sim_fail(code, "EE9999", "argument memPool is 0x%zx, which is no living memory pool", (size_t)pool);
}

static void destroy_pool(void *object)
{
    struct sim_pool *pool = object;
    sim_pool_lock();
    sim_pool_empty(pool);
    sim_pool_unlock();
    free(pool);
}

static aclError check_properties(const aclrtMemPoolProps *props)
{
    static const unsigned char zeros[sizeof props->reserved];
    if (props->allocType != ACL_MEM_ALLOCATION_TYPE_PINNED) {
        return sim_fail_choice("poolProps->allocType", props->allocType, "ACL_MEM_ALLOCATION_TYPE_PINNED");
    }
    if (props->location.type != ACL_MEM_LOCATION_TYPE_DEVICE) {
        return sim_fail_choice("poolProps->location.type", props->location.type, "ACL_MEM_LOCATION_TYPE_DEVICE");
    }
    if (memcmp(props->reserved, zeros, sizeof zeros) != 0) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0012", "argument poolProps: the reserved bytes must be 0");
    }
    return sim_device_check((int32_t)props->location.id, "poolProps->location.id");
}

aclError sim_aclrtMemPoolCreate(aclrtMemPool *memPool, const aclrtMemPoolProps *poolProps)
{
    SIM_REQUIRE(memPool);
    SIM_REQUIRE(poolProps);
    SIM_TRY(check_properties(poolProps));
    int32_t current;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &current));
    const int32_t device = (int32_t)poolProps->location.id;
    SIM_TRY(sim_device_fault(device));
    const uint64_t memory = sim_config()->memory / SIM_HUGE_PAGE * SIM_HUGE_PAGE;
    const size_t rounded = sim_page_round(SIM_PAGE_HUGE, poolProps->maxSize);
    if ((poolProps->maxSize != 0 && rounded == 0) || rounded > memory) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1011",
            "argument poolProps->maxSize is %zu; it must be at most the memory of the device", (size_t)poolProps->maxSize);
    }
    struct sim_pool *pool = calloc(1, sizeof *pool);
    if (pool == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for a memory pool");
    }
    pool->device = device;
    pool->max_size = rounded == 0 ? memory : rounded;
    pool->handle = sim_handle_create(ACLSIM_OBJECT_MEMORY_POOL, pool, destroy_pool);
    if (pool->handle == NULL) {
        free(pool);
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for a memory pool");
    }
    sim_on_synchronized(sim_pool_synchronized);
    *memPool = pool->handle;
    return ACL_SUCCESS;
}

aclError sim_aclrtMemPoolDestroy(const aclrtMemPool memPool)
{
    SIM_REQUIRE(memPool);
    return sim_handle_retire(ACLSIM_OBJECT_MEMORY_POOL, memPool) ? ACL_SUCCESS
                                                                 : fail_pool(memPool, ACL_ERROR_RT_INTERNAL_ERROR);
}

/** Attributes 1 to 3 are 32 bits wide, the others 64. */
static bool is_flag(aclrtMemPoolAttr attr)
{
    return attr <= ACL_RT_MEM_POOL_REUSE_ALLOW_INTERNAL_DEPENDENCIES;
}

/** Called with the mutex. */
static aclError set_attribute(struct sim_pool *pool, aclrtMemPoolAttr attr, uint64_t bytes)
{
    if (is_flag(attr)) {
        pool->reuse[attr - ACL_RT_MEM_POOL_REUSE_FOLLOW_EVENT_DEPENDENCIES] = bytes != 0;
        return ACL_SUCCESS;
    }
    if (attr == ACL_RT_MEM_POOL_ATTR_RELEASE_THRESHOLD) {
        if (bytes > pool->max_size) {
            return ACL_ERROR_RT_INTERNAL_ERROR;
        }
        pool->threshold = bytes;
        return ACL_SUCCESS;
    }
    if (bytes != 0) {
        return ACL_ERROR_RT_INTERNAL_ERROR;
    }
    if (attr == ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_HIGH) {
        pool->reserved_high = 0;
    } else {
        pool->used_high = 0;
    }
    return ACL_SUCCESS;
}

static aclError check_attribute(aclrtMemPoolAttr attr, const void *value)
{
    SIM_REQUIRE_RUNTIME(value);
    const bool known = (int)attr >= ACL_RT_MEM_POOL_REUSE_FOLLOW_EVENT_DEPENDENCIES &&
        (int)attr <= ACL_RT_MEM_POOL_ATTR_USED_MEM_HIGH;
    return known ? ACL_SUCCESS
                 : sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1001", "argument attr is %d; it must be from 1 to 8", (int)attr);
}

aclError sim_aclrtMemPoolSetAttr(aclrtMemPool memPool, aclrtMemPoolAttr attr, void *value)
{
    SIM_REQUIRE(memPool);
    SIM_TRY(check_attribute(attr, value));
    if (attr == ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_CURRENT || attr == ACL_RT_MEM_POOL_ATTR_USED_MEM_CURRENT) {
        return sim_fail_range("attr", attr, "an attribute that is not read-only");
    }
    struct sim_pool *pool = sim_pool_acquire(memPool);
    if (pool == NULL) {
        return fail_pool(memPool, ACL_ERROR_RT_PARAM_INVALID);
    }
    uint64_t bytes = 0;
    const aclError readable = sim_caller_read(&bytes, value, is_flag(attr) ? sizeof(uint32_t) : sizeof bytes, "value");
    if (readable != ACL_SUCCESS) {
        sim_handle_release(memPool);
        return readable;
    }
    sim_pool_lock();
    const aclError result = set_attribute(pool, attr, bytes);
    sim_pool_unlock();
    sim_handle_release(memPool);
    return result == ACL_SUCCESS ? ACL_SUCCESS : sim_fail(result, "EE9999", "argument value is not possible for the attribute");
}

aclError sim_aclrtMemPoolGetAttr(aclrtMemPool memPool, aclrtMemPoolAttr attr, void *value)
{
    SIM_REQUIRE(memPool);
    SIM_TRY(check_attribute(attr, value));
    struct sim_pool *pool = sim_pool_acquire(memPool);
    if (pool == NULL) {
        return fail_pool(memPool, ACL_ERROR_RT_PARAM_INVALID);
    }
    sim_pool_lock();
    const uint64_t sizes[] = {pool->threshold, pool->reserved, pool->reserved_high, pool->used, pool->used_high};
    uint32_t flag = 0;
    if (is_flag(attr)) {
        flag = pool->reuse[attr - ACL_RT_MEM_POOL_REUSE_FOLLOW_EVENT_DEPENDENCIES];
    }
    sim_pool_unlock();
    sim_handle_release(memPool);
    return is_flag(attr)
        ? sim_caller_write(value, &flag, sizeof flag, "value")
        : sim_caller_write(value, &sizes[attr - ACL_RT_MEM_POOL_ATTR_RELEASE_THRESHOLD], sizeof sizes[0], "value");
}

aclError sim_aclrtMemPoolTrimTo(aclrtMemPool memPool, size_t minBytesToKeep)
{
    SIM_REQUIRE(memPool);
    struct sim_pool *pool = sim_pool_acquire(memPool);
    if (pool == NULL) {
        return fail_pool(memPool, ACL_ERROR_RT_INTERNAL_ERROR);
    }
    sim_pool_lock();
    const uint64_t used = pool->used;
    const bool possible = minBytesToKeep <= pool->max_size && (minBytesToKeep >= pool->reserved || minBytesToKeep >= used);
    if (possible) {
        (void)sim_pool_trim(pool, minBytesToKeep);
    }
    const uint64_t max_size = pool->max_size;
    sim_pool_unlock();
    sim_handle_release(memPool);
    return possible ? ACL_SUCCESS
                    : sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE9999",
                          "argument minBytesToKeep is %zu; it must be from the %llu bytes in use to the %llu bytes of the pool",
                          minBytesToKeep, (unsigned long long)used, (unsigned long long)max_size);
}
