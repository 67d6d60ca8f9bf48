// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { builtIns, checkCount, checkInt32, checkInt64, checkNullablePointer, checkPointer, checkString, checkUint32, checkUint64, elementsOf, exact, failure, int32Cell, int64Cell, numbersOf, uint32Cell, uint64Cell } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64 } from '../../src/native/index.js';
import type { aclSysParamOpt, aclrtAtomicOperation, aclrtDevAttr, aclrtDevFeatureType, aclrtDevResLimitType, aclrtDeviceStatus, aclrtFloatOverflowMode, aclrtRunMode, aclrtTsId } from '../enums.js';
import { aclrtUtilizationInfo, aclrtUuid } from '../structs.js';
import type { DevicePtr, MemoryPtr, StreamPtr, VirtualPtr } from '../types.js';
import * as raw from '../raw/device.js';

const deviceCanAccessPeer$canAccessPeer = int32Cell();
/**
 * Tells whether one device can read and write the memory of another one in the same machine.
 *
 * C: `aclError aclrtDeviceCanAccessPeer(int32_t *canAccessPeer, int32_t deviceId, int32_t peerDeviceId)` in
 * libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310p, 910.
 *
 * @param deviceId - accessing device, a user device id
 * @param peerDeviceId - accessed device, must differ
 * @returns receives 1 or 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtDeviceEnablePeerAccess
 */
export function deviceCanAccessPeer(deviceId: number, peerDeviceId: number): number {
  checkInt32(deviceId, 'aclrtDeviceCanAccessPeer', 'deviceId');
  checkInt32(peerDeviceId, 'aclrtDeviceCanAccessPeer', 'peerDeviceId');
  const returned = raw.aclrtDeviceCanAccessPeer(deviceCanAccessPeer$canAccessPeer, deviceId, peerDeviceId);
  if (returned !== 0) throw failure('aclrtDeviceCanAccessPeer', returned, { deviceId, peerDeviceId });
  return deviceCanAccessPeer$canAccessPeer[0] as number;
}

/**
 * Ends the access of the current device to the memory of a peer.
 *
 * C: `aclError aclrtDeviceDisablePeerAccess(int32_t peerDeviceId)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310p, 910.
 *
 * @param peerDeviceId - device passed to aclrtDeviceEnablePeerAccess
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtDeviceEnablePeerAccess
 */
export function deviceDisablePeerAccess(peerDeviceId: number): void {
  checkInt32(peerDeviceId, 'aclrtDeviceDisablePeerAccess', 'peerDeviceId');
  const returned = raw.aclrtDeviceDisablePeerAccess(peerDeviceId);
  if (returned !== 0) throw failure('aclrtDeviceDisablePeerAccess', returned, { peerDeviceId });
}

/**
 * Lets the current device access the memory of a peer. One direction only: call it for both devices to go both ways.
 *
 * Needs a current context.
 *
 * C: `aclError aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t flags)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310p, 910.
 *
 * @param peerDeviceId - device to access, not the current one
 * @param flags - 0; anything else gives 200006
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtDeviceDisablePeerAccess
 */
export function deviceEnablePeerAccess(peerDeviceId: number, flags: number): void {
  checkInt32(peerDeviceId, 'aclrtDeviceEnablePeerAccess', 'peerDeviceId');
  checkUint32(flags, 'aclrtDeviceEnablePeerAccess', 'flags');
  const returned = raw.aclrtDeviceEnablePeerAccess(peerDeviceId, flags);
  if (returned !== 0) throw failure('aclrtDeviceEnablePeerAccess', returned, { peerDeviceId, flags });
}

const deviceGetBareTgid$pid = int32Cell();
/**
 * Reads the id of the process as the host system sees it, also inside a container. Sharing between processes needs
 * this id.
 *
 * C: `aclError aclrtDeviceGetBareTgid(int32_t *pid)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns receives the process id
 * @throws AclError when C returns a code other than 0.
 * @since CANN 7.0.0
 */
export function deviceGetBareTgid(): number {
  const returned = raw.aclrtDeviceGetBareTgid(deviceGetBareTgid$pid);
  if (returned !== 0) throw failure('aclrtDeviceGetBareTgid', returned, {});
  return deviceGetBareTgid$pid[0] as number;
}

