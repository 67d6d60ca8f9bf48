/*
 * AscendCL interface: acl_rt/mbuf.h.
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
 * TODO aclrtGetBufFromChain.
 * @param[in] headBuf
 * @param[in] index
 * @param[out] buf
 */
ACL_FUNC_VISIBILITY aclError aclrtGetBufFromChain(aclrtMbuf headBuf, uint32_t index, aclrtMbuf *buf);

/**
 * TODO aclrtGetBufChainNum.
 * @param[in] headBuf
 * @param[out] num
 */
ACL_FUNC_VISIBILITY aclError aclrtGetBufChainNum(aclrtMbuf headBuf, uint32_t *num);

/**
 * TODO aclrtAppendBufChain.
 * @param[in] headBuf
 * @param[in] buf
 */
ACL_FUNC_VISIBILITY aclError aclrtAppendBufChain(aclrtMbuf headBuf, aclrtMbuf buf);

/**
 * TODO aclrtCopyBufRef.
 * @param[in] buf
 * @param[out] newBuf
 */
ACL_FUNC_VISIBILITY aclError aclrtCopyBufRef(const aclrtMbuf buf, aclrtMbuf *newBuf);

/**
 * TODO aclrtGetBufUserData.
 * @param[in] buf
 * @param[out] dataPtr
 * @param[in] size
 * @param[in] offset
 */
ACL_FUNC_VISIBILITY aclError aclrtGetBufUserData(const aclrtMbuf buf, void *dataPtr, size_t size,
    size_t offset);

/**
 * TODO aclrtSetBufUserData.
 * @param[out] buf
 * @param[in] dataPtr
 * @param[in] size
 * @param[in] offset
 */
ACL_FUNC_VISIBILITY aclError aclrtSetBufUserData(aclrtMbuf buf, const void *dataPtr, size_t size,
    size_t offset);

/**
 * TODO aclrtGetBufData.
 * @param[in] buf
 * @param[out] dataPtr
 * @param[out] size
 */
ACL_FUNC_VISIBILITY aclError aclrtGetBufData(const aclrtMbuf buf, void **dataPtr, size_t *size);

/**
 * TODO aclrtGetBufDataLen.
 * @param[in] buf
 * @param[out] len
 */
ACL_FUNC_VISIBILITY aclError aclrtGetBufDataLen(aclrtMbuf buf, size_t *len);

/**
 * TODO aclrtSetBufDataLen.
 * @param[in] buf
 * @param[in] len
 */
ACL_FUNC_VISIBILITY aclError aclrtSetBufDataLen(aclrtMbuf buf, size_t len);

/**
 * TODO aclrtFreeBuf.
 * @param[in] buf
 */
ACL_FUNC_VISIBILITY aclError aclrtFreeBuf(aclrtMbuf buf);

/**
 * TODO aclrtAllocBuf.
 * @param[out] buf
 * @param[in] size
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocBuf(aclrtMbuf *buf, size_t size);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MBUF_H_ */
