/*
 * Overflow detection: modes and status words. Nothing computes here, so a status is always "no overflow".
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "entry/error.h"
#include "machine/config.h"
#include "memory/block.h"
#include "model.h"
#include "queue/capture_hook.h"
#include "queue/context.h"
#include "queue/stream.h"
#include "transfer/copy.h"

#define STATUS_BYTES 64u

/** The mode of the process: every device that it sets works in it. UNDEF: nobody has chosen. */
static atomic_int mode_of_process = ACL_RT_OVERFLOW_MODE_UNDEF;

/* Guards the addresses; taken before the address map's lock. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
/* Where kernels of a device would report overflows; made when somebody asks. */
static uintptr_t overflow_address[SIM_MAX_DEVICES];

/** The second generation has both modes, those before it saturate, Ascend 950 has Inf and NaN. */
static bool has_mode(aclrtFloatOverflowMode mode)
{
    switch (sim_config()->product->bit) {
    case SIM_PRODUCT_910B:
    case SIM_PRODUCT_A3:
        return true;
    case SIM_PRODUCT_950:
        return mode == ACL_RT_OVERFLOW_MODE_INFNAN;
    default:
        return mode == ACL_RT_OVERFLOW_MODE_SATURATION;
    }
}

aclError sim_aclrtSetDeviceSatMode(aclrtFloatOverflowMode mode)
{
    if ((unsigned)mode >= ACL_RT_OVERFLOW_MODE_UNDEF) {
        return sim_fail_range("mode", (long long)mode, "ACL_RT_OVERFLOW_MODE_SATURATION (0) or ACL_RT_OVERFLOW_MODE_INFNAN (1)");
    }
    if (!has_mode(mode)) {
        return sim_fail_unsupported("this product has the other overflow mode only");
    }
    atomic_store(&mode_of_process, (int)mode);
    return ACL_SUCCESS;
}

aclError sim_aclrtGetDeviceSatMode(aclrtFloatOverflowMode *mode)
{
    SIM_REQUIRE(mode);
    const int chosen = atomic_load(&mode_of_process);
    *mode = chosen != ACL_RT_OVERFLOW_MODE_UNDEF   ? (aclrtFloatOverflowMode)chosen
        : has_mode(ACL_RT_OVERFLOW_MODE_INFNAN) ? ACL_RT_OVERFLOW_MODE_INFNAN
                                                : ACL_RT_OVERFLOW_MODE_SATURATION;
    return ACL_SUCCESS;
}

aclError sim_aclrtCtxGetFloatOverflowAddr(void **overflowAddr)
{
    if (overflowAddr == NULL) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1001", "argument overflowAddr is a null pointer; pass a valid address");
    }
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context));
    (void)pthread_mutex_lock(&mutex);
    if (overflow_address[context->device] == 0) {
        overflow_address[context->device] = sim_block_make_hidden(context->device, STATUS_BYTES);
    }
    const uintptr_t address = overflow_address[context->device];
    (void)pthread_mutex_unlock(&mutex);
    sim_context_release(context);
    if (address == 0) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1023", "no device memory is left for the overflow flag");
    }
    *overflowAddr = (void *)address;
    return ACL_SUCCESS;
}

/** Writes the status words when the stream comes to it; without an output it only keeps its place in the order. */
struct status_task {
    struct sim_task task;
    uintptr_t output;
    int32_t device;
};

static aclError run_status(struct sim_task *task, struct sim_stream *stream)
{
    (void)stream;
    const struct status_task *own = (const struct status_task *)task;
    static const unsigned char clear[STATUS_BYTES];
    return own->output == 0 ? ACL_SUCCESS : sim_copy_store(own->output, clear, sizeof clear, own->device);
}

static aclError submit_status(void *output, aclrtStream handle)
{
    struct sim_stream *stream;
    struct sim_context *context;
    if (output == NULL) {
        /* A reset looks for its stream before its context. */
        SIM_TRY(sim_stream_named(handle, &stream));
        sim_stream_release(stream);
    }
    SIM_TRY(sim_stream_check_not_captured(handle));
    SIM_TRY(sim_stream_enter(handle, SIM_CONTEXT_IMPLICIT, &stream, &context));
    struct status_task *task = calloc(1, sizeof *task);
    aclError error;
    if (task == NULL) {
        error = sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the task");
    } else {
        task->task.run = run_status;
        task->task.cleanup = sim_task_free;
        task->output = (uintptr_t)output;
        task->device = stream->device;
        error = sim_stream_submit(stream, &task->task);
    }
    sim_stream_release(stream);
    sim_context_release(context);
    return error;
}

static aclError get_status(void *output, uint64_t size, aclrtStream stream)
{
    SIM_TRY(sim_stream_check_handle(stream));
    if (output == NULL) {
        return sim_fail_runtime_null("outputAddr");
    }
    if (size != STATUS_BYTES) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1001", "argument outputSize is %llu; it must be 64", (unsigned long long)size);
    }
    return submit_status(output, stream);
}

aclError sim_aclrtGetOverflowStatus(void *outputAddr, size_t outputSize, aclrtStream stream)
{
    SIM_REQUIRE(outputAddr);
    return get_status(outputAddr, outputSize, stream);
}

aclError sim_aclrtResetOverflowStatus(aclrtStream stream)
{
    return submit_status(NULL, stream);
}

aclError sim_aclrtGetFloatOverflowStatus(void *outputAddr, uint64_t outputSize, aclrtStream stream)
{
    return get_status(outputAddr, outputSize, stream);
}

aclError sim_aclrtResetFloatOverflowStatus(aclrtStream stream)
{
    return submit_status(NULL, stream);
}

aclError sim_aclrtNpuGetFloatOverFlowStatus(void *outputAddr, uint64_t outputSize, uint32_t checkMode, aclrtStream stream)
{
    /* The device reads the mode of the check; nobody looks at it before. */
    (void)checkMode;
    return get_status(outputAddr, outputSize, stream);
}

aclError sim_aclrtNpuClearFloatOverFlowStatus(uint32_t checkMode, aclrtStream stream)
{
    (void)checkMode;
    return submit_status(NULL, stream);
}