/**
 * Tells which atomic operations a device can do on host memory.
 *
 * C: `aclError aclrtDeviceGetHostAtomicCapabilities(uint32_t *capabilities, const aclrtAtomicOperation *operations,
 * const uint32_t count, int32_t deviceId)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param operations - array of count operations
 * @param count - length of both arrays, at least 1
 * @param deviceId - user device id, 0 to count - 1
 * @returns array of count entries, receives bit sets of aclrtAtomicOperationCapability
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function deviceGetHostAtomicCapabilities(operations: readonly aclrtAtomicOperation[], count: number, deviceId: number): Uint32Array {
  checkUint32(count, 'aclrtDeviceGetHostAtomicCapabilities', 'count');
  checkInt32(deviceId, 'aclrtDeviceGetHostAtomicCapabilities', 'deviceId');
  const operations$ = numbersOf(builtIns.Int32Array, operations, count, 'aclrtDeviceGetHostAtomicCapabilities', 'operations');
  const capabilities$ = new builtIns.Uint32Array(checkCount(count, 4, 'aclrtDeviceGetHostAtomicCapabilities', 'count'));
  const returned = raw.aclrtDeviceGetHostAtomicCapabilities(capabilities$, operations$, count, deviceId);
  if (returned !== 0) throw failure('aclrtDeviceGetHostAtomicCapabilities', returned, { operations: elementsOf(operations$), count, deviceId });
  return capabilities$;
}

/**
 * Tells which atomic operations one device can do on the memory of another one in the same server.
 *
 * C: `aclError aclrtDeviceGetP2PAtomicCapabilities(uint32_t *capabilities, const aclrtAtomicOperation *operations,
 * const uint32_t count, int32_t srcDeviceId, int32_t dstDeviceId)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param operations - array of count operations
 * @param count - length of both arrays, at least 1
 * @param srcDeviceId - acting device, a user device id
 * @param dstDeviceId - device that owns the memory, must differ
 * @returns array of count entries, receives bit sets of aclrtAtomicOperationCapability
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function deviceGetP2PAtomicCapabilities(operations: readonly aclrtAtomicOperation[], count: number, srcDeviceId: number, dstDeviceId: number): Uint32Array {
  checkUint32(count, 'aclrtDeviceGetP2PAtomicCapabilities', 'count');
  checkInt32(srcDeviceId, 'aclrtDeviceGetP2PAtomicCapabilities', 'srcDeviceId');
  checkInt32(dstDeviceId, 'aclrtDeviceGetP2PAtomicCapabilities', 'dstDeviceId');
  const operations$ = numbersOf(builtIns.Int32Array, operations, count, 'aclrtDeviceGetP2PAtomicCapabilities', 'operations');
  const capabilities$ = new builtIns.Uint32Array(checkCount(count, 4, 'aclrtDeviceGetP2PAtomicCapabilities', 'count'));
  const returned = raw.aclrtDeviceGetP2PAtomicCapabilities(capabilities$, operations$, count, srcDeviceId, dstDeviceId);
  if (returned !== 0) throw failure('aclrtDeviceGetP2PAtomicCapabilities', returned, { operations: elementsOf(operations$), count, srcDeviceId, dstDeviceId });
  return capabilities$;
}

const deviceGetStreamPriorityRange$leastPriority = int32Cell();
const deviceGetStreamPriorityRange$greatestPriority = int32Cell();
/**
 * Reads the limits of stream priorities. A smaller number is a higher priority.
 *
 * C: `aclError aclrtDeviceGetStreamPriorityRange(int32_t *leastPriority, int32_t *greatestPriority)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns `leastPriority`: receives the lowest priority (7); may be null; `greatestPriority`: receives the highest
 *   priority (0); may be null
 * @throws AclError when C returns a code other than 0.
 * @since CANN 8.5.0
 * @see aclrtCreateStreamWithConfig
 */
export function deviceGetStreamPriorityRange(): { leastPriority: number; greatestPriority: number } {
  const returned = raw.aclrtDeviceGetStreamPriorityRange(deviceGetStreamPriorityRange$leastPriority, deviceGetStreamPriorityRange$greatestPriority);
  if (returned !== 0) throw failure('aclrtDeviceGetStreamPriorityRange', returned, {});
  return { leastPriority: deviceGetStreamPriorityRange$leastPriority[0] as number, greatestPriority: deviceGetStreamPriorityRange$greatestPriority[0] as number };
}

/**
 * Reads the unique identity of a device (Ascend 950, A3, A2).
 *
 * C: `aclError aclrtDeviceGetUuid(int32_t deviceId, aclrtUuid *uuid)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @returns receives 16 bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function deviceGetUuid(deviceId: number): aclrtUuid {
  checkInt32(deviceId, 'aclrtDeviceGetUuid', 'deviceId');
  const uuid$ = {};
  const returned = raw.aclrtDeviceGetUuid(deviceId, uuid$);
  if (returned !== 0) throw failure('aclrtDeviceGetUuid', returned, { deviceId });
  return exact(uuid$, aclrtUuid()) as aclrtUuid;
}

const devicePeerAccessStatus$status = int32Cell();
/**
 * Tells whether access between two devices is enabled.
 *
 * An id out of range gives either status 0 or 107000.
 *
 * C: `aclError aclrtDevicePeerAccessStatus(int32_t deviceId, int32_t peerDeviceId, int32_t *status)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @param peerDeviceId - another user device id
 * @returns receives 1 (enabled) or 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtDeviceEnablePeerAccess
 */
export function devicePeerAccessStatus(deviceId: number, peerDeviceId: number): number {
  checkInt32(deviceId, 'aclrtDevicePeerAccessStatus', 'deviceId');
  checkInt32(peerDeviceId, 'aclrtDevicePeerAccessStatus', 'peerDeviceId');
  const returned = raw.aclrtDevicePeerAccessStatus(deviceId, peerDeviceId, devicePeerAccessStatus$status);
  if (returned !== 0) throw failure('aclrtDevicePeerAccessStatus', returned, { deviceId, peerDeviceId });
  return devicePeerAccessStatus$status[0] as number;
}

const getDevice$deviceId = int32Cell();
/**
 * Tells which device the current context of the calling thread belongs to; 107002 without a context.
 *
 * C: `aclError aclrtGetDevice(int32_t *deviceId)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @returns receives the user device id
 * @throws AclError when C returns a code other than 0.
 * @since CANN 5.0.4
 */
