/*
 * What happens to the machine: streams are held, devices lost, calls fail, transfers slow down, bits break.
 */
#include "operations/operations.h"

static void hold(struct actor *actor)
{
    (void)actor;
    (void)aclsimHoldStreams(1);
}

static void let_go(struct actor *actor)
{
    (void)actor;
    (void)aclsimHoldStreams(0);
}

static void lose(struct actor *actor)
{
    (void)aclsimLoseDevice((int32_t)draw(actor, DEVICES), PICK(actor, aclError, 507010, 507033, 507899));
}

static void revive(struct actor *actor)
{
    (void)actor;
    for (int32_t device = 0; device < DEVICES; device++) {
        (void)aclsimLoseDevice(device, 0);
    }
}

static void fail_next(struct actor *actor)
{
    (void)aclsimFailCall(NULL, 1 + draw(actor, 20), PICK(actor, aclError, 507010, 207001, 507899));
}

static void slow_down(struct actor *actor)
{
    if (chance(actor, 50)) {
        (void)aclsimSetTransfer(PICK(actor, uint64_t, (uint64_t)1 << 28, (uint64_t)1 << 32), (uint32_t)draw(actor, 200));
    } else {
        (void)aclsimSetTransfer(0, 0);
    }
}

static void break_bits(struct actor *actor)
{
    size_t size;
    char *address = any_device_memory(actor, &size);
    if (size > 0 && chance(actor, 50)) {
        (void)aclsimFlipBit(address + draw(actor, size), (uint32_t)draw(actor, 9));
    } else {
        (void)aclsimBreakBit((uintptr_t)address, (uint32_t)draw(actor, 8));
    }
}

static void watch_pinned(struct actor *actor)
{
    (void)aclsimWatchPinned(chance(actor, 60));
}

static void run_operator(struct actor *actor)
{
    (void)aclsimRunOperator(any_stream(actor), draw_size(actor));
}

static void ask_machine(struct actor *actor)
{
    uint64_t number;
    size_t count;
    aclsimFinding finding;
    char text[256];
    (void)aclsimGetLiveObjects((aclsimObjectKind)draw(actor, ACLSIM_OBJECT_KINDS + 2), &number);
    (void)aclsimGetFindingCount(&count);
    (void)aclsimGetFinding((size_t)draw(actor, 20), &finding);
    (void)aclsimGetFindingsJson(text, sizeof text, &count);
    if (chance(actor, 10)) {
        (void)aclsimClearFindings();
    }
}

const struct operation machine_operations[] = {
    {"hold streams", hold, 2, ANYWHERE},
    {"let streams go", let_go, 5, ANYWHERE},
    {"lose a device", lose, 1, ANYWHERE},
    {"revive devices", revive, 4, ANYWHERE},
    {"let a call fail", fail_next, 2, ANYWHERE},
    {"slow transfers down", slow_down, 1, ANYWHERE},
    {"break bits", break_bits, 1, ANYWHERE},
    {"watch pinned memory", watch_pinned, 2, ANYWHERE},
    {"run an operator", run_operator, 3, ANYWHERE},
    {"ask the machine", ask_machine, 1, ANYWHERE},
    {0},
};
