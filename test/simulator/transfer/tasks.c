/*
 * Transfers in other forms than plain copies: words, matrices, batches, descriptions, variables.
 */
#include "memory.h"

static void words_are_filled(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    uint32_t *device = device_memory(4096);
    uint32_t *pinned = pinned_memory(4096);
    uint32_t seen[4] = {0};
    CHECK_IS(aclrtMemsetD32(device, 16, 0x12345678, 4), 0);
    download(seen, device, 16);
    CHECK_IS(seen[0], 0x12345678);
    CHECK_IS(seen[3], 0x12345678);
    CHECK_IS(aclrtMemsetD32(pinned, 8, 7, 2), 0);
    CHECK_IS(pinned[1], 7);
    CHECK_IS(aclrtMemsetD32Async(device + 1, 8, 9, 2, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    download(seen, device, 16);
    CHECK(seen[0] == 0x12345678 && seen[1] == 9 && seen[2] == 9 && seen[3] == 0x12345678);
    /* The CPU fills host memory at once. */
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtMemsetD32Async(pinned, 8, 8, 2, stream), 0);
    CHECK_IS(pinned[1], 8);
    CHECK_IS(aclsimHoldStreams(0), 0);

    CHECK_IS(aclrtMemsetD32(NULL, 0, 0, 0), 0);
    CHECK_IS(aclrtMemsetD32(NULL, 0, 0, 1), 100000);
    CHECK_IS(aclrtMemsetD32((char *)device + 2, 4, 0, 1), 100000);
    CHECK_IS(aclrtMemsetD32(device, 7, 0, 2), 100000);
    CHECK_IS(aclrtMemsetD32(seen, 16, 0, 4), 100000);
}

static void rows_of_a_matrix_are_copied(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    enum { WIDTH = 30, ROWS = 5, PITCH = 64 };
    unsigned char host[ROWS * WIDTH];
    unsigned char back[ROWS * PITCH];
    fill_pattern(host, sizeof host, 1);
    char *device = device_memory(ROWS * PITCH);
    CHECK_IS(aclrtMemset(device, ROWS * PITCH, 0, ROWS * PITCH), 0);
    CHECK_IS(aclrtMemcpy2d(device, PITCH, host, WIDTH, WIDTH, ROWS, ACL_MEMCPY_HOST_TO_DEVICE), 0);
    download(back, device, ROWS * PITCH);
    for (int row = 0; row < ROWS; row++) {
        CHECK_IS(memcmp(back + row * PITCH, host + row * WIDTH, WIDTH), 0);
        CHECK_IS(back[row * PITCH + WIDTH], 0);
    }
    char *other = device_memory(ROWS * WIDTH);
    CHECK_IS(
        aclrtMemcpy2dAsync(other, WIDTH, device, PITCH, WIDTH, ROWS, ACL_MEMCPY_DEVICE_TO_DEVICE, stream), 0);
    memset(back, 0, sizeof back);
    CHECK_IS(aclrtMemcpy2dAsync(back, WIDTH, other, WIDTH, WIDTH, ROWS, ACL_MEMCPY_DEFAULT, stream), 0);
    CHECK_IS(memcmp(back, host, sizeof host), 0);

    CHECK_IS(aclrtMemcpy2d(NULL, 0, NULL, 0, 0, 1, ACL_MEMCPY_HOST_TO_DEVICE), 0);
    CHECK_IS(aclrtMemcpy2d(device, 8, host, 8, 9, 1, ACL_MEMCPY_HOST_TO_DEVICE), 100000);
    CHECK_IS(aclrtMemcpy2d(device, 8, host, 8, 8, 1, ACL_MEMCPY_HOST_TO_HOST), 100000);
    CHECK_IS(aclrtMemcpy2d(device, 8, host, 8, 8, 5242881, ACL_MEMCPY_HOST_TO_DEVICE), 107000);
    CHECK_IS(aclrtMemcpy2d(device, 6000000, host, 6000000, 5000001, 1, ACL_MEMCPY_HOST_TO_DEVICE), 107000);
    CHECK_IS(aclrtMemcpy2d(device, 8, other, 8, 8, 1, ACL_MEMCPY_DEVICE_TO_DEVICE), 207000);
    /* A matrix that ends behind its block. */
    const size_t before = findings();
    CHECK_IS(aclrtMemcpy2d(device, 2048, host, WIDTH, WIDTH, 4, ACL_MEMCPY_HOST_TO_DEVICE), 507899);
    CHECK_IS(findings(), before + 1);
    (void)last_finding(ACLSIM_FINDING_OUT_OF_BOUNDS);
    CHECK_IS(aclrtMemcpy2d(device, SIZE_MAX, host, WIDTH, WIDTH, 4, ACL_MEMCPY_HOST_TO_DEVICE), 507899);
}

static void an_abort_leaves_the_rows_that_are_left(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    enum { WIDTH = 1000, ROWS = 3000 };
    unsigned char *host = pinned_memory(WIDTH * ROWS);
    char *device = device_memory(WIDTH * ROWS);
    memset(host, 2, WIDTH * ROWS);
    CHECK_IS(aclrtMemset(device, WIDTH * ROWS, 1, WIDTH * ROWS), 0);
    /* A millisecond a row. */
    CHECK_IS(aclsimSetTransfer(1000 * WIDTH, 0), 0);
    CHECK_IS(aclrtMemcpy2dAsync(device, WIDTH, host, WIDTH, WIDTH, ROWS, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
    sleep_ms(20);
    CHECK_IS(aclrtStreamAbort(stream), 0);
    CHECK_IS(aclsimSetTransfer(0, 0), 0);
    unsigned char last = 0;
    download(&last, device + WIDTH * ROWS - 1, 1);
    CHECK_IS(last, 1);
}

static void batches_copy_every_item(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    enum { ITEMS = 100, SIZE = 100 };
    unsigned char *host = pinned_memory(ITEMS * SIZE);
    unsigned char *back = pinned_memory(ITEMS * SIZE);
    char *device = device_memory(ITEMS * SIZE);
    void *ups[ITEMS];
    void *sources[ITEMS];
    void *downs[ITEMS];
    size_t sizes[ITEMS];
    fill_pattern(host, ITEMS * SIZE, 3);
    memset(back, 0, ITEMS * SIZE);
    for (size_t item = 0; item < ITEMS; item++) {
        ups[item] = device + item * SIZE;
        sources[item] = host + item * SIZE;
        downs[item] = back + item * SIZE;
        sizes[item] = SIZE;
    }
    aclrtMemcpyBatchAttr up;
    memset(&up, 0, sizeof up);
    up.dstLoc.type = ACL_MEM_LOCATION_TYPE_DEVICE;
    up.srcLoc.type = ACL_MEM_LOCATION_TYPE_HOST;
    aclrtMemcpyBatchAttr down = up;
    down.dstLoc = up.srcLoc;
    down.srcLoc = up.dstLoc;
    size_t first = 0;
    size_t failed = 0;
    CHECK_IS(aclrtMemcpyBatch(ups, sizes, sources, sizes, ITEMS, &up, &first, 1, &failed), 0);
    CHECK_IS(aclrtMemcpyBatchAsync(downs, sizes, ups, sizes, ITEMS, &down, &first, 1, &failed, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(memcmp(host, back, ITEMS * SIZE), 0);

    sources[7] = device;
    CHECK_IS(aclrtMemcpyBatch(ups, sizes, sources, sizes, ITEMS, &up, &first, 1, &failed), 107000);
    CHECK_IS(failed, 7);
    sources[7] = host;
    sizes[3] = 0;
    CHECK_IS(aclrtMemcpyBatchAsync(ups, sizes, sources, sizes, ITEMS, &up, &first, 1, &failed, stream), 107000);
    CHECK_IS(failed, 3);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(aclrtMemcpyBatch(ups, sizes, sources, sizes, ITEMS, &up, &first, 0, &failed), 107000);
    CHECK_IS(failed, SIZE_MAX);
    CHECK_IS(aclrtMemcpyBatch(ups, sizes, sources, sizes, 0, &up, &first, 1, &failed), 100000);
    up.rsv[1] = 1;
    CHECK_IS(aclrtMemcpyBatch(ups, sizes, sources, sizes, ITEMS, &up, &first, 1, &failed), 100000);
    CHECK_IS(findings(), 0);
}

static void descriptions_are_read_when_the_copy_runs(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    size_t size = 0;
    CHECK_IS(aclrtGetMemcpyDescSize(ACL_MEMCPY_INNER_DEVICE_TO_DEVICE, &size), 0);
    CHECK_IS(aclrtGetMemcpyDescSize(ACL_MEMCPY_DEVICE_TO_DEVICE, &size), 207000);
    char *desc = device_memory(size);
    char *from = device_memory(64);
    char *to = device_memory(64);
    char *third = device_memory(64);
    const aclrtMemcpyKind inner = ACL_MEMCPY_INNER_DEVICE_TO_DEVICE;
    CHECK_IS(aclrtMemset(from, 64, 5, 64), 0);
    CHECK_IS(aclrtMemset(to, 64, 0, 64), 0);
    CHECK_IS(aclrtMemset(third, 64, 0, 64), 0);
    CHECK_IS(aclrtSetMemcpyDesc(desc, inner, from, to, 64, NULL), 0);
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtMemcpyAsyncWithDesc(desc, inner, stream), 0);
    CHECK_IS(aclrtSetMemcpyDesc(desc, inner, from, third, 64, NULL), 0);
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    char seen = 1;
    download(&seen, to, 1);
    CHECK_IS(seen, 0);
    download(&seen, third, 1);
    CHECK_IS(seen, 5);
    CHECK_IS(aclrtSetMemcpyDesc(desc + 32, inner, from, to, 64, NULL), 107000);
    CHECK_IS(aclrtSetMemcpyDesc(desc, inner, from, &seen, 64, NULL), 107000);
    CHECK_IS(aclrtMemcpyAsyncWithDesc(desc, inner, NULL), 100000);
    /* Something else in the place of a description. */
    CHECK_IS(aclrtMemset(desc, size, 1, size), 0);
    CHECK_IS(aclrtMemcpyAsyncWithDesc(desc, inner, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 507013);

    void *pointers[2] = {to, from};
    void **variables = device_memory(sizeof pointers);
    upload(variables, pointers, sizeof pointers);
    CHECK_IS(
        aclrtMemcpyAsyncWithOffset(variables, 64, 8, (const void **)(variables + 1), 16, 4, inner, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    unsigned char row[64];
    download(row, to, 64);
    CHECK(row[7] == 0 && row[8] == 5 && row[23] == 5 && row[24] == 0);
    CHECK_IS(aclrtMemcpyAsyncWithOffset(variables, 64, 60, (const void **)(variables + 1), 16, 4, inner, stream),
        107000);
}

static void variables_of_kernels_are_unknown(void)
{
    open_device(0);
    static char symbol;
    void *address = NULL;
    size_t size = 0;
    CHECK_IS(aclrtGetSymbolAddress(&symbol, &address), ACL_ERROR_RT_INVALID_SYMBOL);
    CHECK_IS(aclrtGetSymbolSize(&symbol, &size), ACL_ERROR_RT_INVALID_SYMBOL);
    CHECK_IS(aclrtGetSymbolAddress(NULL, &address), 100000);
    CHECK_IS(aclrtMemcpyToSymbol(&symbol, &size, 0, 0, ACL_MEMCPY_DEFAULT), 0);
    CHECK_IS(aclrtMemcpyToSymbol(&symbol, &size, 8, 0, ACL_MEMCPY_DEFAULT), ACL_ERROR_RT_INVALID_SYMBOL);
    CHECK_IS(aclrtMemcpyToSymbol(&symbol, &size, 8, 0, ACL_MEMCPY_DEVICE_TO_HOST), 100000);
    CHECK_IS(aclrtMemcpyFromSymbol(&size, 4, &symbol, 8, 0, ACL_MEMCPY_DEFAULT), 100000);
}

int main(void)
{
    ISOLATE(words_are_filled);
    ISOLATE(rows_of_a_matrix_are_copied);
    ISOLATE(an_abort_leaves_the_rows_that_are_left);
    ISOLATE(batches_copy_every_item);
    ISOLATE(descriptions_are_read_when_the_copy_runs);
    ISOLATE(variables_of_kernels_are_unknown);
    return 0;
}
