/*
 * Functions that only inform.
 */
#include "operations.h"

#include <string.h>

static void ask_devices(struct actor *actor)
{
    const int32_t device = draw_device(actor);
    uint32_t count;
    int32_t number;
    int64_t value;
    aclrtRunMode mode;
    aclrtUuid uuid;
    aclrtDeviceStatus status;
    aclrtUtilizationInfo utilization = {0};
    (void)aclrtGetDevice(&number);
    (void)aclrtGetDeviceCount(&count);
    (void)aclrtGetRunMode(&mode);
    (void)aclrtDeviceGetBareTgid(&number);
    (void)aclrtGetDeviceInfo((uint32_t)device, (aclrtDevAttr)PICK(actor, int, 1, 101, 201, 9999), &value);
    (void)aclrtGetDeviceCapability(device, ACL_FEATURE_SYSTEM_MEMQ_EVENT_CROSS_DEV, &number);
    (void)aclrtDeviceGetUuid(device, &uuid);
    (void)aclrtQueryDeviceStatus(device, &status);
    (void)aclrtGetDeviceUtilizationRate(device, &utilization);
}

static void translate_ids(struct actor *actor)
{
    const int32_t device = draw_device(actor);
    int32_t number;
    uint64_t topology;
    (void)aclrtGetLogicDevIdByUserDevId(device, &number);
    (void)aclrtGetUserDevIdByLogicDevId(device, &number);
    (void)aclrtGetLogicDevIdByPhyDevId(device, &number);
    (void)aclrtGetPhyDevIdByLogicDevId(device, &number);
    (void)aclrtGetUserDevIdByPhyDevId(device, &number);
    (void)aclrtGetPhyDevIdByUserDevId(device, &number);
    (void)aclrtGetDevicesTopo((uint32_t)device, (uint32_t)draw_device(actor), &topology);
}

static void ask_capabilities(struct actor *actor)
{
    uint32_t capabilities[1];
    const aclrtAtomicOperation operation = ACL_RT_ATOMIC_OPERATION_INTEGER_ADD;
    int32_t least;
    int32_t greatest;
    aclrtHostMemMapCapability capability;
    (void)aclrtDeviceGetHostAtomicCapabilities(capabilities, &operation, 1, draw_device(actor));
    (void)aclrtDeviceGetP2PAtomicCapabilities(capabilities, &operation, 1, draw_device(actor), draw_device(actor));
    (void)aclrtDeviceGetStreamPriorityRange(&least, &greatest);
    (void)aclrtHostMemMapCapabilities((uint32_t)draw_device(actor), (aclrtHacType)draw(actor, 11), &capability);
}

static void ask_versions(struct actor *actor)
{
    int32_t numbers[3];
    int64_t value;
    const aclCannAttr *list;
    size_t count;
    char name[] = "runtime";
    char text[128];
    (void)aclrtGetVersion(&numbers[0], &numbers[1], &numbers[2]);
    (void)aclrtGetSocName();
    (void)aclsysGetVersionStr(name, text);
    (void)aclsysGetVersionNum(name, numbers);
    (void)aclGetCannAttributeList(&list, &count);
    (void)aclGetCannAttribute(ACL_CANN_ATTR_INF_NAN, numbers);
    (void)aclGetDeviceCapability((uint32_t)draw_device(actor), ACL_DEVICE_INFO_AI_CORE_NUM, &value);
    (void)aclrtCheckArchCompatibility("Ascend910B1", numbers);
}

static void ask_errors(struct actor *actor)
{
    const char *text = aclGetRecentErrMsg();
    if (text != NULL && strlen(text) > 1u << 20) {
        (void)aclAppLog(ACL_ERROR, __func__, __FILE__, __LINE__, "%s", text);
    }
    (void)(chance(actor, 50) ? aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL) : aclrtGetLastError(ACL_RT_THREAD_LEVEL));
    aclAppLog(ACL_INFO, __func__, __FILE__, __LINE__, "%d", 1);
}

static void data(struct actor *actor)
{
    size_t size;
    void *memory = own_memory(actor, &size);
    struct object buffer;
    (void)aclDataTypeSize((aclDataType)draw(actor, 40));
    (void)aclFloat16ToFloat(aclFloatToFloat16((float)draw(actor, 1000)));
    if (take(actor, BUFFER, &buffer)) {
        (void)aclGetDataBufferAddr(buffer.handle);
        (void)aclGetDataBufferSizeV2(buffer.handle);
        (void)aclUpdateDataBuffer(buffer.handle, memory, size);
        end(actor, BUFFER, &buffer);
    } else {
        buffer.handle = aclCreateDataBuffer(memory, size);
        if (buffer.handle != NULL) {
            made(BUFFER, ACL_SUCCESS, &buffer.handle, 0);
        }
    }
}

const struct operation question_operations[] = {
    {"ask for devices", ask_devices, 2, ANYWHERE},
    {"translate ids", translate_ids, 1, ANYWHERE},
    {"ask for capabilities", ask_capabilities, 1, ANYWHERE},
    {"ask for versions", ask_versions, 1, ANYWHERE},
    {"ask for errors", ask_errors, 5, ANYWHERE},
    {"data", data, 2, ANYWHERE},
    {0},
};
