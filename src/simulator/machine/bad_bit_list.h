/*
 * Lists of broken memory cells: how a text becomes bits.
 *
 * Text form of a list, separated by commas or blanks (ASCENDCL_SIM_BAD_BITS and the configuration file):
 *   0x180000200005:3              bit 3 of the byte at this address
 *   1+0x200005:3                  the same bit of the byte at this offset from the first block address of device 1
 */
#ifndef SIM_MACHINE_BAD_BIT_LIST_H
#define SIM_MACHINE_BAD_BIT_LIST_H

#include <stdbool.h>
#include <stdint.h>

/** One bit of a list. */
struct sim_named_bit {
    /** Device whose first address is added, -1: none. */
    int32_t device;
    uint64_t address;
    uint32_t bit;
};

/** Reads the first bit of a list. @return where the rest begins, NULL when the text does not begin with a bit */
const char *sim_bad_bit_read(const char *text, struct sim_named_bit *named);

/** True when a text is a list of bits. */
bool sim_bad_bits_valid(const char *text);

/** The greatest device that a list names, -1: none. NULL is fine. */
int32_t sim_bad_bits_last_device(const char *text);

#endif
