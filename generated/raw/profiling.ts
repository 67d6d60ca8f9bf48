// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, pointerTo, traced } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64, StructInput } from '../../src/native/index.js';
import { aclprofEventAttributes } from '../structs.js';
import type { MemoryPtr, ProfAicoreEventsPtr, ProfConfigPtr, ProfStepInfoPtr, ProfSubscribeConfigPtr, StreamPtr } from '../types.js';
let acldumpGetPath$: typeof acldumpGetPath | undefined;
/**
 * Returns the folder of a configured dump, to put own files beside it.
 * C: `const char *acldumpGetPath(acldumpType dumpType)`. Since CANN 9.0.0. Products: 950, A3, 910b.
 */
export function acldumpGetPath(dumpType: number): string | null {
  acldumpGetPath$ ??= bind({ name: 'acldumpGetPath', library: 'libascend_dump.so', since: '9.0.0', result: 'str', params: ['int32_t'] });
  if (isTraced()) return traced('acldumpGetPath', 'dumpType', acldumpGetPath$, [dumpType]);
  return acldumpGetPath$(dumpType);
}

let acldumpRegCallback$: typeof acldumpRegCallback | undefined;
/**
 * Has dump data handed to a function instead of written to files.
 * C: `aclError acldumpRegCallback(int32_t (*const)(const acldumpChunk *, int32_t) messageCallback, int32_t flag)`. Since CANN 8.0.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acldumpRegCallback(messageCallback: FunctionPointer<'acldumpRegCallback.messageCallback'> | null, flag: number): number {
  acldumpRegCallback$ ??= bind({ name: 'acldumpRegCallback', library: 'libascend_dump.so', since: '8.0.RC2', result: 'int32_t', params: ['void *', 'int32_t'] });
  if (isTraced()) return traced('acldumpRegCallback', 'messageCallback flag', acldumpRegCallback$, [messageCallback, flag]);
  return acldumpRegCallback$(messageCallback, flag);
}

let acldumpUnregCallback$: typeof acldumpUnregCallback | undefined;
/**
 * Removes the function of acldumpRegCallback.
 * C: `void acldumpUnregCallback(void)`. Since CANN 8.0.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acldumpUnregCallback(): void {
  acldumpUnregCallback$ ??= bind({ name: 'acldumpUnregCallback', library: 'libascend_dump.so', since: '8.0.RC2', result: 'void', params: [] });
  if (isTraced()) return traced('acldumpUnregCallback', '', acldumpUnregCallback$, []);
  return acldumpUnregCallback$();
}

let aclmdlFinalizeDump$: typeof aclmdlFinalizeDump | undefined;
/**
 * Writes out what is left and stops the dump service.
 * C: `aclError aclmdlFinalizeDump(void)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclmdlFinalizeDump(): number {
  aclmdlFinalizeDump$ ??= bind({ name: 'aclmdlFinalizeDump', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: [] });
  if (isTraced()) return traced('aclmdlFinalizeDump', '', aclmdlFinalizeDump$, []);
  return aclmdlFinalizeDump$();
}

let aclmdlInitDump$: typeof aclmdlInitDump | undefined;
/**
 * Starts the dump service, after aclInit and before models are loaded. Fails if aclInit already configured a dump.
 * C: `aclError aclmdlInitDump(void)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclmdlInitDump(): number {
  aclmdlInitDump$ ??= bind({ name: 'aclmdlInitDump', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: [] });
  if (isTraced()) return traced('aclmdlInitDump', '', aclmdlInitDump$, []);
  return aclmdlInitDump$();
}

let aclmdlSetDump$: typeof aclmdlSetDump | undefined;
/**
 * Configures the dump from a JSON file, for models loaded afterwards. A later call replaces the configuration.
 * C: `aclError aclmdlSetDump(const char *dumpCfgPath)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclmdlSetDump(dumpCfgPath: string | null): number {
  aclmdlSetDump$ ??= bind({ name: 'aclmdlSetDump', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['str'] });
  if (isTraced()) return traced('aclmdlSetDump', 'dumpCfgPath', aclmdlSetDump$, [dumpCfgPath]);
  return aclmdlSetDump$(dumpCfgPath);
}

let aclopStartDumpArgs$: typeof aclopStartDumpArgs | undefined;
/**
 * Starts collecting information on the operators that run; one file per operator shape.
 * C: `aclError aclopStartDumpArgs(uint32_t dumpType, const char *path)`. Since CANN 7.0.0. Products: 950, A3, 910b, 910.
 */
