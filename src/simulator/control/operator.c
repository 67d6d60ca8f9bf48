/*
 * aclsim.h: an operator that needs workspace, as the executor of single operators runs one.
 *
 * The block is given back on the stream's thread when the stream has passed the operator, or on the thread that discards
 * the task: allocators must cope with any thread.
 */
#include <stdlib.h>

#include "aclsim.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "memory/allocator.h"
#include "queue/stream.h"
#include "transfer/copy.h"

/** What the operator leaves in its workspace. */
#define WORKSPACE_PATTERN 0x5Au

struct operation {
    struct sim_task task;
    struct sim_allocator allocator;
    aclrtAllocatorBlock block;
    uintptr_t workspace;
    size_t size;
};

static void give_back(struct operation *operation)
{
    if (operation->block != NULL) {
        operation->allocator.free(operation->allocator.object, operation->block);
        operation->block = NULL;
    }
}

static aclError run(struct sim_task *task, struct sim_stream *stream)
{
    struct operation *operation = (struct operation *)task;
    const struct sim_copy_context context = {
        .device = stream->device,
        .stream = stream,
        .destination_argument = "workspace",
        .source_argument = "",
    };
    const aclError result = sim_copy_fill(operation->workspace, WORKSPACE_PATTERN, 1, operation->size, &context);
    /* Before the stream counts the task as ended: who has waited finds the block given back. A graph keeps it. */
    if (!task->captured) {
        give_back(operation);
    }
    return result;
}

static void cleanup(struct sim_task *task, bool ran)
{
    (void)ran;
    struct operation *operation = (struct operation *)task;
    give_back(operation);
    free(operation);
}

static aclError submit(struct sim_stream *stream, uint64_t bytes)
{
    struct operation *operation = calloc(1, sizeof *operation);
    if (operation == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1023", "no host memory for the operator's task");
    }
    operation->task = (struct sim_task){.run = run, .cleanup = cleanup};
    operation->size = (size_t)bytes;
    if (!sim_allocator_of(stream->handle, &operation->allocator)) {
        free(operation);
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009",
            "stream: no allocator is registered for it; call aclrtAllocatorRegister first");
    }
    const bool callable = sim_caller_runs((sim_caller_function)operation->allocator.allocate, "allocator's function") &&
        sim_caller_runs((sim_caller_function)operation->allocator.free, "allocator's function") &&
        sim_caller_runs((sim_caller_function)operation->allocator.address_of, "allocator's function");
    if (!callable) {
        free(operation);
        return ACL_ERROR_RT_PARAM_INVALID;
    }
    operation->block = operation->allocator.allocate(operation->allocator.object, operation->size);
    if (operation->block == NULL) {
        free(operation);
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1023",
            "workspaceBytes: the registered allocator gave no block of %zu bytes", (size_t)bytes);
    }
    operation->workspace = (uintptr_t)operation->allocator.address_of(operation->block);
    return sim_stream_submit(stream, &operation->task);
}

aclError aclsimRunOperator(aclrtStream stream, uint64_t workspaceBytes)
{
    SIM_REQUIRE_SIZE(workspaceBytes);
    struct sim_stream *target;
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(stream, SIM_CONTEXT_IMPLICIT, &target, &context));
    const aclError result = submit(target, workspaceBytes);
    sim_stream_release(target);
    sim_context_release(context);
    return result;
}
