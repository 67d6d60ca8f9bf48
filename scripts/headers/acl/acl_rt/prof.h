/*
 * AscendCL interface: acl_rt/prof.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_PROF_H_
#define ASCENDCL_ACL_RT_PROF_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * TODO aclrtProfTrace.
 * @param[in] userdata
 * @param[in] length
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtProfTrace(void *userdata, int32_t length, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_PROF_H_ */
