// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { builtIns, checkCount, checkInt32, checkInteger, checkMemory, checkNullablePointer, checkPointer, checkString, checkUint32, checkUint64, failure, numbersOf, structOf, textOf, uint32Cell, uint64Cell } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64, StructInput } from '../../src/native/index.js';
import type { acldumpType, aclprofAicoreMetrics, aclprofConfigType, aclprofStepTag, aclprofSubscribeOpAttri, aclprofSubscribeOpFlag } from '../enums.js';
import { aclprofEventAttributes } from '../structs.js';
import type { MemoryPtr, ProfAicoreEventsPtr, ProfConfigPtr, ProfStepInfoPtr, ProfSubscribeConfigPtr, StreamPtr } from '../types.js';
import * as raw from '../raw/profiling.js';

/**
 * Returns the folder of a configured dump, to put own files beside it.
 *
 * C: `const char *acldumpGetPath(acldumpType dumpType)` in libascend_dump.so.
 * Since CANN 9.0.0. Products: 950, A3, 910b.
 *
 * @param dumpType - kind of dump
 * @returns the path, owned by the library, or null when none is configured
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 */
export function dumpGetPath(dumpType: acldumpType): string | null {
  checkInt32(dumpType, 'acldumpGetPath', 'dumpType');
  return raw.acldumpGetPath(dumpType);
}

/**
 * Has dump data handed to a function instead of written to files.
 *
 * The piece is valid only during the call, which comes from a thread of the library.
 *
 * C: `aclError acldumpRegCallback(int32_t (*const)(const acldumpChunk *, int32_t) messageCallback, int32_t flag)` in
 * libascend_dump.so.
 * Since CANN 8.0.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param messageCallback - gets a piece of data and the size of acldumpChunk with its data, in bytes; returns 0 on
 *   success
 * @param flag - reserved, 0: nothing is written to files
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.0.RC2
 * @see acldumpUnregCallback
 */
export function dumpRegCallback(messageCallback: FunctionPointer<'acldumpRegCallback.messageCallback'> | null, flag: number): void {
  checkInt32(flag, 'acldumpRegCallback', 'flag');
  checkNullablePointer(messageCallback, 'acldumpRegCallback', 'messageCallback');
  const returned = raw.acldumpRegCallback(messageCallback, flag);
  if (returned !== 0) throw failure('acldumpRegCallback', returned, { messageCallback, flag });
}

/**
 * Removes the function of acldumpRegCallback.
 *
 * C: `void acldumpUnregCallback(void)` in libascend_dump.so.
 * Since CANN 8.0.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @since CANN 8.0.RC2
 */
export function dumpUnregCallback(): void {
  raw.acldumpUnregCallback();
}

/**
 * Writes out what is left and stops the dump service.
 *
 * C: `aclError aclmdlFinalizeDump(void)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @throws AclError when C returns a code other than 0.
 * @since CANN 5.0.4
 */
export function mdlFinalizeDump(): void {
  const returned = raw.aclmdlFinalizeDump();
  if (returned !== 0) throw failure('aclmdlFinalizeDump', returned, {});
}

/**
 * Starts the dump service, after aclInit and before models are loaded. Fails if aclInit already configured a dump.
 *
 * Pairs with aclmdlFinalizeDump; the pair can be repeated.
 *
 * C: `aclError aclmdlInitDump(void)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @throws AclError when C returns a code other than 0.
 * @since CANN 5.0.4
 */
export function mdlInitDump(): void {
  const returned = raw.aclmdlInitDump();
  if (returned !== 0) throw failure('aclmdlInitDump', returned, {});
}

/**
 * Configures the dump from a JSON file, for models loaded afterwards. A later call replaces the configuration.
 *
 * C: `aclError aclmdlSetDump(const char *dumpCfgPath)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param dumpCfgPath - path of the JSON file
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclmdlInitDump
 */
export function mdlSetDump(dumpCfgPath: string): void {
  checkString(dumpCfgPath, 'aclmdlSetDump', 'dumpCfgPath');
  const returned = raw.aclmdlSetDump(dumpCfgPath);
  if (returned !== 0) throw failure('aclmdlSetDump', returned, { dumpCfgPath });
}

