/*
 * Broken memory cells: bits of device memory that read back flipped.
 *
 * A broken bit belongs to an address, whatever is allocated there, now or later. It shows in what is read through that
 * address: copies to anywhere, words that streams wait for. The configuration breaks the first ones (machine/bad_bit_list.h).
 *
 * Locks: a leaf mutex guards the list; without broken bits a check is one atomic load.
 */
#ifndef SIM_SPACE_BAD_BITS_H
#define SIM_SPACE_BAD_BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** A byte of device memory with broken bits. */
struct sim_bad_byte {
    uint64_t address;
    /** One where the byte reads back flipped. */
    unsigned char mask;
};

/**
 * Finds broken bytes one after the other. Start with *position 0.
 * @return false when no further one lies in [address, address + size)
 */
bool sim_bad_bits_next(unsigned *position, uint64_t address, size_t size, struct sim_bad_byte *found);

/** Repairs everything. */
void sim_bad_bits_clear(void);

#endif
