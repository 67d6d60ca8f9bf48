/*
 * AscendCL interface: acl_rt_allocator.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_ALLOCATOR_H_
#define ASCENDCL_ACL_RT_ALLOCATOR_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef void *(*aclrtAllocatorAllocFunc)(aclrtAllocator allocator, size_t size);

typedef void (*aclrtAllocatorFreeFunc)(aclrtAllocator allocator, aclrtAllocatorBlock block);

typedef void *(*aclrtAllocatorAllocAdviseFunc)(aclrtAllocator allocator, size_t size, aclrtAllocatorAddr addr);

typedef void *(*aclrtAllocatorGetAddrFromBlockFunc)(aclrtAllocatorBlock block);

/**
 * TODO aclrtAllocatorCreateDesc.
 */
ACL_FUNC_VISIBILITY aclrtAllocatorDesc aclrtAllocatorCreateDesc(void);

/**
 * TODO aclrtAllocatorDestroyDesc.
 * @param[in] allocatorDesc
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorDestroyDesc(aclrtAllocatorDesc allocatorDesc);

/**
 * TODO aclrtAllocatorSetObjToDesc.
 * @param[in] allocatorDesc
 * @param[in] allocator
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorSetObjToDesc(aclrtAllocatorDesc allocatorDesc,
    aclrtAllocator allocator);

/**
 * TODO aclrtAllocatorSetAllocFuncToDesc.
 * @param[in] allocatorDesc
 * @param[in] func
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorSetAllocFuncToDesc(aclrtAllocatorDesc allocatorDesc,
    aclrtAllocatorAllocFunc func);

/**
 * TODO aclrtAllocatorSetFreeFuncToDesc.
 * @param[in] allocatorDesc
 * @param[in] func
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorSetFreeFuncToDesc(aclrtAllocatorDesc allocatorDesc,
    aclrtAllocatorFreeFunc func);

/**
 * TODO aclrtAllocatorSetAllocAdviseFuncToDesc.
 * @param[in] allocatorDesc
 * @param[in] func
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorSetAllocAdviseFuncToDesc(aclrtAllocatorDesc allocatorDesc,
    aclrtAllocatorAllocAdviseFunc func);

/**
 * TODO aclrtAllocatorSetGetAddrFromBlockFuncToDesc.
 * @param[in] allocatorDesc
 * @param[in] func
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorSetGetAddrFromBlockFuncToDesc(aclrtAllocatorDesc allocatorDesc,
    aclrtAllocatorGetAddrFromBlockFunc func);

/**
 * TODO aclrtAllocatorRegister.
 * @param[in] stream
 * @param[in] allocatorDesc
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorRegister(aclrtStream stream, aclrtAllocatorDesc allocatorDesc);

/**
 * TODO aclrtAllocatorGetByStream.
 * @param[in] stream
 * @param[out] allocatorDesc
 * @param[out] allocator
 * @param[out] allocFunc
 * @param[out] freeFunc
 * @param[out] allocAdviseFunc
 * @param[out] getAddrFromBlockFunc
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorGetByStream(aclrtStream stream, aclrtAllocatorDesc *allocatorDesc,
    aclrtAllocator *allocator, aclrtAllocatorAllocFunc *allocFunc, aclrtAllocatorFreeFunc *freeFunc,
    aclrtAllocatorAllocAdviseFunc *allocAdviseFunc, aclrtAllocatorGetAddrFromBlockFunc *getAddrFromBlockFunc);

/**
 * TODO aclrtAllocatorUnregister.
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorUnregister(aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_ALLOCATOR_H_ */
