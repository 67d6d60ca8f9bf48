/*
 * Half precision and sizes of data types.
 */
#include "acl/acl.h"
#include "check.h"
#include "isolate.h"

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
    ISOLATE(rounds_to_half_precision);
    return 0;
}
