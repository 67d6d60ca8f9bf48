/*
 * Peer access: which device may reach which other one. Directional.
 */
#include "device/device.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"
#include "queue/context.h"

/** Numbers that no device can have are wrong values; others are ids of devices that are not there. */
static aclError check_number(int32_t device, const char *argument)
{
    return (uint32_t)device < SIM_MAX_DEVICES ? ACL_SUCCESS : sim_fail_range(argument, device, "from 0 to 63");
}

static aclError check_peer(int32_t peer)
{
    SIM_TRY(check_number(peer, "peerDeviceId"));
    return sim_device_check(peer, "peerDeviceId");
}

aclError sim_aclrtDeviceCanAccessPeer(int32_t *canAccessPeer, int32_t deviceId, int32_t peerDeviceId)
{
    if (deviceId == peerDeviceId) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009", "arguments deviceId and peerDeviceId are both %d; they must differ",
            deviceId);
    }
    SIM_TRY(check_peer(peerDeviceId));
    SIM_TRY(check_number(deviceId, "deviceId"));
    SIM_REQUIRE_RUNTIME(canAccessPeer);
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    *canAccessPeer = 1;
    return ACL_SUCCESS;
}

/** The current device and a different, valid peer. */
static aclError check_pair(int32_t peer, int32_t *device)
{
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, device));
    if (peer == *device) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009",
            "argument peerDeviceId is %d, the current device; it must be another one", peer);
    }
    return check_peer(peer);
}

aclError sim_aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t flags)
{
    if (flags != 0) {
        return sim_fail(ACL_ERROR_FEATURE_UNSUPPORTED, "EH0009", "argument flags is %u; it is reserved and must be 0", flags);
    }
    int32_t device;
    SIM_TRY(check_pair(peerDeviceId, &device));
    sim_device_peer_enable(device, peerDeviceId);
    return ACL_SUCCESS;
}

aclError sim_aclrtDeviceDisablePeerAccess(int32_t peerDeviceId)
{
    int32_t device;
    SIM_TRY(check_pair(peerDeviceId, &device));
    (void)sim_device_peer_disable(device, peerDeviceId);
    return ACL_SUCCESS;
}

aclError sim_aclrtDevicePeerAccessStatus(int32_t deviceId, int32_t peerDeviceId, int32_t *status)
{
    SIM_REQUIRE(status);
    if (!sim_device_valid(deviceId)) {
        return sim_fail_range("deviceId", deviceId, "the id of a visible device");
    }
    if (!sim_device_valid(peerDeviceId)) {
        return sim_fail_range("peerDeviceId", peerDeviceId, "the id of a visible device");
    }
    *status = sim_device_peer_enabled(deviceId, peerDeviceId);
    return ACL_SUCCESS;
}
