/*
 * Device variables of loaded binaries: address, size and copies.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_MEMORY_SYMBOL_H_
#define ASCENDCL_ACL_RT_MEMORY_SYMBOL_H_

#include "acl/acl_base_rt.h"
#include "acl/acl_rt/common.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Gives the device address of a variable of a loaded kernel binary.
 *
 * Never free the address.
 * @param[in] symbol host address that was registered for the device variable
 * @param[out] devPtr receives the device address; it belongs to the binary and ends when that is unloaded
 * @see aclrtGetSymbolSize
 */
ACL_FUNC_VISIBILITY aclError aclrtGetSymbolAddress(const void *symbol, void **devPtr);

/**
 * Gives the length of a variable of a loaded kernel binary.
 * @param[in] symbol host address that was registered for the device variable
 * @param[out] size receives the length in bytes
 * @see aclrtGetSymbolAddress
 */
ACL_FUNC_VISIBILITY aclError aclrtGetSymbolSize(const void *symbol, size_t *size);

/**
 * Copies bytes of a device variable to host memory and waits for the copy.
 * @param[in] dst host address of the destination
 * @param[in] dstMax capacity of the destination in bytes, at least count
 * @param[in] symbol host address that was registered for the device variable
 * @param[in] count bytes to copy; 0 succeeds before any other check
 * @param[in] offset byte offset into the variable; offset + count must not exceed its length
 * @param[in] kind ACL_MEMCPY_DEVICE_TO_HOST or ACL_MEMCPY_DEFAULT
 * @see aclrtMemcpyToSymbol
 * @see aclrtMemcpy
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyFromSymbol(void *dst, size_t dstMax, const void *symbol, size_t count,
    size_t offset, aclrtMemcpyKind kind);

/**
 * Queues a copy from a device variable to host memory on a stream.
 *
 * Otherwise the rules of aclrtMemcpyAsync apply.
 * @param[in] dst host address of the destination
 * @param[in] dstMax capacity of the destination in bytes, at least count
 * @param[in] symbol host address that was registered for the device variable
 * @param[in] count bytes to copy; 0 succeeds before any other check
 * @param[in] offset byte offset into the variable; offset + count must not exceed its length
 * @param[in] kind ACL_MEMCPY_DEVICE_TO_HOST or ACL_MEMCPY_DEFAULT
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtMemcpyFromSymbol
 * @see aclrtMemcpyAsync
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyFromSymbolAsync(void *dst, size_t dstMax, const void *symbol,
    size_t count, size_t offset, aclrtMemcpyKind kind, aclrtStream stream);

/**
 * Copies bytes of host memory into a device variable and waits for the copy.
 * @param[in] symbol host address that was registered for the device variable
 * @param[in] src host address of the source
 * @param[in] count bytes to copy; 0 succeeds before any other check
 * @param[in] offset byte offset into the variable; offset + count must not exceed its length
 * @param[in] kind ACL_MEMCPY_HOST_TO_DEVICE or ACL_MEMCPY_DEFAULT
 * @see aclrtMemcpyFromSymbol
 * @see aclrtMemcpy
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyToSymbol(const void *symbol, const void *src, size_t count,
    size_t offset, aclrtMemcpyKind kind);

/**
 * Queues a copy from host memory into a device variable on a stream.
 *
 * Otherwise the rules of aclrtMemcpyAsync apply.
 * @param[in] symbol host address that was registered for the device variable
 * @param[in] src host address of the source
 * @param[in] count bytes to copy; 0 succeeds before any other check
 * @param[in] offset byte offset into the variable; offset + count must not exceed its length
 * @param[in] kind ACL_MEMCPY_HOST_TO_DEVICE or ACL_MEMCPY_DEFAULT
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtMemcpyToSymbol
 * @see aclrtMemcpyAsync
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count,
    size_t offset, aclrtMemcpyKind kind, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_SYMBOL_H_ */
