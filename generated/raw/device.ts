// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, outOf, traced } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64 } from '../../src/native/index.js';
import { aclrtUtilizationInfo, aclrtUuid } from '../structs.js';
import type { DevicePtr, MemoryPtr, StreamPtr, VirtualPtr } from '../types.js';
let aclrtDeviceCanAccessPeer$: typeof aclrtDeviceCanAccessPeer | undefined;
/**
 * Tells whether one device can read and write the memory of another one in the same machine.
 * C: `aclError aclrtDeviceCanAccessPeer(int32_t *canAccessPeer, int32_t deviceId, int32_t peerDeviceId)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310p, 910.
 */
export function aclrtDeviceCanAccessPeer(canAccessPeer: Int32Array | null, deviceId: number, peerDeviceId: number): number {
  aclrtDeviceCanAccessPeer$ ??= bind({ name: 'aclrtDeviceCanAccessPeer', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'int32_t', 'int32_t'] });
  if (isTraced()) return traced('aclrtDeviceCanAccessPeer', 'canAccessPeer deviceId peerDeviceId', aclrtDeviceCanAccessPeer$, [canAccessPeer, deviceId, peerDeviceId]);
  return aclrtDeviceCanAccessPeer$(canAccessPeer, deviceId, peerDeviceId);
}

let aclrtDeviceDisablePeerAccess$: typeof aclrtDeviceDisablePeerAccess | undefined;
/**
 * Ends the access of the current device to the memory of a peer.
 * C: `aclError aclrtDeviceDisablePeerAccess(int32_t peerDeviceId)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310p, 910.
 */
