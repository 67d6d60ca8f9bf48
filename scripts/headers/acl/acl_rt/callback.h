/*
 * AscendCL interface: acl_rt/callback.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_CALLBACK_H_
#define ASCENDCL_ACL_RT_CALLBACK_H_

#include "acl/acl_base_rt.h"
#include "acl/acl_rt/common.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum aclrtCallbackBlockType {
    ACL_CALLBACK_NO_BLOCK = 0,
    ACL_CALLBACK_BLOCK = 1,
} aclrtCallbackBlockType;

typedef void (*aclrtHostFunc)(void *args);

/**
 * TODO aclrtSubscribeReport.
 * @param[in] threadId
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtSubscribeReport(uint64_t threadId, aclrtStream stream);

/**
 * TODO aclrtLaunchCallback.
 * @param[in] fn
 * @param[in] userData
 * @param[in] blockType
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtLaunchCallback(aclrtCallback fn, void *userData,
    aclrtCallbackBlockType blockType, aclrtStream stream);

/**
 * TODO aclrtProcessReport.
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError aclrtProcessReport(int32_t timeout);

/**
 * TODO aclrtUnSubscribeReport.
 * @param[in] threadId
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream);

/**
 * TODO aclrtSubscribeHostFunc.
 * @param[in] hostFuncThreadId
 * @param[in] exeStream
 */
ACL_FUNC_VISIBILITY aclError aclrtSubscribeHostFunc(uint64_t hostFuncThreadId, aclrtStream exeStream);

/**
 * TODO aclrtProcessHostFunc.
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError aclrtProcessHostFunc(int32_t timeout);

/**
 * TODO aclrtUnSubscribeHostFunc.
 * @param[in] hostFuncThreadId
 * @param[in] exeStream
 */
ACL_FUNC_VISIBILITY aclError aclrtUnSubscribeHostFunc(uint64_t hostFuncThreadId, aclrtStream exeStream);

/**
 * TODO aclrtLaunchHostFunc.
 * @param[in] stream
 * @param[in] fn
 * @param[in] args
 */
ACL_FUNC_VISIBILITY aclError aclrtLaunchHostFunc(aclrtStream stream, aclrtHostFunc fn, void *args);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_CALLBACK_H_ */
