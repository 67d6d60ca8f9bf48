/*
 * Device memory shared between processes by key.
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

#define ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT 0UL  /* only named processes may import */
#define ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION 1UL  /* any process may import */
#define ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT 0UL  /* plain import */
#define ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS 1UL  /* also enable access between the devices */
#define ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_SIO 0  /* link inside the chip package */
#define ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_HCCS 1  /* HCCS, the coherent link */

/** Attribute of shared memory. */
typedef enum {
    ACL_RT_IPC_MEM_ATTR_ACCESS_LINK = 0,  /* link that reaches the memory */
} aclrtIpcMemAttrType;

/**
 * Exports device memory to other processes and writes the key they import it by.
 *
 * Needs a current context. Undo with aclrtIpcMemClose after every importer has closed, then free the memory.
 * @param[in] devPtr start address of an allocation; neither an inner address nor a mapped one
 * @param[in] size length in bytes, a multiple of the page size of the allocation
 * @param[out] key memory of the caller for the key
 * @param[in] len length of key in bytes, 65
 * @param[in] flags an ACL_RT_IPC_MEM_EXPORT_FLAG_ value
 * @see aclrtIpcMemSetImportPid
 * @see aclrtIpcMemImportByKey
 * @see aclrtIpcMemClose
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemGetExportKey(void *devPtr, size_t size, char *key, size_t len,
    uint64_t flags);

/**
 * Ends the oldest open import of a key in this process or, in the exporter, the export.
 *
 * Importers close first, once per import; the exporter then closes and frees the memory. Needs a current
 * context.
 * @param[in] key key of the exporter, a string that ends in a zero byte
 * @see aclrtIpcMemGetExportKey
 * @see aclrtIpcMemImportByKey
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemClose(const char *key);

/**
 * Imports device memory that another process exported.
 *
 * Copies between devices on it must be asynchronous. Needs a current context.
 * @param[out] devPtr receives the device address; end it with aclrtIpcMemClose, never with aclrtFree
 * @param[in] key key of the exporter, a string that ends in a zero byte
 * @param[in] flags an ACL_RT_IPC_MEM_IMPORT_FLAG_ value
 * @see aclrtIpcMemClose
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemImportByKey(void **devPtr, const char *key, uint64_t flags);

/**
 * Names the processes that may import exported memory. Only the exporter calls it.
 *
 * Refused when the export switched this check off.
 * @param[in] key key of the exporter, a string that ends in a zero byte
 * @param[in] pid array of num process ids from aclrtDeviceGetBareTgid
 * @param[in] num number of ids, 1 to 32768 (65535 on Ascend 950)
 * @see aclrtIpcMemGetExportKey
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemSetImportPid(const char *key, int32_t *pid, size_t num);

/**
 * Sets an attribute that the next import of the key uses.
 * @param[in] key key of the exporter, a string that ends in a zero byte
 * @param[in] type the attribute, an aclrtIpcMemAttrType
 * @param[in] attr its value, here an ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_ number
 * @see aclrtIpcMemImportByKey
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemSetAttr(const char *key, aclrtIpcMemAttrType type, uint64_t attr);

/**
 * Names the processes of other servers that may import exported memory.
 * @param[in] key key of the exporter, a string that ends in a zero byte
 * @param[in] serverPids array of num lists of process ids, one per device of a server
 * @param[in] num number of entries, greater than 0
 * @see aclrtIpcMemSetImportPid
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemImportPidInterServer(const char *key, aclrtServerPid *serverPids,
    size_t num);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_IPC_H_ */
