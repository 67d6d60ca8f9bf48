/*
 * AscendCL interface: acl_rt/init.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_INIT_H_
#define ASCENDCL_ACL_RT_INIT_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum aclRegisterCallbackType {
    ACL_REG_TYPE_ACL_MODEL = 0,
    ACL_REG_TYPE_ACL_OP_EXECUTOR = 1,
    ACL_REG_TYPE_ACL_OP_CBLAS = 2,
    ACL_REG_TYPE_ACL_OP_COMPILER = 3,
    ACL_REG_TYPE_ACL_TDT_CHANNEL = 4,
    ACL_REG_TYPE_ACL_TDT_QUEUE = 5,
    ACL_REG_TYPE_ACL_DVPP = 6,
    ACL_REG_TYPE_ACL_RETR = 7,
    ACL_REG_TYPE_OTHER = 0xffff,
} aclRegisterCallbackType;

typedef aclError (*aclInitCallbackFunc)(const char *configStr, size_t len, void *userData);

typedef aclError (*aclFinalizeCallbackFunc)(void *userData);

/**
 * TODO aclInit.
 * @param[in] configPath
 */
ACL_FUNC_VISIBILITY aclError aclInit(const char *configPath);

/**
 * TODO aclFinalize.
 */
ACL_FUNC_VISIBILITY aclError aclFinalize(void);

/**
 * TODO aclFinalizeReference.
 * @param[inout] refCount
 */
ACL_FUNC_VISIBILITY aclError aclFinalizeReference(uint64_t *refCount);

/**
 * TODO aclInitCallbackRegister.
 * @param[in] type
 * @param[in] cbFunc
 * @param[in] userData
 */
ACL_FUNC_VISIBILITY aclError aclInitCallbackRegister(aclRegisterCallbackType type, aclInitCallbackFunc cbFunc,
    void *userData);

/**
 * TODO aclInitCallbackUnRegister.
 * @param[in] type
 * @param[in] cbFunc
 */
ACL_FUNC_VISIBILITY aclError aclInitCallbackUnRegister(aclRegisterCallbackType type,
    aclInitCallbackFunc cbFunc);

/**
 * TODO aclFinalizeCallbackRegister.
 * @param[in] type
 * @param[in] cbFunc
 * @param[in] userData
 */
ACL_FUNC_VISIBILITY aclError aclFinalizeCallbackRegister(aclRegisterCallbackType type,
    aclFinalizeCallbackFunc cbFunc, void *userData);

/**
 * TODO aclFinalizeCallbackUnRegister.
 * @param[in] type
 * @param[in] cbFunc
 */
ACL_FUNC_VISIBILITY aclError aclFinalizeCallbackUnRegister(aclRegisterCallbackType type,
    aclFinalizeCallbackFunc cbFunc);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_INIT_H_ */
