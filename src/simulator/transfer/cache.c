/*
 * Cache operations: the simulated caches are coherent, so a queued operation only looks whether its memory is there, and one of
 * the host does nothing.
 */
#include <stdlib.h>

#include "copy.h"
#include "device/device.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"
#include "queue/context.h"
#include "queue/stream.h"
#include "view.h"

/** Addresses of descriptors are multiples of it. */
#define DESCRIPTOR_ALIGNMENT ((size_t)64)

/** What aclrtCmoSetDesc writes into device memory. */
struct descriptor {
    uint64_t magic;
    uint64_t source;
    uint64_t size;
    uint64_t unused;
};
#define MAGIC 0x636D6F64657363ull

struct cache_task {
    struct sim_task task;
    /** Address of the descriptor, 0: `source` and `size` are given. */
    uintptr_t descriptor;
    uintptr_t source;
    size_t size;
};

static aclError look(uintptr_t source, size_t size, struct sim_stream *stream)
{
    const struct sim_copy_context context = {
        .device = stream->device,
        .stream = stream,
        .destination_argument = "",
        .source_argument = "src",
    };
    struct sim_view view;
    SIM_TRY(sim_view_open(&view, source, size, SIM_VIEW_SOURCE, &context));
    sim_view_close(&view);
    return ACL_SUCCESS;
}

static aclError run(struct sim_task *task, struct sim_stream *stream)
{
    const struct cache_task *cache = (const struct cache_task *)task;
    if (cache->descriptor == 0) {
        return look(cache->source, cache->size, stream);
    }
    struct descriptor content;
    if (sim_copy_load(cache->descriptor, &content, sizeof content, stream->device) != ACL_SUCCESS ||
        content.magic != MAGIC) {
        return sim_fail(ACL_ERROR_RT_SYS_DMA, "EL9999", "the device finds no cache descriptor at 0x%zx", (size_t)cache->descriptor);
    }
    return look((uintptr_t)content.source, (size_t)content.size, stream);
}

static aclError queue(aclrtStream handle, const struct cache_task *what)
{
    struct sim_stream *stream;
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(handle, SIM_CONTEXT_IMPLICIT, &stream, &context));
    struct cache_task *task = malloc(sizeof *task);
    aclError result;
    if (task == NULL) {
        result = sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for the queued task");
    } else {
        *task = *what;
        task->task = (struct sim_task){.run = run, .cleanup = sim_task_free};
        result = sim_stream_submit(stream, &task->task);
    }
    sim_stream_release(stream);
    sim_context_release(context);
    return result;
}

static aclError check_type(aclrtCmoType type)
{
    return (unsigned)type <= ACL_RT_CMO_TYPE_FLUSH ? ACL_SUCCESS
                                                   : sim_fail_unsupported("argument cmoType is no cache operation");
}

static aclError check_product(void)
{
    return sim_config()->product->cmo ? ACL_SUCCESS : sim_fail_unsupported("this product has no queued cache operations");
}

aclError sim_aclrtCmoAsync(void *src, size_t size, aclrtCmoType cmoType, aclrtStream stream)
{
    SIM_REQUIRE(src);
    SIM_REQUIRE_SIZE(size);
    SIM_TRY(check_product());
    SIM_TRY(check_type(cmoType));
    /* The task has 32 bits for the size. */
    const struct cache_task what = {.source = (uintptr_t)src, .size = (uint32_t)size};
    return queue(stream, &what);
}

aclError sim_aclrtCmoAsyncWithBarrier(void *src, size_t size, aclrtCmoType cmoType, uint32_t barrierId, aclrtStream stream)
{
    SIM_REQUIRE(src);
    if (size == 0) {
        return sim_fail_range("size", 0, "greater than 0");
    }
    SIM_TRY(check_type(cmoType));
    const bool invalidates = cmoType == ACL_RT_CMO_TYPE_INVALID;
    if (invalidates != (barrierId > 0)) {
        return sim_fail_range("barrierId", barrierId, invalidates ? "greater than 0 for this operation" : "0 for this operation");
    }
    const struct cache_task what = {.source = (uintptr_t)src, .size = (uint32_t)size};
    return queue(stream, &what);
}

