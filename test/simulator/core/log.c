/*
 * Application log lines, data buffers, half precision.
 */
#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "isolate.h"

static void writes_lines_from_the_chosen_level_on(void)
{
    int ends[2];
    char text[512] = {0};
    CHECK_IS(setenv("ASCENDCL_SIM_LOG_LEVEL", "2", 1), 0);
    CHECK_IS(pipe(ends), 0);
    const int before = dup(STDERR_FILENO);
    CHECK_IS(dup2(ends[1], STDERR_FILENO), STDERR_FILENO);
    aclAppLog(ACL_INFO, "f", "file.c", 1, "%s", "not this");
    aclAppLog(ACL_ERROR, "f", "file.c", 7, "%s %d", "but this", 42);
    aclAppLog(ACL_ERROR, NULL, NULL, 0, NULL);
    CHECK_IS(dup2(before, STDERR_FILENO), STDERR_FILENO);
    CHECK_IS(close(ends[1]), 0);
    CHECK(read(ends[0], text, sizeof text - 1) > 0);
    CHECK(strcmp(text, "[ERROR] file.c:7 f: but this 42\n") == 0);
}

static void keeps_data_buffers(void)
{
    int data = 0;
    uint64_t live = 0;
    aclDataBuffer *buffer = aclCreateDataBuffer(&data, sizeof data);
    CHECK(buffer != NULL);
    CHECK(aclGetDataBufferAddr(buffer) == &data);
    CHECK_IS(aclUpdateDataBuffer(buffer, NULL, 12), 0);
    CHECK_IS(aclGetDataBufferSizeV2(buffer), 12);
    CHECK_IS(aclsimGetLiveObjects(ACLSIM_OBJECT_DATA_BUFFER, &live), 0);
    CHECK_IS(live, 1);
    CHECK_IS(aclDestroyDataBuffer(buffer), 0);
    CHECK_IS(aclDestroyDataBuffer(NULL), 100000);
    CHECK(aclGetDataBufferAddr(NULL) == NULL);
}

static void rounds_to_half_precision(void)
{
    CHECK_IS(aclFloatToFloat16(1.0f), 0x3C00);
    CHECK_IS(aclFloatToFloat16(-65504.0f), 0xFBFF);
    CHECK_IS(aclFloatToFloat16(65520.0f), 0x7BFF);
    CHECK_IS(aclFloatToFloat16(0x1p-25f), 0);
    CHECK_IS(aclFloatToFloat16(0x1.8p-25f), 1);
    CHECK_IS(aclFloatToFloat16(0x1.002p0f), 0x3C00);
    CHECK_IS(aclFloatToFloat16(0x1.006p0f), 0x3C02);
    for (uint32_t bits = 0; bits < 0x10000; bits++) {
        const float value = aclFloat16ToFloat((aclFloat16)bits);
        const uint32_t largest = (bits & 0x8000) | 0x7BFF;
        CHECK_IS(aclFloatToFloat16(value), (bits & 0x7C00) == 0x7C00 ? largest : bits);
    }
    CHECK_IS(aclDataTypeSize(ACL_BF16), 2);
    CHECK_IS(aclDataTypeSize(ACL_STRING), 0);
    CHECK_IS(aclDataTypeSize(ACL_INT4), 1);
}

int main(void)
{
    ISOLATE(writes_lines_from_the_chosen_level_on);
    ISOLATE(keeps_data_buffers);
    ISOLATE(rounds_to_half_precision);
    return 0;
}
