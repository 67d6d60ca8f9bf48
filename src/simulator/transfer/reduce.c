/*
 * aclrtReduceAsync: combines two arrays of device memory, element by element, when the stream comes to it.
 */
#include <stdlib.h>
#include <string.h>

#include "base/half.h"
#include "copy.h"
#include "entry/error.h"
#include "model.h"
#include "queue/stream.h"

/** Elements are combined in pieces of this many bytes; a multiple of every element size. */
#define PIECE ((size_t)1 << 20)
/** A sum moves at most this much at a time. */
#define MAX_SUM_BYTES ((uint64_t)64 << 20)

struct reduce_task {
    struct sim_task task;
    uintptr_t destination;
    uintptr_t source;
    size_t count;
    aclrtReduceKind kind;
    aclDataType type;
};

static float bf16_to_float(uint16_t value)
{
    const uint32_t bits = (uint32_t)value << 16;
    float result;
    memcpy(&result, &bits, sizeof result);
    return result;
}

static uint16_t float_to_bf16(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    if ((bits & 0x7FFFFFFFu) > 0x7F800000u) {
        return (uint16_t)((bits >> 16) | 0x40u);
    }
    return (uint16_t)((bits + 0x7FFFu + ((bits >> 16) & 1)) >> 16);
}

static float combine_float(float left, float right, aclrtReduceKind kind)
{
    switch (kind) {
    case ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM:
        return left + right;
    case ACL_RT_MEMCPY_SDMA_AUTOMATIC_MAX:
        return left > right ? left : right;
    default:
        return left < right ? left : right;
    }
}

static int64_t combine_integer(int64_t left, int64_t right, aclrtReduceKind kind)
{
    switch (kind) {
    case ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM:
        return left + right;
    case ACL_RT_MEMCPY_SDMA_AUTOMATIC_MAX:
        return left > right ? left : right;
    default:
        return left < right ? left : right;
    }
}

static void combine_floats(unsigned char *left, const unsigned char *right, aclrtReduceKind kind)
{
    float one;
    float other;
    memcpy(&one, left, sizeof one);
    memcpy(&other, right, sizeof other);
    one = combine_float(one, other, kind);
    memcpy(left, &one, sizeof one);
}

/** The same for the 16-bit formats. */
static void combine_halves(unsigned char *left, const unsigned char *right, aclrtReduceKind kind, float (*widen)(uint16_t),
    uint16_t (*narrow)(float))
{
    uint16_t one;
    uint16_t other;
    memcpy(&one, left, sizeof one);
    memcpy(&other, right, sizeof other);
    one = narrow(combine_float(widen(one), widen(other), kind));
    memcpy(left, &one, sizeof one);
}

/** A signed integer of 1 to 8 bytes, the lowest first. */
static int64_t integer_at(const unsigned char *bytes, size_t width)
{
    uint64_t value = 0;
    memcpy(&value, bytes, width);
    const uint64_t sign = (uint64_t)1 << (8 * width - 1);
    return (int64_t)((value ^ sign) - sign);
}

static void combine_integers(unsigned char *left, const unsigned char *right, aclrtReduceKind kind, size_t width)
{
    const int64_t result = combine_integer(integer_at(left, width), integer_at(right, width), kind);
    memcpy(left, &result, width);
}

/** One element: `left` becomes the result. Sums of integers wrap. */
static void combine(unsigned char *left, const unsigned char *right, aclrtReduceKind kind, aclDataType type)
{
    switch (type) {
    case ACL_FLOAT:
        combine_floats(left, right, kind);
        return;
    case ACL_FLOAT16:
        combine_halves(left, right, kind, sim_half_widen, sim_half_narrow);
        return;
    case ACL_BF16:
        combine_halves(left, right, kind, bf16_to_float, float_to_bf16);
        return;
    default:
        combine_integers(left, right, kind, sim_aclDataTypeSize(type));
        return;
    }
}

