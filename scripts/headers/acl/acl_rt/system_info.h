/*
 * AscendCL interface: acl_rt/system_info.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_SYSTEM_INFO_H_
#define ASCENDCL_ACL_RT_SYSTEM_INFO_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_PKG_VERSION_MAX_SIZE 128
#define ACL_PKG_VERSION_PARTS_MAX_SIZE 64

typedef enum aclCANNPackageName {
    ACL_PKG_NAME_CANN = 0,
    ACL_PKG_NAME_RUNTIME = 1,
    ACL_PKG_NAME_COMPILER = 2,
    ACL_PKG_NAME_HCCL = 3,
    ACL_PKG_NAME_TOOLKIT = 4,
    ACL_PKG_NAME_OPP = 5,
    ACL_PKG_NAME_OPP_KERNEL = 6,
    ACL_PKG_NAME_DRIVER = 7,
} aclCANNPackageName;

typedef struct aclCANNPackageVersion {
    char version[128];
    char majorVersion[64];
    char minorVersion[64];
    char releaseVersion[64];
    char patchVersion[64];
    char reserved[128];
} aclCANNPackageVersion;

/**
 * TODO aclsysGetCANNVersion.
 * @param[in] name
 * @param[out] version
 */
ACL_DEPRECATED_MESSAGE("no longer recommended")
ACL_FUNC_VISIBILITY aclError aclsysGetCANNVersion(aclCANNPackageName name, aclCANNPackageVersion *version);

/**
 * TODO aclsysGetVersionStr.
 * @param[in] pkgName
 * @param[out] versionStr
 */
ACL_FUNC_VISIBILITY aclError aclsysGetVersionStr(char *pkgName, char *versionStr);

/**
 * TODO aclsysGetVersionNum.
 * @param[in] pkgName
 * @param[out] versionNum
 */
ACL_FUNC_VISIBILITY aclError aclsysGetVersionNum(char *pkgName, int32_t *versionNum);

/**
 * TODO aclrtGetVersion.
 * @param[out] majorVersion
 * @param[out] minorVersion
 * @param[out] patchVersion
 */
ACL_FUNC_VISIBILITY aclError aclrtGetVersion(int32_t *majorVersion, int32_t *minorVersion,
    int32_t *patchVersion);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_SYSTEM_INFO_H_ */
