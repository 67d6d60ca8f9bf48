/*
 * Stream functions: create, destroy, synchronise, query, abort.
 */
#include "base/clock.h"
#include "capture_hook.h"
#include "device/device.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"
#include "stream.h"
#include "stream_state.h"

#define KNOWN_FLAGS                                                                                       \
    (ACL_STREAM_FAST_LAUNCH | ACL_STREAM_FAST_SYNC | ACL_STREAM_PERSISTENT | ACL_STREAM_HUGE |            \
        ACL_STREAM_CPU_SCHEDULE | ACL_STREAM_DEVICE_USE_ONLY)

static aclError create(aclrtStream *handle, uint32_t priority, uint32_t flags)
{
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context));
    struct sim_stream *stream;
    const aclError error = sim_stream_create(context, priority, flags, SIM_STREAM_OF_CALLER, &stream);
    if (error == ACL_SUCCESS) {
        *handle = stream->handle;
        sim_stream_state_tell(*handle, ACL_RT_STREAM_STATE_CREATE_POST);
        sim_stream_release(stream);
    }
    sim_context_release(context);
    return error;
}

aclError sim_aclrtCreateStream(aclrtStream *stream)
{
    SIM_REQUIRE(stream);
    return create(stream, 0, 0);
}

aclError sim_aclrtCreateStreamWithConfig(aclrtStream *stream, uint32_t priority, uint32_t flag)
{
    SIM_REQUIRE(stream);
    const uint32_t flags = flag & KNOWN_FLAGS;
    if ((flags & ACL_STREAM_HUGE) != 0 && !sim_config()->product->huge_streams) {
        return sim_fail(ACL_ERROR_RT_FEATURE_NOT_SUPPORT, "EE1006",
            "argument flag has ACL_STREAM_HUGE; this product has streams of the usual depth only");
    }
    if ((flags & ACL_STREAM_DEVICE_USE_ONLY) != 0 && flags != ACL_STREAM_DEVICE_USE_ONLY) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1006",
            "argument flag is 0x%x; ACL_STREAM_DEVICE_USE_ONLY must stand alone", flag);
    }
    return create(stream, sim_stream_priority(priority), flags);
}

static aclError destroy(aclrtStream handle, bool discard)
{
    struct sim_stream *stream;
    struct sim_context *context;
    SIM_TRY(sim_stream_check_not_captured(handle));
    SIM_TRY(sim_stream_enter(handle, SIM_CONTEXT_TEARDOWN, &stream, &context));
    aclError error = ACL_SUCCESS;
    if (stream->use == SIM_STREAM_DEFAULT) {
        error = sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017",
            "argument stream is the default stream of its context; it ends with the context");
    } else if (!sim_stream_unlink(stream)) {
        error = sim_fail_handle("stream", "stream", handle);
    } else {
        sim_stream_end(stream, discard);
    }
    sim_stream_release(stream);
    sim_context_release(context);
    return error;
}

aclError sim_aclrtDestroyStream(aclrtStream stream)
{
    SIM_REQUIRE(stream);
    return destroy(stream, false);
}

aclError sim_aclrtDestroyStreamForce(aclrtStream stream)
{
    SIM_REQUIRE(stream);
    return destroy(stream, true);
}

/** A stream of any context, and the thread's own context, which must exist. */
static aclError enter_any(aclrtStream handle, struct sim_stream **stream, struct sim_context **context)
{
    SIM_TRY(sim_stream_check(handle, stream));
    const aclError error = sim_context_acquire(SIM_CONTEXT_IMPLICIT, context);
    if (error != ACL_SUCCESS) {
        sim_stream_release(*stream);
        return error;
    }
    sim_stream_default(stream, *context);
    if (*stream == NULL) {
        sim_context_release(*context);
        return sim_fail_context();
    }
    return ACL_SUCCESS;
}

/** Streams that nobody waits for: they count as done, even on a thread without a context. Captured ones are refused. */
static aclError find_unwaited(aclrtStream handle, bool *unwaited)
{
    struct sim_stream *stream;
    SIM_TRY(sim_stream_check(handle, &stream));
    const aclError error = sim_stream_not_captured(stream);
    *unwaited = stream != NULL && (stream->flags & SIM_STREAM_UNWAITED) != 0;
    sim_stream_release(stream);
    return error;
}

