/*
 * aclsim.h: devices that are lost.
 */
#include "aclsim.h"
#include "device/device.h"
#include "queue/stream.h"

aclError aclsimLoseDevice(int32_t deviceId, aclError code)
{
    if (!sim_device_valid(deviceId)) {
        return ACL_ERROR_RT_INVALID_DEVICEID;
    }
    sim_device_set_lost(deviceId, code);
    sim_stream_wake(deviceId);
    return ACL_SUCCESS;
}
