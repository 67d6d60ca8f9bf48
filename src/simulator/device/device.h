/*
 * The devices of the process: their ids, faults, peer access and numbers of resources.
 *
 * Locks: leaf mutexes guard the numbers of resources; everything else is constant or atomic.
 */
#ifndef SIM_DEVICE_DEVICE_H
#define SIM_DEVICE_DEVICE_H

#include <stdbool.h>
#include <stdint.h>

#include "acl/acl_base_rt.h"

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

/**
 * 0 while the device works; else the code of its loss (aclsimLoseDevice), with text. Every call that reaches the
 * device's driver asks: submissions, allocations, copies, synchronisations.
 */
aclError sim_device_fault(int32_t device);

/** The same as a pure test, for workers: no text. */
aclError sim_device_lost(int32_t device);

/** Marks a valid device as lost with the code that its calls return from now on; 0 revives it. */
void sim_device_set_lost(int32_t device, aclError code);

/** Notes that the process has opened a device: from now on its driver can be reached, also after the last reset. */
void sim_device_note_opened(void);

/** True once the process has opened a device. */
bool sim_device_ever_opened(void);

/** 0, or 107022 with text while aclrtDeviceTaskAbort runs on the device. */
aclError sim_device_abort_check(int32_t device);

/** Says that aclrtDeviceTaskAbort runs on a device, or has ended. */
void sim_device_set_aborting(int32_t device, bool aborting);

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
