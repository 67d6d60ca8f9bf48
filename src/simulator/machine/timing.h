/*
 * How fast the simulated machine is: bandwidth and latency, set by configuration and by aclsimSetTransfer.
 */
#ifndef SIM_MACHINE_TIMING_H
#define SIM_MACHINE_TIMING_H

#include <stdint.h>

/** Sets bytes a second (0: no limit) and microseconds a task waits before it starts. */
void sim_transfer_set(uint64_t bytes_per_second, uint32_t latency_us);

/** Nanoseconds that each queued task waits before it starts. */
uint64_t sim_transfer_latency(void);

/** Nanoseconds that a transfer of `bytes` has to take at least. */
uint64_t sim_transfer_time(uint64_t bytes);

#endif
