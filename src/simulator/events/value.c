/*
 * Stream memory operations: write a 64-bit word of device memory, wait until one has a value.
 *
 * A waiting task looks at the word again and again: it may be changed by a copy, a fill, another process or the host.
 */
#include <stdlib.h>

#include "entry/error.h"
#include "findings/finding.h"
#include "model.h"
#include "queue/context.h"
#include "queue/stream.h"
#include "space/address_map.h"
#include "space/location.h"
#include "space/named_range.h"
#include "transfer/copy.h"

/** How long a waiting task sleeps between two looks. */
#define LOOK_INTERVAL ((uint64_t)200 * 1000)
#define HISTORY 512

enum condition { AT_LEAST, EQUAL, ANY_BIT, NOR, CONDITIONS };

struct value_task {
    struct sim_task task;
    uintptr_t address;
    uint64_t value;
    enum condition condition;
    struct sim_named_range named;
};

static bool holds(enum condition condition, uint64_t memory, uint64_t value)
{
    switch (condition) {
    case AT_LEAST:
        return (int64_t)(memory - value) >= 0;
    case EQUAL:
        return memory == value;
    case ANY_BIT:
        return (memory & value) != 0;
    default:
        return ~(memory | value) != 0;
    }
}

static struct sim_copy_context context_of(const struct value_task *task, struct sim_stream *stream)
{
    const uint64_t id = sim_named_range_id(&task->named);
    return (struct sim_copy_context){
        .device = stream->device,
        .stream = stream,
        .destination_id = id,
        .source_id = id,
    };
}

static bool is_aligned(uintptr_t address)
{
    return address % sizeof(uint64_t) == 0;
}

static aclError load(uintptr_t address, uint64_t *word, const struct sim_copy_context *context)
{
    return is_aligned(address) ? sim_copy_load_word(address, word, context)
                               : sim_copy_load(address, word, sizeof *word, context->device);
}

static aclError run_write(struct sim_task *task, struct sim_stream *stream)
{
    const struct value_task *write = (const struct value_task *)task;
    struct sim_copy_context context = context_of(write, stream);
    context.source_id = 0;
    context.destination_argument = "devAddr";
    return is_aligned(write->address)
        ? sim_copy_store_word(write->address, write->value, &context)
        : sim_copy_store(write->address, &write->value, sizeof write->value, stream->device);
}

static aclError run_wait(struct sim_task *task, struct sim_stream *stream)
{
    const struct value_task *wait = (const struct value_task *)task;
    struct sim_copy_context context = context_of(wait, stream);
    context.destination_id = 0;
    context.source_argument = "devAddr";
    for (;;) {
        uint64_t memory;
        SIM_TRY(load(wait->address, &memory, &context));
        if (holds(wait->condition, memory, wait->value)) {
            return ACL_SUCCESS;
        }
        if (sim_stream_stopping(stream)) {
            return ACL_ERROR_RT_STREAM_ABORT;
        }
        sim_stream_rest(stream, LOOK_INTERVAL);
    }
}

static void cleanup(struct sim_task *task, bool ran)
{
    (void)ran;
    struct value_task *value = (struct value_task *)task;
    sim_named_range_release(&value->named);
    free(value);
}

static void get_write(const struct sim_task *task, aclmdlRITaskParams *params)
{
    const struct value_task *write = (const struct value_task *)task;
    params->valueWriteTaskParams.devAddr = (void *)write->address;
    params->valueWriteTaskParams.value = write->value;
}

static void get_wait(const struct sim_task *task, aclmdlRITaskParams *params)
{
    const struct value_task *wait = (const struct value_task *)task;
    params->valueWaitTaskParams.devAddr = (void *)wait->address;
    params->valueWaitTaskParams.value = wait->value;
    params->valueWaitTaskParams.flag = wait->condition;
}

/** Nothing in the runtime looks at it, but a device may fail. */
static void report_misaligned(uintptr_t address)
{
    char history[HISTORY] = "";
    struct sim_range *range = sim_space_acquire(address);
    if (range != NULL) {
        sim_space_history(range, history, sizeof history);
        sim_space_release(range);
    }
    (void)sim_finding(ACLSIM_FINDING_MISALIGNED_WORD, "devAddr", address, sizeof(uint64_t), history,
        "a word of 8 bytes must be at a multiple of 8; a device may fail at this one");
}

