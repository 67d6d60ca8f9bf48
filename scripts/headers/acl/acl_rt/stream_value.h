/*
 * Writes of a value to device memory and waits for one, in the order of a stream.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_STREAM_VALUE_H_
#define ASCENDCL_ACL_RT_STREAM_VALUE_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_STREAM_WAIT_VALUE_GEQ 0U  /* signed difference memory - value is not negative */
#define ACL_STREAM_WAIT_VALUE_EQ 1U  /* memory equals value */
#define ACL_STREAM_WAIT_VALUE_AND 2U  /* memory and value share a set bit */
#define ACL_STREAM_WAIT_VALUE_NOR 3U  /* some bit is clear in both */

/**
 * Queues the writing of a 64-bit value to device memory.
 *
 * Needs a current context.
 * @param[in] devAddr device address, aligned to 8 bytes
 * @param[in] value the value
 * @param[in] flag reserved, must be 0
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtValueWait
 */
ACL_FUNC_VISIBILITY aclError aclrtValueWrite(void *devAddr, uint64_t value, uint32_t flag,
    aclrtStream stream);

/**
 * Makes a stream wait until a 64-bit value in device memory meets a condition.
 *
 * Only later tasks of that stream are held up; a condition that is never met hangs aclrtSynchronizeStream.
 * Needs a current context.
 * @param[in] devAddr device address, aligned to 8 bytes
 * @param[in] value value to compare with
 * @param[in] flag the condition, an ACL_STREAM_WAIT_VALUE_ value, 0 to 3
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtValueWrite
 */
ACL_FUNC_VISIBILITY aclError aclrtValueWait(void *devAddr, uint64_t value, uint32_t flag, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_STREAM_VALUE_H_ */
