/*
 * Memory cells that are broken: bits of device memory that read back turned over.
 *
 * A broken bit belongs to an address, whatever is allocated there, now or later. It shows in what is read through that
 * address: copies to anywhere, words that streams wait for.
 *
 * Text form of a list, separated by commas or blanks (ASCENDCL_SIM_BAD_BITS and the configuration file):
 *   0x180000200005:3              bit 3 of the byte at this address
 *   1+0x200005:3                  the same of the byte so far behind the first address of blocks of device 1
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
    /** One where the byte reads back turned over. */
    unsigned char mask;
};

/**
 * Finds broken bytes one after the other. Start with *position 0.
 * @return false when no further one lies in [address, address + size)
 */
bool sim_bad_bits_next(unsigned *position, uint64_t address, size_t size, struct sim_bad_byte *found);

/** Breaks the bits of a list whose devices there are. NULL is fine. */
void sim_bad_bits_load(const char *text);

/** True when a text is a list of bits. */
bool sim_bad_bits_valid(const char *text);

/** The greatest device that a list names, -1: none. NULL is fine. */
int32_t sim_bad_bits_last_device(const char *text);

/** Repairs everything. */
void sim_bad_bits_clear(void);

#endif
