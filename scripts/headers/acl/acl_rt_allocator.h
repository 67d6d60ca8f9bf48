/*
 * User allocators: description, registration for a stream, and the functions that an allocator provides.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_ALLOCATOR_H_
#define ASCENDCL_ACL_RT_ALLOCATOR_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Allocates size bytes and returns the block. */
typedef void *(*aclrtAllocatorAllocFunc)(aclrtAllocator allocator, size_t size);

/** Frees a block of the allocator. */
typedef void (*aclrtAllocatorFreeFunc)(aclrtAllocator allocator, aclrtAllocatorBlock block);

/** Allocates size bytes, if possible at addr, and returns the block. */
typedef void *(*aclrtAllocatorAllocAdviseFunc)(aclrtAllocator allocator, size_t size, aclrtAllocatorAddr addr);

/** Returns the device address of a block. */
typedef void *(*aclrtAllocatorGetAddrFromBlockFunc)(aclrtAllocatorBlock block);

/**
 * Creates an empty description of a custom allocator.
 *
 * Its members start uninitialised: set all five. End it with aclrtAllocatorDestroyDesc.
 * @return the description, or null when host memory ran out
 * @see aclrtAllocatorDestroyDesc
 * @see aclrtAllocatorRegister
 */
ACL_FUNC_VISIBILITY aclrtAllocatorDesc aclrtAllocatorCreateDesc(void);

/**
 * Destroys a description; allowed right after it was registered, as registering copies it.
 * @param[in] allocatorDesc description from aclrtAllocatorCreateDesc
 * @see aclrtAllocatorCreateDesc
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorDestroyDesc(aclrtAllocatorDesc allocatorDesc);

/**
 * Sets the object that every callback receives.
 * @param[in] allocatorDesc description to change
 * @param[in] allocator object of the caller, not null; it must outlive the registration
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorSetObjToDesc(aclrtAllocatorDesc allocatorDesc,
    aclrtAllocator allocator);

/**
 * Sets the callback that allocates a block.
 * @param[in] allocatorDesc description to change
 * @param[in] func the callback, not null
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorSetAllocFuncToDesc(aclrtAllocatorDesc allocatorDesc,
    aclrtAllocatorAllocFunc func);

/**
 * Sets the callback that frees a block.
 * @param[in] allocatorDesc description to change
 * @param[in] func the callback, not null
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorSetFreeFuncToDesc(aclrtAllocatorDesc allocatorDesc,
    aclrtAllocatorFreeFunc func);

/**
 * Sets the callback that allocates a block, if possible at an advised address. It is optional when
 * registering.
 * @param[in] allocatorDesc description to change
 * @param[in] func the callback, not null
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorSetAllocAdviseFuncToDesc(aclrtAllocatorDesc allocatorDesc,
    aclrtAllocatorAllocAdviseFunc func);

/**
 * Sets the callback that gives the device address of a block.
 * @param[in] allocatorDesc description to change
 * @param[in] func the callback, not null
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorSetGetAddrFromBlockFuncToDesc(aclrtAllocatorDesc allocatorDesc,
    aclrtAllocatorGetAddrFromBlockFunc func);

/**
 * Registers a custom allocator for a stream. Executing single operators uses it; aclrtMalloc never does.
 *
 * The last registration wins. Unregister before the stream is destroyed: a later stream at the same address
 * would inherit it.
 * @param[in] stream stream whose tasks use it; only a key, it is not checked
 * @param[in] allocatorDesc complete description; it is copied
 * @see aclrtAllocatorUnregister
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorRegister(aclrtStream stream, aclrtAllocatorDesc allocatorDesc);

/**
 * Gives the allocator that is registered for a stream.
 *
 * Fails when nothing is registered for the stream.
 * @param[in] stream stream to look up
 * @param[out] allocatorDesc receives a borrowed description; do not destroy it
 * @param[out] allocator receives the object; may be null
 * @param[out] allocFunc receives the allocating callback; may be null
 * @param[out] freeFunc receives the freeing callback; may be null
 * @param[out] allocAdviseFunc receives the advised allocating callback; may be null
 * @param[out] getAddrFromBlockFunc receives the address callback; may be null
 * @see aclrtAllocatorRegister
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorGetByStream(aclrtStream stream, aclrtAllocatorDesc *allocatorDesc,
    aclrtAllocator *allocator, aclrtAllocatorAllocFunc *allocFunc, aclrtAllocatorFreeFunc *freeFunc,
    aclrtAllocatorAllocAdviseFunc *allocAdviseFunc, aclrtAllocatorGetAddrFromBlockFunc *getAddrFromBlockFunc);

/**
 * Removes the allocator of a stream; a stream without one is no error. Call it before the allocator ends.
 * @param[in] stream stream it was registered for
 * @see aclrtAllocatorRegister
 */
ACL_FUNC_VISIBILITY aclError aclrtAllocatorUnregister(aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_ALLOCATOR_H_ */
