/*
 * Functions for the whole process: start, end, snapshots.
 */
#include "operations/operations.h"

#include <unistd.h>

static aclError on_init(const char *text, size_t length, void *argument)
{
    (void)text;
    (void)length;
    (void)argument;
    return ACL_SUCCESS;
}

static aclError on_finalize(void *argument)
{
    (void)argument;
    return ACL_SUCCESS;
}

static uint32_t on_snapshot(int32_t device, void *argument)
{
    (void)device;
    (void)argument;
    return 0;
}

static void start_and_end(struct actor *actor)
{
    uint64_t count;
    if (chance(actor, 60)) {
        (void)aclInit(NULL);
    } else {
        (void)(chance(actor, 50) ? aclFinalize() : aclFinalizeReference(&count));
    }
}

static void register_for_start(struct actor *actor)
{
    const aclRegisterCallbackType type = (aclRegisterCallbackType)draw(actor, 9);
    (void)aclInitCallbackRegister(type, on_init, NULL);
    (void)aclFinalizeCallbackRegister(type, on_finalize, NULL);
    (void)aclInitCallbackUnRegister(type, on_init);
    (void)aclFinalizeCallbackUnRegister(type, on_finalize);
}

/**
 * What is locked is unlocked by the same call: meanwhile all other calls of the process wait. Not while other threads call: one
 * may wait for a callback that waits for the end of the snapshot, which waits for the end of that call.
 */
static void take_snapshot(struct actor *actor)
{
    if (!actor->alone) {
        return;
    }
    aclrtSnapShotBackupArgs backup = {0};
    aclrtSnapShotRestoreArgs restore = {0};
    const aclrtSnapShotStage stage = (aclrtSnapShotStage)draw(actor, 7);
    (void)aclrtSnapShotCallbackRegister(stage, on_snapshot, NULL);
    if (aclrtSnapShotProcessLock(getpid(), NULL) == ACL_SUCCESS) {
        if (aclrtSnapShotProcessBackup(getpid(), &backup) == ACL_SUCCESS) {
            (void)aclrtSnapShotProcessRestore(getpid(), &restore);
        }
        for (int tries = 0; tries < 100 && aclrtSnapShotProcessUnlock(getpid(), NULL) != ACL_SUCCESS; tries++) {
        }
    }
    (void)aclrtSnapShotCallbackUnregister(stage, on_snapshot);
}

const struct operation process_operations[] = {
    {"start and end", start_and_end, 1, ENDS},
    {"register for the start", register_for_start, 1, ANYWHERE},
    {"take a snapshot", take_snapshot, 1, WAITS},
    {0},
};
