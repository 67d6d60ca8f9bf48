/*
 * Batches of copies between host and device.
 */
#include "copy_task.h"
#include "entry/error.h"
#include "handles/handle.h"
#include "model.h"
#include "queue/context.h"
#include "space/location.h"

/** Most items of a synchronous batch. */
#define MOST_ITEMS 4096u
#define NO_ITEM SIZE_MAX

struct batch {
    void **dsts;
    const size_t *destMaxs;
    void **srcs;
    const size_t *sizes;
    size_t count;
    const aclrtMemcpyBatchAttr *attrs;
    const size_t *indexes;
    size_t attr_count;
    /** May be NULL. */
    size_t *fail_index;
};

static void blame(const struct batch *batch, size_t item)
{
    if (batch->fail_index != NULL) {
        *batch->fail_index = item;
    }
}

static bool all_empty(const struct batch *batch)
{
    for (size_t item = 0; item < batch->count; item++) {
        if (batch->sizes[item] != 0) {
            return false;
        }
    }
    return true;
}

static aclError check_reserved(const struct batch *batch)
{
    for (size_t index = 0; index < batch->attr_count; index++) {
        for (size_t byte = 0; byte < sizeof batch->attrs[index].rsv; byte++) {
            if (batch->attrs[index].rsv[byte] != 0) {
                return sim_fail_value("attrs[].rsv", batch->attrs[index].rsv[byte], "0");
            }
        }
    }
    return ACL_SUCCESS;
}

/** Checks of the ACL layer. @param empty receives whether there is nothing to do */
static aclError check(const struct batch *batch, bool *empty)
{
    if (batch->sizes == NULL) {
        return sim_fail_null("sizes");
    }
    if (batch->count == 0) {
        return sim_fail_zero("numBatches");
    }
    *empty = all_empty(batch);
    if (*empty) {
        blame(batch, NO_ITEM);
        return ACL_SUCCESS;
    }
    const struct {
        const void *pointer;
        const char *name;
    } needed[] = {{batch->dsts, "dsts"}, {batch->destMaxs, "destMaxs"}, {batch->srcs, "srcs"}, {batch->attrs, "attrs"},
        {batch->indexes, "attrsIndexes"}};
    for (size_t index = 0; index < sizeof needed / sizeof needed[0]; index++) {
        if (needed[index].pointer == NULL) {
            return sim_fail_null(needed[index].name);
        }
    }
    for (size_t item = 0; item < batch->count; item++) {
        if (batch->destMaxs[item] < batch->sizes[item]) {
            return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009", "item %zu: size %zu is more than destMax %zu", item,
                batch->sizes[item], batch->destMaxs[item]);
        }
    }
    return check_reserved(batch);
}

/** Checks of the runtime. */
static aclError check_indexes(const struct batch *batch, size_t most)
{
    blame(batch, NO_ITEM);
    if (batch->attr_count == 0 || batch->attr_count > batch->count) {
        return sim_fail_range("numAttrs", (long long)batch->attr_count, "1 to numBatches");
    }
    if (batch->count > most) {
        return sim_fail_range("numBatches", (long long)batch->count, "at most 4096");
    }
    if (batch->indexes[0] != 0) {
        return sim_fail_range("attrsIndexes[0]", (long long)batch->indexes[0], "0");
    }
    for (size_t index = 1; index < batch->attr_count; index++) {
        if (batch->indexes[index] <= batch->indexes[index - 1] || batch->indexes[index] >= batch->count) {
            return sim_fail_range("attrsIndexes[]", (long long)batch->indexes[index],
                "larger than the entry before it and less than numBatches");
        }
    }
    return ACL_SUCCESS;
}

/** Memory that the library does not know counts as the host's, wherever it is compared. */
static aclrtMemLocationType side_of(const struct sim_location *location)
{
    return location->type == ACL_MEM_LOCATION_TYPE_UNREGISTERED ? ACL_MEM_LOCATION_TYPE_HOST : location->type;
}

/** An attribute may call the host by one of its nodes, but not unregistered. */
static aclrtMemLocationType side_said(const aclrtMemLocation *said)
{
    return said->type == ACL_MEM_LOCATION_TYPE_HOST_NUMA ? ACL_MEM_LOCATION_TYPE_HOST : said->type;
}

/** Compares where an end is with where the attribute says it is. */
static aclError check_end(const void *address, const aclrtMemLocation *said, const char *argument,
    struct sim_location *location)
{
    const aclError found = sim_location_find((uintptr_t)address, location);
    if (found != ACL_SUCCESS) {
        return sim_location_fail(found, (uintptr_t)address, argument);
    }
    const aclrtMemLocationType side = side_of(location);
    if (side != side_said(said) ||
        (side == ACL_MEM_LOCATION_TYPE_DEVICE && location->device != (int32_t)said->id)) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017", "argument %s: 0x%zx is not where attrs says it is", argument,
            (size_t)address);
    }
    return ACL_SUCCESS;
}

