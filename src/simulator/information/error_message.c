/*
 * aclGetRecentErrMsg: the text of what failed.
 */
#include "entry/error.h"
#include "model.h"
#include "queue/context.h"

const char *sim_aclGetRecentErrMsg(void)
{
    struct sim_context *context = sim_context_peek();
    if (context == NULL) {
        /* The real one asks the device for its messages first, which is itself a failure without a context. */
        (void)sim_fail(ACL_ERROR_RT_CONTEXT_NULL, "EE1018",
            "this thread has no current context, so the device's messages can't be read");
    }
    const char *text = sim_error_text(context != NULL);
    sim_context_release(context);
    return text;
}