/**
 * Starts collecting information on the operators that run; one file per operator shape.
 *
 * Only for single operator calls. Pairs with aclopStopDumpArgs.
 *
 * C: `aclError aclopStartDumpArgs(uint32_t dumpType, const char *path)` in libascend_dump.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 910.
 *
 * @param dumpType - ACL_OP_DUMP_OP_AICORE_ARGS
 * @param path - folder for the files, created if need be
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 */
export function opStartDumpArgs(dumpType: number, path: string): void {
  checkUint32(dumpType, 'aclopStartDumpArgs', 'dumpType');
  checkString(path, 'aclopStartDumpArgs', 'path');
  const returned = raw.aclopStartDumpArgs(dumpType, path);
  if (returned !== 0) throw failure('aclopStartDumpArgs', returned, { dumpType, path });
}

/**
 * Stops collecting operator information.
 *
 * C: `aclError aclopStopDumpArgs(uint32_t dumpType)` in libascend_dump.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 910.
 *
 * @param dumpType - value given to aclopStartDumpArgs
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 */
export function opStopDumpArgs(dumpType: number): void {
  checkUint32(dumpType, 'aclopStopDumpArgs', 'dumpType');
  const returned = raw.aclopStopDumpArgs(dumpType);
  if (returned !== 0) throw failure('aclopStopDumpArgs', returned, { dumpType });
}

/**
 * Describes what to profile. One configuration can be used many times.
 *
 * C: `aclprofConfig *aclprofCreateConfig(uint32_t *deviceIdList, uint32_t deviceNums, aclprofAicoreMetrics
 * aicoreMetrics, const aclprofAicoreEvents *aicoreEvents, uint64_t dataTypeConfig)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param deviceIdList - array of device numbers
 * @param deviceNums - length of the array
 * @param aicoreMetrics - counters, used only with ACL_PROF_AICORE_METRICS
 * @param aicoreEvents - reserved, null
 * @param dataTypeConfig - ACL_PROF_* data types joined by or
 * @returns the configuration, to be destroyed once by aclprofDestroyConfig, or null on failure
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profCreateConfig(deviceIdList: readonly number[] | Uint32Array, deviceNums: number, aicoreMetrics: aclprofAicoreMetrics, aicoreEvents: ProfAicoreEventsPtr | null, dataTypeConfig: Int64): ProfConfigPtr | null {
  checkUint32(deviceNums, 'aclprofCreateConfig', 'deviceNums');
  checkInt32(aicoreMetrics, 'aclprofCreateConfig', 'aicoreMetrics');
  checkUint64(dataTypeConfig, 'aclprofCreateConfig', 'dataTypeConfig');
  const deviceIdList$ = numbersOf(builtIns.Uint32Array, deviceIdList, deviceNums, 'aclprofCreateConfig', 'deviceIdList');
  checkNullablePointer(aicoreEvents, 'aclprofCreateConfig', 'aicoreEvents');
  return raw.aclprofCreateConfig(deviceIdList$, deviceNums, aicoreMetrics, aicoreEvents, dataTypeConfig);
}

/**
 * Creates a stamp: a named event of the program in the profile. Between aclprofStart and aclprofStop.
 *
 * C: `void *aclprofCreateStamp(void)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns the stamp, to be destroyed by aclprofDestroyStamp before aclprofStop, or null on failure
 * @since CANN 5.0.4
 */
export function profCreateStamp(): AnyPointer | null {
  return raw.aclprofCreateStamp();
}

/**
 * Creates a training step.
 *
 * C: `aclprofStepInfo *aclprofCreateStepInfo(void)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns the step, to be destroyed once by aclprofDestroyStepInfo, or null on failure
 * @since CANN 5.0.4
 */
export function profCreateStepInfo(): ProfStepInfoPtr | null {
  return raw.aclprofCreateStepInfo();
}

