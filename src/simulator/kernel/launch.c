/*
 * Launches as tasks: they keep their arguments, and call what stands for the kernel.
 */
#include "launch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "binary.h"
#include "capture/capture.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "findings/finding.h"
#include "handles/handle.h"
#include "machine/config.h"
#include "queue/context.h"
#include "queue/stream.h"
#include "registry.h"
#include "space/named_range.h"
#include "transfer/copy.h"

/** Addresses among the arguments whose memory is watched. */
#define NAMED 16u
#define HISTORY 512
#define MOST_ARGUMENTS ((size_t)1 << 20)

struct kernel_task {
    struct sim_task task;
    /** With a reference. */
    struct sim_kernel *kernel;
    uint32_t blocks;
    /** Where the arguments are, when the device holds them. */
    uintptr_t on_device;
    size_t size;
    struct sim_named_range named[NAMED];
    unsigned char *arguments;
};

/** The kernel that the calling thread runs. */
static _Thread_local const struct kernel_task *running;
static _Thread_local struct sim_stream *running_on;

static struct sim_copy_context access_of(void)
{
    return (struct sim_copy_context){
        .device = running_on->device, .stream = running_on, .destination_argument = "args", .source_argument = "args"};
}

/** Whether bytes are among those that the launch has brought along. */
static bool is_brought(const void *address, size_t size)
{
    const uintptr_t start = (uintptr_t)running->arguments;
    const uintptr_t at = (uintptr_t)address;
    return at >= start && at - start <= running->size && size <= running->size - (at - start);
}

aclError aclsimKernelRead(const void *devPtr, void *bytes, size_t size)
{
    if (running == NULL) {
        return ACL_ERROR_INVALID_PARAM;
    }
    if (is_brought(devPtr, size)) {
        memcpy(bytes, devPtr, size);
        return ACL_SUCCESS;
    }
    const struct sim_copy_context context = access_of();
    return sim_copy_move((uintptr_t)bytes, (uintptr_t)devPtr, size, &context);
}

aclError aclsimKernelWrite(void *devPtr, const void *bytes, size_t size)
{
    if (running == NULL) {
        return ACL_ERROR_INVALID_PARAM;
    }
    const struct sim_copy_context context = access_of();
    return sim_copy_move((uintptr_t)devPtr, (uintptr_t)bytes, size, &context);
}

/** Memory that an argument points to and that was freed since the launch was captured. */
static void report_freed(const struct kernel_task *own)
{
    for (size_t index = 0; own->task.captured && index < NAMED; index++) {
        const struct sim_range *range = own->named[index].range;
        if (range != NULL && atomic_load(&range->removed)) {
            char history[HISTORY];
            sim_space_history(range, history, sizeof history);
            (void)sim_finding(ACLSIM_FINDING_USE_AFTER_FREE, "args", range->base, range->size, history,
                "an argument of kernel \"%s\" points to memory that was freed since the launch was captured", own->kernel->name);
        }
    }
}

static aclError call(struct kernel_task *own, struct sim_stream *stream)
{
    const struct sim_kernel_function function = sim_kernel_function_of(own->kernel->name);
    if (function.kernel == NULL) {
        sim_kernel_tell_unknown(own->kernel->name);
        return sim_config()->unknown_kernels_fail
            ? sim_fail(ACL_ERROR_RT_AICORE_EXCEPTION, "EZ9999", "kernel \"%s\" is not registered", own->kernel->name)
            : ACL_SUCCESS;
    }
    const aclsimKernelCall launched = {own->kernel->name, own->blocks, stream->device, own->arguments, own->size};
    running = own;
    running_on = stream;
    const aclError code = function.kernel(&launched, function.argument);
    running = NULL;
    running_on = NULL;
    return code == ACL_SUCCESS ? ACL_SUCCESS : sim_fail(code, "EZ9999", "kernel \"%s\" failed with %d", own->kernel->name, code);
}

static aclError run(struct sim_task *task, struct sim_stream *stream)
{
    struct kernel_task *own = (struct kernel_task *)task;
    report_freed(own);
    if (own->on_device != 0) {
        const struct sim_copy_context context = {
            .device = stream->device, .stream = stream, .destination_argument = "args", .source_argument = "argsData"};
        SIM_TRY(sim_copy_move((uintptr_t)own->arguments, own->on_device, own->size, &context));
    }
    return call(own, stream);
}

static void cleanup(struct sim_task *task, bool ran)
{
    (void)ran;
    struct kernel_task *own = (struct kernel_task *)task;
    for (size_t index = 0; index < NAMED; index++) {
        sim_named_range_release(&own->named[index]);
    }
    sim_kernel_release(own->kernel);
    free(own->arguments);
    free(own);
}

static void get(const struct sim_task *task, aclmdlRITaskParams *params)
{
    const struct kernel_task *own = (const struct kernel_task *)task;
    params->kernelTaskParams.funcHandle = own->kernel->handle;
    params->kernelTaskParams.args = own->on_device != 0 ? (void *)own->on_device : own->arguments;
    params->kernelTaskParams.argsSize = own->size;
    params->kernelTaskParams.numBlocks = own->blocks;
}

