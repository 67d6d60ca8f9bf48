/*
 * Context functions.
 */
#include "context.h"
#include "device/device.h"
#include "device_table.h"
#include "entry/error.h"
#include "handles/handle.h"
#include "model.h"
#include "stream.h"
#include "stream_state.h"

aclError sim_aclrtCreateContext(aclrtContext *context, int32_t deviceId)
{
    SIM_REQUIRE(context);
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    SIM_TRY(sim_device_fault(deviceId));
    struct sim_context *made = sim_context_make(deviceId, false);
    if (made == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the context");
    }
    sim_device_retain(deviceId);
    if (!sim_context_activate(made)) {
        (void)sim_handle_retire(ACLSIM_OBJECT_CONTEXT, made->handle);
        sim_device_release(deviceId);
        return sim_device_fail_resource(ACL_ERROR_RT_DEV_SETUP_ERROR, deviceId, SIM_RESOURCE_STREAM);
    }
    sim_context_bind_explicit(made);
    *context = made->handle;
    sim_stream_state_tell(made->default_stream->handle, ACL_RT_STREAM_STATE_CREATE_POST);
    return ACL_SUCCESS;
}

aclError sim_aclrtDestroyContext(aclrtContext context)
{
    SIM_REQUIRE(context);
    struct sim_context *own = sim_handle_acquire(ACLSIM_OBJECT_CONTEXT, context);
    if (own == NULL && sim_handle_lingers(ACLSIM_OBJECT_CONTEXT, context)) {
        return sim_fail(ACL_ERROR_RT_CONTEXT_RELEASE_ERROR, "EE1018",
            "argument context was destroyed already, and is still the current context of another thread");
    }
    if (own == NULL) {
        return sim_fail(ACL_ERROR_RT_CONTEXT_NULL, "EE1017",
            "argument context (%p) is no living context: it was destroyed, or is another object", context);
    }
    if (own->primary) {
        sim_context_release(own);
        return sim_fail(ACL_ERROR_RT_CONTEXT_NULL, "EE1017",
            "argument context is the primary context of its device; it ends with aclrtResetDevice");
    }
    if (!sim_handle_retire(ACLSIM_OBJECT_CONTEXT, context)) {
        sim_context_release(own);
        return sim_fail(ACL_ERROR_RT_CONTEXT_RELEASE_ERROR, "EE1018", "the context is being destroyed by another thread");
    }
    sim_context_forget(context);
    struct sim_context_remains remains = sim_context_detach(own);
    sim_context_end(&remains, false);
    sim_device_release(own->device);
    sim_context_release(own);
    return ACL_SUCCESS;
}

aclError sim_aclrtSetCurrentContext(aclrtContext context)
{
    SIM_REQUIRE(context);
    struct sim_context *own = sim_handle_acquire(ACLSIM_OBJECT_CONTEXT, context);
    const bool usable = own != NULL && atomic_load(&own->active);
    if (usable) {
        sim_context_bind_explicit(own);
    }
    sim_context_release(own);
    return usable
        ? ACL_SUCCESS
        : sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017",
              "argument context (%p) is no living context: it was destroyed, reset, or is another object", context);
}

aclError sim_aclrtGetCurrentContext(aclrtContext *context)
{
    SIM_REQUIRE(context);
    struct sim_context *own = sim_context_peek();
    if (own == NULL) {
        return sim_fail(ACL_ERROR_RT_CONTEXT_NULL, NULL, "this thread has no current context");
    }
    *context = own->handle;
    sim_context_release(own);
    return ACL_SUCCESS;
}

aclError sim_aclrtCtxGetCurrentDefaultStream(aclrtStream *stream)
{
    SIM_REQUIRE(stream);
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context));
    struct sim_stream *own = NULL;
    sim_stream_default(&own, context);
    *stream = own == NULL ? NULL : own->handle;
    sim_stream_release(own);
    sim_context_release(context);
    return ACL_SUCCESS;
}
