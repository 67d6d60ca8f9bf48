/*
 * Captures of streams: none ever begins, because models are not simulated. What allocators ask on every call is answered all
 * the same: whether a stream is being captured, and how a thread looks at the captures of others.
 */
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"
#include "queue/context.h"
#include "queue/stream.h"

/** The mode of the calling thread; it would matter during a capture only. */
static _Thread_local aclmdlRICaptureMode thread_mode = ACL_MODEL_RI_CAPTURE_MODE_GLOBAL;

/** Before CANN 9.0 only streams of the current context could be asked. */
static aclError check_stream(aclrtStream handle)
{
    if (sim_config()->version.capture_of_any_context) {
        return sim_stream_check_handle(handle);
    }
    struct sim_stream *stream;
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(handle, SIM_CONTEXT_IMPLICIT, &stream, &context));
    sim_stream_release(stream);
    sim_context_release(context);
    return ACL_SUCCESS;
}

aclError sim_aclmdlRICaptureGetInfo(aclrtStream stream, aclmdlRICaptureStatus *status, aclmdlRI *modelRI)
{
    SIM_REQUIRE(stream);
    if (status == NULL && modelRI == NULL) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009",
            "arguments status and modelRI are null pointers; pass a valid address for what you want to know");
    }
    SIM_TRY(check_stream(stream));
    if (status != NULL) {
        *status = ACL_MODEL_RI_CAPTURE_STATUS_NONE;
    }
    if (modelRI != NULL) {
        *modelRI = NULL;
    }
    return ACL_SUCCESS;
}

aclError sim_aclmdlRICaptureThreadExchangeMode(aclmdlRICaptureMode *mode)
{
    SIM_REQUIRE(mode);
    const aclmdlRICaptureMode wanted = *mode;
    if ((unsigned)wanted > ACL_MODEL_RI_CAPTURE_MODE_RELAXED) {
        return sim_fail_range("mode", (long long)wanted, "a value of aclmdlRICaptureMode");
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    *mode = thread_mode;
    thread_mode = wanted;
    return ACL_SUCCESS;
}