export function getDevice(): number {
  const returned = raw.aclrtGetDevice(getDevice$deviceId);
  if (returned !== 0) throw failure('aclrtGetDevice', returned, {});
  return getDevice$deviceId[0] as number;
}

const getDeviceCapability$value = int32Cell();
/**
 * Tells whether a device has an optional feature.
 *
 * C: `aclError aclrtGetDeviceCapability(int32_t deviceId, aclrtDevFeatureType devFeatureType, int32_t *value)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @param devFeatureType - feature to test
 * @returns receives ACL_DEV_FEATURE_SUPPORT or ACL_DEV_FEATURE_NOT_SUPPORT
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function getDeviceCapability(deviceId: number, devFeatureType: aclrtDevFeatureType): number {
  checkInt32(deviceId, 'aclrtGetDeviceCapability', 'deviceId');
  checkInt32(devFeatureType, 'aclrtGetDeviceCapability', 'devFeatureType');
  const returned = raw.aclrtGetDeviceCapability(deviceId, devFeatureType, getDeviceCapability$value);
  if (returned !== 0) throw failure('aclrtGetDeviceCapability', returned, { deviceId, devFeatureType });
  return getDeviceCapability$value[0] as number;
}

const getDeviceCount$count = uint32Cell();
/**
 * Counts the devices that the process may use. Needs no context.
 *
 * C: `aclError aclrtGetDeviceCount(uint32_t *count)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @returns receives the number of visible devices
 * @throws AclError when C returns a code other than 0.
 * @since CANN 5.0.4
 */
export function getDeviceCount(): number {
  const returned = raw.aclrtGetDeviceCount(getDeviceCount$count);
  if (returned !== 0) throw failure('aclrtGetDeviceCount', returned, {});
  return getDeviceCount$count[0] as number;
}

const getDeviceInfo$value = int64Cell();
/**
 * Reads one hardware attribute of a device.
 *
 * C: `aclError aclrtGetDeviceInfo(uint32_t deviceId, aclrtDevAttr attr, int64_t *value)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @param attr - attribute; an unknown one gives 107000
 * @returns receives the number
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function getDeviceInfo(deviceId: number, attr: aclrtDevAttr): bigint {
  checkUint32(deviceId, 'aclrtGetDeviceInfo', 'deviceId');
  checkInt32(attr, 'aclrtGetDeviceInfo', 'attr');
  const returned = raw.aclrtGetDeviceInfo(deviceId, attr, getDeviceInfo$value);
  if (returned !== 0) throw failure('aclrtGetDeviceInfo', returned, { deviceId, attr });
  return getDeviceInfo$value[0] as bigint;
}

const getDeviceResLimit$value = uint32Cell();
/**
 * Reads how many cores of a device the process may use; the hardware number when no limit is set.
 *
 * C: `aclError aclrtGetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type, uint32_t *value)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @param type - kind of core
 * @returns receives the number of cores
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtSetDeviceResLimit
 */
export function getDeviceResLimit(deviceId: number, type: aclrtDevResLimitType): number {
  checkInt32(deviceId, 'aclrtGetDeviceResLimit', 'deviceId');
  checkInt32(type, 'aclrtGetDeviceResLimit', 'type');
  const returned = raw.aclrtGetDeviceResLimit(deviceId, type, getDeviceResLimit$value);
  if (returned !== 0) throw failure('aclrtGetDeviceResLimit', returned, { deviceId, type });
  return getDeviceResLimit$value[0] as number;
}

const getDeviceSatMode$mode = int32Cell();
/**
 * Reads what the current device does on floating-point overflow. Needs a current context.
 *
 * C: `aclError aclrtGetDeviceSatMode(aclrtFloatOverflowMode *mode)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns receives the mode
 * @throws AclError when C returns a code other than 0.
 * @since CANN 6.3.RC2
 * @see aclrtSetDeviceSatMode
 */
export function getDeviceSatMode(): aclrtFloatOverflowMode {
  const returned = raw.aclrtGetDeviceSatMode(getDeviceSatMode$mode);
  if (returned !== 0) throw failure('aclrtGetDeviceSatMode', returned, {});
  return getDeviceSatMode$mode[0] as aclrtFloatOverflowMode;
}

/**
 * Reads how busy the units of a device are. An unknown device is not an error, its figures are -1.
 *
 * C: `aclError aclrtGetDeviceUtilizationRate(int32_t deviceId, aclrtUtilizationInfo *utilizationInfo)` in
 * libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @returns receives the percentages; utilizationExtend must be null before the call
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 */
export function getDeviceUtilizationRate(deviceId: number): aclrtUtilizationInfo {
  checkInt32(deviceId, 'aclrtGetDeviceUtilizationRate', 'deviceId');
  const utilizationInfo$ = {};
  const returned = raw.aclrtGetDeviceUtilizationRate(deviceId, utilizationInfo$);
  if (returned !== 0) throw failure('aclrtGetDeviceUtilizationRate', returned, { deviceId });
  return exact(utilizationInfo$, aclrtUtilizationInfo()) as aclrtUtilizationInfo;
}

