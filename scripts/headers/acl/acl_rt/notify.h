/*
 * AscendCL interface: acl_rt/notify.h.
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

#define ACL_NOTIFY_DEFAULT 0U
#define ACL_NOTIFY_DEVICE_USE_ONLY 1U
#define ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT 0UL
#define ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION 2UL
#define ACL_RT_NOTIFY_IMPORT_FLAG_DEFAULT 0UL
#define ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS 2UL

typedef enum {
    ACL_RT_CNT_NOTIFY_RECORD_SET_VALUE_MODE = 0,
    ACL_RT_CNT_NOTIFY_RECORD_ADD_MODE = 1,
    ACL_RT_CNT_NOTIFY_RECORD_BIT_OR_MODE = 2,
    ACL_RT_CNT_NOTIFY_RECORD_BIT_AND_MODE = 4,
} aclrtCntNotifyRecordMode;

typedef enum {
    ACL_RT_CNT_NOTIFY_WAIT_LESS_MODE = 0,
    ACL_RT_CNT_NOTIFY_WAIT_EQUAL_MODE = 1,
    ACL_RT_CNT_NOTIFY_WAIT_BIGGER_MODE = 2,
    ACL_RT_CNT_NOTIFY_WAIT_BIGGER_OR_EQUAL_MODE = 3,
    ACL_RT_CNT_NOTIFY_WAIT_EQUAL_WITH_BITMASK_MODE = 4,
} aclrtCntNotifyWaitMode;

typedef struct {
    aclrtCntNotifyRecordMode mode;
    uint32_t value;
} aclrtCntNotifyRecordInfo;

typedef struct {
    aclrtCntNotifyWaitMode mode;
    uint32_t value;
    uint32_t timeout;
    uint8_t isClear;
    uint8_t rsv[3];
} aclrtCntNotifyWaitInfo;

/**
 * TODO aclrtCreateNotify.
 * @param[out] notify
 * @param[in] flag
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateNotify(aclrtNotify *notify, uint64_t flag);

/**
 * TODO aclrtDestroyNotify.
 * @param[in] notify
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyNotify(aclrtNotify notify);

/**
 * TODO aclrtCntNotifyCreate.
 * @param[out] cntNotify
 * @param[in] flag
 */
ACL_FUNC_VISIBILITY aclError aclrtCntNotifyCreate(aclrtCntNotify *cntNotify, uint64_t flag);

/**
 * TODO aclrtCntNotifyDestroy.
 * @param[in] cntNotify
 */
ACL_FUNC_VISIBILITY aclError aclrtCntNotifyDestroy(aclrtCntNotify cntNotify);

/**
 * TODO aclrtRecordNotify.
 * @param[in] notify
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtRecordNotify(aclrtNotify notify, aclrtStream stream);

/**
 * TODO aclrtWaitAndResetNotify.
 * @param[in] notify
 * @param[in] stream
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError aclrtWaitAndResetNotify(aclrtNotify notify, aclrtStream stream,
    uint32_t timeout);

/**
 * TODO aclrtGetNotifyId.
 * @param[in] notify
 * @param[out] notifyId
 */
ACL_FUNC_VISIBILITY aclError aclrtGetNotifyId(aclrtNotify notify, uint32_t *notifyId);

/**
 * TODO aclrtNotifyBatchReset.
 * @param[in] notifies
 * @param[in] num
 */
ACL_FUNC_VISIBILITY aclError aclrtNotifyBatchReset(aclrtNotify *notifies, size_t num);

/**
 * TODO aclrtNotifyGetExportKey.
 * @param[in] notify
 * @param[out] key
 * @param[in] len
 * @param[in] flags
 */
ACL_FUNC_VISIBILITY aclError aclrtNotifyGetExportKey(aclrtNotify notify, char *key, size_t len,
    uint64_t flags);

/**
 * TODO aclrtNotifyImportByKey.
 * @param[out] notify
 * @param[in] key
 * @param[in] flags
 */
ACL_FUNC_VISIBILITY aclError aclrtNotifyImportByKey(aclrtNotify *notify, const char *key, uint64_t flags);

/**
 * TODO aclrtNotifySetImportPid.
 * @param[in] notify
 * @param[in] pid
 * @param[in] num
 */
ACL_FUNC_VISIBILITY aclError aclrtNotifySetImportPid(aclrtNotify notify, int32_t *pid, size_t num);

/**
 * TODO aclrtNotifySetImportPidInterServer.
 * @param[in] notify
 * @param[in] serverPids
 * @param[in] num
 */
ACL_FUNC_VISIBILITY aclError aclrtNotifySetImportPidInterServer(aclrtNotify notify,
    aclrtServerPid *serverPids, size_t num);

/**
 * TODO aclrtCntNotifyRecord.
 * @param[in] cntNotify
 * @param[in] stream
 * @param[in] info
 */
ACL_FUNC_VISIBILITY aclError aclrtCntNotifyRecord(aclrtCntNotify cntNotify, aclrtStream stream,
    aclrtCntNotifyRecordInfo *info);

/**
 * TODO aclrtCntNotifyWaitWithTimeout.
 * @param[in] cntNotify
 * @param[in] stream
 * @param[in] info
 */
ACL_FUNC_VISIBILITY aclError aclrtCntNotifyWaitWithTimeout(aclrtCntNotify cntNotify, aclrtStream stream,
    aclrtCntNotifyWaitInfo *info);

/**
 * TODO aclrtCntNotifyReset.
 * @param[in] cntNotify
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtCntNotifyReset(aclrtCntNotify cntNotify, aclrtStream stream);

/**
 * TODO aclrtCntNotifyGetId.
 * @param[in] cntNotify
 * @param[out] notifyId
 */
ACL_FUNC_VISIBILITY aclError aclrtCntNotifyGetId(aclrtCntNotify cntNotify, uint32_t *notifyId);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_NOTIFY_H_ */
