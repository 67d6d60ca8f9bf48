/*
 * Devices of the machine: which there are, what they can do, and what happens when one is lost.
 */
#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "isolate.h"

static void peers_are_enabled_one_way(void)
{
    int32_t can = -1;
    int32_t status = -1;
    CHECK_IS(aclrtDeviceCanAccessPeer(&can, 1, 1), 100000);
    CHECK_IS(aclrtDeviceCanAccessPeer(NULL, 0, 1), 107000);
    CHECK_IS(aclrtDeviceCanAccessPeer(&can, 0, 9), 107001);
    CHECK_IS(aclrtDeviceCanAccessPeer(&can, 0, 1), 0);
    CHECK_IS(can, 1);
    CHECK_IS(aclrtDeviceEnablePeerAccess(1, 1), 200006);
    CHECK_IS(aclrtDeviceEnablePeerAccess(1, 0), 107002);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtDeviceEnablePeerAccess(0, 0), 100000);
    CHECK_IS(aclrtDeviceEnablePeerAccess(1, 0), 0);
    CHECK_IS(aclrtDevicePeerAccessStatus(0, 1, &status), 0);
    CHECK_IS(status, 1);
    CHECK_IS(aclrtDevicePeerAccessStatus(1, 0, &status), 0);
    CHECK_IS(status, 0);
    CHECK_IS(aclrtDeviceDisablePeerAccess(1), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

/** Which overflow modes there are depends on the product. */
static void has_the_modes_of_its_product(void)
{
    CHECK_IS(setenv("ASCENDCL_SIM_SOC", "310p", 1), 0);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtSetDeviceSatMode(ACL_RT_OVERFLOW_MODE_SATURATION), 0);
    CHECK_IS(aclrtSetDeviceSatMode(ACL_RT_OVERFLOW_MODE_INFNAN), 207000);
    CHECK_IS(aclrtSetDeviceSatMode(ACL_RT_OVERFLOW_MODE_UNDEF), 107000);
    CHECK_IS(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL), 107000);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void a_lost_device_says_so(void)
{
    aclrtStream stream = NULL;
    aclrtDeviceStatus status = ACL_RT_DEVICE_STATUS_END;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    CHECK_IS(aclsimLoseDevice(9, 507010), 107001);
    CHECK_IS(aclsimLoseDevice(0, 507010), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 507010);
    CHECK_IS(aclrtQueryDeviceStatus(0, &status), 0);
    CHECK_IS(status, ACL_RT_DEVICE_STATUS_ABNORMAL);
    CHECK_IS(aclrtSetDevice(0), 507010);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclsimLoseDevice(0, 0), 0);
    CHECK_IS(aclrtSynchronizeDevice(), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void shows_only_visible_devices(void)
{
    uint32_t count = 0;
    int32_t id = -1;
    CHECK_IS(setenv("ASCEND_RT_VISIBLE_DEVICES", "1", 1), 0);
    CHECK_IS(aclrtGetDeviceCount(&count), 0);
    CHECK_IS(count, 1);
    CHECK_IS(aclrtGetLogicDevIdByUserDevId(0, &id), 0);
    CHECK_IS(id, 1);
    CHECK_IS(aclrtGetUserDevIdByLogicDevId(0, &id), 107001);
    CHECK_IS(aclrtSetDevice(1), 107001);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void a_machine_may_have_no_device(void)
{
    uint32_t count = 9;
    CHECK_IS(setenv("ASCENDCL_SIM_DEVICES", "0", 1), 0);
    CHECK(aclrtGetSocName() == NULL);
    CHECK_IS(aclrtGetDeviceCount(&count), 0);
    CHECK_IS(count, 0);
    CHECK_IS(aclInit(NULL), 500000);
    CHECK_IS(aclrtSetDevice(0), 107001);
}

static void tells_what_it_is(void)
{
    int32_t major = 0;
    int32_t minor = 0;
    int32_t patch = -1;
    int64_t value = 0;
    CHECK_IS(aclrtGetVersion(NULL, &minor, &patch), 100000);
    CHECK_IS(aclrtGetVersion(&major, &minor, &patch), 0);
    CHECK(major == 1 && minor == 17 && patch == 0);
    CHECK(strcmp(aclrtGetSocName(), "Ascend910B1") == 0);
    CHECK_IS(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE, &value), 0);
    CHECK_IS(value, 64ll << 30);
    CHECK_IS(aclrtGetDeviceInfo(0, (aclrtDevAttr)9999, &value), 107000);
    CHECK_IS(aclrtGetDeviceInfo(7, ACL_DEV_ATTR_L2_CACHE_SIZE, &value), 107000);
}

int main(void)
{
    ISOLATE(peers_are_enabled_one_way);
    ISOLATE(has_the_modes_of_its_product);
    ISOLATE(a_lost_device_says_so);
    ISOLATE(shows_only_visible_devices);
    ISOLATE(a_machine_may_have_no_device);
    ISOLATE(tells_what_it_is);
    return 0;
}
