/*
 * Blocks of device memory: pages of a device's arena under an address of its window, known to the address map.
 */
#ifndef SIM_MEMORY_BLOCK_H
#define SIM_MEMORY_BLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_base_rt.h"
#include "aclsim.h"
#include "machine/page.h"

/** What a block is made of and for. */
struct sim_block_request {
    int32_t device;
    /** What the caller may use. */
    size_t requested;
    /** What is taken from the device, before rounding to pages; at least `requested`. */
    size_t granted;
    enum sim_page page;
    /** Counted as. */
    aclsimObjectKind object;
    /** Stored in the range. */
    void *owner;
    /** For the library's own use: not counted, no leak. */
    bool hidden;
};

/**
 * Makes a block; its contents are undefined.
 * @return 0 with *address set; 207001 without text when the device is full
 */
aclError sim_block_make(const struct sim_block_request *request, uintptr_t *address);

/**
 * Memory of a device that the library needs for itself, until the process ends: 64-byte aligned, zeroed.
 * @return its device address, 0 when the device is full
 */
uintptr_t sim_block_make_hidden(int32_t device, size_t size);

#endif