export function aclopStartDumpArgs(dumpType: number, path: string | null): number {
  aclopStartDumpArgs$ ??= bind({ name: 'aclopStartDumpArgs', library: 'libascend_dump.so', since: '7.0.0', result: 'int32_t', params: ['uint32_t', 'str'] });
  if (isTraced()) return traced('aclopStartDumpArgs', 'dumpType path', aclopStartDumpArgs$, [dumpType, path]);
  return aclopStartDumpArgs$(dumpType, path);
}

let aclopStopDumpArgs$: typeof aclopStopDumpArgs | undefined;
/**
 * Stops collecting operator information.
 * C: `aclError aclopStopDumpArgs(uint32_t dumpType)`. Since CANN 7.0.0. Products: 950, A3, 910b, 910.
 */
export function aclopStopDumpArgs(dumpType: number): number {
  aclopStopDumpArgs$ ??= bind({ name: 'aclopStopDumpArgs', library: 'libascend_dump.so', since: '7.0.0', result: 'int32_t', params: ['uint32_t'] });
  if (isTraced()) return traced('aclopStopDumpArgs', 'dumpType', aclopStopDumpArgs$, [dumpType]);
  return aclopStopDumpArgs$(dumpType);
}

let aclprofCreateConfig$: typeof aclprofCreateConfig | undefined;
/**
 * Describes what to profile. One configuration can be used many times.
 * C: `aclprofConfig *aclprofCreateConfig(uint32_t *deviceIdList, uint32_t deviceNums, aclprofAicoreMetrics aicoreMetrics, const aclprofAicoreEvents *aicoreEvents, uint64_t dataTypeConfig)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofCreateConfig(deviceIdList: Uint32Array | null, deviceNums: number, aicoreMetrics: number, aicoreEvents: ProfAicoreEventsPtr | null, dataTypeConfig: Int64): ProfConfigPtr | null {
  aclprofCreateConfig$ ??= bind({ name: 'aclprofCreateConfig', library: 'libmsprofiler.so', since: '5.0.4', result: 'void *', params: ['void *', 'uint32_t', 'int32_t', 'void *', 'uint64_t'] });
  if (isTraced()) return traced('aclprofCreateConfig', 'deviceIdList deviceNums aicoreMetrics aicoreEvents dataTypeConfig', aclprofCreateConfig$, [deviceIdList, deviceNums, aicoreMetrics, aicoreEvents, dataTypeConfig]);
  return aclprofCreateConfig$(deviceIdList, deviceNums, aicoreMetrics, aicoreEvents, dataTypeConfig);
}

let aclprofCreateStamp$: typeof aclprofCreateStamp | undefined;
/**
 * Creates a stamp: a named event of the program in the profile. Between aclprofStart and aclprofStop.
 * C: `void *aclprofCreateStamp(void)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofCreateStamp(): AnyPointer | null {
  aclprofCreateStamp$ ??= bind({ name: 'aclprofCreateStamp', library: 'libmsprofiler.so', since: '5.0.4', result: 'void *', params: [] });
  if (isTraced()) return traced('aclprofCreateStamp', '', aclprofCreateStamp$, []);
  return aclprofCreateStamp$();
}

let aclprofCreateStepInfo$: typeof aclprofCreateStepInfo | undefined;
/**
 * Creates a training step.
 * C: `aclprofStepInfo *aclprofCreateStepInfo(void)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofCreateStepInfo(): ProfStepInfoPtr | null {
  aclprofCreateStepInfo$ ??= bind({ name: 'aclprofCreateStepInfo', library: 'libmsprofiler.so', since: '5.0.4', result: 'void *', params: [] });
  if (isTraced()) return traced('aclprofCreateStepInfo', '', aclprofCreateStepInfo$, []);
  return aclprofCreateStepInfo$();
}

let aclprofCreateSubscribeConfig$: typeof aclprofCreateSubscribeConfig | undefined;
/**
 * Describes a subscription.
 * C: `aclprofSubscribeConfig *aclprofCreateSubscribeConfig(int8_t timeInfoSwitch, aclprofAicoreMetrics aicoreMetrics, void *fd)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofCreateSubscribeConfig(timeInfoSwitch: number, aicoreMetrics: number, fd: MemoryPtr | null): ProfSubscribeConfigPtr | null {
  aclprofCreateSubscribeConfig$ ??= bind({ name: 'aclprofCreateSubscribeConfig', library: 'libmsprofiler.so', since: '5.0.4', result: 'void *', params: ['int8_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclprofCreateSubscribeConfig', 'timeInfoSwitch aicoreMetrics fd', aclprofCreateSubscribeConfig$, [timeInfoSwitch, aicoreMetrics, fd]);
  return aclprofCreateSubscribeConfig$(timeInfoSwitch, aicoreMetrics, fd);
}

let aclprofDestroyConfig$: typeof aclprofDestroyConfig | undefined;
/**
 * Destroys a profiling configuration.
 * C: `aclError aclprofDestroyConfig(const aclprofConfig *profilerConfig)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofDestroyConfig(profilerConfig: ProfConfigPtr | null): number {
  aclprofDestroyConfig$ ??= bind({ name: 'aclprofDestroyConfig', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclprofDestroyConfig', 'profilerConfig', aclprofDestroyConfig$, [profilerConfig]);
  return aclprofDestroyConfig$(profilerConfig);
}

let aclprofDestroyStamp$: typeof aclprofDestroyStamp | undefined;
/**
 * Destroys a stamp.
 * C: `void aclprofDestroyStamp(void *stamp)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofDestroyStamp(stamp: MemoryPtr | null): void {
  aclprofDestroyStamp$ ??= bind({ name: 'aclprofDestroyStamp', library: 'libmsprofiler.so', since: '5.0.4', result: 'void', params: ['void *'] });
  if (isTraced()) return traced('aclprofDestroyStamp', 'stamp', aclprofDestroyStamp$, [stamp]);
  return aclprofDestroyStamp$(stamp);
}

let aclprofDestroyStepInfo$: typeof aclprofDestroyStepInfo | undefined;
/**
 * Destroys a training step.
 * C: `void aclprofDestroyStepInfo(aclprofStepInfo *stepinfo)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofDestroyStepInfo(stepinfo: ProfStepInfoPtr | null): void {
  aclprofDestroyStepInfo$ ??= bind({ name: 'aclprofDestroyStepInfo', library: 'libmsprofiler.so', since: '5.0.4', result: 'void', params: ['void *'] });
  if (isTraced()) return traced('aclprofDestroyStepInfo', 'stepinfo', aclprofDestroyStepInfo$, [stepinfo]);
  return aclprofDestroyStepInfo$(stepinfo);
}

let aclprofDestroySubscribeConfig$: typeof aclprofDestroySubscribeConfig | undefined;
/**
 * Destroys the configuration of a subscription.
 * C: `aclError aclprofDestroySubscribeConfig(const aclprofSubscribeConfig *profSubscribeConfig)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofDestroySubscribeConfig(profSubscribeConfig: ProfSubscribeConfigPtr | null): number {
  aclprofDestroySubscribeConfig$ ??= bind({ name: 'aclprofDestroySubscribeConfig', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclprofDestroySubscribeConfig', 'profSubscribeConfig', aclprofDestroySubscribeConfig$, [profSubscribeConfig]);
  return aclprofDestroySubscribeConfig$(profSubscribeConfig);
}

let aclprofFinalize$: typeof aclprofFinalize | undefined;
/**
 * Ends profiling.
 * C: `aclError aclprofFinalize(void)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofFinalize(): number {
  aclprofFinalize$ ??= bind({ name: 'aclprofFinalize', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: [] });
  if (isTraced()) return traced('aclprofFinalize', '', aclprofFinalize$, []);
  return aclprofFinalize$();
}

let aclprofGetModelId$: typeof aclprofGetModelId | undefined;
/**
 * Returns the model of an operator.
 * C: `size_t aclprofGetModelId(const void *opInfo, size_t opInfoLen, uint32_t index)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofGetModelId(opInfo: MemoryPtr | ArrayBufferView | null, opInfoLen: Int64, index: number): Int64 {
  aclprofGetModelId$ ??= bind({ name: 'aclprofGetModelId', library: 'libmsprofiler.so', since: '5.0.4', result: 'size_t', params: ['void *', 'size_t', 'uint32_t'] });
  if (isTraced()) return traced('aclprofGetModelId', 'opInfo opInfoLen index', aclprofGetModelId$, [opInfo, opInfoLen, index]);
  return aclprofGetModelId$(opInfo, opInfoLen, index);
}

let aclprofGetOpAttriValue$: typeof aclprofGetOpAttriValue | undefined;
/**
 * Returns an attribute of an operator as text.
 * C: `const char *aclprofGetOpAttriValue(const void *opInfo, size_t opInfoLen, uint32_t index, aclprofSubscribeOpAttri attri)`. Since CANN 6.0.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofGetOpAttriValue(opInfo: MemoryPtr | ArrayBufferView | null, opInfoLen: Int64, index: number, attri: number): string | null {
  aclprofGetOpAttriValue$ ??= bind({ name: 'aclprofGetOpAttriValue', library: 'libmsprofiler.so', since: '6.0.RC1', result: 'str', params: ['void *', 'size_t', 'uint32_t', 'int32_t'] });
  if (isTraced()) return traced('aclprofGetOpAttriValue', 'opInfo opInfoLen index attri', aclprofGetOpAttriValue$, [opInfo, opInfoLen, index, attri]);
  return aclprofGetOpAttriValue$(opInfo, opInfoLen, index, attri);
}

let aclprofGetOpDescSize$: typeof aclprofGetOpDescSize | undefined;
/**
 * Returns the size of the data of one operator: read a multiple of it from the pipe.
 * C: `aclError aclprofGetOpDescSize(size_t *opDescSize)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofGetOpDescSize(opDescSize: BigUint64Array | null): number {
  aclprofGetOpDescSize$ ??= bind({ name: 'aclprofGetOpDescSize', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclprofGetOpDescSize', 'opDescSize', aclprofGetOpDescSize$, [opDescSize]);
  return aclprofGetOpDescSize$(opDescSize);
}

let aclprofGetOpDuration$: typeof aclprofGetOpDuration | undefined;
/**
 * Returns how long an operator ran.
 * C: `uint64_t aclprofGetOpDuration(const void *opInfo, size_t opInfoLen, uint32_t index)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofGetOpDuration(opInfo: MemoryPtr | ArrayBufferView | null, opInfoLen: Int64, index: number): Int64 {
  aclprofGetOpDuration$ ??= bind({ name: 'aclprofGetOpDuration', library: 'libmsprofiler.so', since: '5.0.4', result: 'uint64_t', params: ['void *', 'size_t', 'uint32_t'] });
  if (isTraced()) return traced('aclprofGetOpDuration', 'opInfo opInfoLen index', aclprofGetOpDuration$, [opInfo, opInfoLen, index]);
  return aclprofGetOpDuration$(opInfo, opInfoLen, index);
}

let aclprofGetOpEnd$: typeof aclprofGetOpEnd | undefined;
/**
 * Returns when an operator ended.
 * C: `uint64_t aclprofGetOpEnd(const void *opInfo, size_t opInfoLen, uint32_t index)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofGetOpEnd(opInfo: MemoryPtr | ArrayBufferView | null, opInfoLen: Int64, index: number): Int64 {
  aclprofGetOpEnd$ ??= bind({ name: 'aclprofGetOpEnd', library: 'libmsprofiler.so', since: '5.0.4', result: 'uint64_t', params: ['void *', 'size_t', 'uint32_t'] });
  if (isTraced()) return traced('aclprofGetOpEnd', 'opInfo opInfoLen index', aclprofGetOpEnd$, [opInfo, opInfoLen, index]);
  return aclprofGetOpEnd$(opInfo, opInfoLen, index);
}

let aclprofGetOpFlag$: typeof aclprofGetOpFlag | undefined;
/**
 * Tells what an entry describes.
 * C: `aclprofSubscribeOpFlag aclprofGetOpFlag(const void *opInfo, size_t opInfoLen, uint32_t index)`. Since CANN 6.0.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofGetOpFlag(opInfo: MemoryPtr | ArrayBufferView | null, opInfoLen: Int64, index: number): number {
  aclprofGetOpFlag$ ??= bind({ name: 'aclprofGetOpFlag', library: 'libmsprofiler.so', since: '6.0.RC1', result: 'int32_t', params: ['void *', 'size_t', 'uint32_t'] });
  if (isTraced()) return traced('aclprofGetOpFlag', 'opInfo opInfoLen index', aclprofGetOpFlag$, [opInfo, opInfoLen, index]);
  return aclprofGetOpFlag$(opInfo, opInfoLen, index);
}

let aclprofGetOpName$: typeof aclprofGetOpName | undefined;
/**
 * Copies the name of an operator.
 * C: `aclError aclprofGetOpName(const void *opInfo, size_t opInfoLen, uint32_t index, char *opName, size_t opNameLen)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofGetOpName(opInfo: MemoryPtr | ArrayBufferView | null, opInfoLen: Int64, index: number, opName: Uint8Array | null, opNameLen: Int64): number {
  aclprofGetOpName$ ??= bind({ name: 'aclprofGetOpName', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t', 'uint32_t', 'void *', 'size_t'] });
  if (isTraced()) return traced('aclprofGetOpName', 'opInfo opInfoLen index opName opNameLen', aclprofGetOpName$, [opInfo, opInfoLen, index, opName, opNameLen]);
  return aclprofGetOpName$(opInfo, opInfoLen, index, opName, opNameLen);
}

let aclprofGetOpNameLen$: typeof aclprofGetOpNameLen | undefined;
/**
 * Returns the size of the name of an operator.
 * C: `aclError aclprofGetOpNameLen(const void *opInfo, size_t opInfoLen, uint32_t index, size_t *opNameLen)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofGetOpNameLen(opInfo: MemoryPtr | ArrayBufferView | null, opInfoLen: Int64, index: number, opNameLen: BigUint64Array | null): number {
  aclprofGetOpNameLen$ ??= bind({ name: 'aclprofGetOpNameLen', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t', 'uint32_t', 'void *'] });
  if (isTraced()) return traced('aclprofGetOpNameLen', 'opInfo opInfoLen index opNameLen', aclprofGetOpNameLen$, [opInfo, opInfoLen, index, opNameLen]);
  return aclprofGetOpNameLen$(opInfo, opInfoLen, index, opNameLen);
}

let aclprofGetOpNum$: typeof aclprofGetOpNum | undefined;
/**
 * Returns how many operators the data describes.
 * C: `aclError aclprofGetOpNum(const void *opInfo, size_t opInfoLen, uint32_t *opNumber)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofGetOpNum(opInfo: MemoryPtr | ArrayBufferView | null, opInfoLen: Int64, opNumber: Uint32Array | null): number {
  aclprofGetOpNum$ ??= bind({ name: 'aclprofGetOpNum', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclprofGetOpNum', 'opInfo opInfoLen opNumber', aclprofGetOpNum$, [opInfo, opInfoLen, opNumber]);
  return aclprofGetOpNum$(opInfo, opInfoLen, opNumber);
}

let aclprofGetOpStart$: typeof aclprofGetOpStart | undefined;
/**
 * Returns when an operator started.
 * C: `uint64_t aclprofGetOpStart(const void *opInfo, size_t opInfoLen, uint32_t index)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofGetOpStart(opInfo: MemoryPtr | ArrayBufferView | null, opInfoLen: Int64, index: number): Int64 {
  aclprofGetOpStart$ ??= bind({ name: 'aclprofGetOpStart', library: 'libmsprofiler.so', since: '5.0.4', result: 'uint64_t', params: ['void *', 'size_t', 'uint32_t'] });
  if (isTraced()) return traced('aclprofGetOpStart', 'opInfo opInfoLen index', aclprofGetOpStart$, [opInfo, opInfoLen, index]);
  return aclprofGetOpStart$(opInfo, opInfoLen, index);
}

let aclprofGetOpType$: typeof aclprofGetOpType | undefined;
/**
 * Copies the type of an operator.
 * C: `aclError aclprofGetOpType(const void *opInfo, size_t opInfoLen, uint32_t index, char *opType, size_t opTypeLen)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofGetOpType(opInfo: MemoryPtr | ArrayBufferView | null, opInfoLen: Int64, index: number, opType: Uint8Array | null, opTypeLen: Int64): number {
  aclprofGetOpType$ ??= bind({ name: 'aclprofGetOpType', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t', 'uint32_t', 'void *', 'size_t'] });
  if (isTraced()) return traced('aclprofGetOpType', 'opInfo opInfoLen index opType opTypeLen', aclprofGetOpType$, [opInfo, opInfoLen, index, opType, opTypeLen]);
  return aclprofGetOpType$(opInfo, opInfoLen, index, opType, opTypeLen);
}

let aclprofGetOpTypeLen$: typeof aclprofGetOpTypeLen | undefined;
/**
 * Returns the size of the type of an operator.
 * C: `aclError aclprofGetOpTypeLen(const void *opInfo, size_t opInfoLen, uint32_t index, size_t *opTypeLen)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofGetOpTypeLen(opInfo: MemoryPtr | ArrayBufferView | null, opInfoLen: Int64, index: number, opTypeLen: BigUint64Array | null): number {
  aclprofGetOpTypeLen$ ??= bind({ name: 'aclprofGetOpTypeLen', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t', 'uint32_t', 'void *'] });
  if (isTraced()) return traced('aclprofGetOpTypeLen', 'opInfo opInfoLen index opTypeLen', aclprofGetOpTypeLen$, [opInfo, opInfoLen, index, opTypeLen]);
  return aclprofGetOpTypeLen$(opInfo, opInfoLen, index, opTypeLen);
}

let aclprofGetStepTimestamp$: typeof aclprofGetStepTimestamp | undefined;
/**
 * Marks the start or the end of a training step on a stream. Each end of a step can be marked once.
 * C: `aclError aclprofGetStepTimestamp(aclprofStepInfo *stepInfo, aclprofStepTag tag, aclrtStream stream)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofGetStepTimestamp(stepInfo: ProfStepInfoPtr | null, tag: number, stream: StreamPtr | null): number {
  aclprofGetStepTimestamp$ ??= bind({ name: 'aclprofGetStepTimestamp', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclprofGetStepTimestamp', 'stepInfo tag stream', aclprofGetStepTimestamp$, [stepInfo, tag, stream]);
  return aclprofGetStepTimestamp$(stepInfo, tag, stream);
}

let aclprofInit$: typeof aclprofInit | undefined;
/**
 * Starts profiling and sets the folder for its results. After aclInit, before models are loaded.
 * C: `aclError aclprofInit(const char *profilerResultPath, size_t length)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofInit(profilerResultPath: string | null, length: Int64): number {
  aclprofInit$ ??= bind({ name: 'aclprofInit', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['str', 'size_t'] });
  if (isTraced()) return traced('aclprofInit', 'profilerResultPath length', aclprofInit$, [profilerResultPath, length]);
  return aclprofInit$(profilerResultPath, length);
}

let aclprofMark$: typeof aclprofMark | undefined;
/**
 * Records the present moment.
 * C: `aclError aclprofMark(void *stamp)`. Since CANN 6.0.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofMark(stamp: MemoryPtr | null): number {
  aclprofMark$ ??= bind({ name: 'aclprofMark', library: 'libmsprofiler.so', since: '6.0.RC1', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclprofMark', 'stamp', aclprofMark$, [stamp]);
  return aclprofMark$(stamp);
}

let aclprofMarkEx$: typeof aclprofMarkEx | undefined;
/**
 * Records a mark on the host and queues one on a stream, so that both can be matched.
 * C: `aclError aclprofMarkEx(const char *msg, size_t msgLen, aclrtStream stream)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofMarkEx(msg: string | null, msgLen: Int64, stream: StreamPtr | null): number {
  aclprofMarkEx$ ??= bind({ name: 'aclprofMarkEx', library: 'libmsprofiler.so', since: '8.1.RC1', result: 'int32_t', params: ['str', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclprofMarkEx', 'msg msgLen stream', aclprofMarkEx$, [msg, msgLen, stream]);
  return aclprofMarkEx$(msg, msgLen, stream);
}

let aclprofModelSubscribe$: typeof aclprofModelSubscribe | undefined;
/**
 * Subscribes to the times of the operators of a model, once per model, before it runs. Data arrives through a pipe.
 * C: `aclError aclprofModelSubscribe(uint32_t modelId, const aclprofSubscribeConfig *profSubscribeConfig)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofModelSubscribe(modelId: number, profSubscribeConfig: ProfSubscribeConfigPtr | null): number {
  aclprofModelSubscribe$ ??= bind({ name: 'aclprofModelSubscribe', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['uint32_t', 'void *'] });
  if (isTraced()) return traced('aclprofModelSubscribe', 'modelId profSubscribeConfig', aclprofModelSubscribe$, [modelId, profSubscribeConfig]);
  return aclprofModelSubscribe$(modelId, profSubscribeConfig);
}

let aclprofModelUnSubscribe$: typeof aclprofModelUnSubscribe | undefined;
/**
 * Ends a subscription. The writing end of the pipe is closed when all data is sent.
 * C: `aclError aclprofModelUnSubscribe(uint32_t modelId)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofModelUnSubscribe(modelId: number): number {
  aclprofModelUnSubscribe$ ??= bind({ name: 'aclprofModelUnSubscribe', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['uint32_t'] });
  if (isTraced()) return traced('aclprofModelUnSubscribe', 'modelId', aclprofModelUnSubscribe$, [modelId]);
  return aclprofModelUnSubscribe$(modelId);
}

let aclprofPop$: typeof aclprofPop | undefined;
/**
 * Ends the latest range of the calling thread.
 * C: `aclError aclprofPop(void)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofPop(): number {
  aclprofPop$ ??= bind({ name: 'aclprofPop', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: [] });
  if (isTraced()) return traced('aclprofPop', '', aclprofPop$, []);
  return aclprofPop$();
}

let aclprofPush$: typeof aclprofPush | undefined;
/**
 * Starts a range on the calling thread. Ranges nest.
 * C: `aclError aclprofPush(void *stamp)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofPush(stamp: MemoryPtr | null): number {
  aclprofPush$ ??= bind({ name: 'aclprofPush', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclprofPush', 'stamp', aclprofPush$, [stamp]);
  return aclprofPush$(stamp);
}

let aclprofRangePop$: typeof aclprofRangePop | undefined;
/**
 * Writes the information of aclprofRangePushEx to the profile.
 * C: `aclError aclprofRangePop(void)`. Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofRangePop(): number {
  aclprofRangePop$ ??= bind({ name: 'aclprofRangePop', library: 'libmsprofiler.so', since: '9.0.0', result: 'int32_t', params: [] });
  if (isTraced()) return traced('aclprofRangePop', '', aclprofRangePop$, []);
  return aclprofRangePop$();
}

let aclprofRangePushEx$: typeof aclprofRangePushEx | undefined;
/**
 * Holds information on the kernel that is launched next.
 * C: `aclError aclprofRangePushEx(aclprofEventAttributes *attr)`. Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofRangePushEx(attr: StructInput<aclprofEventAttributes> | null): number {
  aclprofRangePushEx$ ??= bind({ name: 'aclprofRangePushEx', library: 'libmsprofiler.so', since: '9.0.0', result: 'int32_t', params: [pointerTo(aclprofEventAttributes)] });
  if (isTraced()) return traced('aclprofRangePushEx', 'attr', aclprofRangePushEx$, [attr]);
  return aclprofRangePushEx$(attr);
}

let aclprofRangeStart$: typeof aclprofRangeStart | undefined;
/**
 * Starts a range that any thread may end.
 * C: `aclError aclprofRangeStart(void *stamp, uint32_t *rangeId)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofRangeStart(stamp: MemoryPtr | null, rangeId: Uint32Array | null): number {
  aclprofRangeStart$ ??= bind({ name: 'aclprofRangeStart', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclprofRangeStart', 'stamp rangeId', aclprofRangeStart$, [stamp, rangeId]);
  return aclprofRangeStart$(stamp, rangeId);
}

let aclprofRangeStop$: typeof aclprofRangeStop | undefined;
/**
 * Ends a range of aclprofRangeStart.
 * C: `aclError aclprofRangeStop(uint32_t rangeId)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofRangeStop(rangeId: number): number {
  aclprofRangeStop$ ??= bind({ name: 'aclprofRangeStop', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['uint32_t'] });
  if (isTraced()) return traced('aclprofRangeStop', 'rangeId', aclprofRangeStop$, [rangeId]);
  return aclprofRangeStop$(rangeId);
}

let aclprofSetConfig$: typeof aclprofSetConfig | undefined;
/**
 * Sets a further profiling option. Before aclprofStart; may be called for several options.
 * C: `aclError aclprofSetConfig(aclprofConfigType configType, const char *config, size_t configLength)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofSetConfig(configType: number, config: string | null, configLength: Int64): number {
  aclprofSetConfig$ ??= bind({ name: 'aclprofSetConfig', library: 'libmsprofiler.so', since: '7.0.0', result: 'int32_t', params: ['int32_t', 'str', 'size_t'] });
  if (isTraced()) return traced('aclprofSetConfig', 'configType config configLength', aclprofSetConfig$, [configType, config, configLength]);
  return aclprofSetConfig$(configType, config, configLength);
}

let aclprofSetStampTraceMessage$: typeof aclprofSetStampTraceMessage | undefined;
/**
 * Gives a stamp its text.
 * C: `aclError aclprofSetStampTraceMessage(void *stamp, const char *msg, uint32_t msgLen)`. Since CANN 6.0.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofSetStampTraceMessage(stamp: MemoryPtr | null, msg: string | null, msgLen: number): number {
  aclprofSetStampTraceMessage$ ??= bind({ name: 'aclprofSetStampTraceMessage', library: 'libmsprofiler.so', since: '6.0.RC1', result: 'int32_t', params: ['void *', 'str', 'uint32_t'] });
  if (isTraced()) return traced('aclprofSetStampTraceMessage', 'stamp msg msgLen', aclprofSetStampTraceMessage$, [stamp, msg, msgLen]);
  return aclprofSetStampTraceMessage$(stamp, msg, msgLen);
}

let aclprofStart$: typeof aclprofStart | undefined;
/**
 * Starts collecting what a configuration names, from now on. The same device cannot be started twice.
 * C: `aclError aclprofStart(const aclprofConfig *profilerConfig)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofStart(profilerConfig: ProfConfigPtr | null): number {
  aclprofStart$ ??= bind({ name: 'aclprofStart', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclprofStart', 'profilerConfig', aclprofStart$, [profilerConfig]);
  return aclprofStart$(profilerConfig);
}

let aclprofStop$: typeof aclprofStop | undefined;
/**
 * Stops collecting.
 * C: `aclError aclprofStop(const aclprofConfig *profilerConfig)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofStop(profilerConfig: ProfConfigPtr | null): number {
  aclprofStop$ ??= bind({ name: 'aclprofStop', library: 'libmsprofiler.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclprofStop', 'profilerConfig', aclprofStop$, [profilerConfig]);
  return aclprofStop$(profilerConfig);
}

let aclprofStr2Id$: typeof aclprofStr2Id | undefined;
/**
 * Returns the number that stands for a text in a profile.
 * C: `uint64_t aclprofStr2Id(const char *message)`. Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclprofStr2Id(message: string | null): Int64 {
  aclprofStr2Id$ ??= bind({ name: 'aclprofStr2Id', library: 'libmsprofiler.so', since: '9.0.0', result: 'uint64_t', params: ['str'] });
  if (isTraced()) return traced('aclprofStr2Id', 'message', aclprofStr2Id$, [message]);
  return aclprofStr2Id$(message);
}

let aclrtProfTrace$: typeof aclrtProfTrace | undefined;
/**
 * Queues a profiling mark with data of the caller. Does not wait.
 * C: `aclError aclrtProfTrace(void *userdata, int32_t length, aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtProfTrace(userdata: MemoryPtr | null, length: number, stream: StreamPtr | null): number {
  aclrtProfTrace$ ??= bind({ name: 'aclrtProfTrace', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtProfTrace', 'userdata length stream', aclrtProfTrace$, [userdata, length, stream]);
  return aclrtProfTrace$(userdata, length, stream);
}