/**
 * Describes a subscription.
 *
 * C: `aclprofSubscribeConfig *aclprofCreateSubscribeConfig(int8_t timeInfoSwitch, aclprofAicoreMetrics aicoreMetrics,
 * void *fd)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param timeInfoSwitch - 1: report times; 0: do not
 * @param aicoreMetrics - counters; not reported yet
 * @param fd - address of the file descriptor of the writing end of a pipe
 * @returns the configuration, to be destroyed once by aclprofDestroySubscribeConfig, or null on failure
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profCreateSubscribeConfig(timeInfoSwitch: number, aicoreMetrics: aclprofAicoreMetrics, fd: MemoryPtr): ProfSubscribeConfigPtr | null {
  checkInteger(timeInfoSwitch, -128, 127, 'aclprofCreateSubscribeConfig', 'timeInfoSwitch');
  checkInt32(aicoreMetrics, 'aclprofCreateSubscribeConfig', 'aicoreMetrics');
  checkPointer(fd, 'aclprofCreateSubscribeConfig', 'fd');
  return raw.aclprofCreateSubscribeConfig(timeInfoSwitch, aicoreMetrics, fd);
}

/**
 * Destroys a profiling configuration.
 *
 * C: `aclError aclprofDestroyConfig(const aclprofConfig *profilerConfig)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param profilerConfig - configuration of aclprofCreateConfig
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profDestroyConfig(profilerConfig: ProfConfigPtr): void {
  checkPointer(profilerConfig, 'aclprofDestroyConfig', 'profilerConfig');
  const returned = raw.aclprofDestroyConfig(profilerConfig);
  if (returned !== 0) throw failure('aclprofDestroyConfig', returned, { profilerConfig });
}

/**
 * Destroys a stamp.
 *
 * C: `void aclprofDestroyStamp(void *stamp)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stamp - stamp of aclprofCreateStamp
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profDestroyStamp(stamp: MemoryPtr): void {
  checkPointer(stamp, 'aclprofDestroyStamp', 'stamp');
  raw.aclprofDestroyStamp(stamp);
}

/**
 * Destroys a training step.
 *
 * C: `void aclprofDestroyStepInfo(aclprofStepInfo *stepinfo)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stepinfo - step of aclprofCreateStepInfo
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profDestroyStepInfo(stepinfo: ProfStepInfoPtr): void {
  checkPointer(stepinfo, 'aclprofDestroyStepInfo', 'stepinfo');
  raw.aclprofDestroyStepInfo(stepinfo);
}

/**
 * Destroys the configuration of a subscription.
 *
 * C: `aclError aclprofDestroySubscribeConfig(const aclprofSubscribeConfig *profSubscribeConfig)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param profSubscribeConfig - configuration of aclprofCreateSubscribeConfig
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profDestroySubscribeConfig(profSubscribeConfig: ProfSubscribeConfigPtr): void {
  checkPointer(profSubscribeConfig, 'aclprofDestroySubscribeConfig', 'profSubscribeConfig');
  const returned = raw.aclprofDestroySubscribeConfig(profSubscribeConfig);
  if (returned !== 0) throw failure('aclprofDestroySubscribeConfig', returned, { profSubscribeConfig });
}

/**
 * Ends profiling.
 *
 * C: `aclError aclprofFinalize(void)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @throws AclError when C returns a code other than 0.
 * @since CANN 5.0.4
 */
export function profFinalize(): void {
  const returned = raw.aclprofFinalize();
  if (returned !== 0) throw failure('aclprofFinalize', returned, {});
}

/**
 * Returns the model of an operator.
 *
 * C: `size_t aclprofGetModelId(const void *opInfo, size_t opInfoLen, uint32_t index)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param opInfo - operator data read from the pipe
 * @param opInfoLen - size of opInfo in bytes
 * @param index - from 0 to the number of operators - 1
 * @returns number of the model
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profGetModelId(opInfo: MemoryPtr | ArrayBufferView, opInfoLen: Int64, index: number): bigint {
  checkUint64(opInfoLen, 'aclprofGetModelId', 'opInfoLen');
  checkUint32(index, 'aclprofGetModelId', 'index');
  checkMemory(opInfo, opInfoLen, 'aclprofGetModelId', 'opInfo');
  return builtIns.BigInt(raw.aclprofGetModelId(opInfo, opInfoLen, index));
}

/**
 * Returns an attribute of an operator as text.
 *
 * C: `const char *aclprofGetOpAttriValue(const void *opInfo, size_t opInfoLen, uint32_t index, aclprofSubscribeOpAttri
 * attri)` in libmsprofiler.so.
 * Since CANN 6.0.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param opInfo - operator data read from the pipe
 * @param opInfoLen - size of opInfo in bytes
 * @param index - from 0 to the number of operators - 1
 * @param attri - attribute to read
 * @returns the text, owned by the library, or null when there is none
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.0.RC1
 */
export function profGetOpAttriValue(opInfo: MemoryPtr | ArrayBufferView, opInfoLen: Int64, index: number, attri: aclprofSubscribeOpAttri): string | null {
  checkUint64(opInfoLen, 'aclprofGetOpAttriValue', 'opInfoLen');
  checkUint32(index, 'aclprofGetOpAttriValue', 'index');
  checkInt32(attri, 'aclprofGetOpAttriValue', 'attri');
  checkMemory(opInfo, opInfoLen, 'aclprofGetOpAttriValue', 'opInfo');
  return raw.aclprofGetOpAttriValue(opInfo, opInfoLen, index, attri);
}

