/*
 * Options of the process and limits on the compute cores that a process, stream or thread uses.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_CONFIG_H_
#define ASCENDCL_ACL_RT_CONFIG_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Compute cores whose use can be limited. */
typedef enum {
    ACL_RT_DEV_RES_CUBE_CORE = 0,
    ACL_RT_DEV_RES_VECTOR_CORE = 1,
} aclrtDevResLimitType;

/**
 * Reads an option of the process; 0 when it was never set.
 * @param[in] opt option to read
 * @param[out] value receives the value
 * @see aclrtSetSysParamOpt
 */
ACL_FUNC_VISIBILITY aclError aclrtGetSysParamOpt(aclSysParamOpt opt, int64_t *value);

/**
 * Sets an option for the process.
 * @param[in] opt option to set
 * @param[in] value new value, see aclSysParamOpt
 * @see aclrtGetSysParamOpt
 * @see aclrtCtxSetSysParamOpt
 */
ACL_FUNC_VISIBILITY aclError aclrtSetSysParamOpt(aclSysParamOpt opt, int64_t value);

/**
 * Reads how many cores of a device the process may use; the hardware number when no limit is set.
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[in] type kind of core
 * @param[out] value receives the number of cores
 * @see aclrtSetDeviceResLimit
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type,
    uint32_t *value);

/**
 * Limits how many cores of a device the process uses for work submitted from now on. Needs aclrtSetDevice
 * before.
 *
 * A limit of a stream outranks this one.
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[in] type kind of core
 * @param[in] value number of cores
 * @see aclrtResetDeviceResLimit
 * @see aclrtSetStreamResLimit
 */
ACL_FUNC_VISIBILITY aclError aclrtSetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type,
    uint32_t value);

/**
 * Removes the limits of the process on a device.
 * @param[in] deviceId user device id, 0 to count - 1
 * @see aclrtSetDeviceResLimit
 */
ACL_FUNC_VISIBILITY aclError aclrtResetDeviceResLimit(int32_t deviceId);

/**
 * Reads how many cores a stream may use: its own limit, else that of the process, else the hardware number.
 * @param[in] stream handle, or null for the default stream
 * @param[in] type kind of core
 * @param[out] value receives the number of cores
 * @see aclrtSetStreamResLimit
 */
ACL_FUNC_VISIBILITY aclError aclrtGetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type,
    uint32_t *value);

/**
 * Stores a limit of cores with a stream. It acts on a thread after aclrtUseStreamResInCurrentThread.
 * @param[in] stream handle, or null for the default stream
 * @param[in] type kind of core
 * @param[in] value number of cores
 * @see aclrtResetStreamResLimit
 * @see aclrtUseStreamResInCurrentThread
 */
ACL_FUNC_VISIBILITY aclError aclrtSetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type,
    uint32_t value);

/**
 * Removes the limits stored with a stream.
 * @param[in] stream handle, or null for the default stream
 * @see aclrtSetStreamResLimit
 */
ACL_FUNC_VISIBILITY aclError aclrtResetStreamResLimit(aclrtStream stream);

/**
 * Makes the limits of a stream hold for the calling thread; the last call wins.
 * @param[in] stream handle with limits, or null for the default stream
 * @see aclrtUnuseStreamResInCurrentThread
 */
ACL_FUNC_VISIBILITY aclError aclrtUseStreamResInCurrentThread(aclrtStream stream);

/**
 * Ends the use of the limits of a stream on the calling thread.
 * @param[in] stream handle passed to aclrtUseStreamResInCurrentThread
 * @see aclrtUseStreamResInCurrentThread
 */
ACL_FUNC_VISIBILITY aclError aclrtUnuseStreamResInCurrentThread(aclrtStream stream);

/**
 * Reads how many cores work of the calling thread may use.
 * @param[in] type kind of core
 * @param[out] value receives the number of cores
 * @see aclrtUseStreamResInCurrentThread
 */
ACL_FUNC_VISIBILITY aclError aclrtGetResInCurrentThread(aclrtDevResLimitType type, uint32_t *value);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_CONFIG_H_ */
