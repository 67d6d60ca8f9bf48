/*
 * Events that processes share: the counts of records live in a shared page.
 */
#include <string.h>

#include "base/clock.h"
#include "entry/error.h"
#include "event.h"
#include "model.h"
#include "shared_page.h"

/** Between two looks at a page that another process writes. */
#define POLL_NS 100000u

_Static_assert(sizeof(struct sim_event_page) <= SIM_SHARE_SIZE, "the page holds an event");
_Static_assert(sizeof(aclrtIpcEventHandle) + 1 >= SIM_SHARE_KEY, "the handle holds a key");

struct sim_event_page *sim_event_page(const struct sim_event *event)
{
    return sim_share_contents(event->share);
}

aclError sim_event_page_wait(struct sim_event_page *page, uint64_t target, struct sim_stream *stream, uint64_t deadline)
{
    while (atomic_load(&page->completed) < target) {
        if (stream != NULL && sim_stream_stopping(stream)) {
            return ACL_ERROR_RT_STREAM_ABORT;
        }
        if (sim_clock_now() >= deadline) {
            return ACL_ERROR_RT_WAIT_TIMEOUT;
        }
        sim_clock_sleep(POLL_NS);
    }
    return ACL_SUCCESS;
}

aclError sim_aclrtIpcGetEventHandle(aclrtEvent event, aclrtIpcEventHandle *handle)
{
    SIM_REQUIRE(event);
    SIM_REQUIRE(handle);
    struct sim_event *own;
    SIM_TRY(sim_event_check(event, "event", &own));
    aclError error = ACL_SUCCESS;
    if (own->share == NULL || !sim_share_is_own(own->share)) {
        error = sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017",
            "argument event must be made by this process with aclrtCreateEventExWithFlag and ACL_EVENT_IPC");
    } else {
        char key[SIM_SHARE_KEY];
        sim_share_key(own->share, key);
        memset(handle, 0, sizeof *handle);
        memcpy(handle->reserved, key, strlen(key));
    }
    sim_event_release(own);
    return error;
}

aclError sim_aclrtIpcOpenEventHandle(aclrtIpcEventHandle handle, aclrtEvent *event)
{
    SIM_REQUIRE(event);
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    char key[SIM_SHARE_KEY] = {0};
    memcpy(key, handle.reserved, sizeof handle.reserved);
    struct sim_share *share = sim_share_open(SIM_SHARE_EVENT, key);
    if (share == NULL) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017",
            "argument handle names no event: it is damaged, or the process that made it is gone");
    }
    const aclError error = sim_event_create(event, ACL_EVENT_IPC, true, share);
    if (error != ACL_SUCCESS) {
        sim_share_close(share);
    }
    return error;
}