const getDevicesTopo$value = uint64Cell();
/**
 * Tells how two devices are connected.
 *
 * C: `aclError aclrtGetDevicesTopo(uint32_t deviceId, uint32_t otherDeviceId, uint64_t *value)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @param otherDeviceId - another user device id, must differ
 * @returns receives one of the ACL_RT_DEVS_TOPOLOGY values
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function getDevicesTopo(deviceId: number, otherDeviceId: number): bigint {
  checkUint32(deviceId, 'aclrtGetDevicesTopo', 'deviceId');
  checkUint32(otherDeviceId, 'aclrtGetDevicesTopo', 'otherDeviceId');
  const returned = raw.aclrtGetDevicesTopo(deviceId, otherDeviceId, getDevicesTopo$value);
  if (returned !== 0) throw failure('aclrtGetDevicesTopo', returned, { deviceId, otherDeviceId });
  return getDevicesTopo$value[0] as bigint;
}

/**
 * Queues a task that writes the floating-point overflow status to device memory.
 *
 * C: `aclError aclrtGetFloatOverflowStatus(void *outputAddr, uint64_t outputSize, aclrtStream stream)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: not documented.
 *
 * @param outputAddr - device memory that the task fills; keep it until the task ran
 * @param outputSize - bytes in the memory
 * @param stream - runs the task
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtResetFloatOverflowStatus
 */
export function getFloatOverflowStatus(outputAddr: MemoryPtr, outputSize: Int64, stream: StreamPtr | null): void {
  checkUint64(outputSize, 'aclrtGetFloatOverflowStatus', 'outputSize');
  checkPointer(outputAddr, 'aclrtGetFloatOverflowStatus', 'outputAddr');
  checkNullablePointer(stream, 'aclrtGetFloatOverflowStatus', 'stream');
  const returned = raw.aclrtGetFloatOverflowStatus(outputAddr, outputSize, stream);
  if (returned !== 0) throw failure('aclrtGetFloatOverflowStatus', returned, { outputAddr, outputSize, stream });
}

const getLogicDevIdByPhyDevId$logicDevId = int32Cell();
/**
 * Turns a physical device id into a user device id, in spite of its name. Prefer aclrtGetUserDevIdByPhyDevId.
 *
 * C: `aclError aclrtGetLogicDevIdByPhyDevId(const int32_t phyDevId, int32_t *const logicDevId)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param phyDevId - id of the physical device
 * @returns receives the user device id (position in ASCEND_RT_VISIBLE_DEVICES)
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtGetUserDevIdByPhyDevId
 */
export function getLogicDevIdByPhyDevId(phyDevId: number): number {
  checkInt32(phyDevId, 'aclrtGetLogicDevIdByPhyDevId', 'phyDevId');
  const returned = raw.aclrtGetLogicDevIdByPhyDevId(phyDevId, getLogicDevIdByPhyDevId$logicDevId);
  if (returned !== 0) throw failure('aclrtGetLogicDevIdByPhyDevId', returned, { phyDevId });
  return getLogicDevIdByPhyDevId$logicDevId[0] as number;
}

const getLogicDevIdByUserDevId$logicDevId = int32Cell();
/**
 * Turns a user device id into the logical id behind ASCEND_RT_VISIBLE_DEVICES; equal when the variable is not set.
 *
 * C: `aclError aclrtGetLogicDevIdByUserDevId(const int32_t userDevid, int32_t *const logicDevId)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param userDevid - user device id (position in ASCEND_RT_VISIBLE_DEVICES)
 * @returns receives the device id inside the container or machine
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtGetUserDevIdByLogicDevId
 */
export function getLogicDevIdByUserDevId(userDevid: number): number {
  checkInt32(userDevid, 'aclrtGetLogicDevIdByUserDevId', 'userDevid');
  const returned = raw.aclrtGetLogicDevIdByUserDevId(userDevid, getLogicDevIdByUserDevId$logicDevId);
  if (returned !== 0) throw failure('aclrtGetLogicDevIdByUserDevId', returned, { userDevid });
  return getLogicDevIdByUserDevId$logicDevId[0] as number;
}

/**
 * Queues a task that writes the overflow status of the device to device memory; read it after synchronizing the
 * stream.
 *
 * The status covers the whole process on Ascend 950, A3 and A2.
 *
 * C: `aclError aclrtGetOverflowStatus(void *outputAddr, size_t outputSize, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param outputAddr - device memory of the caller that the task fills; keep it until the task ran
 * @param outputSize - bytes in the memory, 64
 * @param stream - runs the task
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtResetOverflowStatus
 */
export function getOverflowStatus(outputAddr: DevicePtr | VirtualPtr, outputSize: Int64, stream: StreamPtr | null): void {
  checkUint64(outputSize, 'aclrtGetOverflowStatus', 'outputSize');
  checkPointer(outputAddr, 'aclrtGetOverflowStatus', 'outputAddr');
  checkNullablePointer(stream, 'aclrtGetOverflowStatus', 'stream');
  const returned = raw.aclrtGetOverflowStatus(outputAddr, outputSize, stream);
  if (returned !== 0) throw failure('aclrtGetOverflowStatus', returned, { outputAddr, outputSize, stream });
}

