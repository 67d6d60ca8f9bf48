/*
 * Plain data helpers: half precision numbers, sizes of data types.
 */
#include <string.h>

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
    case ACL_DOUBLE:
    case ACL_INT64:
    case ACL_UINT64:
    case ACL_COMPLEX64:
        return 8;
    case ACL_COMPLEX128:
        return 16;
    default:
        return 0;
    }
}

static float float_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static uint32_t bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

float sim_aclFloat16ToFloat(aclFloat16 value)
{
    const uint32_t sign = (uint32_t)(value & 0x8000) << 16;
    const uint32_t exponent = (value >> 10) & 0x1Fu;
    const uint32_t fraction = value & 0x3FFu;
    if (exponent == 0) {
        /* Zero and subnormal numbers: units of 2^-24, exact in single precision. */
        const float magnitude = (float)fraction * 0x1p-24f;
        return float_of(sign | bits_of(magnitude));
    }
    /* The bias changes from 15 to 127; all ones stay all ones (Inf, NaN). */
    const uint32_t wide = exponent == 0x1F ? 0xFF : exponent + 112;
    return float_of(sign | (wide << 23) | (fraction << 13));
}

/** Drops the lowest bits; rounds to nearest, ties to even. */
static uint32_t round_off(uint32_t value, uint32_t bits)
{
    const uint32_t half = (uint32_t)1 << (bits - 1);
    const uint32_t odd = (value >> bits) & 1;
    return (value + half - 1 + odd) >> bits;
}

aclFloat16 sim_aclFloatToFloat16(float value)
{
    const uint32_t bits = bits_of(value);
    const uint32_t sign = (bits >> 16) & 0x8000u;
    const uint32_t magnitude = bits & 0x7FFFFFFFu;
    if (magnitude > 0x7F800000u) {
        return (aclFloat16)(sign | 0x7E00u);
    }
    if (magnitude >= 0x477FF000u) {
        return (aclFloat16)(sign | 0x7C00u);
    }
    if (magnitude >= 0x38800000u) {
        return (aclFloat16)(sign | round_off(magnitude - 0x38000000u, 13));
    }
    const uint32_t exponent = magnitude >> 23;
    if (exponent < 102) {
        return (aclFloat16)sign;
    }
    /* Subnormal: shift the fraction with its hidden one to units of 2^-24. */
    const uint32_t fraction = (magnitude & 0x7FFFFFu) | 0x800000u;
    return (aclFloat16)(sign | round_off(fraction, 126 - exponent));
}
