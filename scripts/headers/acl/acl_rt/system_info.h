/*
 * Versions of the interface and of the installed packages.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_SYSTEM_INFO_H_
#define ASCENDCL_ACL_RT_SYSTEM_INFO_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_PKG_VERSION_MAX_SIZE 128  /* bytes of a version text with its end mark */
#define ACL_PKG_VERSION_PARTS_MAX_SIZE 64  /* bytes of one part of a version */

/** Packages of an installation. */
typedef enum aclCANNPackageName {
    ACL_PKG_NAME_CANN = 0,  /* the installation as a whole */
    ACL_PKG_NAME_RUNTIME = 1,
    ACL_PKG_NAME_COMPILER = 2,
    ACL_PKG_NAME_HCCL = 3,  /* collective communication */
    ACL_PKG_NAME_TOOLKIT = 4,
    ACL_PKG_NAME_OPP = 5,  /* operator definitions */
    ACL_PKG_NAME_OPP_KERNEL = 6,  /* prebuilt operator kernels */
    ACL_PKG_NAME_DRIVER = 7,
} aclCANNPackageName;

/** Version of a package as zero-terminated texts. */
typedef struct aclCANNPackageVersion {
    char version[128];  /* whole version */
    char majorVersion[64];
    char minorVersion[64];
    char releaseVersion[64];  /* "0" when unknown */
    char patchVersion[64];  /* "0" when unknown */
    char reserved[128];
} aclCANNPackageVersion;

/**
 * Reads the version of a package; fails when it is not installed.
 * @param[in] name package
 * @param[out] version receives the texts
 * @see aclsysGetVersionStr
 */
ACL_DEPRECATED_MESSAGE("use aclsysGetVersionStr or aclsysGetVersionNum instead")
ACL_FUNC_VISIBILITY aclError aclsysGetCANNVersion(aclCANNPackageName name, aclCANNPackageVersion *version);

/**
 * Reads the version of a package as text.
 * @param[in] pkgName name of a folder under share/info of the installation, driver or firmware; not changed
 * @param[out] versionStr buffer of at least ACL_PKG_VERSION_MAX_SIZE bytes
 * @see aclsysGetVersionNum
 */
ACL_FUNC_VISIBILITY aclError aclsysGetVersionStr(char *pkgName, char *versionStr);

/**
 * Reads the version of a package as a number that grows with every release, for comparisons.
 * @param[in] pkgName name of a folder under share/info of the installation, driver or firmware; not changed
 * @param[out] versionNum receives the number
 * @see aclsysGetVersionStr
 */
ACL_FUNC_VISIBILITY aclError aclsysGetVersionNum(char *pkgName, int32_t *versionNum);

/**
 * Reads the version of this interface, not of the installation. Prefer aclsysGetVersionNum.
 * @param[out] majorVersion receives the number of incompatible changes
 * @param[out] minorVersion receives the number of additions
 * @param[out] patchVersion receives the number of corrections
 * @see aclsysGetVersionNum
 */
ACL_FUNC_VISIBILITY aclError aclrtGetVersion(int32_t *majorVersion, int32_t *minorVersion,
    int32_t *patchVersion);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_SYSTEM_INFO_H_ */