const profGetOpDescSize$opDescSize = uint64Cell();
/**
 * Returns the size of the data of one operator: read a multiple of it from the pipe.
 *
 * C: `aclError aclprofGetOpDescSize(size_t *opDescSize)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns size in bytes
 * @throws AclError when C returns a code other than 0.
 * @since CANN 5.0.4
 */
export function profGetOpDescSize(): bigint {
  const returned = raw.aclprofGetOpDescSize(profGetOpDescSize$opDescSize);
  if (returned !== 0) throw failure('aclprofGetOpDescSize', returned, {});
  return profGetOpDescSize$opDescSize[0] as bigint;
}

/**
 * Returns how long an operator ran.
 *
 * C: `uint64_t aclprofGetOpDuration(const void *opInfo, size_t opInfoLen, uint32_t index)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param opInfo - operator data read from the pipe
 * @param opInfoLen - size of opInfo in bytes
 * @param index - from 0 to the number of operators - 1
 * @returns duration in microseconds
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profGetOpDuration(opInfo: MemoryPtr | ArrayBufferView, opInfoLen: Int64, index: number): bigint {
  checkUint64(opInfoLen, 'aclprofGetOpDuration', 'opInfoLen');
  checkUint32(index, 'aclprofGetOpDuration', 'index');
  checkMemory(opInfo, opInfoLen, 'aclprofGetOpDuration', 'opInfo');
  return builtIns.BigInt(raw.aclprofGetOpDuration(opInfo, opInfoLen, index));
}

/**
 * Returns when an operator ended.
 *
 * C: `uint64_t aclprofGetOpEnd(const void *opInfo, size_t opInfoLen, uint32_t index)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param opInfo - operator data read from the pipe
 * @param opInfoLen - size of opInfo in bytes
 * @param index - from 0 to the number of operators - 1
 * @returns time in microseconds
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profGetOpEnd(opInfo: MemoryPtr | ArrayBufferView, opInfoLen: Int64, index: number): bigint {
  checkUint64(opInfoLen, 'aclprofGetOpEnd', 'opInfoLen');
  checkUint32(index, 'aclprofGetOpEnd', 'index');
  checkMemory(opInfo, opInfoLen, 'aclprofGetOpEnd', 'opInfo');
  return builtIns.BigInt(raw.aclprofGetOpEnd(opInfo, opInfoLen, index));
}

/**
 * Tells what an entry describes.
 *
 * C: `aclprofSubscribeOpFlag aclprofGetOpFlag(const void *opInfo, size_t opInfoLen, uint32_t index)` in
 * libmsprofiler.so.
 * Since CANN 6.0.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param opInfo - operator data read from the pipe
 * @param opInfoLen - size of opInfo in bytes
 * @param index - from 0 to the number of operators - 1
 * @returns operator, subgraph or thread
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.0.RC1
 */
export function profGetOpFlag(opInfo: MemoryPtr | ArrayBufferView, opInfoLen: Int64, index: number): aclprofSubscribeOpFlag {
  checkUint64(opInfoLen, 'aclprofGetOpFlag', 'opInfoLen');
  checkUint32(index, 'aclprofGetOpFlag', 'index');
  checkMemory(opInfo, opInfoLen, 'aclprofGetOpFlag', 'opInfo');
  return raw.aclprofGetOpFlag(opInfo, opInfoLen, index);
}

/**
 * Copies the name of an operator.
 *
 * C: `aclError aclprofGetOpName(const void *opInfo, size_t opInfoLen, uint32_t index, char *opName, size_t opNameLen)`
 * in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param opInfo - operator data read from the pipe
 * @param opInfoLen - size of opInfo in bytes
 * @param index - from 0 to the number of operators - 1
 * @param opNameLen - size of the buffer in bytes; a longer name is cut
 * @returns buffer for the name
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclprofGetOpNameLen
 */
