#include "exception.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

#include "clock.h"
#include "errtext.h"
#include "model.h"
#include "stream.h"

#define UNKNOWN UINT32_MAX

/** What the public header only declares; read through the aclrtGet…FromExceptionInfo functions. */
struct rtExceptionInfo {
    uint32_t task;
    uint32_t stream;
    uint32_t thread;
    uint32_t device;
    uint32_t code;
};

static _Atomic(aclrtExceptionInfoCallback) callback;

void sim_exception_tell(const struct sim_stream *stream, uint32_t task_id, aclError code)
{
    const aclrtExceptionInfoCallback function = atomic_load(&callback);
    if (function == NULL) {
        return;
    }
    aclrtExceptionInfo info = {
        .task = task_id,
        .stream = (uint32_t)stream->id,
        .thread = (uint32_t)gettid(),
        .device = (uint32_t)stream->device,
        .code = (uint32_t)code,
    };
    function(&info);
}

aclError sim_aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback function)
{
    atomic_store(&callback, function);
    return ACL_SUCCESS;
}

static uint32_t unknown(void)
{
    (void)sim_fail_null("info");
    return UNKNOWN;
}

uint32_t sim_aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    return info == NULL ? unknown() : info->task;
}

uint32_t sim_aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    return info == NULL ? unknown() : info->stream;
}

uint32_t sim_aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    return info == NULL ? unknown() : info->thread;
}

uint32_t sim_aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    return info == NULL ? unknown() : info->device;
}

uint32_t sim_aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo *info)
{
    return info == NULL ? unknown() : info->code;
}