const getPhyDevIdByLogicDevId$phyDevId = int32Cell();
/**
 * Turns a user device id into a physical one, in spite of its name. Prefer aclrtGetPhyDevIdByUserDevId.
 *
 * C: `aclError aclrtGetPhyDevIdByLogicDevId(const int32_t logicDevId, int32_t *const phyDevId)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param logicDevId - user device id (position in ASCEND_RT_VISIBLE_DEVICES)
 * @returns receives the id of the physical device
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtGetPhyDevIdByUserDevId
 */
export function getPhyDevIdByLogicDevId(logicDevId: number): number {
  checkInt32(logicDevId, 'aclrtGetPhyDevIdByLogicDevId', 'logicDevId');
  const returned = raw.aclrtGetPhyDevIdByLogicDevId(logicDevId, getPhyDevIdByLogicDevId$phyDevId);
  if (returned !== 0) throw failure('aclrtGetPhyDevIdByLogicDevId', returned, { logicDevId });
  return getPhyDevIdByLogicDevId$phyDevId[0] as number;
}

const getPhyDevIdByUserDevId$phyDevId = int32Cell();
/**
 * Turns a user device id into the id of the physical device; the two differ inside containers.
 *
 * C: `aclError aclrtGetPhyDevIdByUserDevId(const int32_t userDevId, int32_t *const phyDevId)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param userDevId - user device id (position in ASCEND_RT_VISIBLE_DEVICES)
 * @returns receives the id of the physical device
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtGetUserDevIdByPhyDevId
 */
export function getPhyDevIdByUserDevId(userDevId: number): number {
  checkInt32(userDevId, 'aclrtGetPhyDevIdByUserDevId', 'userDevId');
  const returned = raw.aclrtGetPhyDevIdByUserDevId(userDevId, getPhyDevIdByUserDevId$phyDevId);
  if (returned !== 0) throw failure('aclrtGetPhyDevIdByUserDevId', returned, { userDevId });
  return getPhyDevIdByUserDevId$phyDevId[0] as number;
}

const getResInCurrentThread$value = uint32Cell();
/**
 * Reads how many cores work of the calling thread may use.
 *
 * C: `aclError aclrtGetResInCurrentThread(aclrtDevResLimitType type, uint32_t *value)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param type - kind of core
 * @returns receives the number of cores
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtUseStreamResInCurrentThread
 */
export function getResInCurrentThread(type: aclrtDevResLimitType): number {
  checkInt32(type, 'aclrtGetResInCurrentThread', 'type');
  const returned = raw.aclrtGetResInCurrentThread(type, getResInCurrentThread$value);
  if (returned !== 0) throw failure('aclrtGetResInCurrentThread', returned, { type });
  return getResInCurrentThread$value[0] as number;
}

const getRunMode$runMode = int32Cell();
/**
 * Tells whether the program runs on a host or on the device itself. Needs no context.
 *
 * C: `aclError aclrtGetRunMode(aclrtRunMode *runMode)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @returns receives ACL_HOST or ACL_DEVICE
 * @throws AclError when C returns a code other than 0.
 * @since CANN 5.0.4
 */
export function getRunMode(): aclrtRunMode {
  const returned = raw.aclrtGetRunMode(getRunMode$runMode);
  if (returned !== 0) throw failure('aclrtGetRunMode', returned, {});
  return getRunMode$runMode[0] as aclrtRunMode;
}

/**
 * Names the chip of device 0. Works without a context.
 *
 * C: `const char *aclrtGetSocName(void)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns static string such as Ascend910B1, or null when no device answers
 * @since CANN 5.0.4
 */
export function getSocName(): string | null {
  return raw.aclrtGetSocName();
}

const getStreamResLimit$value = uint32Cell();
/**
 * Reads how many cores a stream may use: its own limit, else that of the process, else the hardware number.
 *
 * C: `aclError aclrtGetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type, uint32_t *value)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle, or null for the default stream
 * @param type - kind of core
 * @returns receives the number of cores
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtSetStreamResLimit
 */
export function getStreamResLimit(stream: StreamPtr | null, type: aclrtDevResLimitType): number {
  checkInt32(type, 'aclrtGetStreamResLimit', 'type');
  checkNullablePointer(stream, 'aclrtGetStreamResLimit', 'stream');
  const returned = raw.aclrtGetStreamResLimit(stream, type, getStreamResLimit$value);
  if (returned !== 0) throw failure('aclrtGetStreamResLimit', returned, { stream, type });
  return getStreamResLimit$value[0] as number;
}

const getSysParamOpt$value = int64Cell();
/**
 * Reads an option of the process; 0 when it was never set.
 *
 * C: `aclError aclrtGetSysParamOpt(aclSysParamOpt opt, int64_t *value)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param opt - option to read
 * @returns receives the value
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtSetSysParamOpt
 */
export function getSysParamOpt(opt: aclSysParamOpt): bigint {
  checkInt32(opt, 'aclrtGetSysParamOpt', 'opt');
  const returned = raw.aclrtGetSysParamOpt(opt, getSysParamOpt$value);
  if (returned !== 0) throw failure('aclrtGetSysParamOpt', returned, { opt });
  return getSysParamOpt$value[0] as bigint;
}

const getUserDevIdByLogicDevId$userDevid = int32Cell();
/**
 * Turns a logical device id into the user device id that the other functions take.
 *
 * C: `aclError aclrtGetUserDevIdByLogicDevId(const int32_t logicDevId, int32_t *const userDevid)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param logicDevId - device id inside the container or machine
 * @returns receives the user device id (position in ASCEND_RT_VISIBLE_DEVICES)
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtGetLogicDevIdByUserDevId
 */