static aclError synchronize(aclrtStream handle, int32_t timeout)
{
    struct sim_stream *stream;
    struct sim_context *context;
    bool unwaited;
    SIM_TRY(find_unwaited(handle, &unwaited));
    if (unwaited) {
        return ACL_SUCCESS;
    }
    SIM_TRY(enter_any(handle, &stream, &context));
    const bool foreign = stream->context != context;
    if (foreign) {
        /* The real call switches to the stream's context and back, both with an explicit set. */
        sim_context_bind_explicit(stream->context);
    }
    const aclError error = sim_stream_synchronize(stream, sim_clock_deadline(timeout));
    if (foreign && atomic_load(&stream->context->stop_error) == ACL_SUCCESS) {
        sim_context_bind_explicit(context);
    }
    sim_stream_release(stream);
    sim_context_release(context);
    return error;
}

aclError sim_aclrtSynchronizeStream(aclrtStream stream)
{
    return synchronize(stream, -1);
}

static aclError check_timeout(int32_t timeout)
{
    static const char expected[] = "-1 (no limit) or a number of milliseconds greater than 0";
    if (timeout < -1) {
        return sim_fail_expected("timeout", timeout, expected);
    }
    return timeout == 0 ? sim_fail_range("timeout", timeout, expected) : ACL_SUCCESS;
}

aclError sim_aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout)
{
    if (timeout < -1) {
        return check_timeout(timeout);
    }
    SIM_TRY(sim_stream_check_handle(stream));
    SIM_TRY(check_timeout(timeout));
    return synchronize(stream, timeout);
}

static aclError synchronize_device(int32_t timeout)
{
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context));
    const aclError error = sim_context_synchronize(context, sim_clock_deadline(timeout));
    if (error == ACL_SUCCESS) {
        sim_synchronized(context->device);
    }
    sim_context_release(context);
    return error;
}

aclError sim_aclrtSynchronizeDevice(void)
{
    return synchronize_device(-1);
}

aclError sim_aclrtSynchronizeDeviceWithTimeout(int32_t timeout)
{
    SIM_TRY(check_timeout(timeout));
    return synchronize_device(timeout);
}

aclError sim_aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus *status)
{
    SIM_REQUIRE(status);
    struct sim_stream *own;
    struct sim_context *context;
    bool unwaited;
    SIM_TRY(find_unwaited(stream, &unwaited));
    if (unwaited) {
        *status = ACL_STREAM_STATUS_COMPLETE;
        return ACL_SUCCESS;
    }
    SIM_TRY(enter_any(stream, &own, &context));
    const aclError stopped = atomic_load(&own->context->stop_error);
    if (stopped == ACL_SUCCESS) {
        *status = sim_stream_idle(own) ? ACL_STREAM_STATUS_COMPLETE : ACL_STREAM_STATUS_NOT_READY;
    }
    sim_stream_release(own);
    sim_context_release(context);
    return stopped == ACL_SUCCESS
        ? ACL_SUCCESS
        : sim_fail(stopped, "EE9999", "the context stopped after a failure of one of its streams");
}

/** Aborts a stream, with its reference, if it is one of the thread's context. */
static aclError abort_own(struct sim_stream *stream)
{
    struct sim_context *context;
    aclError error = sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context);
    if (error == ACL_SUCCESS) {
        error = stream->context == context ? sim_stream_abort(stream) : sim_stream_foreign();
        sim_context_release(context);
    }
    sim_stream_release(stream);
    return error;
}

aclError sim_aclrtStreamAbort(aclrtStream stream)
{
    if (!sim_config()->product->task_abort) {
        return sim_fail_unsupported("this product can't abort streams");
    }
    struct sim_stream *own;
    SIM_TRY(sim_stream_named(stream, &own));
    return abort_own(own);
}

aclError sim_aclrtStreamStop(aclrtStream stream)
{
    SIM_REQUIRE_RUNTIME(stream);
    struct sim_stream *own;
    SIM_TRY(sim_stream_check(stream, &own));
    return abort_own(own);
}

aclError sim_aclrtPersistentTaskClean(aclrtStream stream)
{
    SIM_REQUIRE_RUNTIME(stream);
    struct sim_stream *own;
    SIM_TRY(sim_stream_check(stream, &own));
    const bool persistent = (own->flags & ACL_STREAM_PERSISTENT) != 0;
    sim_stream_release(own);
    return sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, persistent ? "EE1017" : "EE1011",
        "argument stream: only streams with ACL_STREAM_PERSISTENT that are bound to a model keep tasks");
}

aclError sim_aclrtGetStreamAvailableNum(uint32_t *streamCount)
{
    SIM_REQUIRE(streamCount);
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    *streamCount = sim_device_left(device, SIM_RESOURCE_STREAM);
    return ACL_SUCCESS;
}

aclError sim_aclrtGetThreadLastTaskId(uint32_t *taskId)
{
    SIM_REQUIRE(taskId);
    *taskId = sim_stream_last_task_id();
    return ACL_SUCCESS;
}