export function profGetOpName(opInfo: MemoryPtr | ArrayBufferView, opInfoLen: Int64, index: number, opNameLen: Int64): string {
  checkUint64(opInfoLen, 'aclprofGetOpName', 'opInfoLen');
  checkUint32(index, 'aclprofGetOpName', 'index');
  checkUint64(opNameLen, 'aclprofGetOpName', 'opNameLen');
  checkMemory(opInfo, opInfoLen, 'aclprofGetOpName', 'opInfo');
  const opName$ = new builtIns.Uint8Array(checkCount(opNameLen, 1, 'aclprofGetOpName', 'opNameLen'));
  const returned = raw.aclprofGetOpName(opInfo, opInfoLen, index, opName$, opNameLen);
  if (returned !== 0) throw failure('aclprofGetOpName', returned, { opInfo, opInfoLen, index, opNameLen });
  return textOf(opName$);
}

const profGetOpNameLen$opNameLen = uint64Cell();
/**
 * Returns the size of the name of an operator.
 *
 * C: `aclError aclprofGetOpNameLen(const void *opInfo, size_t opInfoLen, uint32_t index, size_t *opNameLen)` in
 * libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param opInfo - operator data read from the pipe
 * @param opInfoLen - size of opInfo in bytes
 * @param index - from 0 to the number of operators - 1
 * @returns size in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profGetOpNameLen(opInfo: MemoryPtr | ArrayBufferView, opInfoLen: Int64, index: number): bigint {
  checkUint64(opInfoLen, 'aclprofGetOpNameLen', 'opInfoLen');
  checkUint32(index, 'aclprofGetOpNameLen', 'index');
  checkMemory(opInfo, opInfoLen, 'aclprofGetOpNameLen', 'opInfo');
  const returned = raw.aclprofGetOpNameLen(opInfo, opInfoLen, index, profGetOpNameLen$opNameLen);
  if (returned !== 0) throw failure('aclprofGetOpNameLen', returned, { opInfo, opInfoLen, index });
  return profGetOpNameLen$opNameLen[0] as bigint;
}

const profGetOpNum$opNumber = uint32Cell();
/**
 * Returns how many operators the data describes.
 *
 * C: `aclError aclprofGetOpNum(const void *opInfo, size_t opInfoLen, uint32_t *opNumber)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param opInfo - operator data read from the pipe
 * @param opInfoLen - size of opInfo in bytes
 * @returns number of operators
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profGetOpNum(opInfo: MemoryPtr | ArrayBufferView, opInfoLen: Int64): number {
  checkUint64(opInfoLen, 'aclprofGetOpNum', 'opInfoLen');
  checkMemory(opInfo, opInfoLen, 'aclprofGetOpNum', 'opInfo');
  const returned = raw.aclprofGetOpNum(opInfo, opInfoLen, profGetOpNum$opNumber);
  if (returned !== 0) throw failure('aclprofGetOpNum', returned, { opInfo, opInfoLen });
  return profGetOpNum$opNumber[0] as number;
}

/**
 * Returns when an operator started.
 *
 * C: `uint64_t aclprofGetOpStart(const void *opInfo, size_t opInfoLen, uint32_t index)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param opInfo - operator data read from the pipe
 * @param opInfoLen - size of opInfo in bytes
 * @param index - from 0 to the number of operators - 1
 * @returns time in microseconds
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profGetOpStart(opInfo: MemoryPtr | ArrayBufferView, opInfoLen: Int64, index: number): bigint {
  checkUint64(opInfoLen, 'aclprofGetOpStart', 'opInfoLen');
  checkUint32(index, 'aclprofGetOpStart', 'index');
  checkMemory(opInfo, opInfoLen, 'aclprofGetOpStart', 'opInfo');
  return builtIns.BigInt(raw.aclprofGetOpStart(opInfo, opInfoLen, index));
}

/**
 * Copies the type of an operator.
 *
 * C: `aclError aclprofGetOpType(const void *opInfo, size_t opInfoLen, uint32_t index, char *opType, size_t opTypeLen)`
 * in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param opInfo - operator data read from the pipe
 * @param opInfoLen - size of opInfo in bytes
 * @param index - from 0 to the number of operators - 1
 * @param opTypeLen - size of the buffer in bytes; a longer type is cut
 * @returns buffer for the type
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclprofGetOpTypeLen
 */
export function profGetOpType(opInfo: MemoryPtr | ArrayBufferView, opInfoLen: Int64, index: number, opTypeLen: Int64): string {
  checkUint64(opInfoLen, 'aclprofGetOpType', 'opInfoLen');
  checkUint32(index, 'aclprofGetOpType', 'index');
  checkUint64(opTypeLen, 'aclprofGetOpType', 'opTypeLen');
  checkMemory(opInfo, opInfoLen, 'aclprofGetOpType', 'opInfo');
  const opType$ = new builtIns.Uint8Array(checkCount(opTypeLen, 1, 'aclprofGetOpType', 'opTypeLen'));
  const returned = raw.aclprofGetOpType(opInfo, opInfoLen, index, opType$, opTypeLen);
  if (returned !== 0) throw failure('aclprofGetOpType', returned, { opInfo, opInfoLen, index, opTypeLen });
  return textOf(opType$);
}

