/*
 * Random numbers that a seed repeats.
 */
#ifndef SIM_TEST_RANDOM_H
#define SIM_TEST_RANDOM_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/** A small generator with a printed seed. */
static inline uint64_t next_random(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static inline uint64_t seed_of(const char *name)
{
    const char *text = getenv("ASCENDCL_TEST_SEED");
    const uint64_t seed = text == NULL ? 20261129 : strtoull(text, NULL, 10);
    (void)printf("%s: seed %llu\n", name, (unsigned long long)seed);
    return seed == 0 ? 1 : seed;
}

#endif
