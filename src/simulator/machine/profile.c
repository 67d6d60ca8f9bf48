#include "profile.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GIB ((uint64_t)1 << 30)
#define MIB ((uint64_t)1 << 20)

/* A prefix of another entry's prefix stands after it: "Ascend910B" before "Ascend910". */
static const struct sim_product products[] = {
    {.key = "910b", .soc_prefix = "Ascend910B", .bit = SIM_PRODUCT_910B, .max_streams = 1984, .max_events = 65536,
        .malloc_padding = 32, .max_block = 128 * GIB, .huge_1g = true, .hbm = true, .managed = true, .cmo = true,
        .task_abort = true, .huge_streams = true, .control_queue = true, .cube_cores = 24, .vector_cores = 48,
        .l2_bytes = 192 * MIB},
    {.key = "A3", .soc_prefix = "Ascend910_93", .bit = SIM_PRODUCT_A3, .max_streams = 1984, .max_events = 65536,
        .malloc_padding = 32, .max_block = 128 * GIB, .huge_1g = true, .hbm = true, .managed = true, .cmo = true,
        .task_abort = true, .huge_streams = true, .control_queue = true, .cube_cores = 24, .vector_cores = 48,
        .l2_bytes = 192 * MIB},
    {.key = "950", .soc_prefix = "Ascend950", .bit = SIM_PRODUCT_950, .max_streams = 1984, .max_events = 65536,
        .malloc_padding = 0, .max_block = 0, .huge_1g = true, .hbm = true, .cmo = true,
        .task_abort = true, .huge_streams = true, .control_queue = true, .cube_cores = 32, .vector_cores = 64,
        .l2_bytes = 128 * MIB},
    {.key = "310p", .soc_prefix = "Ascend310P", .bit = SIM_PRODUCT_310P, .max_streams = 1024, .max_events = 1023,
        .malloc_padding = 32, .max_block = 128 * GIB, .cube_cores = 8, .vector_cores = 7, .l2_bytes = 16 * MIB},
    {.key = "310b", .soc_prefix = "Ascend310B", .bit = SIM_PRODUCT_310B, .max_streams = 512, .max_events = 65536,
        .malloc_padding = 32, .max_block = 128 * GIB, .huge_streams = true, .cube_cores = 1, .vector_cores = 1,
        .l2_bytes = 4 * MIB},
    {.key = "910", .soc_prefix = "Ascend910", .bit = SIM_PRODUCT_910, .max_streams = 2048, .max_events = 65535,
        .malloc_padding = 32, .max_block = 128 * GIB, .hbm = true, .huge_streams = true, .cube_cores = 32,
        .vector_cores = 32, .l2_bytes = 32 * MIB},
    {.key = "IPV350", .soc_prefix = "IPV350", .bit = SIM_PRODUCT_IPV350, .max_streams = 512, .max_events = 1023,
        .malloc_padding = 32, .max_block = 0, .huge_streams = true, .cube_cores = 1, .vector_cores = 1, .l2_bytes = 1 * MIB},
};

/* In step with the table. */
const char sim_product_names[] =
    "a SoC name that begins with Ascend910B, Ascend910_93, Ascend950, Ascend310P, Ascend310B or IPV350, "
    "one of Ascend910, Ascend910A, Ascend910ProA, Ascend910ProB, Ascend910PremiumA, "
    "or a product: 910b, A3, 950, 310p, 310b, 910, IPV350";

/** A SoC name for each product, when only the product was named. */
static const char *const typical_names[] = {
    "Ascend910B1", "Ascend910_9391", "Ascend950PR_9599", "Ascend310P3", "Ascend310B1", "Ascend910A", "IPV350"};

#define PRODUCTS (sizeof products / sizeof products[0])

/** Whether the rest of a SoC name belongs to a product. That of Ascend910 is known: it begins others' names, and misspelt ones. */
static bool fits(const struct sim_product *product, const char *rest)
{
    static const char *const oldest[] = {"", "A", "ProA", "ProB", "PremiumA"};
    if (product->bit != SIM_PRODUCT_910) {
        return rest[strspn(rest, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")] == '\0';
    }
    for (size_t index = 0; index < sizeof oldest / sizeof oldest[0]; index++) {
        if (strcmp(rest, oldest[index]) == 0) {
            return true;
        }
    }
    return false;
}

const struct sim_product *sim_product_of(const char *soc_name)
{
    for (size_t index = 0; index < PRODUCTS; index++) {
        if (strcmp(products[index].key, soc_name) == 0) {
            return &products[index];
        }
    }
    for (size_t index = 0; index < PRODUCTS; index++) {
        const size_t length = strlen(products[index].soc_prefix);
        if (strncmp(products[index].soc_prefix, soc_name, length) == 0 && fits(&products[index], soc_name + length)) {
            return &products[index];
        }
    }
    return NULL;
}

const char *sim_product_soc(const char *key)
{
    for (size_t index = 0; index < PRODUCTS; index++) {
        if (strcmp(products[index].key, key) == 0) {
            return typical_names[index];
        }
    }
    return NULL;
}

uint32_t sim_version_code(const char *name)
{
    unsigned major;
    unsigned minor;
    unsigned last;
    int used = 0;
    if (sscanf(name, "%3u.%3u.RC%2u%n", &major, &minor, &last, &used) == 3 && used > 0) {
        return (major << 16) + (minor << 8) + last;
    }
    if (sscanf(name, "%3u.%3u.%2u%n", &major, &minor, &last, &used) != 3) {
        return 0;
    }
    unsigned beta;
    if (sscanf(name + used, "-beta.%2u", &beta) == 1) {
        return (major << 16) + (minor << 8) + 0x60 + beta;
    }
    return (major << 16) + (minor << 8) + 0x80 + last;
}

bool sim_version_of(const char *name, struct sim_version *version)
{
    const uint32_t code = sim_version_code(name);
    if (code < 0x050000) {
        return false;
    }
    const bool from_8_5 = code >= sim_version_code("8.5.0");
    const bool from_9_0 = code >= sim_version_code("9.0.0");
    *version = (struct sim_version){
        .name = name,
        .code = code,
        .acl_major = 1,
        .acl_minor = from_9_0 ? 17 : from_8_5 ? 16 : 13,
        .acl_patch = 0,
        .reserve_flag_huge = true,
        /* Older documentation reserves the argument, newer one lets the caller ask for an address. */
        .reserve_expect = from_8_5,
        .capture_of_any_context = from_9_0,
        .pool_reuse = code < sim_version_code("9.2.0-beta.1"),
    };
    return true;
}
