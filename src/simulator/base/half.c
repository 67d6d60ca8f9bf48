#include "half.h"

#include <string.h>

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

float sim_half_widen(uint16_t half)
{
    const uint32_t sign = (uint32_t)(half & 0x8000) << 16;
    const uint32_t exponent = (half >> 10) & 0x1Fu;
    const uint32_t fraction = half & 0x3FFu;
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

uint16_t sim_half_narrow(float value)
{
    const uint32_t bits = bits_of(value);
    const uint32_t sign = (bits >> 16) & 0x8000u;
    const uint32_t magnitude = bits & 0x7FFFFFFFu;
    if (magnitude > 0x7F800000u) {
        return (uint16_t)(sign | 0x7E00u);
    }
    if (magnitude >= 0x477FF000u) {
        return (uint16_t)(sign | 0x7C00u);
    }
    if (magnitude >= 0x38800000u) {
        return (uint16_t)(sign | round_off(magnitude - 0x38000000u, 13));
    }
    const uint32_t exponent = magnitude >> 23;
    if (exponent < 102) {
        return (uint16_t)sign;
    }
    /* Subnormal: shift the fraction with its hidden one to units of 2^-24. */
    const uint32_t fraction = (magnitude & 0x7FFFFFu) | 0x800000u;
    return (uint16_t)(sign | round_off(fraction, 126 - exponent));
}
