#include "bridge.h"

#include <stdatomic.h>
#include <stdlib.h>

/**
 * A block of a custom allocator. C gives blocks back and asks for their addresses on any thread; no JavaScript runs there:
 * the thread would wait for the event loop, and a blocking wait for the thread's work would never end.
 */
struct bridge_block {
    void *address;
    atomic_int given_back;
};

/** A block for memory at an address; NULL without memory. */
BRIDGE_EXPORT struct bridge_block *bridge_block_create(void *address)
{
    struct bridge_block *block = calloc(1, sizeof *block);
    if (block != NULL) {
        block->address = address;
    }
    return block;
}

/** The allocator's function that takes a block back. */
BRIDGE_EXPORT void bridge_block_give_back(void *allocator, void *block)
{
    (void)allocator;
    atomic_store(&((struct bridge_block *)block)->given_back, 1);
}

/** The allocator's function that tells the address of a block. */
BRIDGE_EXPORT void *bridge_block_address(void *block)
{
    return ((struct bridge_block *)block)->address;
}

/** Whether C has given the block back, and does not touch it any more. */
BRIDGE_EXPORT int bridge_block_is_given_back(struct bridge_block *block)
{
    return atomic_load(&block->given_back);
}

BRIDGE_EXPORT void bridge_block_destroy(struct bridge_block *block)
{
    free(block);
}