const profGetOpTypeLen$opTypeLen = uint64Cell();
/**
 * Returns the size of the type of an operator.
 *
 * C: `aclError aclprofGetOpTypeLen(const void *opInfo, size_t opInfoLen, uint32_t index, size_t *opTypeLen)` in
 * libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param opInfo - operator data read from the pipe
 * @param opInfoLen - size of opInfo in bytes
 * @param index - from 0 to the number of operators - 1
 * @returns size in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profGetOpTypeLen(opInfo: MemoryPtr | ArrayBufferView, opInfoLen: Int64, index: number): bigint {
  checkUint64(opInfoLen, 'aclprofGetOpTypeLen', 'opInfoLen');
  checkUint32(index, 'aclprofGetOpTypeLen', 'index');
  checkMemory(opInfo, opInfoLen, 'aclprofGetOpTypeLen', 'opInfo');
  const returned = raw.aclprofGetOpTypeLen(opInfo, opInfoLen, index, profGetOpTypeLen$opTypeLen);
  if (returned !== 0) throw failure('aclprofGetOpTypeLen', returned, { opInfo, opInfoLen, index });
  return profGetOpTypeLen$opTypeLen[0] as bigint;
}

/**
 * Marks the start or the end of a training step on a stream. Each end of a step can be marked once.
 *
 * C: `aclError aclprofGetStepTimestamp(aclprofStepInfo *stepInfo, aclprofStepTag tag, aclrtStream stream)` in
 * libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stepInfo - step of aclprofCreateStepInfo
 * @param tag - start or end
 * @param stream - stream that takes the mark
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profGetStepTimestamp(stepInfo: ProfStepInfoPtr, tag: aclprofStepTag, stream: StreamPtr | null): void {
  checkInt32(tag, 'aclprofGetStepTimestamp', 'tag');
  checkPointer(stepInfo, 'aclprofGetStepTimestamp', 'stepInfo');
  checkNullablePointer(stream, 'aclprofGetStepTimestamp', 'stream');
  const returned = raw.aclprofGetStepTimestamp(stepInfo, tag, stream);
  if (returned !== 0) throw failure('aclprofGetStepTimestamp', returned, { stepInfo, tag, stream });
}

/**
 * Starts profiling and sets the folder for its results. After aclInit, before models are loaded.
 *
 * Fails if aclInit already configured profiling. Pairs with aclprofFinalize; not to be mixed with
 * aclprofModelSubscribe.
 *
 * C: `aclError aclprofInit(const char *profilerResultPath, size_t length)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param profilerResultPath - absolute or relative path of the folder
 * @param length - length of the path in bytes, at most 4096
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profInit(profilerResultPath: string, length: Int64): void {
  checkUint64(length, 'aclprofInit', 'length');
  checkString(profilerResultPath, 'aclprofInit', 'profilerResultPath');
  const returned = raw.aclprofInit(profilerResultPath, length);
  if (returned !== 0) throw failure('aclprofInit', returned, { profilerResultPath, length });
}

/**
 * Records the present moment.
 *
 * C: `aclError aclprofMark(void *stamp)` in libmsprofiler.so.
 * Since CANN 6.0.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stamp - stamp of aclprofCreateStamp
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.0.RC1
 */
export function profMark(stamp: MemoryPtr): void {
  checkPointer(stamp, 'aclprofMark', 'stamp');
  const returned = raw.aclprofMark(stamp);
  if (returned !== 0) throw failure('aclprofMark', returned, { stamp });
}

