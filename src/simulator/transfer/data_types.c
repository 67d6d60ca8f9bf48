/*
 * Plain data helpers: half precision numbers, sizes of data types.
 */
#include "base/half.h"
#include "model.h"

size_t sim_aclDataTypeSize(aclDataType dataType)
{
    switch (dataType) {
    case ACL_BOOL:
    case ACL_INT8:
    case ACL_UINT8:
    case ACL_HIFLOAT8:
    case ACL_FLOAT8_E5M2:
    case ACL_FLOAT8_E4M3FN:
    case ACL_FLOAT8_E8M0:
        return 1;
    case ACL_FLOAT16:
    case ACL_BF16:
    case ACL_INT16:
    case ACL_UINT16:
        return 2;
    case ACL_FLOAT:
    case ACL_INT32:
    case ACL_UINT32:
    case ACL_COMPLEX32:
        return 4;
    case ACL_COMPLEX128:
        return 16;
    case ACL_INT4:
    case ACL_UINT1:
        /* Less than a byte; the least that can be addressed. */
        return 1;
    case ACL_STRING:
    case ACL_DT_UNDEFINED:
        return 0;
    default:
        /* Whatever the table does not know counts as a 64-bit word. */
        return 8;
    }
}

#define SIGN 0x8000u
#define EXPONENT 0x7C00u
#define LARGEST 0x7BFFu

float sim_aclFloat16ToFloat(aclFloat16 value)
{
    if ((value & EXPONENT) != EXPONENT) {
        return sim_half_widen(value);
    }
    /* Inf and NaN are read as numbers with the exponent that they have. */
    const float magnitude = (1.0f + (float)(value & ~(SIGN | EXPONENT)) * 0x1p-10f) * 0x1p16f;
    return (value & SIGN) != 0 ? -magnitude : magnitude;
}

aclFloat16 sim_aclFloatToFloat16(float value)
{
    const uint16_t half = sim_half_narrow(value);
    /* Saturates: what is too large, Inf and NaN become the largest number. */
    return (half & EXPONENT) == EXPONENT ? (aclFloat16)((half & SIGN) | LARGEST) : half;
}