static aclError reduce_piece(const struct reduce_task *task, size_t offset, size_t count, unsigned char *left,
    unsigned char *right, const struct sim_copy_context *context)
{
    struct sim_copy_context read = *context;
    read.destination_argument = NULL;
    read.source_argument = "dst";
    SIM_TRY(sim_copy_move((uintptr_t)left, task->destination + offset, count, &read));
    read.source_argument = "src";
    SIM_TRY(sim_copy_move((uintptr_t)right, task->source + offset, count, &read));
    const size_t width = sim_aclDataTypeSize(task->type);
    for (size_t at = 0; at + width <= count; at += width) {
        combine(left + at, right + at, task->kind, task->type);
    }
    return sim_copy_move(task->destination + offset, (uintptr_t)left, count, context);
}

static aclError run_reduce(struct sim_task *task, struct sim_stream *stream)
{
    const struct reduce_task *own = (const struct reduce_task *)task;
    const struct sim_copy_context context = {
        .device = stream->device, .stream = stream, .destination_argument = "dst", .source_argument = NULL};
    unsigned char *buffer = malloc(2 * PIECE);
    if (buffer == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the reduction");
    }
    aclError error = ACL_SUCCESS;
    for (size_t offset = 0; offset < own->count && error == ACL_SUCCESS && !sim_stream_stopping(stream); offset += PIECE) {
        const size_t left = own->count - offset;
        error = reduce_piece(own, offset, left < PIECE ? left : PIECE, buffer, buffer + PIECE, &context);
    }
    free(buffer);
    return error;
}

/** Types that the ACL layer lets through; which of them a device reduces is another question. */
static bool is_data_type(aclDataType type)
{
    return ((int)type >= ACL_FLOAT && (int)type <= ACL_UINT8) || type == ACL_INT16 || type == ACL_UINT16 ||
        type == ACL_UINT32 || type == ACL_INT4 || type == ACL_BF16;
}

static bool is_reducible(aclDataType type)
{
    return type == ACL_FLOAT || type == ACL_FLOAT16 || type == ACL_BF16 || type == ACL_INT32 || type == ACL_INT16 ||
        type == ACL_INT8;
}

static aclError submit(struct reduce_task *model, aclrtStream handle)
{
    struct sim_stream *stream;
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(handle, SIM_CONTEXT_IMPLICIT, &stream, &context));
    aclError error;
    struct reduce_task *task = malloc(sizeof *task);
    if (task == NULL) {
        error = sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the task");
    } else {
        *task = *model;
        error = sim_stream_submit(stream, &task->task);
    }
    sim_stream_release(stream);
    sim_context_release(context);
    return error;
}

aclError sim_aclrtReduceAsync(void *dst, const void *src, uint64_t count, aclrtReduceKind kind, aclDataType type,
    aclrtStream stream, void *reserve)
{
    SIM_REQUIRE(dst);
    SIM_REQUIRE(src);
    if (reserve != NULL) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0012", "argument reserve is reserved; pass a null pointer");
    }
    if (!is_data_type(type)) {
        return sim_fail_value("type", (long long)type, "a type of numbers that can be reduced");
    }
    if (count == 0 || (kind == ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM && count > MAX_SUM_BYTES)) {
        return sim_fail_range("count", (long long)count, "1 to 67108864 bytes");
    }
    if (kind < ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM || kind > ACL_RT_MEMCPY_SDMA_AUTOMATIC_EQUAL) {
        return sim_fail_range("kind", (long long)kind, "a value of aclrtReduceKind");
    }
    if (kind == ACL_RT_MEMCPY_SDMA_AUTOMATIC_EQUAL || !is_reducible(type)) {
        return sim_fail_unsupported("the combination of arguments kind and type is not supported on this product");
    }
    struct reduce_task model = {
        .task.run = run_reduce,
        .task.cleanup = sim_task_free,
        .destination = (uintptr_t)dst,
        .source = (uintptr_t)src,
        .count = count,
        .kind = kind,
        .type = type,
    };
    return submit(&model, stream);
}
