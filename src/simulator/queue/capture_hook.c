#include "capture_hook.h"

#include "entry/error.h"

static _Atomic(const struct sim_capture_hooks *) set;

void sim_on_capture(const struct sim_capture_hooks *hooks)
{
    atomic_store(&set, hooks);
}

const struct sim_capture_hooks *sim_capture_hooks_get(void)
{
    return atomic_load(&set);
}

aclError sim_stream_not_captured(const struct sim_stream *stream)
{
    return stream == NULL || !sim_stream_captured(stream)
        ? ACL_SUCCESS
        : sim_fail(ACL_ERROR_RT_STREAM_CAPTURED, "EE1016",
              "stream %d is being captured, which this function can't be called for; call aclmdlRICaptureEnd first", stream->id);
}

aclError sim_stream_check_not_captured(aclrtStream handle)
{
    struct sim_stream *stream;
    SIM_TRY(sim_stream_check(handle, &stream));
    const aclError error = sim_stream_not_captured(stream);
    sim_stream_release(stream);
    return error;
}
