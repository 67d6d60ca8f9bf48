/*
 * Copies inside a device whose addresses are read when they run: from a descriptor, or from pointer variables, both in
 * device memory.
 */
#include <stdlib.h>

#include "copy.h"
#include "device/device.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"
#include "queue/context.h"
#include "queue/stream.h"
#include "space/location.h"

/** Addresses of descriptors are multiples of it. */
#define DESCRIPTOR_ALIGNMENT ((size_t)64)
#define MOST_BYTES ((uint64_t)1 << 32)
#define MOST_OFFSET ((size_t)0xFFFFFFFFFFFF)

/** What lies in device memory. */
struct descriptor {
    uint64_t magic;
    uint64_t source;
    uint64_t destination;
    uint64_t count;
};
#define MAGIC 0x6D656D637079ull

size_t sim_descriptor_size(void)
{
    return sim_config()->product->bit == SIM_PRODUCT_950 ? 64 : sizeof(struct descriptor);
}

static aclError check_kind(aclrtMemcpyKind kind)
{
    return (unsigned)kind <= ACL_MEMCPY_INTER_DEVICE_TO_DEVICE ? ACL_SUCCESS
                                                               : sim_fail_choice("kind", kind, "an aclrtMemcpyKind");
}

static aclError check_inner(aclrtMemcpyKind kind)
{
    return kind == ACL_MEMCPY_INNER_DEVICE_TO_DEVICE
        ? ACL_SUCCESS
        : sim_fail_unsupported("argument kind must be ACL_MEMCPY_INNER_DEVICE_TO_DEVICE");
}

aclError sim_aclrtGetMemcpyDescSize(aclrtMemcpyKind kind, size_t *descSize)
{
    SIM_REQUIRE(descSize);
    SIM_TRY(check_kind(kind));
    SIM_TRY(check_inner(kind));
    *descSize = sim_descriptor_size();
    return ACL_SUCCESS;
}

static aclError find(const void *address, const char *argument, struct sim_location *location)
{
    const aclError found = sim_location_find((uintptr_t)address, location);
    return found == ACL_SUCCESS ? ACL_SUCCESS : sim_location_fail(found, (uintptr_t)address, argument);
}

static aclError check_alignment(const void *desc)
{
    return (uintptr_t)desc % DESCRIPTOR_ALIGNMENT == 0
        ? ACL_SUCCESS
        : sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1011", "argument desc is 0x%zx; it must be a multiple of 64", (size_t)desc);
}

/** Looks where the descriptor and both ends are. */
static aclError check_places(const void *desc, const void *srcAddr, const void *dstAddr)
{
    struct sim_location place;
    struct sim_location to;
    struct sim_location from;
    SIM_TRY(find(desc, "desc", &place));
    SIM_TRY(find(dstAddr, "dstAddr", &to));
    SIM_TRY(find(srcAddr, "srcAddr", &from));
    if (place.type != ACL_MEM_LOCATION_TYPE_DEVICE) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE9999", "argument desc is 0x%zx; it must be device memory", (size_t)desc);
    }
    if (to.type != ACL_MEM_LOCATION_TYPE_DEVICE || from.type != ACL_MEM_LOCATION_TYPE_DEVICE || to.device != from.device) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017",
            "arguments srcAddr and dstAddr must be memory of one device");
    }
    return ACL_SUCCESS;
}

aclError sim_aclrtSetMemcpyDesc(void *desc, aclrtMemcpyKind kind, void *srcAddr, void *dstAddr, size_t count, void *config)
{
    SIM_REQUIRE(desc);
    SIM_TRY(check_kind(kind));
    SIM_REQUIRE(srcAddr);
    SIM_REQUIRE(dstAddr);
    SIM_REQUIRE_SIZE(count);
    if (config != NULL) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0012", "argument config is reserved; pass a null pointer");
    }
    SIM_TRY(check_inner(kind));
    if (count > MOST_BYTES) {
        return sim_fail_range("count", (long long)count, "at most 4 GiB");
    }
    SIM_TRY(check_alignment(desc));
    SIM_TRY(check_places(desc, srcAddr, dstAddr));
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    SIM_TRY(sim_device_abort_check(device));
    const struct descriptor content = {.magic = MAGIC,
        .source = (uintptr_t)srcAddr,
        .destination = (uintptr_t)dstAddr,
        .count = count};
    return sim_copy_store((uintptr_t)desc, &content, sizeof content, device);
}

/** A copy whose addresses come from device memory. */
struct indirect_task {
    struct sim_task task;
    /** Descriptor, or 0. */
    uintptr_t descriptor;
    /** Device addresses of the pointer variables, and what is added to the pointers. */
    uintptr_t destination_variable;
    uintptr_t source_variable;
    size_t destination_offset;
    size_t source_offset;
    size_t count;
};

