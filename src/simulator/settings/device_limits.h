/*
 * Resource limits of devices.
 */
#ifndef SIM_DEVICE_LIMITS_H
#define SIM_DEVICE_LIMITS_H

#include <stdint.h>

/** Takes the limits of a device back to the hardware's. A leaf: locks nothing but its own. */
void sim_limits_forget(int32_t device);

#endif
