/*
 * Half precision numbers as IEEE 754 has them, for what devices compute.
 */
#ifndef SIM_BASE_HALF_H
#define SIM_BASE_HALF_H

#include <stdint.h>

/** Exact; Inf and NaN stay what they are. */
float sim_half_widen(uint16_t half);

/** To nearest, ties to even; too large becomes Inf, NaN stays NaN. */
uint16_t sim_half_narrow(float value);

#endif
