/*
 * AscendCL interface: acl_rt/memory_ipc.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_MEMORY_IPC_H_
#define ASCENDCL_ACL_RT_MEMORY_IPC_H_

#include "acl/acl_base_rt.h"
#include "acl/acl_rt/common.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT 0UL
#define ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION 1UL
#define ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT 0UL
#define ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS 1UL
#define ACL_IPC_EVENT_HANDLE_SIZE 64U
#define ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_SIO 0
#define ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_HCCS 1

typedef enum {
    ACL_RT_IPC_MEM_ATTR_ACCESS_LINK = 0,
} aclrtIpcMemAttrType;

/**
 * TODO aclrtIpcMemGetExportKey.
 * @param[in] devPtr
 * @param[in] size
 * @param[out] key
 * @param[in] len
 * @param[in] flags
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemGetExportKey(void *devPtr, size_t size, char *key, size_t len,
    uint64_t flags);

/**
 * TODO aclrtIpcMemClose.
 * @param[in] key
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemClose(const char *key);

/**
 * TODO aclrtIpcMemImportByKey.
 * @param[out] devPtr
 * @param[in] key
 * @param[in] flags
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemImportByKey(void **devPtr, const char *key, uint64_t flags);

/**
 * TODO aclrtIpcMemSetImportPid.
 * @param[in] key
 * @param[in] pid
 * @param[in] num
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemSetImportPid(const char *key, int32_t *pid, size_t num);

/**
 * TODO aclrtIpcMemSetAttr.
 * @param[in] key
 * @param[in] type
 * @param[in] attr
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemSetAttr(const char *key, aclrtIpcMemAttrType type, uint64_t attr);

/**
 * TODO aclrtIpcMemImportPidInterServer.
 * @param[in] key
 * @param[in] serverPids
 * @param[in] num
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemImportPidInterServer(const char *key, aclrtServerPid *serverPids,
    size_t num);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_IPC_H_ */
