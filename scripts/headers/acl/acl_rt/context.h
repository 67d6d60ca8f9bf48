/*
 * AscendCL interface: acl_rt/context.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_CONTEXT_H_
#define ASCENDCL_ACL_RT_CONTEXT_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * TODO aclrtCreateContext.
 * @param[out] context
 * @param[in] deviceId
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateContext(aclrtContext *context, int32_t deviceId);

/**
 * TODO aclrtDestroyContext.
 * @param[in] context
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyContext(aclrtContext context);

/**
 * TODO aclrtSetCurrentContext.
 * @param[in] context
 */
ACL_FUNC_VISIBILITY aclError aclrtSetCurrentContext(aclrtContext context);

/**
 * TODO aclrtGetCurrentContext.
 * @param[out] context
 */
ACL_FUNC_VISIBILITY aclError aclrtGetCurrentContext(aclrtContext *context);

/**
 * TODO aclrtCtxGetSysParamOpt.
 * @param[in] opt
 * @param[out] value
 */
ACL_FUNC_VISIBILITY aclError aclrtCtxGetSysParamOpt(aclSysParamOpt opt, int64_t *value);

/**
 * TODO aclrtCtxSetSysParamOpt.
 * @param[in] opt
 * @param[in] value
 */
ACL_FUNC_VISIBILITY aclError aclrtCtxSetSysParamOpt(aclSysParamOpt opt, int64_t value);

/**
 * TODO aclrtCtxGetCurrentDefaultStream.
 * @param[out] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtCtxGetCurrentDefaultStream(aclrtStream *stream);

/**
 * TODO aclrtGetPrimaryCtxState.
 * @param[in] deviceId
 * @param[out] flags
 * @param[out] active
 */
ACL_FUNC_VISIBILITY aclError aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t *flags, int32_t *active);

/**
 * TODO aclrtCtxGetFloatOverflowAddr.
 * @param[out] overflowAddr
 */
ACL_FUNC_VISIBILITY aclError aclrtCtxGetFloatOverflowAddr(void **overflowAddr);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_CONTEXT_H_ */
