/*
 * Allocation and release in stream order.
 */
#include <stdlib.h>

#include "device/device.h"
#include "entry/error.h"
#include "handles/handle.h"
#include "model.h"
#include "pool.h"
#include "queue/context.h"
#include "queue/stream.h"
#include "space/misuse.h"

/** Marks the point in a stream where a block begins. */
struct begin_task {
    struct sim_task task;
    /** With a reference. */
    struct sim_range *range;
    size_t requested;
};

/** Marks the point in a stream where a block ends, or where foreign memory is freed. */
struct pool_task {
    struct sim_task task;
    uintptr_t address;
    uint64_t frees;
};

/** From here on the stream's work knows the block by its new size. */
static aclError begin(struct sim_task *task, struct sim_stream *stream)
{
    (void)stream;
    const struct begin_task *own = (const struct begin_task *)task;
    atomic_store(&own->range->requested, own->requested);
    return ACL_SUCCESS;
}

static void cleanup_begin(struct sim_task *task, bool ran)
{
    (void)ran;
    sim_space_release(((struct begin_task *)task)->range);
    free(task);
}

static aclError pass(struct sim_task *task, struct sim_stream *stream)
{
    (void)stream;
    const struct pool_task *freed = (const struct pool_task *)task;
    sim_pool_passed(freed->address, freed->frees);
    return ACL_SUCCESS;
}

/** A free that is discarded with its stream still ends the block. */
static void cleanup_pass(struct sim_task *task, bool ran)
{
    if (!ran) {
        const struct pool_task *freed = (const struct pool_task *)task;
        sim_pool_passed(freed->address, freed->frees);
    }
    free(task);
}

/** Memory that is of no pool. */
static aclError free_foreign(struct sim_task *task, struct sim_stream *stream)
{
    (void)stream;
    const struct pool_task *freed = (const struct pool_task *)task;
    struct sim_range *range = sim_space_remove(freed->address, ACLSIM_OBJECT_DEVICE_MEMORY);
    if (range == NULL) {
        range = sim_space_remove(freed->address, ACLSIM_OBJECT_MANAGED_MEMORY);
    }
    if (range == NULL) {
        /* The host function's result is only logged by the real library. */
        sim_misuse_unknown(freed->address, SIM_SPACE_DEVICE, "ptr");
        return ACL_SUCCESS;
    }
    (void)sim_misuse_in_use(range, "ptr");
    sim_space_drop(range);
    return ACL_SUCCESS;
}

static aclError fail_task(void)
{
    return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for the queued task");
}

/** Takes the reference to the range over. */
static aclError submit_begin(struct sim_stream *stream, struct sim_range *range, size_t requested)
{
    struct begin_task *task = malloc(sizeof *task);
    if (task == NULL) {
        sim_space_release(range);
        return fail_task();
    }
    *task = (struct begin_task){.task = {.run = begin, .cleanup = cleanup_begin}, .range = range, .requested = requested};
    return sim_stream_submit(stream, &task->task);
}

static aclError submit(struct sim_stream *stream, uintptr_t address, uint64_t frees,
    aclError (*run)(struct sim_task *task, struct sim_stream *stream), void (*clean)(struct sim_task *task, bool ran))
{
    struct pool_task *task = malloc(sizeof *task);
    if (task == NULL) {
        return fail_task();
    }
    *task = (struct pool_task){.task = {.run = run, .cleanup = clean}, .address = address, .frees = frees};
    return sim_stream_submit(stream, &task->task);
}

/** The stream of a call, which must be one of the current context: no context counts as another one. */
static aclError enter(aclrtStream handle, struct sim_stream **stream)
{
    SIM_TRY(sim_stream_check(handle, stream));
    struct sim_context *context = sim_context_peek();
    if (context == NULL) {
        sim_stream_release(*stream);
        return sim_fail(ACL_ERROR_RT_STREAM_CONTEXT, "EE1010", "argument stream belongs to another context than the thread's");
    }
    const aclError result = sim_stream_resolve(stream, context);
    sim_context_release(context);
    return result;
}

static aclError allocate(void **ptr, size_t size, struct sim_pool *pool, struct sim_stream *stream)
{
    const size_t rounded = sim_page_round(SIM_PAGE_HUGE, size);
    if (rounded == 0) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "argument size is %zu, which can't be rounded up", size);
    }
    SIM_TRY(sim_device_fault(pool->device));
    sim_pool_lock();
    struct sim_range *range = sim_pool_take(pool, rounded, size, stream);
    sim_pool_unlock();
    if (range == NULL) {
        return sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE9999", "the memory pool or its device has no room for %zu bytes", size);
    }
    const uintptr_t address = range->base;
    const aclError submitted = submit_begin(stream, range, size);
    if (submitted != ACL_SUCCESS) {
        (void)sim_pool_free(address);
        return submitted;
    }
    *ptr = (void *)address;
    return ACL_SUCCESS;
}

aclError sim_aclrtMemPoolMallocAsync(void **ptr, size_t size, aclrtMemPool memPool, aclrtStream stream)
{
    SIM_REQUIRE(ptr);
    SIM_REQUIRE(memPool);
    SIM_REQUIRE(stream);
    if (size == 0) {
        return ACL_SUCCESS;
    }
    struct sim_stream *target;
    SIM_TRY(enter(stream, &target));
    struct sim_pool *pool = sim_pool_acquire(memPool);
    aclError result;
    if (pool == NULL) {
        result = sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE9999", "argument memPool is 0x%zx, which is no living memory pool",
            (size_t)memPool);
    } else {
        result = allocate(ptr, size, pool, target);
        sim_handle_release(memPool);
    }
    sim_stream_release(target);
    return result;
}

static aclError release(uintptr_t address, struct sim_stream *stream)
{
    if (!sim_pool_contains(address)) {
        return submit(stream, address, 0, free_foreign, sim_task_free);
    }
    sim_pool_lock();
    const struct sim_pool_block *block = sim_pool_give(address, stream);
    const uint64_t frees = block == NULL ? 0 : block->frees;
    sim_pool_unlock();
    if (block == NULL) {
        sim_misuse_unknown(address, SIM_SPACE_DEVICE, "ptr");
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1011",
            "argument ptr is 0x%zx, an address of a memory pool that is not handed out", (size_t)address);
    }
    return submit(stream, address, frees, pass, cleanup_pass);
}

aclError sim_aclrtMemPoolFreeAsync(void *ptr, aclrtStream stream)
{
    SIM_REQUIRE(ptr);
    if (stream == NULL) {
        return sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE1004", "argument stream is null; this function needs a stream");
    }
    struct sim_stream *target;
    SIM_TRY(enter(stream, &target));
    const aclError result = release((uintptr_t)ptr, target);
    sim_stream_release(target);
    return result;
}
