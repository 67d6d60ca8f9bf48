/*
 * Snapshot functions. The simulated memory stays as it is, so backup and restore only check and tell.
 */
#include "entry/snapshot_gate.h"

#include <unistd.h>

#include "base/clock.h"
#include "entry/error.h"
#include "handles/handle.h"
#include "model.h"
#include "queue/context.h"
#include "snapshot.h"

static aclError check(int pid, const void *reserved, const char *argument)
{
    if (pid != getpid()) {
        return sim_fail_value("pid", pid, "the id of the calling process");
    }
    if (reserved != NULL) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0012", "argument %s is reserved; pass a null pointer", argument);
    }
    return ACL_SUCCESS;
}

static aclError wrong_state(aclError code)
{
    return sim_fail(code, "EE1016", "the process is not in the state that this step needs; the order is lock, backup, "
                                    "restore, unlock");
}

aclError sim_aclrtSnapShotProcessLock(int pid, void *reserve)
{
    SIM_TRY(check(pid, reserve, "reserve"));
    SIM_TRY(sim_snapshot_tell(ACL_RT_SNAPSHOT_LOCK_PRE));
    if (!sim_snapshot_move(SIM_SNAPSHOT_RUNNING, SIM_SNAPSHOT_LOCKED)) {
        return wrong_state(ACL_ERROR_SNAPSHOT_LOCK_FAILED);
    }
    if (sim_snapshot_wait()) {
        return ACL_SUCCESS;
    }
    (void)sim_snapshot_move(SIM_SNAPSHOT_LOCKED, SIM_SNAPSHOT_RUNNING);
    return sim_fail(ACL_ERROR_SNAPSHOT_LOCK_TIMEOUT, "EE1001", "other threads are still inside calls after 60 seconds");
}

aclError sim_aclrtSnapShotProcessUnlock(int pid, void *reserve)
{
    SIM_TRY(check(pid, reserve, "reserve"));
    const bool unlocked = sim_snapshot_move(SIM_SNAPSHOT_LOCKED, SIM_SNAPSHOT_RUNNING) ||
        sim_snapshot_move(SIM_SNAPSHOT_BACKED_UP, SIM_SNAPSHOT_RUNNING);
    if (!unlocked) {
        return wrong_state(ACL_ERROR_SNAPSHOT_UNLOCK_FAILED);
    }
    return sim_snapshot_tell(ACL_RT_SNAPSHOT_UNLOCK_POST);
}

struct quiet {
    bool any;
    aclError error;
};

static bool synchronize(void *object, void *argument)
{
    struct sim_context *context = object;
    struct quiet *quiet = argument;
    if (!atomic_load(&context->active)) {
        return true;
    }
    quiet->any = true;
    quiet->error = sim_context_synchronize(context, SIM_FOREVER);
    return quiet->error == ACL_SUCCESS;
}

aclError sim_aclrtSnapShotProcessBackup(int pid, aclrtSnapShotBackupArgs *args)
{
    SIM_TRY(check(pid, args, "args"));
    if (sim_snapshot_state() != SIM_SNAPSHOT_LOCKED) {
        return wrong_state(ACL_ERROR_SNAPSHOT_BACKUP_FAILED);
    }
    SIM_TRY(sim_snapshot_tell(ACL_RT_SNAPSHOT_BACKUP_PRE));
    struct quiet quiet = {false, ACL_SUCCESS};
    sim_handle_each_object(ACLSIM_OBJECT_CONTEXT, synchronize, &quiet);
    if (!quiet.any) {
        return sim_fail(ACL_ERROR_RT_CONTEXT_NULL, "EE1018", "the process has no context whose state could be saved");
    }
    SIM_TRY(quiet.error);
    SIM_TRY(sim_snapshot_tell(ACL_RT_SNAPSHOT_BACKUP_POST));
    (void)sim_snapshot_move(SIM_SNAPSHOT_LOCKED, SIM_SNAPSHOT_BACKED_UP);
    return ACL_SUCCESS;
}

aclError sim_aclrtSnapShotProcessRestore(int pid, aclrtSnapShotRestoreArgs *args)
{
    SIM_TRY(check(pid, args, "args"));
    if (sim_snapshot_state() != SIM_SNAPSHOT_BACKED_UP) {
        return wrong_state(ACL_ERROR_SNAPSHOT_RESTORE_FAILED);
    }
    SIM_TRY(sim_snapshot_tell(ACL_RT_SNAPSHOT_RESTORE_PRE));
    SIM_TRY(sim_snapshot_tell(ACL_RT_SNAPSHOT_RESTORE_POST));
    (void)sim_snapshot_move(SIM_SNAPSHOT_BACKED_UP, SIM_SNAPSHOT_LOCKED);
    return ACL_SUCCESS;
}