export function aclrtDeviceDisablePeerAccess(peerDeviceId: number): number {
  aclrtDeviceDisablePeerAccess$ ??= bind({ name: 'aclrtDeviceDisablePeerAccess', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclrtDeviceDisablePeerAccess', 'peerDeviceId', aclrtDeviceDisablePeerAccess$, [peerDeviceId]);
  return aclrtDeviceDisablePeerAccess$(peerDeviceId);
}

let aclrtDeviceEnablePeerAccess$: typeof aclrtDeviceEnablePeerAccess | undefined;
/**
 * Lets the current device access the memory of a peer. One direction only: call it for both devices to go both ways.
 * C: `aclError aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t flags)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310p, 910.
 */
export function aclrtDeviceEnablePeerAccess(peerDeviceId: number, flags: number): number {
  aclrtDeviceEnablePeerAccess$ ??= bind({ name: 'aclrtDeviceEnablePeerAccess', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['int32_t', 'uint32_t'] });
  if (isTraced()) return traced('aclrtDeviceEnablePeerAccess', 'peerDeviceId flags', aclrtDeviceEnablePeerAccess$, [peerDeviceId, flags]);
  return aclrtDeviceEnablePeerAccess$(peerDeviceId, flags);
}

let aclrtDeviceGetBareTgid$: typeof aclrtDeviceGetBareTgid | undefined;
/**
 * Reads the id of the process as the host system sees it, also inside a container. Sharing between processes needs this id.
 * C: `aclError aclrtDeviceGetBareTgid(int32_t *pid)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtDeviceGetBareTgid(pid: Int32Array | null): number {
  aclrtDeviceGetBareTgid$ ??= bind({ name: 'aclrtDeviceGetBareTgid', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtDeviceGetBareTgid', 'pid', aclrtDeviceGetBareTgid$, [pid]);
  return aclrtDeviceGetBareTgid$(pid);
}

let aclrtDeviceGetHostAtomicCapabilities$: typeof aclrtDeviceGetHostAtomicCapabilities | undefined;
/**
 * Tells which atomic operations a device can do on host memory.
 * C: `aclError aclrtDeviceGetHostAtomicCapabilities(uint32_t *capabilities, const aclrtAtomicOperation *operations, const uint32_t count, int32_t deviceId)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtDeviceGetHostAtomicCapabilities(capabilities: Uint32Array | null, operations: Int32Array | null, count: number, deviceId: number): number {
  aclrtDeviceGetHostAtomicCapabilities$ ??= bind({ name: 'aclrtDeviceGetHostAtomicCapabilities', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *', 'uint32_t', 'int32_t'] });
  if (isTraced()) return traced('aclrtDeviceGetHostAtomicCapabilities', 'capabilities operations count deviceId', aclrtDeviceGetHostAtomicCapabilities$, [capabilities, operations, count, deviceId]);
  return aclrtDeviceGetHostAtomicCapabilities$(capabilities, operations, count, deviceId);
}

let aclrtDeviceGetP2PAtomicCapabilities$: typeof aclrtDeviceGetP2PAtomicCapabilities | undefined;
/**
 * Tells which atomic operations one device can do on the memory of another one in the same server.
 * C: `aclError aclrtDeviceGetP2PAtomicCapabilities(uint32_t *capabilities, const aclrtAtomicOperation *operations, const uint32_t count, int32_t srcDeviceId, int32_t dstDeviceId)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtDeviceGetP2PAtomicCapabilities(capabilities: Uint32Array | null, operations: Int32Array | null, count: number, srcDeviceId: number, dstDeviceId: number): number {
  aclrtDeviceGetP2PAtomicCapabilities$ ??= bind({ name: 'aclrtDeviceGetP2PAtomicCapabilities', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *', 'uint32_t', 'int32_t', 'int32_t'] });
  if (isTraced()) return traced('aclrtDeviceGetP2PAtomicCapabilities', 'capabilities operations count srcDeviceId dstDeviceId', aclrtDeviceGetP2PAtomicCapabilities$, [capabilities, operations, count, srcDeviceId, dstDeviceId]);
  return aclrtDeviceGetP2PAtomicCapabilities$(capabilities, operations, count, srcDeviceId, dstDeviceId);
}

let aclrtDeviceGetStreamPriorityRange$: typeof aclrtDeviceGetStreamPriorityRange | undefined;
/**
 * Reads the limits of stream priorities. A smaller number is a higher priority.
 * C: `aclError aclrtDeviceGetStreamPriorityRange(int32_t *leastPriority, int32_t *greatestPriority)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtDeviceGetStreamPriorityRange(leastPriority: Int32Array | null, greatestPriority: Int32Array | null): number {
  aclrtDeviceGetStreamPriorityRange$ ??= bind({ name: 'aclrtDeviceGetStreamPriorityRange', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtDeviceGetStreamPriorityRange', 'leastPriority greatestPriority', aclrtDeviceGetStreamPriorityRange$, [leastPriority, greatestPriority]);
  return aclrtDeviceGetStreamPriorityRange$(leastPriority, greatestPriority);
}

let aclrtDeviceGetUuid$: typeof aclrtDeviceGetUuid | undefined;
/**
 * Reads the unique identity of a device (Ascend 950, A3, A2).
 * C: `aclError aclrtDeviceGetUuid(int32_t deviceId, aclrtUuid *uuid)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtDeviceGetUuid(deviceId: number, uuid: object | null): number {
  aclrtDeviceGetUuid$ ??= bind({ name: 'aclrtDeviceGetUuid', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', outOf(aclrtUuid)] });
  if (isTraced()) return traced('aclrtDeviceGetUuid', 'deviceId uuid', aclrtDeviceGetUuid$, [deviceId, uuid]);
  return aclrtDeviceGetUuid$(deviceId, uuid);
}

let aclrtDevicePeerAccessStatus$: typeof aclrtDevicePeerAccessStatus | undefined;
/**
 * Tells whether access between two devices is enabled.
 * C: `aclError aclrtDevicePeerAccessStatus(int32_t deviceId, int32_t peerDeviceId, int32_t *status)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtDevicePeerAccessStatus(deviceId: number, peerDeviceId: number, status: Int32Array | null): number {
  aclrtDevicePeerAccessStatus$ ??= bind({ name: 'aclrtDevicePeerAccessStatus', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtDevicePeerAccessStatus', 'deviceId peerDeviceId status', aclrtDevicePeerAccessStatus$, [deviceId, peerDeviceId, status]);
  return aclrtDevicePeerAccessStatus$(deviceId, peerDeviceId, status);
}

let aclrtGetDevice$: typeof aclrtGetDevice | undefined;
/**
 * Tells which device the current context of the calling thread belongs to; 107002 without a context.
 * C: `aclError aclrtGetDevice(int32_t *deviceId)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtGetDevice(deviceId: Int32Array | null): number {
  aclrtGetDevice$ ??= bind({ name: 'aclrtGetDevice', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetDevice', 'deviceId', aclrtGetDevice$, [deviceId]);
  return aclrtGetDevice$(deviceId);
}

let aclrtGetDeviceCapability$: typeof aclrtGetDeviceCapability | undefined;
/**
 * Tells whether a device has an optional feature.
 * C: `aclError aclrtGetDeviceCapability(int32_t deviceId, aclrtDevFeatureType devFeatureType, int32_t *value)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetDeviceCapability(deviceId: number, devFeatureType: number, value: Int32Array | null): number {
  aclrtGetDeviceCapability$ ??= bind({ name: 'aclrtGetDeviceCapability', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetDeviceCapability', 'deviceId devFeatureType value', aclrtGetDeviceCapability$, [deviceId, devFeatureType, value]);
  return aclrtGetDeviceCapability$(deviceId, devFeatureType, value);
}

let aclrtGetDeviceCount$: typeof aclrtGetDeviceCount | undefined;
/**
 * Counts the devices that the process may use. Needs no context.
 * C: `aclError aclrtGetDeviceCount(uint32_t *count)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtGetDeviceCount(count: Uint32Array | null): number {
  aclrtGetDeviceCount$ ??= bind({ name: 'aclrtGetDeviceCount', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetDeviceCount', 'count', aclrtGetDeviceCount$, [count]);
  return aclrtGetDeviceCount$(count);
}

let aclrtGetDeviceInfo$: typeof aclrtGetDeviceInfo | undefined;
/**
 * Reads one hardware attribute of a device.
 * C: `aclError aclrtGetDeviceInfo(uint32_t deviceId, aclrtDevAttr attr, int64_t *value)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetDeviceInfo(deviceId: number, attr: number, value: BigInt64Array | null): number {
  aclrtGetDeviceInfo$ ??= bind({ name: 'aclrtGetDeviceInfo', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['uint32_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetDeviceInfo', 'deviceId attr value', aclrtGetDeviceInfo$, [deviceId, attr, value]);
  return aclrtGetDeviceInfo$(deviceId, attr, value);
}

let aclrtGetDeviceResLimit$: typeof aclrtGetDeviceResLimit | undefined;
/**
 * Reads how many cores of a device the process may use; the hardware number when no limit is set.
 * C: `aclError aclrtGetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type, uint32_t *value)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetDeviceResLimit(deviceId: number, type: number, value: Uint32Array | null): number {
  aclrtGetDeviceResLimit$ ??= bind({ name: 'aclrtGetDeviceResLimit', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetDeviceResLimit', 'deviceId type value', aclrtGetDeviceResLimit$, [deviceId, type, value]);
  return aclrtGetDeviceResLimit$(deviceId, type, value);
}

let aclrtGetDeviceSatMode$: typeof aclrtGetDeviceSatMode | undefined;
/**
 * Reads what the current device does on floating-point overflow. Needs a current context.
 * C: `aclError aclrtGetDeviceSatMode(aclrtFloatOverflowMode *mode)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetDeviceSatMode(mode: Int32Array | null): number {
  aclrtGetDeviceSatMode$ ??= bind({ name: 'aclrtGetDeviceSatMode', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetDeviceSatMode', 'mode', aclrtGetDeviceSatMode$, [mode]);
  return aclrtGetDeviceSatMode$(mode);
}

let aclrtGetDeviceUtilizationRate$: typeof aclrtGetDeviceUtilizationRate | undefined;
/**
 * Reads how busy the units of a device are. An unknown device is not an error, its figures are -1.
 * C: `aclError aclrtGetDeviceUtilizationRate(int32_t deviceId, aclrtUtilizationInfo *utilizationInfo)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetDeviceUtilizationRate(deviceId: number, utilizationInfo: object | null): number {
  aclrtGetDeviceUtilizationRate$ ??= bind({ name: 'aclrtGetDeviceUtilizationRate', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['int32_t', outOf(aclrtUtilizationInfo)] });
  if (isTraced()) return traced('aclrtGetDeviceUtilizationRate', 'deviceId utilizationInfo', aclrtGetDeviceUtilizationRate$, [deviceId, utilizationInfo]);
  return aclrtGetDeviceUtilizationRate$(deviceId, utilizationInfo);
}

let aclrtGetDevicesTopo$: typeof aclrtGetDevicesTopo | undefined;
/**
 * Tells how two devices are connected.
 * C: `aclError aclrtGetDevicesTopo(uint32_t deviceId, uint32_t otherDeviceId, uint64_t *value)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetDevicesTopo(deviceId: number, otherDeviceId: number, value: BigUint64Array | null): number {
  aclrtGetDevicesTopo$ ??= bind({ name: 'aclrtGetDevicesTopo', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['uint32_t', 'uint32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetDevicesTopo', 'deviceId otherDeviceId value', aclrtGetDevicesTopo$, [deviceId, otherDeviceId, value]);
  return aclrtGetDevicesTopo$(deviceId, otherDeviceId, value);
}

let aclrtGetFloatOverflowStatus$: typeof aclrtGetFloatOverflowStatus | undefined;
/**
 * Queues a task that writes the floating-point overflow status to device memory.
 * C: `aclError aclrtGetFloatOverflowStatus(void *outputAddr, uint64_t outputSize, aclrtStream stream)`. Since CANN 8.5.0. Products: not documented.
 */
export function aclrtGetFloatOverflowStatus(outputAddr: MemoryPtr | null, outputSize: Int64, stream: StreamPtr | null): number {
  aclrtGetFloatOverflowStatus$ ??= bind({ name: 'aclrtGetFloatOverflowStatus', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint64_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetFloatOverflowStatus', 'outputAddr outputSize stream', aclrtGetFloatOverflowStatus$, [outputAddr, outputSize, stream]);
  return aclrtGetFloatOverflowStatus$(outputAddr, outputSize, stream);
}

let aclrtGetLogicDevIdByPhyDevId$: typeof aclrtGetLogicDevIdByPhyDevId | undefined;
/**
 * Turns a physical device id into a user device id, in spite of its name. Prefer aclrtGetUserDevIdByPhyDevId.
 * C: `aclError aclrtGetLogicDevIdByPhyDevId(const int32_t phyDevId, int32_t *const logicDevId)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetLogicDevIdByPhyDevId(phyDevId: number, logicDevId: Int32Array | null): number {
  aclrtGetLogicDevIdByPhyDevId$ ??= bind({ name: 'aclrtGetLogicDevIdByPhyDevId', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetLogicDevIdByPhyDevId', 'phyDevId logicDevId', aclrtGetLogicDevIdByPhyDevId$, [phyDevId, logicDevId]);
  return aclrtGetLogicDevIdByPhyDevId$(phyDevId, logicDevId);
}

let aclrtGetLogicDevIdByUserDevId$: typeof aclrtGetLogicDevIdByUserDevId | undefined;
/**
 * Turns a user device id into the logical id behind ASCEND_RT_VISIBLE_DEVICES; equal when the variable is not set.
 * C: `aclError aclrtGetLogicDevIdByUserDevId(const int32_t userDevid, int32_t *const logicDevId)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetLogicDevIdByUserDevId(userDevid: number, logicDevId: Int32Array | null): number {
  aclrtGetLogicDevIdByUserDevId$ ??= bind({ name: 'aclrtGetLogicDevIdByUserDevId', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetLogicDevIdByUserDevId', 'userDevid logicDevId', aclrtGetLogicDevIdByUserDevId$, [userDevid, logicDevId]);
  return aclrtGetLogicDevIdByUserDevId$(userDevid, logicDevId);
}

let aclrtGetOverflowStatus$: typeof aclrtGetOverflowStatus | undefined;
/**
 * Queues a task that writes the overflow status of the device to device memory; read it after synchronizing the stream.
 * C: `aclError aclrtGetOverflowStatus(void *outputAddr, size_t outputSize, aclrtStream stream)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetOverflowStatus(outputAddr: DevicePtr | VirtualPtr | null, outputSize: Int64, stream: StreamPtr | null): number {
  aclrtGetOverflowStatus$ ??= bind({ name: 'aclrtGetOverflowStatus', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetOverflowStatus', 'outputAddr outputSize stream', aclrtGetOverflowStatus$, [outputAddr, outputSize, stream]);
  return aclrtGetOverflowStatus$(outputAddr, outputSize, stream);
}

let aclrtGetPhyDevIdByLogicDevId$: typeof aclrtGetPhyDevIdByLogicDevId | undefined;
/**
 * Turns a user device id into a physical one, in spite of its name. Prefer aclrtGetPhyDevIdByUserDevId.
 * C: `aclError aclrtGetPhyDevIdByLogicDevId(const int32_t logicDevId, int32_t *const phyDevId)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetPhyDevIdByLogicDevId(logicDevId: number, phyDevId: Int32Array | null): number {
  aclrtGetPhyDevIdByLogicDevId$ ??= bind({ name: 'aclrtGetPhyDevIdByLogicDevId', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetPhyDevIdByLogicDevId', 'logicDevId phyDevId', aclrtGetPhyDevIdByLogicDevId$, [logicDevId, phyDevId]);
  return aclrtGetPhyDevIdByLogicDevId$(logicDevId, phyDevId);
}

let aclrtGetPhyDevIdByUserDevId$: typeof aclrtGetPhyDevIdByUserDevId | undefined;
/**
 * Turns a user device id into the id of the physical device; the two differ inside containers.
 * C: `aclError aclrtGetPhyDevIdByUserDevId(const int32_t userDevId, int32_t *const phyDevId)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetPhyDevIdByUserDevId(userDevId: number, phyDevId: Int32Array | null): number {
  aclrtGetPhyDevIdByUserDevId$ ??= bind({ name: 'aclrtGetPhyDevIdByUserDevId', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetPhyDevIdByUserDevId', 'userDevId phyDevId', aclrtGetPhyDevIdByUserDevId$, [userDevId, phyDevId]);
  return aclrtGetPhyDevIdByUserDevId$(userDevId, phyDevId);
}

let aclrtGetResInCurrentThread$: typeof aclrtGetResInCurrentThread | undefined;
/**
 * Reads how many cores work of the calling thread may use.
 * C: `aclError aclrtGetResInCurrentThread(aclrtDevResLimitType type, uint32_t *value)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetResInCurrentThread(type: number, value: Uint32Array | null): number {
  aclrtGetResInCurrentThread$ ??= bind({ name: 'aclrtGetResInCurrentThread', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetResInCurrentThread', 'type value', aclrtGetResInCurrentThread$, [type, value]);
  return aclrtGetResInCurrentThread$(type, value);
}

let aclrtGetRunMode$: typeof aclrtGetRunMode | undefined;
/**
 * Tells whether the program runs on a host or on the device itself. Needs no context.
 * C: `aclError aclrtGetRunMode(aclrtRunMode *runMode)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtGetRunMode(runMode: Int32Array | null): number {
  aclrtGetRunMode$ ??= bind({ name: 'aclrtGetRunMode', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetRunMode', 'runMode', aclrtGetRunMode$, [runMode]);
  return aclrtGetRunMode$(runMode);
}

let aclrtGetSocName$: typeof aclrtGetSocName | undefined;
/**
 * Names the chip of device 0. Works without a context.
 * C: `const char *aclrtGetSocName(void)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetSocName(): string | null {
  aclrtGetSocName$ ??= bind({ name: 'aclrtGetSocName', library: 'libacl_rt.so', since: '5.0.4', result: 'str', params: [] });
  if (isTraced()) return traced('aclrtGetSocName', '', aclrtGetSocName$, []);
  return aclrtGetSocName$();
}

let aclrtGetStreamResLimit$: typeof aclrtGetStreamResLimit | undefined;
/**
 * Reads how many cores a stream may use: its own limit, else that of the process, else the hardware number.
 * C: `aclError aclrtGetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type, uint32_t *value)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetStreamResLimit(stream: StreamPtr | null, type: number, value: Uint32Array | null): number {
  aclrtGetStreamResLimit$ ??= bind({ name: 'aclrtGetStreamResLimit', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetStreamResLimit', 'stream type value', aclrtGetStreamResLimit$, [stream, type, value]);
  return aclrtGetStreamResLimit$(stream, type, value);
}

let aclrtGetSysParamOpt$: typeof aclrtGetSysParamOpt | undefined;
/**
 * Reads an option of the process; 0 when it was never set.
 * C: `aclError aclrtGetSysParamOpt(aclSysParamOpt opt, int64_t *value)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetSysParamOpt(opt: number, value: BigInt64Array | null): number {
  aclrtGetSysParamOpt$ ??= bind({ name: 'aclrtGetSysParamOpt', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetSysParamOpt', 'opt value', aclrtGetSysParamOpt$, [opt, value]);
  return aclrtGetSysParamOpt$(opt, value);
}

let aclrtGetUserDevIdByLogicDevId$: typeof aclrtGetUserDevIdByLogicDevId | undefined;
/**
 * Turns a logical device id into the user device id that the other functions take.
 * C: `aclError aclrtGetUserDevIdByLogicDevId(const int32_t logicDevId, int32_t *const userDevid)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetUserDevIdByLogicDevId(logicDevId: number, userDevid: Int32Array | null): number {
  aclrtGetUserDevIdByLogicDevId$ ??= bind({ name: 'aclrtGetUserDevIdByLogicDevId', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetUserDevIdByLogicDevId', 'logicDevId userDevid', aclrtGetUserDevIdByLogicDevId$, [logicDevId, userDevid]);
  return aclrtGetUserDevIdByLogicDevId$(logicDevId, userDevid);
}

let aclrtGetUserDevIdByPhyDevId$: typeof aclrtGetUserDevIdByPhyDevId | undefined;
/**
 * Turns a physical device id into the user device id that the other functions take.
 * C: `aclError aclrtGetUserDevIdByPhyDevId(const int32_t phyDevId, int32_t *const userDevId)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetUserDevIdByPhyDevId(phyDevId: number, userDevId: Int32Array | null): number {
  aclrtGetUserDevIdByPhyDevId$ ??= bind({ name: 'aclrtGetUserDevIdByPhyDevId', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetUserDevIdByPhyDevId', 'phyDevId userDevId', aclrtGetUserDevIdByPhyDevId$, [phyDevId, userDevId]);
  return aclrtGetUserDevIdByPhyDevId$(phyDevId, userDevId);
}

let aclrtNpuClearFloatOverFlowStatus$: typeof aclrtNpuClearFloatOverFlowStatus | undefined;
/**
 * Queues a task that clears the overflow status of the compute cores.
 * C: `aclError aclrtNpuClearFloatOverFlowStatus(uint32_t checkMode, aclrtStream stream)`. Since CANN 8.5.0. Products: not documented.
 */
export function aclrtNpuClearFloatOverFlowStatus(checkMode: number, stream: StreamPtr | null): number {
  aclrtNpuClearFloatOverFlowStatus$ ??= bind({ name: 'aclrtNpuClearFloatOverFlowStatus', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['uint32_t', 'void *'] });
  if (isTraced()) return traced('aclrtNpuClearFloatOverFlowStatus', 'checkMode stream', aclrtNpuClearFloatOverFlowStatus$, [checkMode, stream]);
  return aclrtNpuClearFloatOverFlowStatus$(checkMode, stream);
}

let aclrtNpuGetFloatOverFlowStatus$: typeof aclrtNpuGetFloatOverFlowStatus | undefined;
/**
 * Queues a task that writes the overflow status of the compute cores to device memory.
 * C: `aclError aclrtNpuGetFloatOverFlowStatus(void *outputAddr, uint64_t outputSize, uint32_t checkMode, aclrtStream stream)`. Since CANN 8.5.0. Products: not documented.
 */
export function aclrtNpuGetFloatOverFlowStatus(outputAddr: MemoryPtr | null, outputSize: Int64, checkMode: number, stream: StreamPtr | null): number {
  aclrtNpuGetFloatOverFlowStatus$ ??= bind({ name: 'aclrtNpuGetFloatOverFlowStatus', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint64_t', 'uint32_t', 'void *'] });
  if (isTraced()) return traced('aclrtNpuGetFloatOverFlowStatus', 'outputAddr outputSize checkMode stream', aclrtNpuGetFloatOverFlowStatus$, [outputAddr, outputSize, checkMode, stream]);
  return aclrtNpuGetFloatOverFlowStatus$(outputAddr, outputSize, checkMode, stream);
}

let aclrtQueryDeviceStatus$: typeof aclrtQueryDeviceStatus | undefined;
/**
 * Tells whether a device works.
 * C: `aclError aclrtQueryDeviceStatus(int32_t deviceId, aclrtDeviceStatus *deviceStatus)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtQueryDeviceStatus(deviceId: number, deviceStatus: Int32Array | null): number {
  aclrtQueryDeviceStatus$ ??= bind({ name: 'aclrtQueryDeviceStatus', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtQueryDeviceStatus', 'deviceId deviceStatus', aclrtQueryDeviceStatus$, [deviceId, deviceStatus]);
  return aclrtQueryDeviceStatus$(deviceId, deviceStatus);
}

let aclrtRegDeviceStateCallback$: typeof aclrtRegDeviceStateCallback | undefined;
/**
 * Registers a function that is called around the opening and the reset of devices, or removes it.
 * C: `aclError aclrtRegDeviceStateCallback(const char *regName, aclrtDeviceStateCallback callback, void *args)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtRegDeviceStateCallback(regName: string | null, callback: FunctionPointer<'aclrtDeviceStateCallback'> | null, args: AnyPointer | null): number {
  aclrtRegDeviceStateCallback$ ??= bind({ name: 'aclrtRegDeviceStateCallback', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['str', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtRegDeviceStateCallback', 'regName callback args', aclrtRegDeviceStateCallback$, [regName, callback, args]);
  return aclrtRegDeviceStateCallback$(regName, callback, args);
}

let aclrtResetDevice$: typeof aclrtResetDevice | undefined;
/**
 * Gives back one reference of aclrtSetDevice. The last one destroys the primary context with its streams; contexts made by aclrtCreateContext survive.
 * C: `aclError aclrtResetDevice(int32_t deviceId)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtResetDevice(deviceId: number): number {
  aclrtResetDevice$ ??= bind({ name: 'aclrtResetDevice', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclrtResetDevice', 'deviceId', aclrtResetDevice$, [deviceId]);
  return aclrtResetDevice$(deviceId);
}

let aclrtResetDeviceForce$: typeof aclrtResetDeviceForce | undefined;
/**
 * Gives back all references of aclrtSetDevice at once and destroys the primary context. Gives 507007 when there is none.
 * C: `aclError aclrtResetDeviceForce(int32_t deviceId)`. Since CANN 8.0.RC3. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtResetDeviceForce(deviceId: number): number {
  aclrtResetDeviceForce$ ??= bind({ name: 'aclrtResetDeviceForce', library: 'libacl_rt.so', since: '8.0.RC3', result: 'int32_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclrtResetDeviceForce', 'deviceId', aclrtResetDeviceForce$, [deviceId]);
  return aclrtResetDeviceForce$(deviceId);
}

let aclrtResetDeviceResLimit$: typeof aclrtResetDeviceResLimit | undefined;
/**
 * Removes the limits of the process on a device.
 * C: `aclError aclrtResetDeviceResLimit(int32_t deviceId)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtResetDeviceResLimit(deviceId: number): number {
  aclrtResetDeviceResLimit$ ??= bind({ name: 'aclrtResetDeviceResLimit', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclrtResetDeviceResLimit', 'deviceId', aclrtResetDeviceResLimit$, [deviceId]);
  return aclrtResetDeviceResLimit$(deviceId);
}

let aclrtResetFloatOverflowStatus$: typeof aclrtResetFloatOverflowStatus | undefined;
/**
 * Queues a task that clears the floating-point overflow status.
 * C: `aclError aclrtResetFloatOverflowStatus(aclrtStream stream)`. Since CANN 8.5.0. Products: not documented.
 */
export function aclrtResetFloatOverflowStatus(stream: StreamPtr | null): number {
  aclrtResetFloatOverflowStatus$ ??= bind({ name: 'aclrtResetFloatOverflowStatus', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtResetFloatOverflowStatus', 'stream', aclrtResetFloatOverflowStatus$, [stream]);
  return aclrtResetFloatOverflowStatus$(stream);
}

let aclrtResetOverflowStatus$: typeof aclrtResetOverflowStatus | undefined;
/**
 * Queues a task that clears the overflow status of the device.
 * C: `aclError aclrtResetOverflowStatus(aclrtStream stream)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtResetOverflowStatus(stream: StreamPtr | null): number {
  aclrtResetOverflowStatus$ ??= bind({ name: 'aclrtResetOverflowStatus', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtResetOverflowStatus', 'stream', aclrtResetOverflowStatus$, [stream]);
  return aclrtResetOverflowStatus$(stream);
}

let aclrtResetStreamResLimit$: typeof aclrtResetStreamResLimit | undefined;
/**
 * Removes the limits stored with a stream.
 * C: `aclError aclrtResetStreamResLimit(aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtResetStreamResLimit(stream: StreamPtr | null): number {
  aclrtResetStreamResLimit$ ??= bind({ name: 'aclrtResetStreamResLimit', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtResetStreamResLimit', 'stream', aclrtResetStreamResLimit$, [stream]);
  return aclrtResetStreamResLimit$(stream);
}

let aclrtSetDevice$: typeof aclrtSetDevice | undefined;
/**
 * Opens a device and makes its primary context current on the calling thread. Every call adds one reference to the device for the process.
 * C: `aclError aclrtSetDevice(int32_t deviceId)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtSetDevice(deviceId: number): number {
  aclrtSetDevice$ ??= bind({ name: 'aclrtSetDevice', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclrtSetDevice', 'deviceId', aclrtSetDevice$, [deviceId]);
  return aclrtSetDevice$(deviceId);
}

let aclrtSetDeviceResLimit$: typeof aclrtSetDeviceResLimit | undefined;
/**
 * Limits how many cores of a device the process uses for work submitted from now on. Needs aclrtSetDevice before.
 * C: `aclError aclrtSetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type, uint32_t value)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSetDeviceResLimit(deviceId: number, type: number, value: number): number {
  aclrtSetDeviceResLimit$ ??= bind({ name: 'aclrtSetDeviceResLimit', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'int32_t', 'uint32_t'] });
  if (isTraced()) return traced('aclrtSetDeviceResLimit', 'deviceId type value', aclrtSetDeviceResLimit$, [deviceId, type, value]);
  return aclrtSetDeviceResLimit$(deviceId, type, value);
}

let aclrtSetDeviceSatMode$: typeof aclrtSetDeviceSatMode | undefined;
/**
 * Chooses what the device does on floating-point overflow. Holds for streams created afterwards.
 * C: `aclError aclrtSetDeviceSatMode(aclrtFloatOverflowMode mode)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSetDeviceSatMode(mode: number): number {
  aclrtSetDeviceSatMode$ ??= bind({ name: 'aclrtSetDeviceSatMode', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclrtSetDeviceSatMode', 'mode', aclrtSetDeviceSatMode$, [mode]);
  return aclrtSetDeviceSatMode$(mode);
}

let aclrtSetStreamResLimit$: typeof aclrtSetStreamResLimit | undefined;
/**
 * Stores a limit of cores with a stream. It acts on a thread after aclrtUseStreamResInCurrentThread.
 * C: `aclError aclrtSetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type, uint32_t value)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSetStreamResLimit(stream: StreamPtr | null, type: number, value: number): number {
  aclrtSetStreamResLimit$ ??= bind({ name: 'aclrtSetStreamResLimit', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'int32_t', 'uint32_t'] });
  if (isTraced()) return traced('aclrtSetStreamResLimit', 'stream type value', aclrtSetStreamResLimit$, [stream, type, value]);
  return aclrtSetStreamResLimit$(stream, type, value);
}

let aclrtSetSysParamOpt$: typeof aclrtSetSysParamOpt | undefined;
/**
 * Sets an option for the process.
 * C: `aclError aclrtSetSysParamOpt(aclSysParamOpt opt, int64_t value)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSetSysParamOpt(opt: number, value: Int64): number {
  aclrtSetSysParamOpt$ ??= bind({ name: 'aclrtSetSysParamOpt', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['int32_t', 'int64_t'] });
  if (isTraced()) return traced('aclrtSetSysParamOpt', 'opt value', aclrtSetSysParamOpt$, [opt, value]);
  return aclrtSetSysParamOpt$(opt, value);
}

let aclrtSetTsDevice$: typeof aclrtSetTsDevice | undefined;
/**
 * Chooses the task scheduler for the calling process. Has an effect on the Atlas inference series only.
 * C: `aclError aclrtSetTsDevice(aclrtTsId tsId)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSetTsDevice(tsId: number): number {
  aclrtSetTsDevice$ ??= bind({ name: 'aclrtSetTsDevice', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclrtSetTsDevice', 'tsId', aclrtSetTsDevice$, [tsId]);
  return aclrtSetTsDevice$(tsId);
}

let aclrtSynchronizeDevice$: typeof aclrtSynchronizeDevice | undefined;
/**
 * Waits until the streams of the current context are empty, not those of other contexts on the device.
 * C: `aclError aclrtSynchronizeDevice(void)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSynchronizeDevice(): number {
  aclrtSynchronizeDevice$ ??= bind({ name: 'aclrtSynchronizeDevice', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: [] });
  if (isTraced()) return traced('aclrtSynchronizeDevice', '', aclrtSynchronizeDevice$, []);
  return aclrtSynchronizeDevice$();
}

let aclrtSynchronizeDeviceWithTimeout$: typeof aclrtSynchronizeDeviceWithTimeout | undefined;
/**
 * As aclrtSynchronizeDevice, but gives up with 507046 after a time; the work goes on.
 * C: `aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSynchronizeDeviceWithTimeout(timeout: number): number {
  aclrtSynchronizeDeviceWithTimeout$ ??= bind({ name: 'aclrtSynchronizeDeviceWithTimeout', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclrtSynchronizeDeviceWithTimeout', 'timeout', aclrtSynchronizeDeviceWithTimeout$, [timeout]);
  return aclrtSynchronizeDeviceWithTimeout$(timeout);
}

let aclrtUnuseStreamResInCurrentThread$: typeof aclrtUnuseStreamResInCurrentThread | undefined;
/**
 * Ends the use of the limits of a stream on the calling thread.
 * C: `aclError aclrtUnuseStreamResInCurrentThread(aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtUnuseStreamResInCurrentThread(stream: StreamPtr | null): number {
  aclrtUnuseStreamResInCurrentThread$ ??= bind({ name: 'aclrtUnuseStreamResInCurrentThread', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtUnuseStreamResInCurrentThread', 'stream', aclrtUnuseStreamResInCurrentThread$, [stream]);
  return aclrtUnuseStreamResInCurrentThread$(stream);
}

let aclrtUseStreamResInCurrentThread$: typeof aclrtUseStreamResInCurrentThread | undefined;
/**
 * Makes the limits of a stream hold for the calling thread; the last call wins.
 * C: `aclError aclrtUseStreamResInCurrentThread(aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtUseStreamResInCurrentThread(stream: StreamPtr | null): number {
  aclrtUseStreamResInCurrentThread$ ??= bind({ name: 'aclrtUseStreamResInCurrentThread', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtUseStreamResInCurrentThread', 'stream', aclrtUseStreamResInCurrentThread$, [stream]);
  return aclrtUseStreamResInCurrentThread$(stream);
}
