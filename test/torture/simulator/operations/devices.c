/*
 * Devices: set, reset, peers, waits.
 */
#include "operations.h"

static void set_device(struct actor *actor)
{
    (void)aclrtSetDevice(draw_device(actor));
}

static void reset_device(struct actor *actor)
{
    const int32_t device = draw_device(actor);
    (void)(chance(actor, 80) ? aclrtResetDevice(device) : aclrtResetDeviceForce(device));
}

static void synchronize_device(struct actor *actor)
{
    if (chance(actor, 40)) {
        (void)aclrtSynchronizeDevice();
    } else {
        (void)aclrtSynchronizeDeviceWithTimeout(PICK(actor, int32_t, 1, 10, 0, -2));
    }
}

static void peers(struct actor *actor)
{
    const int32_t peer = draw_device(actor);
    int32_t answer;
    if (chance(actor, 70)) {
        (void)aclrtDeviceEnablePeerAccess(peer, chance(actor, 5));
    } else {
        (void)aclrtDeviceDisablePeerAccess(peer);
    }
    (void)aclrtDeviceCanAccessPeer(&answer, draw_device(actor), peer);
    (void)aclrtDevicePeerAccessStatus(draw_device(actor), peer, &answer);
}

static void abort_tasks(struct actor *actor)
{
    (void)aclrtDeviceTaskAbort(draw_device(actor), (uint32_t)draw(actor, 20));
}

static void repair(struct actor *actor)
{
    aclrtErrorInfo error = {0};
    aclrtMemUceInfo bad[4] = {0};
    size_t count = 0;
    const int32_t device = draw_device(actor);
    (void)aclrtGetErrorVerbose(device, &error);
    (void)aclrtRepairError(device, &error);
    (void)aclrtGetMemUceInfo(device, bad, 4, &count);
    (void)aclrtMemUceRepair(device, bad, count);
}

static void ask_overflow(struct actor *actor)
{
    size_t size;
    void *memory = any_device_memory(actor, &size);
    switch (draw(actor, 6)) {
    case 0:
        (void)aclrtGetOverflowStatus(memory, 64, any_stream(actor));
        break;
    case 1:
        (void)aclrtResetOverflowStatus(any_stream(actor));
        break;
    case 2:
        (void)aclrtGetFloatOverflowStatus(memory, 64, any_stream(actor));
        break;
    case 3:
        (void)aclrtResetFloatOverflowStatus(any_stream(actor));
        break;
    case 4:
        (void)aclrtNpuGetFloatOverFlowStatus(memory, 64, 0, any_stream(actor));
        break;
    default:
        (void)aclrtNpuClearFloatOverFlowStatus(0, any_stream(actor));
        break;
    }
}

static void saturate(struct actor *actor)
{
    aclrtFloatOverflowMode mode = (aclrtFloatOverflowMode)draw(actor, 3);
    void *address;
    (void)aclrtSetDeviceSatMode(mode);
    (void)aclrtGetDeviceSatMode(&mode);
    (void)aclrtCtxGetFloatOverflowAddr(&address);
}

const struct operation device_operations[] = {
    {"set device", set_device, 7, ENDS},
    {"reset device", reset_device, 2, ENDS},
    {"synchronize device", synchronize_device, 3, WAITS},
    {"peers", peers, 3, ANYWHERE},
    {"abort tasks", abort_tasks, 1, WAITS},
    {"repair", repair, 1, ANYWHERE},
    {"ask for overflow", ask_overflow, 2, ANYWHERE},
    {"saturate", saturate, 1, ANYWHERE},
    {0},
};
