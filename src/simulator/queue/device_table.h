/*
 * Open devices: reference counts in the process, primary contexts, resource limits.
 *
 * A device is open while somebody refers to it: each aclrtSetDevice counts one, each explicit context counts one.
 * The primary context lives from the first aclrtSetDevice to the reset that takes the set count to 0.
 *
 * Locks: the device table's mutex guards counts, limits and the primary context pointer. It is taken before a context's
 * mutex and before a stream's mutex (see stream.h), never after.
 */
#ifndef SIM_QUEUE_DEVICE_TABLE_H
#define SIM_QUEUE_DEVICE_TABLE_H

#include <stdbool.h>
#include <stdint.h>

#include "acl/acl_rt.h"

/** aclrtSetDevice without its argument check: one more reference, primary context bound to the calling thread. */
aclError sim_device_set(int32_t device);

/** The device that `defaultDevice` of the aclInit configuration names, -1: none. */
int32_t sim_device_default(void);

/** Sets that device; -1 switches the mode off. */
void sim_device_set_default(int32_t device);

/** Takes one more device reference for an explicit context. May run callbacks: no lock may be held. */
void sim_device_retain(int32_t device);

/** Gives that reference back. */
void sim_device_release(int32_t device);

/** True when somebody refers to the device. */
bool sim_device_is_set(int32_t device);

/** True while the device has its primary context: somebody has set it. */
bool sim_device_has_primary(int32_t device);

/** Cores that an open device may use; one more than the number, 0: all. A device forgets it with its last reference. */
uint32_t sim_device_limit(int32_t device, aclrtDevResLimitType type);

/** Sets that value. */
void sim_device_set_limit(int32_t device, aclrtDevResLimitType type, uint32_t limit);

#endif
