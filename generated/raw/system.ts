// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, outOf, traced } from '../../src/native/index.js';
import { aclCANNPackageVersion } from '../structs.js';
let aclGetCannAttribute$: typeof aclGetCannAttribute | undefined;
/**
 * Tells whether one feature is supported.
 * C: `aclError aclGetCannAttribute(aclCannAttr cannAttr, int32_t *value)`. Since CANN 8.0.RC2. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclGetCannAttribute(cannAttr: number, value: Int32Array | null): number {
  aclGetCannAttribute$ ??= bind({ name: 'aclGetCannAttribute', library: 'libacl_rt.so', since: '8.0.RC2', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclGetCannAttribute', 'cannAttr value', aclGetCannAttribute$, [cannAttr, value]);
  return aclGetCannAttribute$(cannAttr, value);
}

let aclGetCannAttributeList$: typeof aclGetCannAttributeList | undefined;
/**
 * Lists the features that this installation and device support.
 * C: `aclError aclGetCannAttributeList(const aclCannAttr **cannAttrList, size_t *num)`. Since CANN 8.0.RC2. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclGetCannAttributeList(cannAttrList: BigUint64Array | null, num: BigUint64Array | null): number {
  aclGetCannAttributeList$ ??= bind({ name: 'aclGetCannAttributeList', library: 'libacl_rt.so', since: '8.0.RC2', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclGetCannAttributeList', 'cannAttrList num', aclGetCannAttributeList$, [cannAttrList, num]);
  return aclGetCannAttributeList$(cannAttrList, num);
}

let aclGetDeviceCapability$: typeof aclGetDeviceCapability | undefined;
/**
 * Reads one hardware figure of a device.
 * C: `aclError aclGetDeviceCapability(uint32_t deviceId, aclDeviceInfo deviceInfo, int64_t *value)`. Since CANN 8.0.RC2. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclGetDeviceCapability(deviceId: number, deviceInfo: number, value: BigInt64Array | null): number {
  aclGetDeviceCapability$ ??= bind({ name: 'aclGetDeviceCapability', library: 'libacl_rt.so', since: '8.0.RC2', result: 'int32_t', params: ['uint32_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclGetDeviceCapability', 'deviceId deviceInfo value', aclGetDeviceCapability$, [deviceId, deviceInfo, value]);
  return aclGetDeviceCapability$(deviceId, deviceInfo, value);
}

let aclplatformGetDeviceInfo$: typeof aclplatformGetDeviceInfo | undefined;
/**
 * Reads one entry of the hardware description of the chip as text; numbers are decimal.
 * C: `aclError aclplatformGetDeviceInfo(aclplatformDevInfo infoType, char *value, uint32_t maxLen)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclplatformGetDeviceInfo(infoType: number, value: Uint8Array | null, maxLen: number): number {
  aclplatformGetDeviceInfo$ ??= bind({ name: 'aclplatformGetDeviceInfo', library: 'libplatform.so', since: '9.1.0', result: 'int32_t', params: ['int32_t', 'void *', 'uint32_t'] });
  if (isTraced()) return traced('aclplatformGetDeviceInfo', 'infoType value maxLen', aclplatformGetDeviceInfo$, [infoType, value, maxLen]);
  return aclplatformGetDeviceInfo$(infoType, value, maxLen);
}

let aclplatformGetInstructionInfo$: typeof aclplatformGetInstructionInfo | undefined;
/**
 * Lists the data types with which a core supports an instruction. An unknown instruction gives 100000.
 * C: `aclError aclplatformGetInstructionInfo(aclplatformCoreType type, const char *instruction, char *value, uint32_t maxLen)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclplatformGetInstructionInfo(type: number, instruction: string | null, value: Uint8Array | null, maxLen: number): number {
  aclplatformGetInstructionInfo$ ??= bind({ name: 'aclplatformGetInstructionInfo', library: 'libplatform.so', since: '9.1.0', result: 'int32_t', params: ['int32_t', 'str', 'void *', 'uint32_t'] });
  if (isTraced()) return traced('aclplatformGetInstructionInfo', 'type instruction value maxLen', aclplatformGetInstructionInfo$, [type, instruction, value, maxLen]);
  return aclplatformGetInstructionInfo$(type, instruction, value, maxLen);
}

let aclrtGetVersion$: typeof aclrtGetVersion | undefined;
/**
 * Reads the version of this interface, not of the installation. Prefer aclsysGetVersionNum.
 * C: `aclError aclrtGetVersion(int32_t *majorVersion, int32_t *minorVersion, int32_t *patchVersion)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtGetVersion(majorVersion: Int32Array | null, minorVersion: Int32Array | null, patchVersion: Int32Array | null): number {
  aclrtGetVersion$ ??= bind({ name: 'aclrtGetVersion', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetVersion', 'majorVersion minorVersion patchVersion', aclrtGetVersion$, [majorVersion, minorVersion, patchVersion]);
  return aclrtGetVersion$(majorVersion, minorVersion, patchVersion);
}

let aclsysGetCANNVersion$: typeof aclsysGetCANNVersion | undefined;
/**
 * Reads the version of a package; fails when it is not installed.
 * C: `aclError aclsysGetCANNVersion(aclCANNPackageName name, aclCANNPackageVersion *version)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 * @deprecated use aclsysGetVersionStr or aclsysGetVersionNum instead
 */
export function aclsysGetCANNVersion(name: number, version: object | null): number {
  aclsysGetCANNVersion$ ??= bind({ name: 'aclsysGetCANNVersion', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['int32_t', outOf(aclCANNPackageVersion)] });
  if (isTraced()) return traced('aclsysGetCANNVersion', 'name version', aclsysGetCANNVersion$, [name, version]);
  return aclsysGetCANNVersion$(name, version);
}

let aclsysGetVersionNum$: typeof aclsysGetVersionNum | undefined;
/**
 * Reads the version of a package as a number that grows with every release, for comparisons.
 * C: `aclError aclsysGetVersionNum(char *pkgName, int32_t *versionNum)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclsysGetVersionNum(pkgName: string | null, versionNum: Int32Array | null): number {
  aclsysGetVersionNum$ ??= bind({ name: 'aclsysGetVersionNum', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['str', 'void *'] });
  if (isTraced()) return traced('aclsysGetVersionNum', 'pkgName versionNum', aclsysGetVersionNum$, [pkgName, versionNum]);
  return aclsysGetVersionNum$(pkgName, versionNum);
}

let aclsysGetVersionStr$: typeof aclsysGetVersionStr | undefined;
/**
 * Reads the version of a package as text.
 * C: `aclError aclsysGetVersionStr(char *pkgName, char *versionStr)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclsysGetVersionStr(pkgName: string | null, versionStr: Uint8Array | null): number {
  aclsysGetVersionStr$ ??= bind({ name: 'aclsysGetVersionStr', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['str', 'void *'] });
  if (isTraced()) return traced('aclsysGetVersionStr', 'pkgName versionStr', aclsysGetVersionStr$, [pkgName, versionStr]);
  return aclsysGetVersionStr$(pkgName, versionStr);
}
