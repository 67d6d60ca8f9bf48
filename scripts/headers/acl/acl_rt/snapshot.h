/*
 * AscendCL interface: acl_rt/snapshot.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_SNAPSHOT_H_
#define ASCENDCL_ACL_RT_SNAPSHOT_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
    ACL_RT_SNAPSHOT_LOCK_PRE = 0,
    ACL_RT_SNAPSHOT_BACKUP_PRE = 1,
    ACL_RT_SNAPSHOT_BACKUP_POST = 2,
    ACL_RT_SNAPSHOT_RESTORE_PRE = 3,
    ACL_RT_SNAPSHOT_RESTORE_POST = 4,
    ACL_RT_SNAPSHOT_UNLOCK_POST = 5,
} aclrtSnapShotStage;

typedef struct aclrtSnapShotBackupArgs {
    uint32_t backupFlags;
    char reserved[60];
} aclrtSnapShotBackupArgs;

typedef struct aclrtSnapShotRestoreArgs {
    uint32_t restoreFlags;
    char reserved[60];
} aclrtSnapShotRestoreArgs;

typedef uint32_t (*aclrtSnapShotCallBack)(int32_t deviceId, void *args);

/**
 * TODO aclrtSnapShotProcessLock.
 * @param[in] pid
 * @param[in] reserve
 */
ACL_FUNC_VISIBILITY aclError aclrtSnapShotProcessLock(int pid, void *reserve);

/**
 * TODO aclrtSnapShotProcessUnlock.
 * @param[in] pid
 * @param[in] reserve
 */
ACL_FUNC_VISIBILITY aclError aclrtSnapShotProcessUnlock(int pid, void *reserve);

/**
 * TODO aclrtSnapShotProcessBackup.
 * @param[in] pid
 * @param[in] args
 */
ACL_FUNC_VISIBILITY aclError aclrtSnapShotProcessBackup(int pid, aclrtSnapShotBackupArgs *args);

/**
 * TODO aclrtSnapShotProcessRestore.
 * @param[in] pid
 * @param[in] args
 */
ACL_FUNC_VISIBILITY aclError aclrtSnapShotProcessRestore(int pid, aclrtSnapShotRestoreArgs *args);

/**
 * TODO aclrtSnapShotCallbackRegister.
 * @param[in] stage
 * @param[in] callback
 * @param[in] args
 */
ACL_FUNC_VISIBILITY aclError aclrtSnapShotCallbackRegister(aclrtSnapShotStage stage,
    aclrtSnapShotCallBack callback, void *args);

/**
 * TODO aclrtSnapShotCallbackUnregister.
 * @param[in] stage
 * @param[in] callback
 */
ACL_FUNC_VISIBILITY aclError aclrtSnapShotCallbackUnregister(aclrtSnapShotStage stage,
    aclrtSnapShotCallBack callback);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_SNAPSHOT_H_ */
