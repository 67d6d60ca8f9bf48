/*
 * Prefetches of managed memory: queued tasks that remember where the pages went.
 */
#include <stdlib.h>

#include "entry/error.h"
#include "managed.h"
#include "model.h"
#include "queue/context.h"
#include "queue/stream.h"
#include "space/named_range.h"

struct prefetch_task {
    struct sim_task task;
    uintptr_t address;
    size_t size;
    aclrtMemManagedLocation location;
    struct sim_named_range named;
};

static aclError run(struct sim_task *task, struct sim_stream *stream)
{
    (void)stream;
    const struct prefetch_task *prefetch = (const struct prefetch_task *)task;
    struct sim_managed_span span;
    if (sim_managed_open(prefetch->address, prefetch->size, "ptr", &span) != ACL_SUCCESS) {
        return ACL_ERROR_RT_SYS_DMA;
    }
    for (size_t index = span.first; index <= span.last; index++) {
        ((struct sim_managed *)span.range->owner)->pages[index].prefetched = prefetch->location;
    }
    sim_managed_close(&span);
    return ACL_SUCCESS;
}

static void cleanup(struct sim_task *task, bool ran)
{
    (void)ran;
    struct prefetch_task *prefetch = (struct prefetch_task *)task;
    sim_named_range_release(&prefetch->named);
    free(prefetch);
}

/** Checks that the range is managed memory now, and queues. */
static aclError submit(struct sim_stream *stream, const void *ptr, size_t size, const aclrtMemManagedLocation *location)
{
    struct sim_managed_span span;
    SIM_TRY(sim_managed_open((uintptr_t)ptr, size, "ptr", &span));
    sim_managed_close(&span);
    struct prefetch_task *prefetch = malloc(sizeof *prefetch);
    if (prefetch == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for the queued task");
    }
    *prefetch = (struct prefetch_task){
        .task = {.run = run, .cleanup = cleanup, .named = &prefetch->named, .named_count = 1},
        .address = (uintptr_t)ptr,
        .size = size,
        .location = *location,
    };
    sim_named_range_hold(&prefetch->named, prefetch->address);
    return sim_stream_submit(stream, &prefetch->task);
}

/** A null handle means the context's default stream, so that without a context there is no stream at all. */
static aclError check_default(aclrtStream stream)
{
    struct sim_context *context = sim_context_peek();
    sim_context_release(context);
    return stream != NULL || context != NULL
        ? ACL_SUCCESS
        : sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE1004", "argument stream is null, and the thread has no context");
}

aclError sim_aclrtMemManagedPrefetchAsync(const void *ptr, size_t size, aclrtMemManagedLocation location, uint32_t flags,
    aclrtStream stream)
{
    SIM_REQUIRE(ptr);
    SIM_REQUIRE_SIZE(size);
    if (flags != 0) {
        return sim_fail_value("flags", flags, "0");
    }
    SIM_TRY(sim_stream_check_handle(stream));
    SIM_TRY(check_default(stream));
    SIM_TRY(sim_managed_check_location(&location, "location.id"));
    struct sim_stream *target;
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(stream, SIM_CONTEXT_IMPLICIT, &target, &context));
    const aclError result = submit(target, ptr, size, &location);
    sim_stream_release(target);
    sim_context_release(context);
    return result;
}

/** Checks of the runtime on the arrays of a batch. */
static aclError check_batch(const void *const *ptrs, const size_t *sizes, size_t count,
    const aclrtMemManagedLocation *locations, const size_t *indexes, size_t location_count)
{
    if (indexes[0] != 0) {
        return sim_fail_range("prefetchLocIdxs[0]", (long long)indexes[0], "0");
    }
    for (size_t item = 0; item < count; item++) {
        SIM_REQUIRE_RUNTIME(ptrs[item]);
        if (sizes[item] == 0) {
            return sim_fail_range("sizes[]", 0, "greater than 0");
        }
    }
    for (size_t index = 0; index < location_count; index++) {
        if (indexes[index] >= count || (index > 0 && indexes[index] <= indexes[index - 1])) {
            return sim_fail_range("prefetchLocIdxs[]", (long long)indexes[index],
                "larger than the entry before it and less than count");
        }
    }
    for (size_t index = 0; index < location_count; index++) {
        SIM_TRY(sim_managed_check_location(&locations[index], "prefetchLocs[].id"));
    }
    return ACL_SUCCESS;
}

static aclError submit_batch(struct sim_stream *stream, const void *const *ptrs, const size_t *sizes, size_t count,
    const aclrtMemManagedLocation *locations, const size_t *indexes, size_t location_count)
{
    size_t current = 0;
    for (size_t item = 0; item < count; item++) {
        if (current + 1 < location_count && item >= indexes[current + 1]) {
            current++;
        }
        SIM_TRY(submit(stream, ptrs[item], sizes[item], &locations[current]));
    }
    return ACL_SUCCESS;
}

aclError sim_aclrtMemManagedPrefetchBatchAsync(const void **ptrs, size_t *sizes, size_t count,
    aclrtMemManagedLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags,
    aclrtStream stream)
{
    SIM_REQUIRE(ptrs);
    SIM_REQUIRE(sizes);
    SIM_REQUIRE(prefetchLocs);
    SIM_REQUIRE(prefetchLocIdxs);
    SIM_REQUIRE_SIZE(count);
    SIM_REQUIRE_SIZE(numPrefetchLocs);
    if (flags != 0) {
        return sim_fail_value("flags", (long long)flags, "0");
    }
    if (count < numPrefetchLocs) {
        return sim_fail_value("count", (long long)count, "at least numPrefetchLocs");
    }
    SIM_TRY(sim_stream_check_handle(stream));
    SIM_TRY(check_batch(ptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs));
    SIM_TRY(check_default(stream));
    struct sim_stream *target;
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(stream, SIM_CONTEXT_IMPLICIT, &target, &context));
    const aclError result =
        submit_batch(target, ptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs);
    sim_stream_release(target);
    sim_context_release(context);
    return result;
}