export function getUserDevIdByLogicDevId(logicDevId: number): number {
  checkInt32(logicDevId, 'aclrtGetUserDevIdByLogicDevId', 'logicDevId');
  const returned = raw.aclrtGetUserDevIdByLogicDevId(logicDevId, getUserDevIdByLogicDevId$userDevid);
  if (returned !== 0) throw failure('aclrtGetUserDevIdByLogicDevId', returned, { logicDevId });
  return getUserDevIdByLogicDevId$userDevid[0] as number;
}

const getUserDevIdByPhyDevId$userDevId = int32Cell();
/**
 * Turns a physical device id into the user device id that the other functions take.
 *
 * C: `aclError aclrtGetUserDevIdByPhyDevId(const int32_t phyDevId, int32_t *const userDevId)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param phyDevId - id of the physical device
 * @returns receives the user device id (position in ASCEND_RT_VISIBLE_DEVICES)
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtGetPhyDevIdByUserDevId
 */
export function getUserDevIdByPhyDevId(phyDevId: number): number {
  checkInt32(phyDevId, 'aclrtGetUserDevIdByPhyDevId', 'phyDevId');
  const returned = raw.aclrtGetUserDevIdByPhyDevId(phyDevId, getUserDevIdByPhyDevId$userDevId);
  if (returned !== 0) throw failure('aclrtGetUserDevIdByPhyDevId', returned, { phyDevId });
  return getUserDevIdByPhyDevId$userDevId[0] as number;
}

/**
 * Queues a task that clears the overflow status of the compute cores.
 *
 * C: `aclError aclrtNpuClearFloatOverFlowStatus(uint32_t checkMode, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: not documented.
 *
 * @param checkMode - mode number handed on to the task
 * @param stream - runs the task
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtNpuGetFloatOverFlowStatus
 */
export function npuClearFloatOverFlowStatus(checkMode: number, stream: StreamPtr | null): void {
  checkUint32(checkMode, 'aclrtNpuClearFloatOverFlowStatus', 'checkMode');
  checkNullablePointer(stream, 'aclrtNpuClearFloatOverFlowStatus', 'stream');
  const returned = raw.aclrtNpuClearFloatOverFlowStatus(checkMode, stream);
  if (returned !== 0) throw failure('aclrtNpuClearFloatOverFlowStatus', returned, { checkMode, stream });
}

/**
 * Queues a task that writes the overflow status of the compute cores to device memory.
 *
 * C: `aclError aclrtNpuGetFloatOverFlowStatus(void *outputAddr, uint64_t outputSize, uint32_t checkMode, aclrtStream
 * stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: not documented.
 *
 * @param outputAddr - device memory that the task fills; keep it until the task ran
 * @param outputSize - bytes in the memory
 * @param checkMode - mode number handed on to the task
 * @param stream - runs the task
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtNpuClearFloatOverFlowStatus
 */
export function npuGetFloatOverFlowStatus(outputAddr: MemoryPtr, outputSize: Int64, checkMode: number, stream: StreamPtr | null): void {
  checkUint64(outputSize, 'aclrtNpuGetFloatOverFlowStatus', 'outputSize');
  checkUint32(checkMode, 'aclrtNpuGetFloatOverFlowStatus', 'checkMode');
  checkPointer(outputAddr, 'aclrtNpuGetFloatOverFlowStatus', 'outputAddr');
  checkNullablePointer(stream, 'aclrtNpuGetFloatOverFlowStatus', 'stream');
  const returned = raw.aclrtNpuGetFloatOverFlowStatus(outputAddr, outputSize, checkMode, stream);
  if (returned !== 0) throw failure('aclrtNpuGetFloatOverFlowStatus', returned, { outputAddr, outputSize, checkMode, stream });
}

const queryDeviceStatus$deviceStatus = int32Cell();
/**
 * Tells whether a device works.
 *
 * C: `aclError aclrtQueryDeviceStatus(int32_t deviceId, aclrtDeviceStatus *deviceStatus)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @returns receives normal or abnormal
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 */
export function queryDeviceStatus(deviceId: number): aclrtDeviceStatus {
  checkInt32(deviceId, 'aclrtQueryDeviceStatus', 'deviceId');
  const returned = raw.aclrtQueryDeviceStatus(deviceId, queryDeviceStatus$deviceStatus);
  if (returned !== 0) throw failure('aclrtQueryDeviceStatus', returned, { deviceId });
  return queryDeviceStatus$deviceStatus[0] as aclrtDeviceStatus;
}

/**
 * Registers a function that is called around the opening and the reset of devices, or removes it.
 *
 * C: `aclError aclrtRegDeviceStateCallback(const char *regName, aclrtDeviceStateCallback callback, void *args)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param regName - unique name of the registration, not null
 * @param callback - function, or null to remove the registration
 * @param args - passed to the function; must outlive the registration
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function regDeviceStateCallback(regName: string, callback: FunctionPointer<'aclrtDeviceStateCallback'> | null, args: AnyPointer): void {
  checkString(regName, 'aclrtRegDeviceStateCallback', 'regName');
  checkNullablePointer(callback, 'aclrtRegDeviceStateCallback', 'callback');
  checkPointer(args, 'aclrtRegDeviceStateCallback', 'args');
  const returned = raw.aclrtRegDeviceStateCallback(regName, callback, args);
  if (returned !== 0) throw failure('aclrtRegDeviceStateCallback', returned, { regName, callback, args });
}

/**
 * Gives back one reference of aclrtSetDevice. The last one destroys the primary context with its streams; contexts
 * made by aclrtCreateContext survive.
 *
 * Gives 507007 when no reference is left. Only the calling thread loses its binding; others hold a stale one and get
 * 107002.
 *
 * C: `aclError aclrtResetDevice(int32_t deviceId)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtSetDevice
 */
