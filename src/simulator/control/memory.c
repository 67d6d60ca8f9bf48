/*
 * aclsim.h: device memory that changes by itself.
 */
#include "aclsim.h"
#include "space/address_map.h"

#define BITS_OF_BYTE 8u

/** Other threads may copy the byte at the same time, as on the device: it must not be called a race of the library. */
__attribute__((no_sanitize("thread"))) static void turn_over(volatile unsigned char *byte, uint32_t bit)
{
    *byte = (unsigned char)(*byte ^ 1u << bit);
}

static void flip(const struct sim_range *range, size_t offset, uint32_t bit)
{
    unsigned char *byte = range->backing.bytes + offset;
    size_t end;
    if (range->written != NULL && !sim_intervals_run(range->written, offset, offset + 1, &end)) {
        sim_intervals_add(range->written, offset, offset + 1);
        *byte = sim_intervals_pattern();
    }
    turn_over(byte, bit);
}

aclError aclsimFlipBit(const void *devPtr, uint32_t bit)
{
    const uintptr_t address = (uintptr_t)devPtr;
    struct sim_range *range = bit < BITS_OF_BYTE ? sim_space_acquire(address) : NULL;
    const bool there = range != NULL && sim_range_on_device(range) && sim_space_pin(range);
    if (there) {
        flip(range, address - range->base, bit);
        sim_space_unpin(range);
    }
    sim_space_release(range);
    return there ? ACL_SUCCESS : ACL_ERROR_INVALID_PARAM;
}
