/*
 * Trace marks for profiling inside a stream.
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
 * Queues a profiling mark with data of the caller. Does not wait.
 * @param[in] userdata data of the mark, copied: a 64-bit number, a 64-bit model number, a 16-bit tag
 * @param[in] length bytes of userdata, 1 to 18
 * @param[in] stream stream that takes the mark; null is the default stream
 */
ACL_FUNC_VISIBILITY aclError aclrtProfTrace(void *userdata, int32_t length, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_PROF_H_ */
