/*
 * Device variables. They come with kernel binaries, which are not simulated: no pointer is a registered variable.
 * The checks before the lookup are those of the real library.
 */
#include "entry/error.h"
#include "model.h"

static aclError fail_symbol(const void *symbol)
{
    return sim_fail(ACL_ERROR_RT_INVALID_SYMBOL, "EE1003",
        "argument symbol is 0x%zx, which is no registered device variable; the simulator loads no kernel binaries", (size_t)symbol);
}

aclError sim_aclrtGetSymbolAddress(const void *symbol, void **devPtr)
{
    SIM_REQUIRE(symbol);
    SIM_REQUIRE(devPtr);
    return fail_symbol(symbol);
}

aclError sim_aclrtGetSymbolSize(const void *symbol, size_t *size)
{
    SIM_REQUIRE(symbol);
    SIM_REQUIRE(size);
    return fail_symbol(symbol);
}

static aclError copy_from(const void *dst, size_t dstMax, const void *symbol, size_t count, aclrtMemcpyKind kind)
{
    if (count == 0) {
        return ACL_SUCCESS;
    }
    SIM_REQUIRE(dst);
    SIM_REQUIRE(symbol);
    if (count > dstMax) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009", "argument count is %zu; it must be at most dstMax, which is %zu", count,
            dstMax);
    }
    if (kind != ACL_MEMCPY_DEVICE_TO_HOST && kind != ACL_MEMCPY_DEFAULT) {
        return sim_fail_value("kind", kind, "device to host or default");
    }
    return fail_symbol(symbol);
}

static aclError copy_to(const void *symbol, const void *src, size_t count, aclrtMemcpyKind kind)
{
    if (count == 0) {
        return ACL_SUCCESS;
    }
    SIM_REQUIRE(symbol);
    SIM_REQUIRE(src);
    if (kind != ACL_MEMCPY_HOST_TO_DEVICE && kind != ACL_MEMCPY_DEFAULT) {
        return sim_fail_value("kind", kind, "host to device or default");
    }
    return fail_symbol(symbol);
}

aclError sim_aclrtMemcpyFromSymbol(void *dst, size_t dstMax, const void *symbol, size_t count, size_t offset,
    aclrtMemcpyKind kind)
{
    (void)offset;
    return copy_from(dst, dstMax, symbol, count, kind);
}

aclError sim_aclrtMemcpyFromSymbolAsync(void *dst, size_t dstMax, const void *symbol, size_t count, size_t offset,
    aclrtMemcpyKind kind, aclrtStream stream)
{
    (void)offset;
    (void)stream;
    return copy_from(dst, dstMax, symbol, count, kind);
}

aclError sim_aclrtMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset, aclrtMemcpyKind kind)
{
    (void)offset;
    return copy_to(symbol, src, count, kind);
}

aclError sim_aclrtMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset,
    aclrtMemcpyKind kind, aclrtStream stream)
{
    (void)offset;
    (void)stream;
    return copy_to(symbol, src, count, kind);
}
