/*
 * What devices are: run mode, name, cores, links, ids.
 */
#include <string.h>
#include <unistd.h>

#include "architecture.h"
#include "device/device.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"
#include "queue/context.h"

#define LEAST_PRIORITY 7
#define UTILIZATION_UNKNOWN (-1)

aclError sim_aclrtGetRunMode(aclrtRunMode *runMode)
{
    SIM_REQUIRE(runMode);
    *runMode = ACL_HOST;
    return ACL_SUCCESS;
}

const char *sim_aclrtGetSocName(void)
{
    /* The name is that of device 0. */
    return sim_config()->devices > 0 ? sim_config()->soc_name : NULL;
}

aclError sim_aclrtSetTsDevice(aclrtTsId tsId)
{
    if (tsId != ACL_TS_ID_AICORE && tsId != ACL_TS_ID_AIVECTOR) {
        return sim_fail_choice("tsId", (long long)tsId, "ACL_TS_ID_AICORE (0) or ACL_TS_ID_AIVECTOR (1)");
    }
    return ACL_SUCCESS;
}

aclError sim_aclrtDeviceGetBareTgid(int32_t *pid)
{
    SIM_REQUIRE(pid);
    *pid = getpid();
    return ACL_SUCCESS;
}

aclError sim_aclrtGetDeviceUtilizationRate(int32_t deviceId, aclrtUtilizationInfo *utilizationInfo)
{
    SIM_REQUIRE(utilizationInfo);
    if (utilizationInfo->utilizationExtend != NULL) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0012",
            "argument utilizationInfo->utilizationExtend is reserved; it must be a null pointer");
    }
    /* An unknown device is no error here: the values say so. */
    const int32_t idle = sim_device_valid(deviceId) ? 0 : UTILIZATION_UNKNOWN;
    utilizationInfo->cubeUtilization = idle;
    utilizationInfo->vectorUtilization = idle;
    utilizationInfo->aicpuUtilization = idle;
    utilizationInfo->memoryUtilization = UTILIZATION_UNKNOWN;
    return ACL_SUCCESS;
}

aclError sim_aclrtQueryDeviceStatus(int32_t deviceId, aclrtDeviceStatus *deviceStatus)
{
    SIM_REQUIRE(deviceStatus);
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    *deviceStatus =
        sim_device_lost(deviceId) == ACL_SUCCESS ? ACL_RT_DEVICE_STATUS_NORMAL : ACL_RT_DEVICE_STATUS_ABNORMAL;
    return ACL_SUCCESS;
}

aclError sim_aclrtDeviceGetStreamPriorityRange(int32_t *leastPriority, int32_t *greatestPriority)
{
    if (leastPriority != NULL) {
        *leastPriority = LEAST_PRIORITY;
    }
    if (greatestPriority != NULL) {
        *greatestPriority = 0;
    }
    return ACL_SUCCESS;
}

int64_t sim_device_architecture(const struct sim_product *product)
{
    switch (product->bit) {
    case SIM_PRODUCT_910B:
    case SIM_PRODUCT_A3:
        return DAV_2201;
    case SIM_PRODUCT_950:
        return DAV_3510;
    case SIM_PRODUCT_310P:
        return DAV_2002;
    case SIM_PRODUCT_310B:
        return DAV_3002;
    case SIM_PRODUCT_910:
        return DAV_1001;
    default:
        return DAV_RESV;
    }
}

/** Attributes that have the same value on every simulated device; false when the attribute is unknown here. */
static bool find_attribute(const struct sim_config *config, int32_t device, aclrtDevAttr attr, int64_t *value)
{
    switch ((int)attr) {
    case ACL_DEV_ATTR_AICPU_CORE_NUM:
        *value = 6;
        return true;
    case ACL_DEV_ATTR_AICORE_CORE_NUM:
    case ACL_DEV_ATTR_CUBE_CORE_NUM:
        *value = config->product->cube_cores;
        return true;
    case ACL_DEV_ATTR_VECTOR_CORE_NUM:
        *value = config->product->vector_cores;
        return true;
    case ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE:
        *value = (int64_t)config->memory;
        return true;
    case ACL_DEV_ATTR_L2_CACHE_SIZE:
        *value = (int64_t)config->product->l2_bytes;
        return true;
    case ACL_DEV_ATTR_PHY_CHIP_ID:
    case ACL_DEV_ATTR_SUPER_POD_DEVICE_ID:
        *value = sim_device_logical(device);
        return true;
    case ACL_DEV_ATTR_SMP_ID:
    case ACL_DEV_ATTR_SUPER_POD_SERVER_ID:
    case ACL_DEV_ATTR_SUPER_POD_ID:
    case ACL_DEV_ATTR_CUST_OP_PRIVILEGE:
    case ACL_DEV_ATTR_MAINBOARD_ID:
    case ACL_DEV_ATTR_IS_VIRTUAL:
        *value = 0;
        return true;
    case ACL_DEV_ATTR_HD_CONNECT_TYPE:
        *value = ACL_HOST_DEVICE_CONNECT_TYPE_PCIE;
        return true;
    case ACL_DEV_ATTR_NPU_ARCH:
        *value = sim_device_architecture(config->product);
        return true;
    default:
        return false;
    }
}