/**
 * Records a mark on the host and queues one on a stream, so that both can be matched.
 *
 * C: `aclError aclprofMarkEx(const char *msg, size_t msgLen, aclrtStream stream)` in libmsprofiler.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param msg - text of the mark
 * @param msgLen - length of the text in bytes, 1 to 127
 * @param stream - stream that takes the mark, not null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function profMarkEx(msg: string, msgLen: Int64, stream: StreamPtr | null): void {
  checkUint64(msgLen, 'aclprofMarkEx', 'msgLen');
  checkString(msg, 'aclprofMarkEx', 'msg');
  checkNullablePointer(stream, 'aclprofMarkEx', 'stream');
  const returned = raw.aclprofMarkEx(msg, msgLen, stream);
  if (returned !== 0) throw failure('aclprofMarkEx', returned, { msg, msgLen, stream });
}

/**
 * Subscribes to the times of the operators of a model, once per model, before it runs. Data arrives through a pipe.
 *
 * Pairs with aclprofModelUnSubscribe; not to be mixed with aclprofInit.
 *
 * C: `aclError aclprofModelSubscribe(uint32_t modelId, const aclprofSubscribeConfig *profSubscribeConfig)` in
 * libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param modelId - number of a loaded model
 * @param profSubscribeConfig - configuration of aclprofCreateSubscribeConfig; the same for all models of a device
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profModelSubscribe(modelId: number, profSubscribeConfig: ProfSubscribeConfigPtr): void {
  checkUint32(modelId, 'aclprofModelSubscribe', 'modelId');
  checkPointer(profSubscribeConfig, 'aclprofModelSubscribe', 'profSubscribeConfig');
  const returned = raw.aclprofModelSubscribe(modelId, profSubscribeConfig);
  if (returned !== 0) throw failure('aclprofModelSubscribe', returned, { modelId, profSubscribeConfig });
}

/**
 * Ends a subscription. The writing end of the pipe is closed when all data is sent.
 *
 * C: `aclError aclprofModelUnSubscribe(uint32_t modelId)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param modelId - number of the subscribed model
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profModelUnSubscribe(modelId: number): void {
  checkUint32(modelId, 'aclprofModelUnSubscribe', 'modelId');
  const returned = raw.aclprofModelUnSubscribe(modelId);
  if (returned !== 0) throw failure('aclprofModelUnSubscribe', returned, { modelId });
}

/**
 * Ends the latest range of the calling thread.
 *
 * C: `aclError aclprofPop(void)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @throws AclError when C returns a code other than 0.
 * @since CANN 5.0.4
 */
export function profPop(): void {
  const returned = raw.aclprofPop();
  if (returned !== 0) throw failure('aclprofPop', returned, {});
}

/**
 * Starts a range on the calling thread. Ranges nest.
 *
 * Pairs with aclprofPop on the same thread.
 *
 * C: `aclError aclprofPush(void *stamp)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stamp - stamp of aclprofCreateStamp
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclprofRangeStart
 */
export function profPush(stamp: MemoryPtr): void {
  checkPointer(stamp, 'aclprofPush', 'stamp');
  const returned = raw.aclprofPush(stamp);
  if (returned !== 0) throw failure('aclprofPush', returned, { stamp });
}

/**
 * Writes the information of aclprofRangePushEx to the profile.
 *
 * C: `aclError aclprofRangePop(void)` in libmsprofiler.so.
 * Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @throws AclError when C returns a code other than 0.
 * @since CANN 9.0.0
 */
export function profRangePop(): void {
  const returned = raw.aclprofRangePop();
  if (returned !== 0) throw failure('aclprofRangePop', returned, {});
}

/**
 * Holds information on the kernel that is launched next.
 *
 * Pairs with aclprofRangePop after the launch.
 *
 * C: `aclError aclprofRangePushEx(aclprofEventAttributes *attr)` in libmsprofiler.so.
 * Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param attr - the information
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 */
export function profRangePushEx(attr: StructInput<aclprofEventAttributes>): void {
  const attr$ = structOf(attr, aclprofEventAttributes, 'aclprofRangePushEx', 'attr');
  const returned = raw.aclprofRangePushEx(attr$);
  if (returned !== 0) throw failure('aclprofRangePushEx', returned, { attr: attr$ });
}

