// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { builtIns, checkCount, checkInt32, checkString, checkUint32, exact, failure, int32Cell, int64Cell, pointerCell, textOf, uint64Cell } from '../../src/native/index.js';
import type { AnyPointer } from '../../src/native/index.js';
import type { aclCANNPackageName, aclCannAttr, aclDeviceInfo, aclplatformCoreType, aclplatformDevInfo } from '../enums.js';
import { aclCANNPackageVersion } from '../structs.js';
import * as raw from '../raw/system.js';

const getCannAttribute$value = int32Cell();
/**
 * Tells whether one feature is supported.
 *
 * C: `aclError aclGetCannAttribute(aclCannAttr cannAttr, int32_t *value)` in libacl_rt.so.
 * Since CANN 8.0.RC2. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param cannAttr - feature to test
 * @returns receives 1 (supported) or 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.0.RC2
 * @see aclGetCannAttributeList
 */
export function getCannAttribute(cannAttr: aclCannAttr): number {
  checkInt32(cannAttr, 'aclGetCannAttribute', 'cannAttr');
  const returned = raw.aclGetCannAttribute(cannAttr, getCannAttribute$value);
  if (returned !== 0) throw failure('aclGetCannAttribute', returned, { cannAttr });
  return getCannAttribute$value[0] as number;
}

const getCannAttributeList$cannAttrList = pointerCell();
const getCannAttributeList$num = uint64Cell();
/**
 * Lists the features that this installation and device support.
 *
 * C: `aclError aclGetCannAttributeList(const aclCannAttr **cannAttrList, size_t *num)` in libacl_rt.so.
 * Since CANN 8.0.RC2. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @returns `cannAttrList`: receives a pointer to an array that lives until the process ends; do not free it; `num`:
 *   receives the number of entries
 * @throws AclError when C returns a code other than 0.
 * @since CANN 8.0.RC2
 * @see aclGetCannAttribute
 */
export function getCannAttributeList(): { cannAttrList: AnyPointer; num: bigint } {
  const returned = raw.aclGetCannAttributeList(getCannAttributeList$cannAttrList, getCannAttributeList$num);
  if (returned !== 0) throw failure('aclGetCannAttributeList', returned, {});
  return { cannAttrList: getCannAttributeList$cannAttrList[0] as AnyPointer, num: getCannAttributeList$num[0] as bigint };
}

const aclGetDeviceCapability$value = int64Cell();
/**
 * Reads one hardware figure of a device.
 *
 * C: `aclError aclGetDeviceCapability(uint32_t deviceId, aclDeviceInfo deviceInfo, int64_t *value)` in libacl_rt.so.
 * Since CANN 8.0.RC2. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @param deviceInfo - figure to read
 * @returns receives the number of cores, or bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.0.RC2
 * @see aclrtGetDeviceInfo
 */
export function aclGetDeviceCapability(deviceId: number, deviceInfo: aclDeviceInfo): bigint {
  checkUint32(deviceId, 'aclGetDeviceCapability', 'deviceId');
  checkInt32(deviceInfo, 'aclGetDeviceCapability', 'deviceInfo');
  const returned = raw.aclGetDeviceCapability(deviceId, deviceInfo, aclGetDeviceCapability$value);
  if (returned !== 0) throw failure('aclGetDeviceCapability', returned, { deviceId, deviceInfo });
  return aclGetDeviceCapability$value[0] as bigint;
}