export function resetDevice(deviceId: number): void {
  checkInt32(deviceId, 'aclrtResetDevice', 'deviceId');
  const returned = raw.aclrtResetDevice(deviceId);
  if (returned !== 0) throw failure('aclrtResetDevice', returned, { deviceId });
}

/**
 * Gives back all references of aclrtSetDevice at once and destroys the primary context. Gives 507007 when there is
 * none.
 *
 * C: `aclError aclrtResetDeviceForce(int32_t deviceId)` in libacl_rt.so.
 * Since CANN 8.0.RC3. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.0.RC3
 * @see aclrtSetDevice
 * @see aclrtResetDevice
 */
export function resetDeviceForce(deviceId: number): void {
  checkInt32(deviceId, 'aclrtResetDeviceForce', 'deviceId');
  const returned = raw.aclrtResetDeviceForce(deviceId);
  if (returned !== 0) throw failure('aclrtResetDeviceForce', returned, { deviceId });
}

/**
 * Removes the limits of the process on a device.
 *
 * C: `aclError aclrtResetDeviceResLimit(int32_t deviceId)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtSetDeviceResLimit
 */
export function resetDeviceResLimit(deviceId: number): void {
  checkInt32(deviceId, 'aclrtResetDeviceResLimit', 'deviceId');
  const returned = raw.aclrtResetDeviceResLimit(deviceId);
  if (returned !== 0) throw failure('aclrtResetDeviceResLimit', returned, { deviceId });
}

/**
 * Queues a task that clears the floating-point overflow status.
 *
 * C: `aclError aclrtResetFloatOverflowStatus(aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: not documented.
 *
 * @param stream - runs the task
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtGetFloatOverflowStatus
 */
export function resetFloatOverflowStatus(stream: StreamPtr | null): void {
  checkNullablePointer(stream, 'aclrtResetFloatOverflowStatus', 'stream');
  const returned = raw.aclrtResetFloatOverflowStatus(stream);
  if (returned !== 0) throw failure('aclrtResetFloatOverflowStatus', returned, { stream });
}

/**
 * Queues a task that clears the overflow status of the device.
 *
 * C: `aclError aclrtResetOverflowStatus(aclrtStream stream)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - runs the task
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtGetOverflowStatus
 */
export function resetOverflowStatus(stream: StreamPtr | null): void {
  checkNullablePointer(stream, 'aclrtResetOverflowStatus', 'stream');
  const returned = raw.aclrtResetOverflowStatus(stream);
  if (returned !== 0) throw failure('aclrtResetOverflowStatus', returned, { stream });
}

/**
 * Removes the limits stored with a stream.
 *
 * C: `aclError aclrtResetStreamResLimit(aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle, or null for the default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtSetStreamResLimit
 */
export function resetStreamResLimit(stream: StreamPtr | null): void {
  checkNullablePointer(stream, 'aclrtResetStreamResLimit', 'stream');
  const returned = raw.aclrtResetStreamResLimit(stream);
  if (returned !== 0) throw failure('aclrtResetStreamResLimit', returned, { stream });
}

/**
 * Opens a device and makes its primary context current on the calling thread. Every call adds one reference to the
 * device for the process.
 *
 * The first call for a device may take seconds. Threads inherit nothing: each needs its own call or
 * aclrtSetCurrentContext.
 *
 * C: `aclError aclrtSetDevice(int32_t deviceId)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param deviceId - user device id, 0 to count - 1, counted after ASCEND_RT_VISIBLE_DEVICES
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtResetDevice
 * @see aclrtResetDeviceForce
 */
export function setDevice(deviceId: number): void {
  checkInt32(deviceId, 'aclrtSetDevice', 'deviceId');
  const returned = raw.aclrtSetDevice(deviceId);
  if (returned !== 0) throw failure('aclrtSetDevice', returned, { deviceId });
}

/**
 * Limits how many cores of a device the process uses for work submitted from now on. Needs aclrtSetDevice before.
 *
 * A limit of a stream outranks this one.
 *
 * C: `aclError aclrtSetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type, uint32_t value)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @param type - kind of core
 * @param value - number of cores
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtResetDeviceResLimit
 * @see aclrtSetStreamResLimit
 */
export function setDeviceResLimit(deviceId: number, type: aclrtDevResLimitType, value: number): void {
  checkInt32(deviceId, 'aclrtSetDeviceResLimit', 'deviceId');
  checkInt32(type, 'aclrtSetDeviceResLimit', 'type');
  checkUint32(value, 'aclrtSetDeviceResLimit', 'value');
  const returned = raw.aclrtSetDeviceResLimit(deviceId, type, value);
  if (returned !== 0) throw failure('aclrtSetDeviceResLimit', returned, { deviceId, type, value });
}

