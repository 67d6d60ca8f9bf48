/*
 * Settings of the process, of contexts and of devices.
 */
#include "operations.h"

static void options(struct actor *actor)
{
    const aclSysParamOpt option = (aclSysParamOpt)draw(actor, 4);
    int64_t value = (int64_t)draw(actor, 3);
    (void)aclrtSetSysParamOpt(option, value);
    (void)aclrtGetSysParamOpt(option, &value);
    (void)aclrtCtxSetSysParamOpt(option, (int64_t)draw(actor, 2));
    (void)aclrtCtxGetSysParamOpt(option, &value);
}

static void device_limits(struct actor *actor)
{
    const int32_t device = draw_device(actor);
    const aclrtDevResLimitType type = (aclrtDevResLimitType)draw(actor, 3);
    uint32_t value;
    (void)aclrtSetDeviceResLimit(device, type, (uint32_t)draw(actor, 30));
    (void)aclrtGetDeviceResLimit(device, type, &value);
    if (chance(actor, 50)) {
        (void)aclrtResetDeviceResLimit(device);
    }
}

static void time_limits(struct actor *actor)
{
    const uint32_t limit = (uint32_t)draw(actor, 10);
    uint64_t actual;
    uint32_t milliseconds;
    (void)aclrtSetOpExecuteTimeOut(limit);
    (void)aclrtSetOpExecuteTimeOutWithMs(limit * 100);
    (void)aclrtSetOpExecuteTimeOutV2(limit * 100000, &actual);
    (void)aclrtGetOpTimeOutInterval(&actual);
    (void)aclrtGetOpExecuteTimeout(&milliseconds);
    (void)aclrtSetTsDevice((aclrtTsId)draw(actor, 3));
}

const struct operation setting_operations[] = {
    {"options", options, 1, ANYWHERE},
    {"limits of a device", device_limits, 1, ANYWHERE},
    {"limits of time", time_limits, 1, ANYWHERE},
    {0},
};
