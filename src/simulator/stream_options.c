/*
 * What a stream is: number, priority, flags, failure mode, attributes.
 */
#include "errtext.h"
#include "model.h"
#include "stream.h"

/** A stream of any context; null is the default stream, for which alone a context is needed. */
static aclError enter_any(aclrtStream handle, struct sim_stream **stream)
{
    SIM_TRY(sim_stream_check(handle, stream));
    if (*stream != NULL) {
        return ACL_SUCCESS;
    }
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context));
    sim_stream_default(stream, context);
    sim_context_release(context);
    return *stream != NULL ? ACL_SUCCESS : sim_fail_context();
}

/** The same for functions that always need a context. */
static aclError enter(aclrtStream handle, struct sim_stream **stream)
{
    int32_t device;
    SIM_TRY(sim_stream_check(handle, stream));
    const aclError error = sim_context_device(SIM_CONTEXT_IMPLICIT, &device);
    sim_stream_release(*stream);
    return error == ACL_SUCCESS ? enter_any(handle, stream) : error;
}

aclError sim_aclrtStreamGetId(aclrtStream stream, int32_t *streamId)
{
    SIM_REQUIRE(streamId);
    struct sim_stream *own;
    SIM_TRY(enter_any(stream, &own));
    *streamId = own->id;
    sim_stream_release(own);
    return ACL_SUCCESS;
}

aclError sim_aclrtStreamGetPriority(aclrtStream stream, uint32_t *priority)
{
    SIM_REQUIRE(priority);
    struct sim_stream *own;
    SIM_TRY(enter(stream, &own));
    (void)pthread_mutex_lock(&own->mutex);
    *priority = own->priority;
    (void)pthread_mutex_unlock(&own->mutex);
    sim_stream_release(own);
    return ACL_SUCCESS;
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

static aclError set_failure_mode(struct sim_stream *stream, uint64_t mode)
{
    if (mode > ACL_STOP_ON_FAILURE) {
        return sim_fail_range("mode", (long long)mode, "ACL_CONTINUE_ON_FAILURE (0) or ACL_STOP_ON_FAILURE (1)");
    }
    (void)pthread_mutex_lock(&stream->mutex);
    const bool back = stream->failure_mode == ACL_STOP_ON_FAILURE && mode == ACL_CONTINUE_ON_FAILURE;
    if (!back) {
        stream->failure_mode = mode;
    }
    (void)pthread_mutex_unlock(&stream->mutex);
    if (back) {
        return sim_fail_unsupported("a stream can't go back from stop-on-failure to continue-on-failure");
    }
    if (mode == ACL_STOP_ON_FAILURE) {
        atomic_store(&stream->context->stop_on_failure, true);
    }
    return ACL_SUCCESS;
}

aclError sim_aclrtSetStreamFailureMode(aclrtStream stream, uint64_t mode)
{
    SIM_REQUIRE_RUNTIME(stream);
    struct sim_stream *own;
    SIM_TRY(sim_stream_check(stream, &own));
    const bool device_only = (own->flags & ACL_STREAM_DEVICE_USE_ONLY) != 0;
    sim_stream_release(own);
    if (device_only) {
        return sim_fail_unsupported("streams with ACL_STREAM_DEVICE_USE_ONLY have no failure mode");
    }
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(stream, SIM_CONTEXT_IMPLICIT, &own, &context));
    const aclError error = set_failure_mode(own, mode);
    sim_stream_release(own);
    sim_context_release(context);
    return error;
}

aclError sim_aclrtSetStreamOverflowSwitch(aclrtStream stream, uint32_t flag)
{
    if (flag > 1) {
        return sim_fail_value("flag", flag, "0 or 1");
    }
    struct sim_stream *own;
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(stream, SIM_CONTEXT_IMPLICIT, &own, &context));
    (void)pthread_mutex_lock(&own->mutex);
    own->overflow_switch = flag;
    (void)pthread_mutex_unlock(&own->mutex);
    sim_stream_release(own);
    sim_context_release(context);
    return ACL_SUCCESS;
}

aclError sim_aclrtGetStreamOverflowSwitch(aclrtStream stream, uint32_t *flag)
{
    SIM_REQUIRE(flag);
    struct sim_stream *own;
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(stream, SIM_CONTEXT_IMPLICIT, &own, &context));
    (void)pthread_mutex_lock(&own->mutex);
    *flag = own->overflow_switch;
    (void)pthread_mutex_unlock(&own->mutex);
    sim_stream_release(own);
    sim_context_release(context);
    return ACL_SUCCESS;
}

static aclError set_attribute(struct sim_stream *stream, aclrtStreamAttr attribute, const aclrtStreamAttrValue *value)
{
    if (attribute == ACL_STREAM_ATTR_FAILURE_MODE) {
        return set_failure_mode(stream, value->failureMode);
    }
    aclError error = ACL_SUCCESS;
    (void)pthread_mutex_lock(&stream->mutex);
    switch (attribute) {
    case ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK:
        stream->overflow_switch = value->overflowSwitch;
        break;
    case ACL_STREAM_ATTR_USER_CUSTOM_TAG:
        stream->custom_tag = value->userCustomTag;
        break;
    case ACL_STREAM_ATTR_CACHE_OP_INFO:
        stream->cache_op_info = value->cacheOpInfoSwitch;
        break;
    case ACL_STREAM_ATTR_PRIORITY:
        stream->priority = value->streamPriority > 7 ? 7 : value->streamPriority;
        break;
    default:
        error = ACL_ERROR_RT_PARAM_INVALID;
        break;
    }
    (void)pthread_mutex_unlock(&stream->mutex);
    return error == ACL_SUCCESS ? error : sim_fail_range("stmAttrType", (long long)attribute, "a value of aclrtStreamAttr");
}

aclError sim_aclrtSetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType, aclrtStreamAttrValue *value)
{
    SIM_REQUIRE(value);
    struct sim_stream *own;
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(stream, SIM_CONTEXT_IMPLICIT, &own, &context));
    const aclError error = set_attribute(own, stmAttrType, value);
    sim_stream_release(own);
    sim_context_release(context);
    return error;
}

static aclError get_attribute(struct sim_stream *stream, aclrtStreamAttr attribute, aclrtStreamAttrValue *value)
{
    aclError error = ACL_SUCCESS;
    (void)pthread_mutex_lock(&stream->mutex);
    switch (attribute) {
    case ACL_STREAM_ATTR_FAILURE_MODE:
        value->failureMode = stream->failure_mode;
        break;
    case ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK:
        value->overflowSwitch = stream->overflow_switch;
        break;
    case ACL_STREAM_ATTR_USER_CUSTOM_TAG:
        value->userCustomTag = stream->custom_tag;
        break;
    case ACL_STREAM_ATTR_CACHE_OP_INFO:
        value->cacheOpInfoSwitch = stream->cache_op_info;
        break;
    case ACL_STREAM_ATTR_PRIORITY:
        value->streamPriority = stream->priority;
        break;
    default:
        error = ACL_ERROR_RT_PARAM_INVALID;
        break;
    }
    (void)pthread_mutex_unlock(&stream->mutex);
    return error == ACL_SUCCESS ? error : sim_fail_range("stmAttrType", (long long)attribute, "a value of aclrtStreamAttr");
}

aclError sim_aclrtGetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType, aclrtStreamAttrValue *value)
{
    SIM_REQUIRE(value);
    struct sim_stream *own;
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(stream, SIM_CONTEXT_IMPLICIT, &own, &context));
    const aclError error = get_attribute(own, stmAttrType, value);
    sim_stream_release(own);
    sim_context_release(context);
    return error;
}