/** @param pageable receives whether memory unknown to the runtime is involved */
static aclError check_item(const struct batch *batch, size_t item, const aclrtMemcpyBatchAttr *attr, bool *pageable)
{
    struct sim_location to;
    struct sim_location from;
    SIM_REQUIRE_RUNTIME(batch->dsts[item]);
    SIM_REQUIRE_RUNTIME(batch->srcs[item]);
    SIM_TRY(check_end(batch->dsts[item], &attr->dstLoc, "dsts[]", &to));
    SIM_TRY(check_end(batch->srcs[item], &attr->srcLoc, "srcs[]", &from));
    if (side_of(&to) == side_of(&from)) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1016",
            "item %zu: only copies between host and device are possible in a batch", item);
    }
    *pageable = to.type == ACL_MEM_LOCATION_TYPE_UNREGISTERED || from.type == ACL_MEM_LOCATION_TYPE_UNREGISTERED;
    return ACL_SUCCESS;
}

/** The attribute of an item; `current` moves on with the items. */
static const aclrtMemcpyBatchAttr *attr_of(const struct batch *batch, size_t item, size_t *current)
{
    if (*current + 1 < batch->attr_count && item >= batch->indexes[*current + 1]) {
        (*current)++;
    }
    return &batch->attrs[*current];
}

static struct sim_copy_order order_of(const struct batch *batch, size_t item)
{
    return (struct sim_copy_order){
        .destination = (uintptr_t)batch->dsts[item],
        .source = (uintptr_t)batch->srcs[item],
        .count = batch->sizes[item],
        .destination_argument = "dsts",
        .source_argument = "srcs",
    };
}

/** The driver copies no batch with an empty item. */
static aclError check_sizes(const struct batch *batch)
{
    for (size_t item = 0; item < batch->count; item++) {
        if (batch->sizes[item] == 0) {
            return sim_fail_range("sizes[]", 0, "greater than 0 when other items are");
        }
    }
    return ACL_SUCCESS;
}

static aclError copy_now(const struct batch *batch)
{
    bool empty;
    SIM_TRY(check(batch, &empty));
    if (empty) {
        return ACL_SUCCESS;
    }
    SIM_TRY(check_indexes(batch, MOST_ITEMS));
    size_t current = 0;
    for (size_t item = 0; item < batch->count; item++) {
        bool pageable;
        const aclError checked = check_item(batch, item, attr_of(batch, item, &current), &pageable);
        if (checked != ACL_SUCCESS) {
            blame(batch, item);
            return checked;
        }
    }
    SIM_TRY(check_sizes(batch));
    int32_t device = -1;
    struct sim_context *context = sim_context_peek();
    if (context != NULL) {
        device = context->device;
        sim_context_release(context);
    }
    for (size_t item = 0; item < batch->count; item++) {
        const struct sim_copy_order order = order_of(batch, item);
        SIM_TRY(sim_copy_task_now(device, &order));
    }
    return ACL_SUCCESS;
}

static aclError queue_items(const struct batch *batch, struct sim_stream *stream, struct sim_context *context)
{
    size_t current = 0;
    for (size_t item = 0; item < batch->count; item++) {
        const aclrtMemcpyBatchAttr *attr = attr_of(batch, item, &current);
        bool pageable = false;
        aclError result;
        if (batch->sizes[item] == 0) {
            result = sim_fail_range("sizes[]", 0, "greater than 0 when other items are");
        } else {
            result = check_item(batch, item, attr, &pageable);
        }
        if (result != ACL_SUCCESS) {
            blame(batch, item);
            return result;
        }
        const struct sim_copy_order order = order_of(batch, item);
        if (stream != NULL) {
            sim_handle_retain(stream->handle);
        }
        SIM_TRY(sim_copy_task_queue(&order, pageable, stream, context));
    }
    return ACL_SUCCESS;
}

static aclError copy_async(const struct batch *batch, aclrtStream handle)
{
    bool empty;
    SIM_TRY(check(batch, &empty));
    if (empty) {
        return ACL_SUCCESS;
    }
    struct sim_stream *stream;
    SIM_TRY(sim_stream_check(handle, &stream));
    struct sim_context *context;
    aclError result = check_indexes(batch, NO_ITEM);
    if (result == ACL_SUCCESS) {
        result = sim_context_acquire(SIM_CONTEXT_EXPLICIT, &context);
    }
    if (result == ACL_SUCCESS) {
        result = queue_items(batch, stream, context);
        sim_context_release(context);
    }
    sim_stream_release(stream);
    return result;
}

aclError sim_aclrtMemcpyBatch(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes, size_t numBatches,
    aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs, size_t *failIndex)
{
    SIM_REQUIRE(failIndex);
    const struct batch batch = {dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, failIndex};
    return copy_now(&batch);
}

aclError sim_aclrtMemcpyBatchV2(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes, size_t numBatches,
    aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs)
{
    const struct batch batch = {dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, NULL};
    return copy_now(&batch);
}

aclError sim_aclrtMemcpyBatchAsync(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes, size_t numBatches,
    aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs, size_t *failIndex, aclrtStream stream)
{
    SIM_REQUIRE(failIndex);
    const struct batch batch = {dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, failIndex};
    return copy_async(&batch, stream);
}

aclError sim_aclrtMemcpyBatchAsyncV2(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes, size_t numBatches,
    aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs, aclrtStream stream)
{
    const struct batch batch = {dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, NULL};
    return copy_async(&batch, stream);
}
