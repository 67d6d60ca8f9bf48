/*
 * Events that processes share.
 */
#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "isolate.h"
#include "status.h"
#include "thread.h"
#include "two_streams.h"

/** The parent records, the child waits; a pipe carries the handle. */
static void reaches_another_process(void)
{
    int to_child[2];
    CHECK_IS(pipe(to_child), 0);
    const pid_t child = fork();
    /* Each process keeps its own end: when the parent fails, the child reads the end of the pipe and fails, too. */
    CHECK_IS(close(to_child[child == 0 ? 1 : 0]), 0);
    if (child == 0) {
        aclrtIpcEventHandle handle;
        aclrtEvent event = NULL;
        CHECK(read(to_child[0], &handle, sizeof handle) == (ssize_t)sizeof handle);
        set_up();
        CHECK_IS(aclrtIpcOpenEventHandle(handle, &event), 0);
        CHECK_IS(aclrtStreamWaitEvent(first, event), 0);
        CHECK_IS(aclrtSynchronizeStream(first), 0);
        CHECK_IS(status_of(event), ACL_EVENT_RECORDED_STATUS_COMPLETE);
        CHECK_IS(aclrtDestroyEvent(event), 0);
        handle.reserved[8] ^= 1;
        CHECK_IS(aclrtIpcOpenEventHandle(handle, &event), 107000);
        tear_down();
        exit(0);
    }
    aclrtEvent event = NULL;
    aclrtEvent plain = NULL;
    aclrtIpcEventHandle handle;
    int status = -1;
    set_up();
    CHECK_IS(aclrtCreateEventExWithFlag(&event, ACL_EVENT_IPC), 0);
    CHECK_IS(aclrtCreateEvent(&plain), 0);
    CHECK_IS(aclrtIpcGetEventHandle(plain, &handle), 107000);
    CHECK_IS(aclrtIpcGetEventHandle(event, &handle), 0);
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtRecordEvent(event, first), 0);
    CHECK(write(to_child[1], &handle, sizeof handle) == (ssize_t)sizeof handle);
    sleep_ms(100);
    CHECK_IS(waitpid(child, &status, WNOHANG), 0);
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK(waitpid(child, &status, 0) == child);
    CHECK_IS(status, 0);
    CHECK_IS(aclrtDestroyEvent(event), 0);
    CHECK_IS(aclrtDestroyEvent(plain), 0);
    tear_down();
}

int main(void)
{
    ISOLATE(reaches_another_process);
    return 0;
}
