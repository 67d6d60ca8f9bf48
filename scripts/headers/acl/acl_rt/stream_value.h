/*
 * AscendCL interface: acl_rt/stream_value.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_STREAM_VALUE_H_
#define ASCENDCL_ACL_RT_STREAM_VALUE_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * TODO aclrtValueWrite.
 * @param[in] devAddr
 * @param[in] value
 * @param[in] flag
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtValueWrite(void *devAddr, uint64_t value, uint32_t flag,
    aclrtStream stream);

/**
 * TODO aclrtValueWait.
 * @param[in] devAddr
 * @param[in] value
 * @param[in] flag
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtValueWait(void *devAddr, uint64_t value, uint32_t flag, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_STREAM_VALUE_H_ */