static const struct sim_task_model model = {ACL_MODEL_RI_TASK_KERNEL, "KERNEL_AICORE", get, NULL};

/** Names the memory of words that are addresses. */
static void name_memory(struct kernel_task *task)
{
    size_t named = 0;
    if (task->on_device != 0) {
        sim_named_range_hold(&task->named[named++], task->on_device);
        return;
    }
    for (size_t at = 0; at + sizeof(uint64_t) <= task->size && named < NAMED; at += sizeof(uint64_t)) {
        uint64_t word;
        memcpy(&word, task->arguments + at, sizeof word);
        sim_named_range_hold(&task->named[named], (uintptr_t)word);
        named += task->named[named].range != NULL;
    }
}

/** Points the arguments of placeholders to their data. */
static aclError place(struct kernel_task *task, const struct sim_launch *launch)
{
    for (size_t index = 0; index < launch->place_count; index++) {
        aclrtPlaceHolderInfo info;
        SIM_TRY(sim_caller_read(&info, &launch->places[index], sizeof info, "placeHolderArray"));
        if (info.dataOffset > task->size || info.addrOffset > task->size ||
            task->size - info.addrOffset < sizeof(uint64_t)) {
            return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003",
                "argument placeHolderArray: entry %zu leads out of the %zu bytes of arguments", index, task->size);
        }
        const uint64_t address = (uintptr_t)(task->arguments + info.dataOffset);
        memcpy(task->arguments + info.addrOffset, &address, sizeof address);
    }
    return ACL_SUCCESS;
}

/** Copies the arguments. */
static aclError fill(struct kernel_task *task, const struct sim_launch *launch)
{
    task->size = launch->size;
    task->arguments = calloc(1, launch->size + 1);
    if (task->arguments == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the arguments");
    }
    if (launch->on_device) {
        task->on_device = (uintptr_t)launch->arguments;
        return ACL_SUCCESS;
    }
    SIM_TRY(sim_caller_read(task->arguments, launch->arguments, launch->size, "args"));
    return place(task, launch);
}

static aclError submit(const struct sim_launch *launch, struct sim_kernel *kernel, struct sim_stream *stream)
{
    struct kernel_task *task = calloc(1, sizeof *task);
    if (task == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the task");
    }
    sim_handle_retain(kernel->handle);
    task->kernel = kernel;
    task->blocks = launch->blocks;
    task->task = (struct sim_task){
        .run = run, .cleanup = cleanup, .named = task->named, .named_count = NAMED, .model = &model};
    aclError error = fill(task, launch);
    if (error != ACL_SUCCESS) {
        cleanup(&task->task, false);
        return error;
    }
    name_memory(task);
    return sim_capture_update(stream, &task->task, &error) ? error : sim_stream_submit(stream, &task->task);
}

static aclError check_config(const aclrtLaunchKernelCfg *config)
{
    if (config == NULL) {
        return ACL_SUCCESS;
    }
    SIM_REQUIRE_RUNTIME(config->attrs);
    bool seconds = false;
    bool microseconds = false;
    SIM_TRY(sim_caller_check_list(config->attrs, config->numAttrs, sizeof *config->attrs, "cfg->attrs"));
    for (size_t index = 0; index < config->numAttrs; index++) {
        const unsigned id = (unsigned)config->attrs[index].id;
        if (id < ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE || id > ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US) {
            return sim_fail_range("cfg->attrs[].id", id, "a value of aclrtLaunchKernelAttrId");
        }
        seconds = seconds || id == ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT;
        microseconds = microseconds || id == ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US;
    }
    return seconds && microseconds
        ? sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017", "argument cfg has two time limits, in seconds and in microseconds")
        : ACL_SUCCESS;
}

static aclError check(const struct sim_launch *launch)
{
    if (launch->blocks == 0) {
        return sim_fail_range("numBlocks", 0, "greater than 0");
    }
    if (launch->size > MOST_ARGUMENTS) {
        return sim_fail_range("argsSize", (long long)launch->size, "at most 1048576");
    }
    return check_config(launch->config);
}

aclError sim_launch_submit(const struct sim_launch *launch)
{
    struct sim_kernel *kernel;
    SIM_TRY(sim_kernel_check(launch->kernel, &kernel));
    struct sim_stream *stream = NULL;
    struct sim_context *context = NULL;
    aclError error = sim_stream_check_handle(launch->stream);
    if (error == ACL_SUCCESS) {
        error = check(launch);
    }
    if (error == ACL_SUCCESS) {
        error = sim_stream_enter(launch->stream, SIM_CONTEXT_IMPLICIT, &stream, &context);
    }
    if (error == ACL_SUCCESS) {
        error = submit(launch, kernel, stream);
        sim_stream_release(stream);
        sim_context_release(context);
    }
    sim_kernel_release(kernel);
    return error;
}
