/*
 * Contexts: creation, the current context of a thread and its options.
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
 * Creates a context with a default stream on a device and makes it current on the calling thread. It holds
 * its own reference to the device, so aclrtSetDevice is not needed.
 * @param[out] context receives the handle
 * @param[in] deviceId user device id, 0 to count - 1
 * @see aclrtDestroyContext
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateContext(aclrtContext *context, int32_t deviceId);

/**
 * Destroys a context with its streams and models; events and memory survive.
 *
 * Where it was current there is no context afterwards, an earlier aclrtSetDevice does not come back; other
 * threads get 107002.
 * @param[in] context handle from aclrtCreateContext; a primary context gives 107002
 * @see aclrtCreateContext
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyContext(aclrtContext context);

/**
 * Makes a context current on the calling thread, in place of what was current there.
 *
 * Several threads may share a context; ordering their work is up to the application.
 * @param[in] context live context, also a primary one; null gives 100000, a destroyed one 107000
 * @see aclrtGetCurrentContext
 */
ACL_FUNC_VISIBILITY aclError aclrtSetCurrentContext(aclrtContext context);

/**
 * Reads the current context of the calling thread; 107002 when there is none. After aclrtSetDevice alone this
 * is the primary context.
 * @param[out] context receives the handle, borrowed
 * @see aclrtSetCurrentContext
 */
ACL_FUNC_VISIBILITY aclError aclrtGetCurrentContext(aclrtContext *context);

/**
 * Reads an option of the current context; 107021 when it was never set there.
 * @param[in] opt option to read
 * @param[out] value receives the value
 * @see aclrtCtxSetSysParamOpt
 */
ACL_FUNC_VISIBILITY aclError aclrtCtxGetSysParamOpt(aclSysParamOpt opt, int64_t *value);

/**
 * Sets an option for the current context; aclrtSetSysParamOpt does so for the process.
 * @param[in] opt option to set
 * @param[in] value new value, see aclSysParamOpt
 * @see aclrtCtxGetSysParamOpt
 * @see aclrtSetSysParamOpt
 */
ACL_FUNC_VISIBILITY aclError aclrtCtxSetSysParamOpt(aclSysParamOpt opt, int64_t value);

/**
 * Reads the default stream of the current context.
 * @param[out] stream receives the handle; it belongs to the context and must not be destroyed
 */
ACL_FUNC_VISIBILITY aclError aclrtCtxGetCurrentDefaultStream(aclrtStream *stream);

/**
 * Tells whether the primary context of a device exists.
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[out] flags reserved, must be null
 * @param[out] active receives 1 (exists) or 0
 */
ACL_FUNC_VISIBILITY aclError aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t *flags, int32_t *active);

/**
 * Reads the device address at which the current context collects its overflow status.
 * @param[out] overflowAddr receives the address, borrowed from the context
 */
ACL_FUNC_VISIBILITY aclError aclrtCtxGetFloatOverflowAddr(void **overflowAddr);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_CONTEXT_H_ */