/**
 * Chooses what the device does on floating-point overflow. Holds for streams created afterwards.
 *
 * Needs a current context.
 *
 * C: `aclError aclrtSetDeviceSatMode(aclrtFloatOverflowMode mode)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param mode - saturation or Inf/NaN; most chips accept only one of them
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtGetDeviceSatMode
 */
export function setDeviceSatMode(mode: aclrtFloatOverflowMode): void {
  checkInt32(mode, 'aclrtSetDeviceSatMode', 'mode');
  const returned = raw.aclrtSetDeviceSatMode(mode);
  if (returned !== 0) throw failure('aclrtSetDeviceSatMode', returned, { mode });
}

/**
 * Stores a limit of cores with a stream. It acts on a thread after aclrtUseStreamResInCurrentThread.
 *
 * C: `aclError aclrtSetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type, uint32_t value)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle, or null for the default stream
 * @param type - kind of core
 * @param value - number of cores
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtResetStreamResLimit
 * @see aclrtUseStreamResInCurrentThread
 */
export function setStreamResLimit(stream: StreamPtr | null, type: aclrtDevResLimitType, value: number): void {
  checkInt32(type, 'aclrtSetStreamResLimit', 'type');
  checkUint32(value, 'aclrtSetStreamResLimit', 'value');
  checkNullablePointer(stream, 'aclrtSetStreamResLimit', 'stream');
  const returned = raw.aclrtSetStreamResLimit(stream, type, value);
  if (returned !== 0) throw failure('aclrtSetStreamResLimit', returned, { stream, type, value });
}

/**
 * Sets an option for the process.
 *
 * C: `aclError aclrtSetSysParamOpt(aclSysParamOpt opt, int64_t value)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param opt - option to set
 * @param value - new value, see aclSysParamOpt
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtGetSysParamOpt
 * @see aclrtCtxSetSysParamOpt
 */
export function setSysParamOpt(opt: aclSysParamOpt, value: Int64): void {
  checkInt32(opt, 'aclrtSetSysParamOpt', 'opt');
  checkInt64(value, 'aclrtSetSysParamOpt', 'value');
  const returned = raw.aclrtSetSysParamOpt(opt, value);
  if (returned !== 0) throw failure('aclrtSetSysParamOpt', returned, { opt, value });
}

/**
 * Chooses the task scheduler for the calling process. Has an effect on the Atlas inference series only.
 *
 * C: `aclError aclrtSetTsDevice(aclrtTsId tsId)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param tsId - ACL_TS_ID_AICORE or ACL_TS_ID_AIVECTOR
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function setTsDevice(tsId: aclrtTsId): void {
  checkInt32(tsId, 'aclrtSetTsDevice', 'tsId');
  const returned = raw.aclrtSetTsDevice(tsId);
  if (returned !== 0) throw failure('aclrtSetTsDevice', returned, { tsId });
}

/**
 * Waits until the streams of the current context are empty, not those of other contexts on the device.
 *
 * Returns the first task error of a stream, 107027 when a stream is capturing, 107002 without a context.
 *
 * C: `aclError aclrtSynchronizeDevice(void)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @throws AclError when C returns a code other than 0.
 * @since CANN 5.0.4
 * @see aclrtSynchronizeStream
 */
export function synchronizeDevice(): void {
  const returned = raw.aclrtSynchronizeDevice();
  if (returned !== 0) throw failure('aclrtSynchronizeDevice', returned, {});
}

/**
 * As aclrtSynchronizeDevice, but gives up with 507046 after a time; the work goes on.
 *
 * C: `aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param timeout - milliseconds, at least 1, or -1 for no limit
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtSynchronizeDevice
 */
export function synchronizeDeviceWithTimeout(timeout: number): void {
  checkInt32(timeout, 'aclrtSynchronizeDeviceWithTimeout', 'timeout');
  const returned = raw.aclrtSynchronizeDeviceWithTimeout(timeout);
  if (returned !== 0) throw failure('aclrtSynchronizeDeviceWithTimeout', returned, { timeout });
}

/**
 * Ends the use of the limits of a stream on the calling thread.
 *
 * C: `aclError aclrtUnuseStreamResInCurrentThread(aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle passed to aclrtUseStreamResInCurrentThread
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtUseStreamResInCurrentThread
 */
export function unuseStreamResInCurrentThread(stream: StreamPtr | null): void {
  checkNullablePointer(stream, 'aclrtUnuseStreamResInCurrentThread', 'stream');
  const returned = raw.aclrtUnuseStreamResInCurrentThread(stream);
  if (returned !== 0) throw failure('aclrtUnuseStreamResInCurrentThread', returned, { stream });
}

/**
 * Makes the limits of a stream hold for the calling thread; the last call wins.
 *
 * C: `aclError aclrtUseStreamResInCurrentThread(aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle with limits, or null for the default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtUnuseStreamResInCurrentThread
 */
export function useStreamResInCurrentThread(stream: StreamPtr | null): void {
  checkNullablePointer(stream, 'aclrtUseStreamResInCurrentThread', 'stream');
  const returned = raw.aclrtUseStreamResInCurrentThread(stream);
  if (returned !== 0) throw failure('aclrtUseStreamResInCurrentThread', returned, { stream });
}