const profRangeStart$rangeId = uint32Cell();
/**
 * Starts a range that any thread may end.
 *
 * C: `aclError aclprofRangeStart(void *stamp, uint32_t *rangeId)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stamp - stamp of aclprofCreateStamp
 * @returns number of the range, for aclprofRangeStop
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profRangeStart(stamp: MemoryPtr): number {
  checkPointer(stamp, 'aclprofRangeStart', 'stamp');
  const returned = raw.aclprofRangeStart(stamp, profRangeStart$rangeId);
  if (returned !== 0) throw failure('aclprofRangeStart', returned, { stamp });
  return profRangeStart$rangeId[0] as number;
}

/**
 * Ends a range of aclprofRangeStart.
 *
 * C: `aclError aclprofRangeStop(uint32_t rangeId)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param rangeId - number of the range
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profRangeStop(rangeId: number): void {
  checkUint32(rangeId, 'aclprofRangeStop', 'rangeId');
  const returned = raw.aclprofRangeStop(rangeId);
  if (returned !== 0) throw failure('aclprofRangeStop', returned, { rangeId });
}

/**
 * Sets a further profiling option. Before aclprofStart; may be called for several options.
 *
 * C: `aclError aclprofSetConfig(aclprofConfigType configType, const char *config, size_t configLength)` in
 * libmsprofiler.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param configType - option to set
 * @param config - its value as text
 * @param configLength - length of the text in bytes, at most 256
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 */
export function profSetConfig(configType: aclprofConfigType, config: string, configLength: Int64): void {
  checkInt32(configType, 'aclprofSetConfig', 'configType');
  checkUint64(configLength, 'aclprofSetConfig', 'configLength');
  checkString(config, 'aclprofSetConfig', 'config');
  const returned = raw.aclprofSetConfig(configType, config, configLength);
  if (returned !== 0) throw failure('aclprofSetConfig', returned, { configType, config, configLength });
}

/**
 * Gives a stamp its text.
 *
 * C: `aclError aclprofSetStampTraceMessage(void *stamp, const char *msg, uint32_t msgLen)` in libmsprofiler.so.
 * Since CANN 6.0.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stamp - stamp of aclprofCreateStamp
 * @param msg - the text
 * @param msgLen - length of the text in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.0.RC1
 */
export function profSetStampTraceMessage(stamp: MemoryPtr, msg: string, msgLen: number): void {
  checkUint32(msgLen, 'aclprofSetStampTraceMessage', 'msgLen');
  checkPointer(stamp, 'aclprofSetStampTraceMessage', 'stamp');
  checkString(msg, 'aclprofSetStampTraceMessage', 'msg');
  const returned = raw.aclprofSetStampTraceMessage(stamp, msg, msgLen);
  if (returned !== 0) throw failure('aclprofSetStampTraceMessage', returned, { stamp, msg, msgLen });
}

/**
 * Starts collecting what a configuration names, from now on. The same device cannot be started twice.
 *
 * Pairs with aclprofStop.
 *
 * C: `aclError aclprofStart(const aclprofConfig *profilerConfig)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param profilerConfig - configuration of aclprofCreateConfig
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profStart(profilerConfig: ProfConfigPtr): void {
  checkPointer(profilerConfig, 'aclprofStart', 'profilerConfig');
  const returned = raw.aclprofStart(profilerConfig);
  if (returned !== 0) throw failure('aclprofStart', returned, { profilerConfig });
}

/**
 * Stops collecting.
 *
 * C: `aclError aclprofStop(const aclprofConfig *profilerConfig)` in libmsprofiler.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param profilerConfig - configuration given to aclprofStart
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function profStop(profilerConfig: ProfConfigPtr): void {
  checkPointer(profilerConfig, 'aclprofStop', 'profilerConfig');
  const returned = raw.aclprofStop(profilerConfig);
  if (returned !== 0) throw failure('aclprofStop', returned, { profilerConfig });
}

/**
 * Returns the number that stands for a text in a profile.
 *
 * C: `uint64_t aclprofStr2Id(const char *message)` in libmsprofiler.so.
 * Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param message - text, such as the name of an operator
 * @returns the number, or 2^64 - 1 on failure
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 */
export function profStr2Id(message: string): bigint {
  checkString(message, 'aclprofStr2Id', 'message');
  return builtIns.BigInt(raw.aclprofStr2Id(message));
}

/**
 * Queues a profiling mark with data of the caller. Does not wait.
 *
 * C: `aclError aclrtProfTrace(void *userdata, int32_t length, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param userdata - data of the mark, copied: a 64-bit number, a 64-bit model number, a 16-bit tag
 * @param length - bytes of userdata, 1 to 18
 * @param stream - stream that takes the mark; null is the default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function profTrace(userdata: MemoryPtr, length: number, stream: StreamPtr | null): void {
  checkInt32(length, 'aclrtProfTrace', 'length');
  checkPointer(userdata, 'aclrtProfTrace', 'userdata');
  checkNullablePointer(stream, 'aclrtProfTrace', 'stream');
  const returned = raw.aclrtProfTrace(userdata, length, stream);
  if (returned !== 0) throw failure('aclrtProfTrace', returned, { userdata, length, stream });
}
