/*
 * Notifies and counting notifies: flags and counters that order streams across devices and processes.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_NOTIFY_H_
#define ASCENDCL_ACL_RT_NOTIFY_H_

#include "acl/acl_base_rt.h"
#include "acl/acl_rt/common.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_NOTIFY_DEFAULT 0U  /* used by the host */
#define ACL_NOTIFY_DEVICE_USE_ONLY 1U  /* used by the device alone */
#define ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT 0UL  /* only processes named by aclrtNotifySetImportPid may import */
#define ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION 2UL  /* every process that has the key may import */
#define ACL_RT_NOTIFY_IMPORT_FLAG_DEFAULT 0UL  /* peer access is left as it is */
#define ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS 2UL  /* enables peer access between the two devices */

/** How a record changes the counter. */
typedef enum {
    ACL_RT_CNT_NOTIFY_RECORD_SET_VALUE_MODE = 0,  /* counter = value */
    ACL_RT_CNT_NOTIFY_RECORD_ADD_MODE = 1,  /* counter += value */
    ACL_RT_CNT_NOTIFY_RECORD_BIT_OR_MODE = 2,  /* counter |= value */
    ACL_RT_CNT_NOTIFY_RECORD_BIT_AND_MODE = 4,  /* counter &= value */
} aclrtCntNotifyRecordMode;

/** Condition that ends a wait for the counter. */
typedef enum {
    ACL_RT_CNT_NOTIFY_WAIT_LESS_MODE = 0,  /* counter < value */
    ACL_RT_CNT_NOTIFY_WAIT_EQUAL_MODE = 1,  /* counter == value */
    ACL_RT_CNT_NOTIFY_WAIT_BIGGER_MODE = 2,  /* counter > value */
    ACL_RT_CNT_NOTIFY_WAIT_BIGGER_OR_EQUAL_MODE = 3,  /* counter >= value */
    ACL_RT_CNT_NOTIFY_WAIT_EQUAL_WITH_BITMASK_MODE = 4,  /* (counter & value) == value */
} aclrtCntNotifyWaitMode;

/** One change of a counter. */
typedef struct {
    aclrtCntNotifyRecordMode mode;
    uint32_t value;  /* operand */
} aclrtCntNotifyRecordInfo;

/** One wait for a counter. */
typedef struct {
    aclrtCntNotifyWaitMode mode;
    uint32_t value;  /* operand of the condition */
    uint32_t timeout;  /* seconds, 0 for no limit */
    uint8_t isClear;  /* 1: the counter becomes 0 after the wait */
    uint8_t rsv[3];  /* must be 0 */
} aclrtCntNotifyWaitInfo;

/**
 * Creates a notify on the current device. Their number is limited (207009).
 * @param[out] notify receives the handle
 * @param[in] flag ACL_NOTIFY_DEFAULT or ACL_NOTIFY_DEVICE_USE_ONLY
 * @see aclrtDestroyNotify
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateNotify(aclrtNotify *notify, uint64_t flag);

/**
 * Gives up a notify; one that is shared lives until every process has given it up.
 * @param[in] notify handle from a create or import function
 * @see aclrtCreateNotify
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyNotify(aclrtNotify notify);

/**
 * Creates a counting notify with the value 0 on the current device (Ascend 950).
 * @param[out] cntNotify receives the handle
 * @param[in] flag reserved, 0
 * @see aclrtCntNotifyDestroy
 */
ACL_FUNC_VISIBILITY aclError aclrtCntNotifyCreate(aclrtCntNotify *cntNotify, uint64_t flag);

/**
 * Destroys a counting notify.
 * @param[in] cntNotify handle from aclrtCntNotifyCreate
 * @see aclrtCntNotifyCreate
 */
ACL_FUNC_VISIBILITY aclError aclrtCntNotifyDestroy(aclrtCntNotify cntNotify);

/**
 * Queues a task that sets a notify and so releases the stream that waits for it.
 * @param[in] notify handle to set, own or imported
 * @param[in] stream handle, or null for the default stream
 * @see aclrtWaitAndResetNotify
 */
ACL_FUNC_VISIBILITY aclError aclrtRecordNotify(aclrtNotify notify, aclrtStream stream);

/**
 * Queues a task that holds the stream until the notify is set and then clears it. Returns at once.
 * @param[in] notify handle that belongs to the device of the stream
 * @param[in] stream handle, or null for the default stream
 * @param[in] timeout seconds, 0 for no limit
 * @see aclrtRecordNotify
 */
