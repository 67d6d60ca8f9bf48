/*
 * Shared buffers of the queue interface: allocation, chains and user data.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_MBUF_H_
#define ASCENDCL_ACL_RT_MBUF_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Returns one shared buffer of a chain.
 * @param[in] headBuf first buffer of the chain
 * @param[in] index from 0 to the number of buffers - 1
 * @param[out] buf the buffer, still part of the chain
 */
ACL_FUNC_VISIBILITY aclError aclrtGetBufFromChain(aclrtMbuf headBuf, uint32_t index, aclrtMbuf *buf);

/**
 * Returns how many shared buffers a chain has.
 * @param[in] headBuf first buffer of the chain
 * @param[out] num number of buffers
 */
ACL_FUNC_VISIBILITY aclError aclrtGetBufChainNum(aclrtMbuf headBuf, uint32_t *num);

/**
 * Appends a shared buffer to a chain of at most 128.
 * @param[in] headBuf first buffer of the chain
 * @param[in] buf buffer to append
 */
ACL_FUNC_VISIBILITY aclError aclrtAppendBufChain(aclrtMbuf headBuf, aclrtMbuf buf);

/**
 * Creates a second shared buffer over the same data area.
 * @param[in] buf shared buffer
 * @param[out] newBuf the new buffer, to be freed on its own
 */
ACL_FUNC_VISIBILITY aclError aclrtCopyBufRef(const aclrtMbuf buf, aclrtMbuf *newBuf);

/**
 * Copies from the private area of a shared buffer, which has 96 bytes.
 * @param[in] buf shared buffer
 * @param[out] dataPtr memory to fill
 * @param[in] size bytes to copy
 * @param[in] offset offset in the private area in bytes; offset + size is at most 96
 */
ACL_FUNC_VISIBILITY aclError aclrtGetBufUserData(const aclrtMbuf buf, void *dataPtr, size_t size,
    size_t offset);

/**
 * Copies into the private area of a shared buffer, which has 96 bytes.
 * @param[in] buf shared buffer
 * @param[in] dataPtr memory to read
 * @param[in] size bytes to copy
 * @param[in] offset offset in the private area in bytes; offset + size is at most 96
 */
ACL_FUNC_VISIBILITY aclError aclrtSetBufUserData(aclrtMbuf buf, const void *dataPtr, size_t size,
    size_t offset);

/**
 * Returns the data area of a shared buffer, to be filled or read.
 *
 * After filling it, set the length by aclrtSetBufDataLen.
 * @param[in] buf shared buffer
 * @param[out] dataPtr device address of the data area
 * @param[out] size size of the data area in bytes
 */
ACL_FUNC_VISIBILITY aclError aclrtGetBufData(const aclrtMbuf buf, void **dataPtr, size_t *size);

/**
 * Returns how much of the data area holds data; 0 until it is set.
 * @param[in] buf shared buffer
 * @param[out] len bytes of data
 */
ACL_FUNC_VISIBILITY aclError aclrtGetBufDataLen(aclrtMbuf buf, size_t *len);

/**
 * Sets how much of the data area holds data.
 * @param[in] buf shared buffer
 * @param[in] len bytes of data, within the size of the data area
 */
ACL_FUNC_VISIBILITY aclError aclrtSetBufDataLen(aclrtMbuf buf, size_t len);

/**
 * Frees a shared buffer of aclrtAllocBuf, or one more reference of aclrtCopyBufRef.
 * @param[in] buf shared buffer
 */
ACL_FUNC_VISIBILITY aclError aclrtFreeBuf(aclrtMbuf buf);

/**
 * Allocates a shared buffer. Reserved: applications use acltdtAllocBuf.
 * @param[out] buf the buffer, to be freed by aclrtFreeBuf
 * @param[in] size size of the data area in bytes, at most 4 GiB
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocBuf(aclrtMbuf *buf, size_t size);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MBUF_H_ */
