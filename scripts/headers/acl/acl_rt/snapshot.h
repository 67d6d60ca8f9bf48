/*
 * Snapshots of the device resources of a process: lock, backup, restore and unlock.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_SNAPSHOT_H_
#define ASCENDCL_ACL_RT_SNAPSHOT_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Moments at which a snapshot callback is called. */
typedef enum {
    ACL_RT_SNAPSHOT_LOCK_PRE = 0,  /* before the lock */
    ACL_RT_SNAPSHOT_BACKUP_PRE = 1,  /* before the backup */
    ACL_RT_SNAPSHOT_BACKUP_POST = 2,  /* after the backup */
    ACL_RT_SNAPSHOT_RESTORE_PRE = 3,  /* before the restore */
    ACL_RT_SNAPSHOT_RESTORE_POST = 4,  /* after the restore */
    ACL_RT_SNAPSHOT_UNLOCK_POST = 5,  /* after the unlock */
} aclrtSnapShotStage;

/** Reserved options of a backup. */
typedef struct aclrtSnapShotBackupArgs {
    uint32_t backupFlags;
    char reserved[60];
} aclrtSnapShotBackupArgs;

/** Reserved options of a restore. */
typedef struct aclrtSnapShotRestoreArgs {
    uint32_t restoreFlags;
    char reserved[60];
} aclrtSnapShotRestoreArgs;

/** Called on the thread that makes the snapshot; anything but 0 makes the snapshot call fail with 507912. */
typedef uint32_t (*aclrtSnapShotCallBack)(int32_t deviceId, void *args);

/**
 * Holds the process for a snapshot: most other calls block until the unlock. Experimental.
 *
 * Waits up to 60 s for running calls (507905); gives 507906 when locked already.
 * @param[in] pid process id, the own one only
 * @param[in] reserve reserved, must be null
 * @see aclrtSnapShotProcessUnlock
 */
ACL_FUNC_VISIBILITY aclError aclrtSnapShotProcessLock(int pid, void *reserve);

/**
 * Ends the lock and lets blocked calls go on; 507907 when not locked.
 * @param[in] pid process id, the own one only
 * @param[in] reserve reserved, must be null
 * @see aclrtSnapShotProcessLock
 */
ACL_FUNC_VISIBILITY aclError aclrtSnapShotProcessUnlock(int pid, void *reserve);

/**
 * Saves the device resources of the locked process in host memory; the last backup counts.
 *
 * Gives 507908 when the process is not locked.
 * @param[in] pid process id, the own one only
 * @param[in] args reserved, must be null
 * @see aclrtSnapShotProcessRestore
 */
ACL_FUNC_VISIBILITY aclError aclrtSnapShotProcessBackup(int pid, aclrtSnapShotBackupArgs *args);

/**
 * Brings back the device resources of the last backup, on the same device. The process is then locked.
 *
 * Gives 507909 without a backup or when another process took the device.
 * @param[in] pid process id, the own one only
 * @param[in] args reserved, must be null
 * @see aclrtSnapShotProcessBackup
 */
ACL_FUNC_VISIBILITY aclError aclrtSnapShotProcessRestore(int pid, aclrtSnapShotRestoreArgs *args);

/**
 * Registers a function for a stage of snapshots; 507913 when it is registered for it already.
 * @param[in] stage moment of the call
 * @param[in] callback function, not null
 * @param[in] args passed to the function, may be null; must outlive the registration
 * @see aclrtSnapShotCallbackUnregister
 */
ACL_FUNC_VISIBILITY aclError aclrtSnapShotCallbackRegister(aclrtSnapShotStage stage,
    aclrtSnapShotCallBack callback, void *args);

/**
 * Removes a function registered for a stage of snapshots.
 * @param[in] stage stage used at registration
 * @param[in] callback registered function
 * @see aclrtSnapShotCallbackRegister
 */
ACL_FUNC_VISIBILITY aclError aclrtSnapShotCallbackUnregister(aclrtSnapShotStage stage,
    aclrtSnapShotCallBack callback);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_SNAPSHOT_H_ */
