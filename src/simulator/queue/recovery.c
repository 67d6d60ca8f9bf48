/*
 * Recovery: abort of all tasks of a device, memory error reports, repair. Simulated memory has no hardware errors.
 */
#include <stdlib.h>
#include <string.h>

#include "device/device.h"
#include "device_table.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "entry/named_callbacks.h"
#include "handles/handle.h"
#include "machine/config.h"
#include "model.h"
#include "stream.h"

#define MAX_ABORT_MS (36u * 60u * 1000u)
#define MAX_UCE_ARRAY 128u
/** Only the first bytes of the reserved words are looked at. */
#define CHECKED_RESERVED_BYTES 14u

static struct sim_named_list abort_callbacks = SIM_NAMED_LIST;

aclError sim_aclrtSetDeviceTaskAbortCallback(const char *regName, aclrtDeviceTaskAbortCallback callback, void *args)
{
    SIM_REQUIRE(regName);
    return sim_named_set(&abort_callbacks, regName, (sim_named_function)callback, args);
}

static aclError tell(int32_t device, aclrtDeviceTaskAbortStage stage, uint32_t timeout)
{
    size_t count;
    struct sim_named *callbacks = sim_named_copy(&abort_callbacks, &count);
    bool fine = true;
    for (size_t index = 0; index < count && fine; index++) {
        const aclrtDeviceTaskAbortCallback function = (aclrtDeviceTaskAbortCallback)callbacks[index].function;
        fine = sim_caller_runs(callbacks[index].function, "task-abort callback") &&
            function(device, stage, timeout, callbacks[index].argument) == 0;
    }
    free(callbacks);
    return fine ? ACL_SUCCESS
                : sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE9999", "a registered task-abort callback returned a failure");
}

static bool abort_stream(void *object, void *argument)
{
    struct sim_stream *stream = object;
    if (stream->device == *(const int32_t *)argument) {
        (void)sim_stream_abort(stream);
    }
    return true;
}

aclError sim_aclrtDeviceTaskAbort(int32_t deviceId, uint32_t timeout)
{
    if (!sim_config()->product->task_abort) {
        return sim_fail_unsupported("this product can't abort tasks");
    }
    if (timeout > MAX_ABORT_MS) {
        return sim_fail_range("timeout", timeout, "at most 2160000 (36 minutes)");
    }
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    if (!sim_device_is_set(deviceId)) {
        return sim_fail(ACL_ERROR_RT_CONTEXT_NULL, "EE1018", "device %d has no context whose tasks could be aborted", deviceId);
    }
    SIM_TRY(tell(deviceId, ACL_RT_DEVICE_TASK_ABORT_PRE, timeout));
    sim_device_set_aborting(deviceId, true);
    sim_handle_each_object(ACLSIM_OBJECT_STREAM, abort_stream, &deviceId);
    sim_device_set_aborting(deviceId, false);
    return tell(deviceId, ACL_RT_DEVICE_TASK_ABORT_POST, timeout);
}

aclError sim_aclrtGetMemUceInfo(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray, size_t arraySize, size_t *retSize)
{
    SIM_REQUIRE(memUceInfoArray);
    SIM_REQUIRE(retSize);
    /* No faults fit into any array. */
    (void)arraySize;
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    *retSize = 0;
    return ACL_SUCCESS;
}

aclError sim_aclrtMemUceRepair(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray, size_t arraySize)
{
    static const unsigned char zero[CHECKED_RESERVED_BYTES];
    SIM_REQUIRE(memUceInfoArray);
    if (arraySize > MAX_UCE_ARRAY) {
        return sim_fail_value("arraySize", (long long)arraySize, "at most 128");
    }
    for (size_t index = 0; index < arraySize; index++) {
        if (memcmp(memUceInfoArray[index].reserved, zero, sizeof zero) != 0) {
            return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0012", "argument memUceInfoArray[%zu].reserved must be 0", index);
        }
    }
    return sim_device_check(deviceId, "deviceId");
}

aclError sim_aclrtGetErrorVerbose(int32_t deviceId, aclrtErrorInfo *errorInfo)
{
    SIM_REQUIRE(errorInfo);
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    memset(errorInfo, 0, sizeof *errorInfo);
    errorInfo->errorType = sim_device_lost(deviceId) == ACL_SUCCESS ? ACL_RT_NO_ERROR : ACL_RT_ERROR_OTHERS;
    return ACL_SUCCESS;
}

aclError sim_aclrtRepairError(int32_t deviceId, const aclrtErrorInfo *errorInfo)
{
    SIM_REQUIRE(errorInfo);
    if (errorInfo->tryRepair == 0) {
        return sim_fail_range("errorInfo->tryRepair", 0, "1: the error must be one that can be repaired");
    }
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    if (!sim_device_is_set(deviceId)) {
        return sim_fail(ACL_ERROR_RT_DEV_SETUP_ERROR, "EE1018", "device %d is not set; call aclrtSetDevice first", deviceId);
    }
    if (errorInfo->errorType != ACL_RT_NO_ERROR && errorInfo->errorType != ACL_RT_ERROR_MEMORY) {
        return sim_fail_range("errorInfo->errorType", (long long)errorInfo->errorType,
            "ACL_RT_NO_ERROR (0) or ACL_RT_ERROR_MEMORY (1)");
    }
    return ACL_SUCCESS;
}
