/*
 * What a stream is: number, priority, flags, failure mode, overflow switch.
 */
#include "entry/error.h"
#include "model.h"
#include "queue/capture_hook.h"
#include "stream_settings.h"

/** A stream of any context, for functions that always need a context. */
static aclError enter(aclrtStream handle, struct sim_stream **stream)
{
    int32_t device;
    SIM_TRY(sim_stream_check(handle, stream));
    const aclError error = sim_context_device(SIM_CONTEXT_IMPLICIT, &device);
    sim_stream_release(*stream);
    return error == ACL_SUCCESS ? sim_stream_enter_any(handle, stream) : error;
}

aclError sim_aclrtStreamGetId(aclrtStream stream, int32_t *streamId)
{
    SIM_REQUIRE(streamId);
    struct sim_stream *own;
    SIM_TRY(sim_stream_enter_any(stream, &own));
    *streamId = own->id;
    sim_stream_release(own);
    return ACL_SUCCESS;
}

aclError sim_aclrtStreamGetPriority(aclrtStream stream, uint32_t *priority)
{
    SIM_REQUIRE(priority);
    struct sim_stream *own;
    SIM_TRY(enter(stream, &own));
    return sim_setting_read(own, &own->priority, priority);
}

aclError sim_aclrtStreamGetFlags(aclrtStream stream, uint32_t *flags)
{
    SIM_REQUIRE(flags);
    struct sim_stream *own;
    SIM_TRY(enter(stream, &own));
    *flags = own->flags;
    sim_stream_release(own);
    return ACL_SUCCESS;
}

aclError sim_stream_enter_current(aclrtStream handle, struct sim_stream **stream)
{
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(handle, SIM_CONTEXT_IMPLICIT, stream, &context));
    sim_context_release(context);
    return ACL_SUCCESS;
}

aclError sim_setting_read(struct sim_stream *stream, const uint32_t *setting, uint32_t *value)
{
    (void)pthread_mutex_lock(&stream->mutex);
    *value = *setting;
    (void)pthread_mutex_unlock(&stream->mutex);
    sim_stream_release(stream);
    return ACL_SUCCESS;
}

aclError sim_setting_write(struct sim_stream *stream, uint32_t *setting, uint32_t value)
{
    (void)pthread_mutex_lock(&stream->mutex);
    *setting = value;
    (void)pthread_mutex_unlock(&stream->mutex);
    sim_stream_release(stream);
    return ACL_SUCCESS;
}

/** Changes the mode of a stream of the current context; nothing to change is fine for any stream. */
static aclError change_failure_mode(struct sim_stream *stream, uint64_t wanted, const struct sim_context *context)
{
    /* The other bits are the runtime's own. */
    const uint64_t mode = wanted & 1;
    (void)pthread_mutex_lock(&stream->mutex);
    const uint64_t before = stream->failure_mode;
    if (stream->context == context && before == ACL_CONTINUE_ON_FAILURE) {
        stream->failure_mode = mode;
    }
    (void)pthread_mutex_unlock(&stream->mutex);
    if (before == mode) {
        return ACL_SUCCESS;
    }
    if (before == ACL_STOP_ON_FAILURE) {
        return sim_fail(
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT, "EE1016", "a stream can't go back from stop-on-failure to continue-on-failure");
    }
    if (stream->context != context) {
        return sim_stream_foreign();
    }
    atomic_store(&stream->context->stop_on_failure, true);
    return ACL_SUCCESS;
}

static aclError set_failure_mode(struct sim_stream *stream, uint64_t mode)
{
    if ((stream->flags & ACL_STREAM_DEVICE_USE_ONLY) != 0) {
        return sim_fail_unsupported("streams with ACL_STREAM_DEVICE_USE_ONLY have no failure mode");
    }
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context));
    const aclError error = change_failure_mode(stream, mode, context);
    sim_context_release(context);
    return error;
}

aclError sim_aclrtSetStreamFailureMode(aclrtStream stream, uint64_t mode)
{
    struct sim_stream *own;
    SIM_TRY(sim_stream_named(stream, &own));
    const aclError error = set_failure_mode(own, mode);
    sim_stream_release(own);
    return error;
}

aclError sim_aclrtSetStreamOverflowSwitch(aclrtStream stream, uint32_t flag)
{
    if (flag > 1) {
        return sim_fail_choice("flag", flag, "0 or 1");
    }
    SIM_TRY(sim_stream_check_not_captured(stream));
    struct sim_stream *own;
    SIM_TRY(sim_stream_enter_current(stream, &own));
    return sim_setting_write(own, &own->overflow_switch, flag);
}

aclError sim_aclrtGetStreamOverflowSwitch(aclrtStream stream, uint32_t *flag)
{
    SIM_REQUIRE(flag);
    struct sim_stream *own;
    SIM_TRY(sim_stream_enter_current(stream, &own));
    return sim_setting_read(own, &own->overflow_switch, flag);
}
