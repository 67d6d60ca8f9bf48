/*
 * What the platform is made of, as texts.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "acl/acl_platform.h"
#include "architecture.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"

/** Copies a text that has to fit. */
static aclError put(const char *text, char *value, uint32_t size)
{
    if (strlen(text) >= size) {
        return sim_fail_value("maxLen", size, "large enough for the text and its end mark");
    }
    memcpy(value, text, strlen(text) + 1);
    return ACL_SUCCESS;
}

static aclError put_number(int64_t number, char *value, uint32_t size)
{
    char text[24];
    (void)snprintf(text, sizeof text, "%" PRId64, number);
    return put(text, value, size);
}

aclError sim_aclplatformGetDeviceInfo(aclplatformDevInfo infoType, char *value, uint32_t maxLen)
{
    SIM_REQUIRE(value);
    const struct sim_config *config = sim_config();
    switch (infoType) {
    case ACL_PLATFORM_AICORE_CNT:
    case ACL_PLATFORM_CUBE_CORE_CNT:
        return put_number(config->product->cube_cores, value, maxLen);
    case ACL_PLATFORM_VECTOR_CORE_CNT:
        return put_number(config->product->vector_cores, value, maxLen);
    case ACL_PLATFORM_L2_SIZE:
        return put_number((int64_t)config->product->l2_bytes, value, maxLen);
    case ACL_PLATFORM_MEMORY_SIZE:
        return put_number((int64_t)config->memory, value, maxLen);
    case ACL_PLATFORM_SOC_VERSION:
        return put(config->soc_name, value, maxLen);
    case ACL_PLATFORM_NPU_ARCH:
        return put_number(sim_device_architecture(config->product), value, maxLen);
    default:
        return (unsigned)infoType <= ACL_PLATFORM_MEMORY_TYPE
            ? sim_fail_unsupported("the information describes parts of the cores, which are not simulated")
            : sim_fail_value("infoType", (long long)infoType, "a value of aclplatformDevInfo");
    }
}

aclError sim_aclrtCheckArchCompatibility(const char *socVersion, int32_t *canCompatible)
{
    SIM_REQUIRE_RUNTIME(socVersion);
    SIM_REQUIRE_RUNTIME(canCompatible);
    const struct sim_product *product = sim_product_of(socVersion);
    if (product == NULL) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1001", "argument socVersion: \"%s\" is no known SoC name", socVersion);
    }
    *canCompatible = sim_device_architecture(product) == sim_device_architecture(sim_config()->product);
    return ACL_SUCCESS;
}