static aclError move(struct sim_stream *stream, uint64_t destination, uint64_t source, uint64_t count)
{
    const struct sim_copy_context context = {
        .device = stream->device,
        .stream = stream,
        .destination_argument = "dst",
        .source_argument = "src",
    };
    return sim_copy_move((uintptr_t)destination, (uintptr_t)source, (size_t)count, &context);
}

static aclError fault(void)
{
    return sim_fail(ACL_ERROR_RT_SYS_DMA, "EL9999", "the device can't read the addresses of the copy: their memory is gone");
}

static aclError run(struct sim_task *task, struct sim_stream *stream)
{
    const struct indirect_task *copy = (const struct indirect_task *)task;
    if (copy->descriptor != 0) {
        struct descriptor content;
        if (sim_copy_load(copy->descriptor, &content, sizeof content, stream->device) != ACL_SUCCESS ||
            content.magic != MAGIC) {
            return fault();
        }
        return move(stream, content.destination, content.source, content.count);
    }
    uint64_t destination;
    uint64_t source;
    if (sim_copy_load(copy->destination_variable, &destination, sizeof destination, stream->device) != ACL_SUCCESS ||
        sim_copy_load(copy->source_variable, &source, sizeof source, stream->device) != ACL_SUCCESS) {
        return fault();
    }
    return move(stream, destination + copy->destination_offset, source + copy->source_offset, copy->count);
}

static aclError submit(struct sim_stream *stream, const struct indirect_task *what)
{
    struct indirect_task *copy = malloc(sizeof *copy);
    if (copy == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for the queued task");
    }
    *copy = *what;
    copy->task = (struct sim_task){.run = run, .cleanup = sim_task_free};
    return sim_stream_submit(stream, &copy->task);
}

static aclError enter_and_submit(aclrtStream handle, const struct indirect_task *what)
{
    struct sim_stream *stream;
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(handle, SIM_CONTEXT_IMPLICIT, &stream, &context));
    const aclError result = submit(stream, what);
    sim_stream_release(stream);
    sim_context_release(context);
    return result;
}

aclError sim_aclrtMemcpyAsyncWithDesc(void *desc, aclrtMemcpyKind kind, aclrtStream stream)
{
    SIM_REQUIRE(desc);
    SIM_TRY(check_kind(kind));
    SIM_REQUIRE(stream);
    SIM_TRY(sim_stream_check_handle(stream));
    SIM_TRY(check_inner(kind));
    struct sim_location place;
    SIM_TRY(find(desc, "desc", &place));
    if (place.type != ACL_MEM_LOCATION_TYPE_DEVICE) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE9999", "argument desc is 0x%zx; it must be device memory", (size_t)desc);
    }
    SIM_TRY(check_alignment(desc));
    const struct indirect_task what = {.descriptor = (uintptr_t)desc};
    return enter_and_submit(stream, &what);
}

static aclError check_offsets(const void *dst, size_t destMax, size_t dstDataOffset, const void *src, size_t count,
    size_t srcDataOffset)
{
    SIM_REQUIRE_RUNTIME(dst);
    SIM_REQUIRE_RUNTIME(src);
    if (count > MOST_BYTES) {
        return sim_fail_range("count", (long long)count, "at most 4 GiB");
    }
    if (srcDataOffset > MOST_OFFSET || dstDataOffset > MOST_OFFSET) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "arguments dstDataOffset and srcDataOffset must be less than 2^48");
    }
    if (dstDataOffset >= destMax || count > destMax - dstDataOffset) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003",
            "arguments dstDataOffset %zu and count %zu don't fit into destMax %zu", dstDataOffset, count, destMax);
    }
    return ACL_SUCCESS;
}

/** The variables have to be somewhere; what they hold is looked at when the copy runs. */
static aclError check_variables(const void *dst, const void *src)
{
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_EXPLICIT, &context));
    sim_context_release(context);
    struct sim_location place;
    SIM_TRY(find(src, "src", &place));
    return find(dst, "dst", &place);
}

aclError sim_aclrtMemcpyAsyncWithOffset(void **dst, size_t destMax, size_t dstDataOffset, const void **src, size_t count,
    size_t srcDataOffset, aclrtMemcpyKind kind, aclrtStream stream)
{
    if (count == 0) {
        return ACL_SUCCESS;
    }
    if (kind != ACL_MEMCPY_INNER_DEVICE_TO_DEVICE) {
        return sim_fail_range("kind", kind, "ACL_MEMCPY_INNER_DEVICE_TO_DEVICE");
    }
    SIM_TRY(sim_stream_check_handle(stream));
    SIM_TRY(check_offsets(dst, destMax, dstDataOffset, src, count, srcDataOffset));
    SIM_TRY(check_variables(dst, src));
    const struct indirect_task what = {
        .destination_variable = (uintptr_t)dst,
        .source_variable = (uintptr_t)src,
        .destination_offset = dstDataOffset,
        .source_offset = srcDataOffset,
        .count = count,
    };
    return enter_and_submit(stream, &what);
}