/**
 * Reads one entry of the hardware description of the chip as text; numbers are decimal.
 *
 * C: `aclError aclplatformGetDeviceInfo(aclplatformDevInfo infoType, char *value, uint32_t maxLen)` in libplatform.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param infoType - entry to read
 * @param maxLen - bytes in the buffer; too few give 100000 and nothing is written
 * @returns buffer for the zero-terminated text
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function platformGetDeviceInfo(infoType: aclplatformDevInfo, maxLen: number): string {
  checkInt32(infoType, 'aclplatformGetDeviceInfo', 'infoType');
  checkUint32(maxLen, 'aclplatformGetDeviceInfo', 'maxLen');
  const value$ = new builtIns.Uint8Array(checkCount(maxLen, 1, 'aclplatformGetDeviceInfo', 'maxLen'));
  const returned = raw.aclplatformGetDeviceInfo(infoType, value$, maxLen);
  if (returned !== 0) throw failure('aclplatformGetDeviceInfo', returned, { infoType, maxLen });
  return textOf(value$);
}

/**
 * Lists the data types with which a core supports an instruction. An unknown instruction gives 100000.
 *
 * C: `aclError aclplatformGetInstructionInfo(aclplatformCoreType type, const char *instruction, char *value, uint32_t
 * maxLen)` in libplatform.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param type - kind of core
 * @param instruction - name of the instruction, for instance Intrinsic_vexp
 * @param maxLen - bytes in the buffer; too few give 100000
 * @returns buffer for the zero-terminated text: type names separated by commas
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function platformGetInstructionInfo(type: aclplatformCoreType, instruction: string, maxLen: number): string {
  checkInt32(type, 'aclplatformGetInstructionInfo', 'type');
  checkUint32(maxLen, 'aclplatformGetInstructionInfo', 'maxLen');
  checkString(instruction, 'aclplatformGetInstructionInfo', 'instruction');
  const value$ = new builtIns.Uint8Array(checkCount(maxLen, 1, 'aclplatformGetInstructionInfo', 'maxLen'));
  const returned = raw.aclplatformGetInstructionInfo(type, instruction, value$, maxLen);
  if (returned !== 0) throw failure('aclplatformGetInstructionInfo', returned, { type, instruction, maxLen });
  return textOf(value$);
}

const getVersion$majorVersion = int32Cell();
const getVersion$minorVersion = int32Cell();
const getVersion$patchVersion = int32Cell();
/**
 * Reads the version of this interface, not of the installation. Prefer aclsysGetVersionNum.
 *
 * C: `aclError aclrtGetVersion(int32_t *majorVersion, int32_t *minorVersion, int32_t *patchVersion)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @returns `majorVersion`: receives the number of incompatible changes; `minorVersion`: receives the number of
 *   additions; `patchVersion`: receives the number of corrections
 * @throws AclError when C returns a code other than 0.
 * @since CANN 5.0.4
 * @see aclsysGetVersionNum
 */
export function getVersion(): { majorVersion: number; minorVersion: number; patchVersion: number } {
  const returned = raw.aclrtGetVersion(getVersion$majorVersion, getVersion$minorVersion, getVersion$patchVersion);
  if (returned !== 0) throw failure('aclrtGetVersion', returned, {});
  return { majorVersion: getVersion$majorVersion[0] as number, minorVersion: getVersion$minorVersion[0] as number, patchVersion: getVersion$patchVersion[0] as number };
}

/**
 * Reads the version of a package; fails when it is not installed.
 *
 * C: `aclError aclsysGetCANNVersion(aclCANNPackageName name, aclCANNPackageVersion *version)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param name - package
 * @returns receives the texts
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @deprecated use aclsysGetVersionStr or aclsysGetVersionNum instead
 * @see aclsysGetVersionStr
 */
export function sysGetCANNVersion(name: aclCANNPackageName): aclCANNPackageVersion {
  checkInt32(name, 'aclsysGetCANNVersion', 'name');
  const version$ = {};
  const returned = raw.aclsysGetCANNVersion(name, version$);
  if (returned !== 0) throw failure('aclsysGetCANNVersion', returned, { name });
  return exact(version$, aclCANNPackageVersion()) as aclCANNPackageVersion;
}

const sysGetVersionNum$versionNum = int32Cell();
/**
 * Reads the version of a package as a number that grows with every release, for comparisons.
 *
 * C: `aclError aclsysGetVersionNum(char *pkgName, int32_t *versionNum)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param pkgName - name of a folder under share/info of the installation, driver or firmware; not changed
 * @returns receives the number
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclsysGetVersionStr
 */
export function sysGetVersionNum(pkgName: string): number {
  checkString(pkgName, 'aclsysGetVersionNum', 'pkgName');
  const returned = raw.aclsysGetVersionNum(pkgName, sysGetVersionNum$versionNum);
  if (returned !== 0) throw failure('aclsysGetVersionNum', returned, { pkgName });
  return sysGetVersionNum$versionNum[0] as number;
}

/**
 * Reads the version of a package as text.
 *
 * C: `aclError aclsysGetVersionStr(char *pkgName, char *versionStr)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param pkgName - name of a folder under share/info of the installation, driver or firmware; not changed
 * @returns buffer of at least ACL_PKG_VERSION_MAX_SIZE bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclsysGetVersionNum
 */
export function sysGetVersionStr(pkgName: string): string {
  checkString(pkgName, 'aclsysGetVersionStr', 'pkgName');
  const versionStr$ = new builtIns.Uint8Array(checkCount(128, 1, 'aclsysGetVersionStr', '128'));
  const returned = raw.aclsysGetVersionStr(pkgName, versionStr$);
  if (returned !== 0) throw failure('aclsysGetVersionStr', returned, { pkgName });
  return textOf(versionStr$);
}
