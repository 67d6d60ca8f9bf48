#include "exception.h"

#include <pthread.h>
#include <stdatomic.h>

#include "entry/caller_memory.h"
#include "entry/error.h"
#include "model.h"
#include "stream.h"

#define UNKNOWN UINT32_MAX

/** What the public header only declares; read through the aclrtGet…FromExceptionInfo functions. Lives during a callback. */
struct rtExceptionInfo {
    /** Guarded by `mutex`. */
    struct rtExceptionInfo *next;
    uint32_t task;
    uint32_t stream;
    uint32_t thread;
    uint32_t device;
    uint32_t code;
};

static _Atomic(aclrtExceptionInfoCallback) callback;

/* Guards the list of those that are being told. Leaf; not held while callbacks run. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct rtExceptionInfo *told;

static void remember(struct rtExceptionInfo *info)
{
    (void)pthread_mutex_lock(&mutex);
    info->next = told;
    told = info;
    (void)pthread_mutex_unlock(&mutex);
}

static void forget(struct rtExceptionInfo *info)
{
    (void)pthread_mutex_lock(&mutex);
    struct rtExceptionInfo **link = &told;
    while (*link != info) {
        link = &(*link)->next;
    }
    *link = info->next;
    (void)pthread_mutex_unlock(&mutex);
}

void sim_exception_tell(const struct sim_stream *stream, uint32_t task_id, uint64_t thread, aclError code)
{
    const aclrtExceptionInfoCallback function = atomic_load(&callback);
    if (function == NULL || !sim_caller_runs((sim_caller_function)function, "exception callback")) {
        return;
    }
    aclrtExceptionInfo info = {
        .task = task_id,
        .stream = (uint32_t)stream->id,
        .thread = (uint32_t)thread,
        .device = (uint32_t)stream->device,
        .code = (uint32_t)code,
    };
    remember(&info);
    function(&info);
    forget(&info);
}

aclError sim_aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback function)
{
    atomic_store(&callback, function);
    return ACL_SUCCESS;
}

/** Copies an exception that a callback is being told of. @return false with a text for any other pointer */
static bool look(const aclrtExceptionInfo *info, struct rtExceptionInfo *copy)
{
    if (info == NULL) {
        (void)sim_fail_null("info");
        return false;
    }
    (void)pthread_mutex_lock(&mutex);
    const struct rtExceptionInfo *found = told;
    while (found != NULL && found != info) {
        found = found->next;
    }
    if (found != NULL) {
        *copy = *found;
    }
    (void)pthread_mutex_unlock(&mutex);
    if (found == NULL) {
        (void)sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009",
            "argument info is 0x%zx, which is not what a running exception callback was given", (size_t)info);
    }
    return found != NULL;
}

uint32_t sim_aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    struct rtExceptionInfo copy;
    return look(info, &copy) ? copy.task : UNKNOWN;
}

uint32_t sim_aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    struct rtExceptionInfo copy;
    return look(info, &copy) ? copy.stream : UNKNOWN;
}

uint32_t sim_aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    struct rtExceptionInfo copy;
    return look(info, &copy) ? copy.thread : UNKNOWN;
}

uint32_t sim_aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    struct rtExceptionInfo copy;
    return look(info, &copy) ? copy.device : UNKNOWN;
}

uint32_t sim_aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo *info)
{
    struct rtExceptionInfo copy;
    return look(info, &copy) ? copy.code : UNKNOWN;
}

/** Whether a callback is being told of it. All that fails here are tasks of the runtime: none has a kernel. */
static bool is_told(const aclrtExceptionInfo *info)
{
    struct rtExceptionInfo copy;
    return look(info, &copy);
}

aclError sim_aclrtGetArgsFromExceptionInfo(const aclrtExceptionInfo *info, void **devArgsPtr, uint32_t *devArgsLen)
{
    if (info == NULL) {
        (void)sim_fail_null("info");
        return (aclError)UNKNOWN;
    }
    SIM_REQUIRE(devArgsPtr);
    SIM_REQUIRE(devArgsLen);
    if (is_told(info)) {
        (void)sim_fail(ACL_ERROR_INVALID_PARAM, "EH0007",
            "argument info is of a task without a kernel, which has no arguments; only a kernel's has");
    }
    return (aclError)UNKNOWN;
}

aclError sim_aclrtGetFuncHandleFromExceptionInfo(const aclrtExceptionInfo *info, aclrtFuncHandle *func)
{
    if (info == NULL) {
        (void)sim_fail_null("info");
        return (aclError)UNKNOWN;
    }
    SIM_REQUIRE(func);
    *func = NULL;
    return is_told(info)
        ? sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003",
              "argument info is of a task without a kernel, which has no function; only a kernel's has")
        : ACL_ERROR_RT_PARAM_INVALID;
}
