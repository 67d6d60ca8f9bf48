/*
 * AscendCL interface: acl_rt/memory_symbol.h.
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
 * TODO aclrtGetSymbolAddress.
 * @param[in] symbol
 * @param[out] devPtr
 */
ACL_FUNC_VISIBILITY aclError aclrtGetSymbolAddress(const void *symbol, void **devPtr);

/**
 * TODO aclrtGetSymbolSize.
 * @param[in] symbol
 * @param[out] size
 */
ACL_FUNC_VISIBILITY aclError aclrtGetSymbolSize(const void *symbol, size_t *size);

/**
 * TODO aclrtMemcpyFromSymbol.
 * @param[in] dst
 * @param[in] dstMax
 * @param[in] symbol
 * @param[in] count
 * @param[in] offset
 * @param[in] kind
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyFromSymbol(void *dst, size_t dstMax, const void *symbol, size_t count,
    size_t offset, aclrtMemcpyKind kind);

/**
 * TODO aclrtMemcpyFromSymbolAsync.
 * @param[in] dst
 * @param[in] dstMax
 * @param[in] symbol
 * @param[in] count
 * @param[in] offset
 * @param[in] kind
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyFromSymbolAsync(void *dst, size_t dstMax, const void *symbol,
    size_t count, size_t offset, aclrtMemcpyKind kind, aclrtStream stream);

/**
 * TODO aclrtMemcpyToSymbol.
 * @param[in] symbol
 * @param[in] src
 * @param[in] count
 * @param[in] offset
 * @param[in] kind
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyToSymbol(const void *symbol, const void *src, size_t count,
    size_t offset, aclrtMemcpyKind kind);

/**
 * TODO aclrtMemcpyToSymbolAsync.
 * @param[in] symbol
 * @param[in] src
 * @param[in] count
 * @param[in] offset
 * @param[in] kind
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count,
    size_t offset, aclrtMemcpyKind kind, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_SYMBOL_H_ */
