/*
 * AscendCL interface: acl_rt/config.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_CONFIG_H_
#define ASCENDCL_ACL_RT_CONFIG_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
    ACL_RT_DEV_RES_CUBE_CORE = 0,
    ACL_RT_DEV_RES_VECTOR_CORE = 1,
} aclrtDevResLimitType;

/**
 * TODO aclrtGetSysParamOpt.
 * @param[in] opt
 * @param[out] value
 */
ACL_FUNC_VISIBILITY aclError aclrtGetSysParamOpt(aclSysParamOpt opt, int64_t *value);

/**
 * TODO aclrtSetSysParamOpt.
 * @param[in] opt
 * @param[in] value
 */
ACL_FUNC_VISIBILITY aclError aclrtSetSysParamOpt(aclSysParamOpt opt, int64_t value);

/**
 * TODO aclrtGetDeviceResLimit.
 * @param[in] deviceId
 * @param[in] type
 * @param[out] value
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type,
    uint32_t *value);

/**
 * TODO aclrtSetDeviceResLimit.
 * @param[in] deviceId
 * @param[in] type
 * @param[in] value
 */
ACL_FUNC_VISIBILITY aclError aclrtSetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type,
    uint32_t value);

/**
 * TODO aclrtResetDeviceResLimit.
 * @param[in] deviceId
 */
ACL_FUNC_VISIBILITY aclError aclrtResetDeviceResLimit(int32_t deviceId);

/**
 * TODO aclrtGetStreamResLimit.
 * @param[in] stream
 * @param[in] type
 * @param[out] value
 */
ACL_FUNC_VISIBILITY aclError aclrtGetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type,
    uint32_t *value);

/**
 * TODO aclrtSetStreamResLimit.
 * @param[in] stream
 * @param[in] type
 * @param[in] value
 */
ACL_FUNC_VISIBILITY aclError aclrtSetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type,
    uint32_t value);

/**
 * TODO aclrtResetStreamResLimit.
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtResetStreamResLimit(aclrtStream stream);

/**
 * TODO aclrtUseStreamResInCurrentThread.
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtUseStreamResInCurrentThread(aclrtStream stream);

/**
 * TODO aclrtUnuseStreamResInCurrentThread.
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtUnuseStreamResInCurrentThread(aclrtStream stream);

/**
 * TODO aclrtGetResInCurrentThread.
 * @param[in] type
 * @param[out] value
 */
ACL_FUNC_VISIBILITY aclError aclrtGetResInCurrentThread(aclrtDevResLimitType type, uint32_t *value);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_CONFIG_H_ */
