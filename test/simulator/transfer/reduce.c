/*
 * Reductions of device memory.
 */
#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "thread.h"

static void *device_memory(const void *bytes, size_t size)
{
    void *memory = NULL;
    CHECK_IS(aclrtMalloc(&memory, size, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK_IS(aclrtMemcpy(memory, size, bytes, size, ACL_MEMCPY_HOST_TO_DEVICE), 0);
    return memory;
}

static void reduces(const void *left, const void *right, const void *expected, size_t size, aclrtReduceKind kind,
    aclDataType type)
{
    unsigned char result[64];
    void *destination = device_memory(left, size);
    void *source = device_memory(right, size);
    CHECK_IS(aclrtReduceAsync(destination, source, size, kind, type, NULL, NULL), 0);
    CHECK_IS(aclrtSynchronizeStream(NULL), 0);
    CHECK_IS(aclrtMemcpy(result, sizeof result, destination, size, ACL_MEMCPY_DEVICE_TO_HOST), 0);
    CHECK(memcmp(result, expected, size) == 0);
    CHECK_IS(aclrtFree(destination), 0);
    CHECK_IS(aclrtFree(source), 0);
}

static void an_abort_leaves_the_rest_as_it_was(void)
{
    enum { BYTES = 8 << 20 };
    static unsigned char ones[BYTES];
    unsigned char last = 0;
    aclrtStream stream = NULL;
    memset(ones, 1, BYTES);
    unsigned char *destination = device_memory(ones, BYTES);
    memset(ones, 2, BYTES);
    void *source = device_memory(ones, BYTES);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    /* A second for each MiB. */
    CHECK_IS(aclsimSetTransfer(1 << 20, 0), 0);
    CHECK_IS(aclrtReduceAsync(destination, source, BYTES, ACL_RT_MEMCPY_SDMA_AUTOMATIC_MAX, ACL_INT8, stream, NULL), 0);
    sleep_ms(20);
    CHECK_IS(aclrtStreamAbort(stream), 0);
    CHECK_IS(aclsimSetTransfer(0, 0), 0);
    CHECK_IS(aclrtMemcpy(&last, 1, destination + BYTES - 1, 1, ACL_MEMCPY_DEVICE_TO_HOST), 0);
    CHECK_IS(last, 1);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclrtFree(destination), 0);
    CHECK_IS(aclrtFree(source), 0);
}

int main(void)
{
    const float f[][3] = {{1.5f, -2, 3}, {0.25f, 5, -3}, {1.75f, 3, 0}, {1.5f, 5, 3}};
    const int32_t w[][2] = {{2147483647, -5}, {1, 7}, {-2147483647 - 1, 2}, {1, -5}};
    const int16_t s[][2] = {{30000, -3}, {10000, -4}, {-25536, -7}, {10000, -4}};
    const int8_t b[][2] = {{100, -3}, {100, 4}, {-56, 1}};
    const uint16_t h[][2] = {{0x3C00, 0x4000}, {0x3C00, 0xC000}, {0x4000, 0x0000}};
    const uint16_t bf[][2] = {{0x3F80, 0x4000}, {0x3F80, 0x4040}, {0x4000, 0x40A0}};
    CHECK_IS(aclrtSetDevice(0), 0);
    reduces(f[0], f[1], f[2], sizeof f[0], ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_FLOAT);
    reduces(f[0], f[1], f[3], sizeof f[0], ACL_RT_MEMCPY_SDMA_AUTOMATIC_MAX, ACL_FLOAT);
    reduces(w[0], w[1], w[2], sizeof w[0], ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_INT32);
    reduces(w[0], w[1], w[3], sizeof w[0], ACL_RT_MEMCPY_SDMA_AUTOMATIC_MIN, ACL_INT32);
    reduces(s[0], s[1], s[2], sizeof s[0], ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_INT16);
    reduces(s[0], s[1], s[3], sizeof s[0], ACL_RT_MEMCPY_SDMA_AUTOMATIC_MIN, ACL_INT16);
    reduces(b[0], b[1], b[2], sizeof b[0], ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_INT8);
    reduces(h[0], h[1], h[2], sizeof h[0], ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_FLOAT16);
    reduces(bf[0], bf[1], bf[2], sizeof bf[0], ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_BF16);
    void *memory = device_memory(f, sizeof f);
    CHECK_IS(aclrtReduceAsync(NULL, memory, 4, ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_FLOAT, NULL, NULL), 100000);
    CHECK_IS(aclrtReduceAsync(memory, memory, 4, ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_FLOAT, NULL, memory), 100000);
    CHECK_IS(aclrtReduceAsync(memory, memory, 0, ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_FLOAT, NULL, NULL), 107000);
    CHECK_IS(aclrtReduceAsync(memory, memory, 4, (aclrtReduceKind)9, ACL_FLOAT, NULL, NULL), 107000);
    CHECK_IS(aclrtReduceAsync(memory, memory, 4, ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_DOUBLE, NULL, NULL), 100000);
    CHECK_IS(aclrtReduceAsync(memory, memory, 4, ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_UINT8, NULL, NULL), 207000);
    CHECK_IS(aclrtFree(memory), 0);
    an_abort_leaves_the_rest_as_it_was();
    CHECK_IS(aclrtResetDevice(0), 0);
    return 0;
}
