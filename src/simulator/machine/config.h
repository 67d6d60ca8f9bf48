/*
 * How this process's simulated machine looks: read once, before the first call, from ASCENDCL_SIM_CONFIG (a JSON
 * file) and from ASCENDCL_SIM_* environment variables, which win.
 */
#ifndef SIM_MACHINE_CONFIG_H
#define SIM_MACHINE_CONFIG_H

#include <stdbool.h>
#include <stdint.h>

#include "profile.h"

/** Most devices that can be configured. */
#define SIM_MAX_DEVICES 64

/** The log level at which nothing is written. */
#define SIM_LOG_NOTHING 4

/** Where a report goes. */
struct sim_report_target {
    /** Write to standard error. */
    bool standard_error;
    /** Write JSON to this file, NULL: no file. */
    const char *json_path;
};

/** Immutable after the first sim_config call, so it needs no lock. */
struct sim_config {
    /** Physical devices; ASCENDCL_SIM_DEVICES, `devices`. */
    int32_t devices;
    /** Bytes of each device; ASCENDCL_SIM_MEMORY (suffix K, M, G, T), `memory`. */
    uint64_t memory;
    /** Product rules; from ASCENDCL_SIM_SOC, `soc` ("Ascend910B1"). */
    const struct sim_product *product;
    const char *soc_name;
    /** Version rules; ASCENDCL_SIM_CANN, `cann` ("9.1.0"). */
    struct sim_version version;
    /** Bytes a second of transfers, 0: as fast as the host; ASCENDCL_SIM_BANDWIDTH, `bandwidth`. */
    uint64_t bandwidth;
    /** Microseconds each task waits before it starts; ASCENDCL_SIM_LATENCY_US, `latencyUs`. */
    uint32_t latency_us;
    /** Fill fresh device memory with a pattern; ASCENDCL_SIM_POISON, `poison`. On by default. */
    bool poison;
    /** Report reads of device memory that nothing wrote; ASCENDCL_SIM_UNINITIALISED, `uninitialised`. On by default. */
    bool uninitialised;
    /** Report pinned memory that changes under a queued copy; ASCENDCL_SIM_WATCH_PINNED, `watchPinned`. Off by default. */
    bool watch_pinned;
    /** Any file counts as a binary of kernels, and has all kernels; ASCENDCL_SIM_KERNEL_FILES ("elf" or "any"), `kernelFiles`. */
    bool any_kernel_file;
    /** Kernels that nobody has registered fail; ASCENDCL_SIM_UNKNOWN_KERNELS ("pass" or "fail"), `unknownKernels`. */
    bool unknown_kernels_fail;
    /** Shared library with kernels; ASCENDCL_SIM_KERNELS, `kernels`. NULL: none. */
    const char *kernels;
    /** Findings and leaks; ASCENDCL_SIM_FINDINGS ("off", "stderr", a file name), `findings`. */
    struct sim_report_target findings;
    /** Events of memory are recorded in this file, NULL: nowhere; ASCENDCL_SIM_RECORD, `record`. */
    const char *record_path;
    /** Least level that aclAppLog writes, 4: nothing; ASCENDCL_SIM_LOG_LEVEL, `logLevel`, ASCEND_GLOBAL_LOG_LEVEL. */
    int log_level;
    /** Streams are held from the start; ASCENDCL_SIM_HOLD, `holdStreams`. */
    bool hold_streams;
    /** Code of devices that are lost from the start, index user id; ASCENDCL_SIM_LOSE ("1=507010"), `loseDevices`. */
    int32_t lost[SIM_MAX_DEVICES];
    /** Initial fault rules in the text form of fault_rule.h; ASCENDCL_SIM_FAULTS, `faults`. NULL: none. */
    const char *faults;
    /** Broken memory cells in the text form of bad_bit_list.h; ASCENDCL_SIM_BAD_BITS, `badBits`. NULL: none. */
    const char *bad_bits;
};

/** The configuration. The first call reads it; what is not understood leaves the default. */
const struct sim_config *sim_config(void);

/** What of the configuration was not understood, a line for each; "": nothing. No device works then. */
const char *sim_config_problems(void);

#endif
