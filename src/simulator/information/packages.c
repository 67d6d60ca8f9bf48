/*
 * What is installed: versions of the interface and of the packages, attributes of the package and of devices.
 */
#include <stdio.h>
#include <string.h>

#include "device/device.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"

#define VERSION_TEXT 128

aclError sim_aclrtGetVersion(int32_t *majorVersion, int32_t *minorVersion, int32_t *patchVersion)
{
    SIM_REQUIRE(majorVersion);
    SIM_REQUIRE(minorVersion);
    SIM_REQUIRE(patchVersion);
    const struct sim_version *version = &sim_config()->version;
    *majorVersion = version->acl_major;
    *minorVersion = version->acl_minor;
    *patchVersion = version->acl_patch;
    return ACL_SUCCESS;
}

/** Parts of "9.1.0" or "8.1.RC1". */
static void split(const char *name, char *major, char *minor, char *release, size_t size)
{
    const char *first = strchr(name, '.');
    const char *second = first == NULL ? NULL : strchr(first + 1, '.');
    if (second == NULL) {
        return;
    }
    (void)snprintf(major, size, "%.*s", (int)(first - name), name);
    (void)snprintf(minor, size, "%.*s", (int)(second - first - 1), first + 1);
    (void)snprintf(release, size, "%s", second + 1);
}

aclError sim_aclsysGetCANNVersion(aclCANNPackageName name, aclCANNPackageVersion *version)
{
    SIM_REQUIRE(version);
    if ((unsigned)name > ACL_PKG_NAME_DRIVER) {
        return sim_fail_value("name", (long long)name, "a value of aclCANNPackageName");
    }
    memset(version, 0, sizeof *version);
    (void)snprintf(version->version, sizeof version->version, "%s", sim_config()->version.name);
    split(sim_config()->version.name, version->majorVersion, version->minorVersion, version->releaseVersion,
        sizeof version->majorVersion);
    (void)snprintf(version->patchVersion, sizeof version->patchVersion, "0");
    return ACL_SUCCESS;
}

/** Packages that belong to the simulated installation. */
static bool is_package(const char *name)
{
    static const char *const names[] = {"cann", "runtime", "compiler", "hccl", "toolkit", "opp", "opp_kernel", "driver"};
    for (size_t index = 0; index < sizeof names / sizeof names[0]; index++) {
        if (strcmp(names[index], name) == 0) {
            return true;
        }
    }
    return false;
}

static aclError check_package(const char *name)
{
    if (is_package(name)) {
        return ACL_SUCCESS;
    }
    return sim_fail(ACL_ERROR_INVALID_FILE, "EH0003", "argument pkgName: no package \"%s\" is installed", name);
}

aclError sim_aclsysGetVersionStr(char *pkgName, char *versionStr)
{
    SIM_REQUIRE(pkgName);
    SIM_REQUIRE(versionStr);
    SIM_TRY(check_package(pkgName));
    (void)snprintf(versionStr, VERSION_TEXT, "%s", sim_config()->version.name);
    return ACL_SUCCESS;
}

aclError sim_aclsysGetVersionNum(char *pkgName, int32_t *versionNum)
{
    SIM_REQUIRE(pkgName);
    SIM_REQUIRE(versionNum);
    SIM_TRY(check_package(pkgName));
    const uint32_t code = sim_config()->version.code;
    const uint32_t last = code & 0xFF;
    /* Major, minor and patch as decimal digits: 9.1.0 → 90100000. */
    *versionNum = (int32_t)((code >> 16) * 10000000u + ((code >> 8) & 0xFF) * 100000u + (last >= 0x80 ? last - 0x80 : 0) * 1000u);
    return ACL_SUCCESS;
}

static const aclCannAttr attributes[] = {ACL_CANN_ATTR_INF_NAN, ACL_CANN_ATTR_BF16, ACL_CANN_ATTR_JIT_COMPILE};

aclError sim_aclGetCannAttributeList(const aclCannAttr **cannAttrList, size_t *num)
{
    SIM_REQUIRE(cannAttrList);
    SIM_REQUIRE(num);
    *cannAttrList = attributes;
    *num = sizeof attributes / sizeof attributes[0];
    return ACL_SUCCESS;
}

aclError sim_aclGetCannAttribute(aclCannAttr cannAttr, int32_t *value)
{
    SIM_REQUIRE(value);
    if ((unsigned)cannAttr > ACL_CANN_ATTR_JIT_COMPILE) {
        return sim_fail_value("cannAttr", (long long)cannAttr, "a value of aclCannAttr");
    }
    /* Inf and NaN arithmetic and bfloat16 came with the second generation. */
    const bool modern = (sim_config()->product->bit & (SIM_PRODUCT_910B | SIM_PRODUCT_A3 | SIM_PRODUCT_950)) != 0;
    *value = cannAttr == ACL_CANN_ATTR_JIT_COMPILE || modern;
    return ACL_SUCCESS;
}

aclError sim_aclGetDeviceCapability(uint32_t deviceId, aclDeviceInfo deviceInfo, int64_t *value)
{
    SIM_REQUIRE(value);
    if (!sim_device_valid((int32_t)deviceId)) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009", "argument deviceId is %u; it must be the id of a visible device",
            deviceId);
    }
    const struct sim_product *product = sim_config()->product;
    switch (deviceInfo) {
    case ACL_DEVICE_INFO_AI_CORE_NUM:
        *value = product->cube_cores;
        return ACL_SUCCESS;
    case ACL_DEVICE_INFO_VECTOR_CORE_NUM:
        *value = product->vector_cores;
        return ACL_SUCCESS;
    case ACL_DEVICE_INFO_L2_SIZE:
        *value = (int64_t)product->l2_bytes;
        return ACL_SUCCESS;
    default:
        return sim_fail_value("deviceInfo", (long long)deviceInfo, "a value of aclDeviceInfo");
    }
}