ACL_FUNC_VISIBILITY aclError aclrtWaitAndResetNotify(aclrtNotify notify, aclrtStream stream,
    uint32_t timeout);

/**
 * Reads the number of a notify.
 * @param[in] notify handle to look at
 * @param[out] notifyId receives the number
 */
ACL_FUNC_VISIBILITY aclError aclrtGetNotifyId(aclrtNotify notify, uint32_t *notifyId);

/**
 * Clears several notifies at once (Ascend 950, A3, A2).
 * @param[in] notifies array of handles
 * @param[in] num number of entries
 */
ACL_FUNC_VISIBILITY aclError aclrtNotifyBatchReset(aclrtNotify *notifies, size_t num);

/**
 * Shares a notify with other processes and makes the key for it.
 * @param[in] notify handle made by this process
 * @param[out] key buffer for the zero-terminated key
 * @param[in] len bytes in the buffer, at least 65
 * @param[in] flags an ACL_RT_NOTIFY_EXPORT_FLAG value
 * @see aclrtNotifyImportByKey
 * @see aclrtNotifySetImportPid
 */
ACL_FUNC_VISIBILITY aclError aclrtNotifyGetExportKey(aclrtNotify notify, char *key, size_t len,
    uint64_t flags);

/**
 * Opens a notify of another process; the owner must not have destroyed it. Release it with
 * aclrtDestroyNotify.
 * @param[out] notify receives the handle; record it, do not wait for it
 * @param[in] key key made by the owner
 * @param[in] flags an ACL_RT_NOTIFY_IMPORT_FLAG value
 * @see aclrtNotifyGetExportKey
 */
ACL_FUNC_VISIBILITY aclError aclrtNotifyImportByKey(aclrtNotify *notify, const char *key, uint64_t flags);

/**
 * Names the processes that may import a shared notify.
 * @param[in] notify exported notify
 * @param[in] pid array of process ids from aclrtDeviceGetBareTgid
 * @param[in] num number of entries
 * @see aclrtNotifyGetExportKey
 */
ACL_FUNC_VISIBILITY aclError aclrtNotifySetImportPid(aclrtNotify notify, int32_t *pid, size_t num);

/**
 * Names processes on other servers of the super node that may import a shared notify (A3).
 * @param[in] notify exported notify
 * @param[in] serverPids array with the processes of one server each
 * @param[in] num number of entries
 * @see aclrtNotifyGetExportKey
 */
ACL_FUNC_VISIBILITY aclError aclrtNotifySetImportPidInterServer(aclrtNotify notify,
    aclrtServerPid *serverPids, size_t num);

/**
 * Queues a task that changes the counter of a counting notify.
 * @param[in] cntNotify handle from aclrtCntNotifyCreate
 * @param[in] stream handle, or null for the default stream
 * @param[in] info change to make
 * @see aclrtCntNotifyWaitWithTimeout
 */
ACL_FUNC_VISIBILITY aclError aclrtCntNotifyRecord(aclrtCntNotify cntNotify, aclrtStream stream,
    aclrtCntNotifyRecordInfo *info);

/**
 * Queues a task that holds the stream until the counter meets a condition. Returns at once.
 * @param[in] cntNotify handle from aclrtCntNotifyCreate
 * @param[in] stream handle, or null for the default stream
 * @param[in] info condition and limit
 * @see aclrtCntNotifyRecord
 */
ACL_FUNC_VISIBILITY aclError aclrtCntNotifyWaitWithTimeout(aclrtCntNotify cntNotify, aclrtStream stream,
    aclrtCntNotifyWaitInfo *info);

/**
 * Queues a task that sets the counter to 0.
 * @param[in] cntNotify handle from aclrtCntNotifyCreate
 * @param[in] stream handle, or null for the default stream
 */
ACL_FUNC_VISIBILITY aclError aclrtCntNotifyReset(aclrtCntNotify cntNotify, aclrtStream stream);

/**
 * Reads the number of a counting notify.
 * @param[in] cntNotify handle from aclrtCntNotifyCreate
 * @param[out] notifyId receives the number
 */
ACL_FUNC_VISIBILITY aclError aclrtCntNotifyGetId(aclrtCntNotify cntNotify, uint32_t *notifyId);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_NOTIFY_H_ */
