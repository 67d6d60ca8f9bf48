/*
 * Stream attributes: one function to set them and one to get them.
 */
#include "entry/error.h"
#include "model.h"
#include "queue/capture_hook.h"
#include "queue/stream.h"
#include "stream_settings.h"

static aclError unknown(aclrtStreamAttr attribute)
{
    return sim_fail_range("stmAttrType", (long long)attribute, "a value of aclrtStreamAttr");
}

static aclError set_cache_op_info(aclrtStream handle, uint32_t value)
{
    struct sim_stream *stream;
    SIM_TRY(sim_stream_named(handle, &stream));
    if (value > 1) {
        sim_stream_release(stream);
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1001", "argument value->cacheOpInfoSwitch is %u; it must be 0 or 1", value);
    }
    return sim_setting_write(stream, &stream->cache_op_info, value);
}

static aclError get_cache_op_info(aclrtStream handle, uint32_t *value)
{
    struct sim_stream *stream;
    SIM_TRY(sim_stream_named(handle, &stream));
    return sim_setting_read(stream, &stream->cache_op_info, value);
}

static aclError get_failure_mode(aclrtStream handle, uint64_t *value)
{
    struct sim_stream *stream;
    SIM_TRY(sim_stream_named(handle, &stream));
    (void)pthread_mutex_lock(&stream->mutex);
    *value = stream->failure_mode;
    (void)pthread_mutex_unlock(&stream->mutex);
    sim_stream_release(stream);
    return ACL_SUCCESS;
}

/** A stream of any context whose priority may change; the thread needs a context of its own. */
static aclError enter_priority(aclrtStream handle, struct sim_stream **stream)
{
    SIM_REQUIRE_RUNTIME(handle);
    SIM_TRY(sim_stream_check(handle, stream));
    aclError error;
    if (((*stream)->flags & ACL_STREAM_CPU_SCHEDULE) != 0) {
        error = sim_fail(ACL_ERROR_RT_FEATURE_NOT_SUPPORT, "EE1006", "streams with ACL_STREAM_CPU_SCHEDULE have no priority");
    } else {
        int32_t device;
        error = sim_context_device(SIM_CONTEXT_IMPLICIT, &device);
    }
    if (error != ACL_SUCCESS) {
        sim_stream_release(*stream);
    }
    return error;
}

static aclError set_priority(aclrtStream handle, uint32_t value)
{
    struct sim_stream *stream;
    SIM_TRY(enter_priority(handle, &stream));
    return sim_setting_write(stream, &stream->queue_priority, sim_stream_priority(value));
}

static aclError get_priority(aclrtStream handle, uint32_t *value)
{
    struct sim_stream *stream;
    SIM_TRY(enter_priority(handle, &stream));
    return sim_setting_read(stream, &stream->queue_priority, value);
}

static aclError set_tag(aclrtStream handle, uint32_t value)
{
    struct sim_stream *stream;
    SIM_TRY(sim_stream_check_not_captured(handle));
    SIM_TRY(sim_stream_enter_current(handle, &stream));
    return sim_setting_write(stream, &stream->custom_tag, value);
}

static aclError get_tag(aclrtStream handle, uint32_t *value)
{
    struct sim_stream *stream;
    SIM_TRY(sim_stream_enter_current(handle, &stream));
    return sim_setting_read(stream, &stream->custom_tag, value);
}

aclError sim_aclrtSetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType, aclrtStreamAttrValue *value)
{
    SIM_REQUIRE(value);
    SIM_TRY(sim_stream_check_handle(stream));
    switch (stmAttrType) {
    case ACL_STREAM_ATTR_FAILURE_MODE:
        return sim_aclrtSetStreamFailureMode(stream, value->failureMode);
    case ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK:
        return value->overflowSwitch <= 1 ? sim_aclrtSetStreamOverflowSwitch(stream, value->overflowSwitch)
                                          : sim_fail_range("value->overflowSwitch", value->overflowSwitch, "0 or 1");
    case ACL_STREAM_ATTR_USER_CUSTOM_TAG:
        return set_tag(stream, value->userCustomTag);
    case ACL_STREAM_ATTR_CACHE_OP_INFO:
        return set_cache_op_info(stream, value->cacheOpInfoSwitch);
    case ACL_STREAM_ATTR_PRIORITY:
        return set_priority(stream, value->streamPriority);
    default:
        return unknown(stmAttrType);
    }
}

aclError sim_aclrtGetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType, aclrtStreamAttrValue *value)
{
    SIM_REQUIRE(value);
    SIM_TRY(sim_stream_check_handle(stream));
    switch (stmAttrType) {
    case ACL_STREAM_ATTR_FAILURE_MODE:
        return get_failure_mode(stream, &value->failureMode);
    case ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK:
        return sim_aclrtGetStreamOverflowSwitch(stream, &value->overflowSwitch);
    case ACL_STREAM_ATTR_USER_CUSTOM_TAG:
        return get_tag(stream, &value->userCustomTag);
    case ACL_STREAM_ATTR_CACHE_OP_INFO:
        return get_cache_op_info(stream, &value->cacheOpInfoSwitch);
    case ACL_STREAM_ATTR_PRIORITY:
        return get_priority(stream, &value->streamPriority);
    default:
        return unknown(stmAttrType);
    }
}
