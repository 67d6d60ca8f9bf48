/*
 * The instruction set of a product: numbers of aclplatformNpuArch.
 */
#ifndef SIM_INFORMATION_ARCHITECTURE_H
#define SIM_INFORMATION_ARCHITECTURE_H

#include <stdint.h>

#include "machine/profile.h"

int64_t sim_device_architecture(const struct sim_product *product);

#endif