static aclError check_place(const void *devAddr)
{
    struct sim_location location;
    const aclError found = sim_location_find((uintptr_t)devAddr, &location);
    if (found != ACL_SUCCESS) {
        return sim_location_fail(found, (uintptr_t)devAddr, "devAddr");
    }
    if (location.type != ACL_MEM_LOCATION_TYPE_DEVICE) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "argument devAddr is 0x%zx; it must be device memory",
            (size_t)devAddr);
    }
    if (!is_aligned((uintptr_t)devAddr)) {
        report_misaligned((uintptr_t)devAddr);
    }
    return ACL_SUCCESS;
}

/** Names the memory at another address from now on. */
static void move_to(struct value_task *task, void *address)
{
    sim_named_range_release(&task->named);
    sim_named_range_hold(&task->named, (uintptr_t)address);
    sim_named_range_capture(&task->named);
    task->address = (uintptr_t)address;
}

static aclError set_write(struct sim_task *task, const aclmdlRITaskParams *params)
{
    struct value_task *write = (struct value_task *)task;
    SIM_TRY(check_place(params->valueWriteTaskParams.devAddr));
    move_to(write, params->valueWriteTaskParams.devAddr);
    write->value = params->valueWriteTaskParams.value;
    return ACL_SUCCESS;
}

static aclError set_wait(struct sim_task *task, const aclmdlRITaskParams *params)
{
    struct value_task *wait = (struct value_task *)task;
    if (params->valueWaitTaskParams.flag >= CONDITIONS) {
        return sim_fail_range("params->valueWaitTaskParams.flag", params->valueWaitTaskParams.flag, "0 to 3");
    }
    SIM_TRY(check_place(params->valueWaitTaskParams.devAddr));
    move_to(wait, params->valueWaitTaskParams.devAddr);
    wait->value = params->valueWaitTaskParams.value;
    wait->condition = (enum condition)params->valueWaitTaskParams.flag;
    return ACL_SUCCESS;
}

static const struct sim_task_model write_model = {ACL_MODEL_RI_TASK_VALUE_WRITE, "MEM_WRITE_VALUE", get_write, set_write};
static const struct sim_task_model wait_model = {ACL_MODEL_RI_TASK_VALUE_WAIT, "MEM_WAIT_VALUE", get_wait, set_wait};

static aclError submit(struct sim_stream *stream, uintptr_t address, uint64_t value, enum condition condition, bool wait)
{
    struct value_task *task = malloc(sizeof *task);
    if (task == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for the queued task");
    }
    *task = (struct value_task){
        .task = {
            .run = wait ? run_wait : run_write,
            .cleanup = cleanup,
            .waits = wait,
            .named = &task->named,
            .named_count = 1,
            .model = wait ? &wait_model : &write_model,
        },
        .address = address,
        .value = value,
        .condition = condition,
    };
    sim_named_range_hold(&task->named, address);
    return sim_stream_submit(stream, &task->task);
}

static aclError queue(void *devAddr, uint64_t value, uint32_t flag, aclrtStream handle, bool wait)
{
    struct sim_stream *stream;
    SIM_TRY(sim_stream_check(handle, &stream));
    aclError result = ACL_SUCCESS;
    if (flag >= (wait ? (uint32_t)CONDITIONS : 1u)) {
        result = sim_fail_range("flag", flag, wait ? "0 to 3" : "0");
    }
    if (result == ACL_SUCCESS) {
        result = check_place(devAddr);
    }
    struct sim_context *context = NULL;
    if (result == ACL_SUCCESS) {
        result = sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context);
    }
    if (result != ACL_SUCCESS) {
        sim_stream_release(stream);
        return result;
    }
    result = sim_stream_resolve(&stream, context);
    if (result == ACL_SUCCESS) {
        result = submit(stream, (uintptr_t)devAddr, value, (enum condition)flag, wait);
        sim_stream_release(stream);
    }
    sim_context_release(context);
    return result;
}

aclError sim_aclrtValueWrite(void *devAddr, uint64_t value, uint32_t flag, aclrtStream stream)
{
    SIM_REQUIRE(devAddr);
    return queue(devAddr, value, flag, stream, false);
}

aclError sim_aclrtValueWait(void *devAddr, uint64_t value, uint32_t flag, aclrtStream stream)
{
    SIM_REQUIRE(devAddr);
    return queue(devAddr, value, flag, stream, true);
}
