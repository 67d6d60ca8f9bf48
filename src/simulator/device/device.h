/*
 * Devices: ids, reference counts in the process, primary contexts, faults.
 *
 * A device is open while somebody refers to it: each aclrtSetDevice counts one, each explicit context counts one.
 * The primary context lives from the first aclrtSetDevice to the reset that takes the set count to 0.
 *
 * Locks: the device table's mutex guards counts and the primary context pointer. It is taken before a context's
 * mutex and before a stream's mutex (see queue/stream.h), never after. `lost` and `aborting` are atomics.
 */
#ifndef SIM_DEVICE_DEVICE_H
#define SIM_DEVICE_DEVICE_H

#include <stdbool.h>
#include <stdint.h>

#include "acl/acl_base_rt.h"

struct sim_context;

/** Visible devices: the configured ones, cut down by ASCEND_RT_VISIBLE_DEVICES. */
int32_t sim_device_count(void);

/**
 * Checks a user device id.
 * @return 0, or 107001 with text that names `argument`
 */
aclError sim_device_check(int32_t device, const char *argument);

/** The same without text, for callers that word the failure themselves. */
bool sim_device_valid(int32_t device);

/** User id → logical id of the machine; `device` is valid. */
int32_t sim_device_logical(int32_t device);

/** Logical id → user id, -1 when the device is not visible. */
int32_t sim_device_user(int32_t logical);

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

/**
 * 0 while the device works; else the code of its loss (aclsimLoseDevice), with text. Every call that reaches the
 * device's driver asks: submissions, allocations, copies, synchronisations.
 */
aclError sim_device_fault(int32_t device);

/** The same as a pure test, for workers: no text. */
aclError sim_device_lost(int32_t device);

/** Marks a device as lost with the code that its calls return from now on; 0 revives it. Wakes its waiters. */
aclError sim_device_lose(int32_t device, aclError code);

/** 0, or 107022 with text while aclrtDeviceTaskAbort runs on the device. */
aclError sim_device_abort_check(int32_t device);

/** Says that aclrtDeviceTaskAbort runs on a device, or has ended. */
void sim_device_set_aborting(int32_t device, bool aborting);

/** True when somebody refers to the device: aclrtSetDevice or an explicit context. */
bool sim_device_is_set(int32_t device);

/** True when `device` may touch memory of `peer`: same device, or enabled by aclrtDeviceEnablePeerAccess. */
bool sim_device_peer_enabled(int32_t device, int32_t peer);

/** Enables peer access device → peer, as imports of shared memory do. Idempotent. */
void sim_device_peer_enable(int32_t device, int32_t peer);

/** Takes peer access away. @return false when it was not enabled */
bool sim_device_peer_disable(int32_t device, int32_t peer);

/** Resources of a device that are counted against a limit of the product. */
enum sim_device_resource { SIM_RESOURCE_STREAM, SIM_RESOURCE_EVENT, SIM_RESOURCE_NOTIFY, SIM_RESOURCE_KINDS };

/** Takes the smallest free number of a resource. @return -1 when the product's limit is reached */
int32_t sim_device_take(int32_t device, enum sim_device_resource resource);

/** Gives a number back. */
void sim_device_give(int32_t device, enum sim_device_resource resource, int32_t number);

/** Says that the product's limit is reached, with its figure; or that the host lacks what one more would take. @return the code */
aclError sim_device_fail_resource(aclError code, int32_t device, enum sim_device_resource resource);

/** Units that are left. */
uint32_t sim_device_left(int32_t device, enum sim_device_resource resource);

#endif