/** Attributes of SIMT cores, which only Ascend 950 has: 0 elsewhere. @return false when the attribute is another one */
static bool find_simt_attribute(const struct sim_product *product, aclrtDevAttr attr, int64_t *value)
{
    switch ((int)attr) {
    case ACL_DEV_ATTR_WARP_SIZE:
        *value = 32;
        break;
    case ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE:
        *value = 216 * 1024;
        break;
    case ACL_DEV_ATTR_MAX_GRID_DIM_X:
    case ACL_DEV_ATTR_MAX_GRID_DIM_Y:
    case ACL_DEV_ATTR_MAX_GRID_DIM_Z:
    case ACL_DEV_ATTR_MAX_BLOCK_PER_GRID:
        *value = 65535;
        break;
    case ACL_DEV_ATTR_MAX_THREAD_PER_VECTOR_CORE:
    case ACL_DEV_ATTR_MAX_THREADS_PER_BLOCK:
    case ACL_DEV_ATTR_MAX_BLOCK_DIM_X:
    case ACL_DEV_ATTR_MAX_BLOCK_DIM_Y:
    case ACL_DEV_ATTR_MAX_BLOCK_DIM_Z:
        *value = 2048;
        break;
    default:
        return false;
    }
    if (product->bit != SIM_PRODUCT_950) {
        *value = 0;
    }
    return true;
}

aclError sim_aclrtGetDeviceInfo(uint32_t deviceId, aclrtDevAttr attr, int64_t *value)
{
    SIM_REQUIRE(value);
    if (!sim_device_valid((int32_t)deviceId)) {
        return sim_fail_range("deviceId", (int32_t)deviceId, "the id of a visible device");
    }
    if (find_attribute(sim_config(), (int32_t)deviceId, attr, value) ||
        find_simt_attribute(sim_config()->product, attr, value)) {
        return ACL_SUCCESS;
    }
    return sim_fail_range("attr", (long long)attr, "a value of aclrtDevAttr");
}

aclError sim_aclrtGetDeviceCapability(int32_t deviceId, aclrtDevFeatureType devFeatureType, int32_t *value)
{
    SIM_REQUIRE(value);
    if (devFeatureType != ACL_FEATURE_TSCPU_TASK_UPDATE_SUPPORT_AIC_AIV &&
        devFeatureType != ACL_FEATURE_SYSTEM_MEMQ_EVENT_CROSS_DEV) {
        return sim_fail_range("devFeatureType", (long long)devFeatureType, "a value of aclrtDevFeatureType");
    }
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    if (devFeatureType == ACL_FEATURE_TSCPU_TASK_UPDATE_SUPPORT_AIC_AIV) {
        /* The task scheduler is asked through the current context. */
        int32_t device;
        SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    }
    *value = ACL_DEV_FEATURE_NOT_SUPPORT;
    return ACL_SUCCESS;
}

aclError sim_aclrtGetDevicesTopo(uint32_t deviceId, uint32_t otherDeviceId, uint64_t *value)
{
    SIM_REQUIRE(value);
    SIM_TRY(sim_device_check((int32_t)deviceId, "deviceId"));
    SIM_TRY(sim_device_check((int32_t)otherDeviceId, "otherDeviceId"));
    *value = ACL_RT_DEVS_TOPOLOGY_HCCS;
    return ACL_SUCCESS;
}

aclError sim_aclrtDeviceGetUuid(int32_t deviceId, aclrtUuid *uuid)
{
    SIM_REQUIRE(uuid);
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    static const char stem[sizeof uuid->bytes] = "ascendcl-sim-00";
    memcpy(uuid->bytes, stem, sizeof stem);
    uuid->bytes[sizeof stem - 1] = (char)sim_device_logical(deviceId);
    return ACL_SUCCESS;
}

static aclError check_atomic(const uint32_t *capabilities, const aclrtAtomicOperation *operations, uint32_t count)
{
    SIM_REQUIRE_RUNTIME(capabilities);
    SIM_REQUIRE_RUNTIME(operations);
    return count > 0 ? ACL_SUCCESS : sim_fail_range("count", 0, "greater than 0");
}

static aclError atomic_capabilities(uint32_t *capabilities, const aclrtAtomicOperation *operations, uint32_t count)
{
    for (uint32_t index = 0; index < count; index++) {
        if ((unsigned)operations[index] > ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_EXCH) {
            return sim_fail_range("operations[]", (long long)operations[index], "a value of aclrtAtomicOperation");
        }
    }
    /* The simulated links move bytes; they do not compute. */
    memset(capabilities, 0, count * sizeof *capabilities);
    return ACL_SUCCESS;
}

aclError sim_aclrtDeviceGetHostAtomicCapabilities(
    uint32_t *capabilities, const aclrtAtomicOperation *operations, const uint32_t count, int32_t deviceId)
{
    SIM_TRY(check_atomic(capabilities, operations, count));
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    return atomic_capabilities(capabilities, operations, count);
}

aclError sim_aclrtDeviceGetP2PAtomicCapabilities(uint32_t *capabilities, const aclrtAtomicOperation *operations,
    const uint32_t count, int32_t srcDeviceId, int32_t dstDeviceId)
{
    SIM_TRY(check_atomic(capabilities, operations, count));
    SIM_TRY(sim_device_check(srcDeviceId, "srcDeviceId"));
    SIM_TRY(sim_device_check(dstDeviceId, "dstDeviceId"));
    if (srcDeviceId == dstDeviceId) {
        return sim_fail(ACL_ERROR_RT_INVALID_DEVICEID, "EE1003", "arguments srcDeviceId and dstDeviceId are both %d; they must "
            "differ", srcDeviceId);
    }
    return atomic_capabilities(capabilities, operations, count);
}
