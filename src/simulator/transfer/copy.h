/*
 * The copy engine: moves bytes between whatever addresses callers name.
 *
 * translate → pin → move → unpin. Translation splits an address range into segments with access rights (view.h); pinning
 * keeps the bytes while the move runs without locks, so that freeing memory in use is seen (finding) and harmless.
 */
#ifndef SIM_TRANSFER_COPY_H
#define SIM_TRANSFER_COPY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_rt.h"

struct sim_stream;

/** What a transfer is done for: decides the access checks, the code of a failure and the words of findings. */
struct sim_copy_context {
    /** Device that does the transfer, -1: the host. */
    int32_t device;
    /** Queued transfer: its stream, for pacing; NULL: synchronous. */
    struct sim_stream *stream;
    /** Names in findings; NULL: the library itself, no findings. */
    const char *destination_argument;
    const char *source_argument;
    /** Ids of the ranges that were meant when the transfer was queued, 0: not known. */
    uint64_t destination_id;
    uint64_t source_id;
};

/**
 * Copies `count` bytes.
 * @return 0; when an address has no memory, is past the end or may not be reached: 507899, queued 507013, with text and a
 *         finding
 */
aclError sim_copy_move(uintptr_t destination, uintptr_t source, size_t count, const struct sim_copy_context *context);

/** Fills `count` bytes with a repeated pattern of `width` bytes (1 or 4; then `count` is a multiple of 4). */
aclError sim_copy_fill(uintptr_t destination, uint32_t value, size_t width, size_t count,
    const struct sim_copy_context *context);

/** Reads an aligned 64-bit word that others may write at the same time. */
aclError sim_copy_load_word(uintptr_t source, uint64_t *value, const struct sim_copy_context *context);

/** Writes an aligned 64-bit word that others may read at the same time. */
aclError sim_copy_store_word(uintptr_t destination, uint64_t value, const struct sim_copy_context *context);

/** Writes bytes of the simulator itself to a device address: status words, notify flags. */
aclError sim_copy_store(uintptr_t destination, const void *bytes, size_t count, int32_t device);

/** Reads bytes of a device address for the simulator itself. Never an uninitialised-read finding. */
aclError sim_copy_load(uintptr_t source, void *bytes, size_t count, int32_t device);

/** Bytes of device memory that describe a copy or a cache operation on the simulated product. */
size_t sim_descriptor_size(void);

#endif