/** Operations of a stream run in order, and those of other streams have no effect to wait for. */
aclError sim_aclrtCmoWaitBarrier(aclrtBarrierTaskInfo *taskInfo, aclrtStream stream, uint32_t flag)
{
    SIM_REQUIRE(taskInfo);
    if (taskInfo->barrierNum == 0 || taskInfo->barrierNum > ACL_RT_CMO_MAX_BARRIER_NUM) {
        return sim_fail_value("taskInfo->barrierNum", (long long)taskInfo->barrierNum, "1 to 6");
    }
    (void)flag;
    for (size_t index = 0; index < taskInfo->barrierNum; index++) {
        if (taskInfo->cmoInfo[index].cmoType != ACL_RT_CMO_TYPE_INVALID) {
            return sim_fail_range("taskInfo->cmoInfo[].cmoType", (long long)taskInfo->cmoInfo[index].cmoType,
                "ACL_RT_CMO_TYPE_INVALID");
        }
        if (taskInfo->cmoInfo[index].barrierId == 0) {
            return sim_fail_range("taskInfo->cmoInfo[].barrierId", 0, "greater than 0");
        }
    }
    const struct cache_task what = {.size = 0};
    return queue(stream, &what);
}

aclError sim_aclrtCmoGetDescSize(size_t *size)
{
    SIM_TRY(check_product());
    SIM_REQUIRE_RUNTIME(size);
    *size = sim_descriptor_size();
    return ACL_SUCCESS;
}

aclError sim_aclrtCmoSetDesc(void *cmoDesc, void *src, size_t size)
{
    SIM_TRY(check_product());
    SIM_REQUIRE_RUNTIME(cmoDesc);
    SIM_REQUIRE_RUNTIME(src);
    if (size == 0) {
        return sim_fail_range("size", 0, "greater than 0");
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    SIM_TRY(sim_device_abort_check(device));
    const struct descriptor content = {.magic = MAGIC, .source = (uintptr_t)src, .size = size};
    return sim_copy_store((uintptr_t)cmoDesc, &content, sizeof content, device);
}

/** Where the operation is a task of models only: no stream belongs to one. */
static aclError refuse_outside_model(aclrtStream handle)
{
    struct sim_stream *stream;
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(handle, SIM_CONTEXT_IMPLICIT, &stream, &context));
    sim_stream_release(stream);
    sim_context_release(context);
    return sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE9999", "argument stream is not bound to a model");
}

aclError sim_aclrtCmoAsyncWithDesc(void *cmoDesc, aclrtCmoType cmoType, aclrtStream stream, const void *reserve)
{
    if (reserve != NULL) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "argument reserve is reserved; pass a null pointer");
    }
    SIM_TRY(check_product());
    SIM_TRY(sim_stream_check_handle(stream));
    SIM_REQUIRE_RUNTIME(cmoDesc);
    if ((unsigned)cmoType > ACL_RT_CMO_TYPE_FLUSH) {
        return sim_fail_range("cmoType", cmoType, "a cache operation, 0 to 3");
    }
    if (sim_config()->product->bit != SIM_PRODUCT_950) {
        return refuse_outside_model(stream);
    }
    if ((uintptr_t)cmoDesc % DESCRIPTOR_ALIGNMENT != 0) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "argument cmoDesc is 0x%zx; it must be a multiple of 64",
            (size_t)cmoDesc);
    }
    const struct cache_task what = {.descriptor = (uintptr_t)cmoDesc};
    return queue(stream, &what);
}

/** Checks only: there is nothing to write back. */
static aclError maintain_cache(const void *devPtr, size_t size)
{
    SIM_REQUIRE(devPtr);
    SIM_REQUIRE_SIZE(size);
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    return sim_device_abort_check(device);
}

aclError sim_aclrtMemFlush(void *devPtr, size_t size)
{
    return maintain_cache(devPtr, size);
}

aclError sim_aclrtMemInvalidate(void *devPtr, size_t size)
{
    return maintain_cache(devPtr, size);
}
