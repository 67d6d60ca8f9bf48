/*
 * What products and CANN versions differ in.
 */
#ifndef SIM_MACHINE_PROFILE_H
#define SIM_MACHINE_PROFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** One bit per product; the function table (generated/simulator/functions.h) has the same bits. */
enum sim_product_bit {
    SIM_PRODUCT_910B = 1 << 0,
    SIM_PRODUCT_A3 = 1 << 1,
    SIM_PRODUCT_950 = 1 << 2,
    SIM_PRODUCT_310P = 1 << 3,
    SIM_PRODUCT_310B = 1 << 4,
    SIM_PRODUCT_910 = 1 << 5,
    SIM_PRODUCT_IPV350 = 1 << 6
};

/** A product line: its limits and rules. */
struct sim_product {
    /** Key of the product table: "910b". */
    const char *key;
    /** Start of the SoC names that belong to it. */
    const char *soc_prefix;
    enum sim_product_bit bit;
    /** Streams of a device, default streams included. */
    uint32_t max_streams;
    /** Events of a device. */
    uint32_t max_events;
    /** Bytes that aclrtMalloc adds to the rounded size. */
    size_t malloc_padding;
    /** Largest single allocation and reservation, 0: no limit of its own. */
    uint64_t max_block;
    /** 1 GiB pages exist. */
    bool huge_1g;
    /** The device has HBM (else the HBM attributes mean DDR). */
    bool hbm;
    /** aclrtMemAllocManaged and its family. */
    bool managed;
    /** Cache operations (CMO). */
    bool cmo;
    /** Abort and repair of device tasks. */
    bool task_abort;
    /** Streams of great depth: ACL_STREAM_HUGE. */
    bool huge_streams;
    /** Devices have a queue for settings, so that a null stream may have its failure mode set. */
    bool control_queue;
    /** Cores, for the information calls. */
    uint32_t cube_cores;
    uint32_t vector_cores;
    uint64_t l2_bytes;
};

/** A CANN version: what aclrtGetVersion and the package answer, and where rules changed. */
struct sim_version {
    /** "9.1.0". */
    const char *name;
    /** Number that sorts: see sim_version_code. */
    uint32_t code;
    int32_t acl_major;
    int32_t acl_minor;
    int32_t acl_patch;
    /** aclrtReserveMemAddress accepts flags 1 (huge page) as well as 0. */
    bool reserve_flag_huge;
    /** aclrtReserveMemAddress accepts a non-null expectPtr. */
    bool reserve_expect;
    /** aclmdlRICaptureGetInfo takes streams of any context, also on a thread without one. */
    bool capture_of_any_context;
    /** Memory pools hand out again what was freed, and give it back at synchronisations and when a device is full. */
    bool pool_reuse;
};

/** The product of a SoC name ("Ascend910B1", "Ascend310P3"), NULL when unknown. Also takes a key ("910b"). */
const struct sim_product *sim_product_of(const char *soc_name);

/** What sim_product_of takes, as the end of a sentence. */
extern const char sim_product_names[];

/** A SoC name for a product key: "950" → "Ascend950PR_9599". NULL when the text is no key. */
const char *sim_product_soc(const char *key);

/**
 * A version as a number that sorts: major, minor, then a byte in which candidates and betas come before the release.
 * 0 when the text is no version. scripts/emit/simulator-version.ts computes the same.
 */
uint32_t sim_version_code(const char *name);

/** The rules of a version; any version from 5.0 on is accepted. @return false when the text is no version */
bool sim_version_of(const char *name, struct sim_version *version);

#endif
