/*
 * Directions of transfers: what the caller said against where the addresses are.
 */
#ifndef SIM_TRANSFER_DIRECTION_H
#define SIM_TRANSFER_DIRECTION_H

#include <stdbool.h>
#include <stdint.h>

#include "acl/acl_rt.h"

/** True for the kinds that aclrtMemcpy and its asynchronous forms accept. */
bool sim_direction_known(aclrtMemcpyKind kind);

/** ACL layer: 0, or 100000 with text for any other kind. */
aclError sim_direction_check(aclrtMemcpyKind kind);

/** What an asynchronous transfer really is. */
struct sim_direction {
    aclrtMemcpyKind kind;
    /** Memory unknown to the runtime is involved: the call waits for the stream and copies at once. */
    bool pageable;
};

/**
 * Corrects the kind of an asynchronous transfer by the locations of its ends.
 * @return 0; the code of the lookup; 107000 when these locations don't allow the kind
 */
aclError sim_direction_correct(aclrtMemcpyKind kind, uintptr_t destination, uintptr_t source,
    struct sim_direction *direction);

/** Reports a kind that contradicts the locations. The transfer goes by the locations in any case. */
void sim_direction_report(aclrtMemcpyKind kind, uintptr_t destination, uintptr_t source, uint64_t count);

#endif
