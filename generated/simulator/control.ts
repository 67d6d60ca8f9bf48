// Generated from src/simulator/include/aclsim.h by `npm run generate`. Do not edit: --check compares every byte.

/**
 * Control of the simulated machine, for tests: hold streams, make calls fail, take a device away, count calls, read findings.
 * On another library every function throws NotAvailableError.
 *
 * @module ascendcl/simulator
 */
import { builtIns, checkCount, checkFloat, checkInt32, checkNullablePointer, checkNullableString, checkPointer, checkString, checkUint32, checkUint64, exact, failure, int32Cell, textOf, uint64Cell } from '../../src/native/index.js';
import type { Int64 } from '../../src/native/index.js';
import type { DevicePtr, StreamPtr, VirtualPtr } from '../types.js';
import { aclsimFinding } from './control-types.js';
import type { aclsimObjectKind } from './control-types.js';
import * as raw from './control-raw.js';

export * from './control-types.js';
/**
 * Breaks one bit of device memory: whatever is written, what is read through this address has the bit turned over. The
 * memory need not be allocated yet. aclsimClearFaults repairs it.
 *
 * C: `aclError aclsimBreakBit(uint64_t address, uint32_t bit)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @param address - device address of the byte
 * @param bit - from 0, the lowest, to 7
 * @returns 0; 100000 when the address is 0 or the bit is none; 300000 when 1024 bytes are broken already
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 */
export function breakBit(address: Int64, bit: number): void {
  checkUint64(address, 'aclsimBreakBit', 'address');
  checkUint32(bit, 'aclsimBreakBit', 'bit');
  const returned = raw.aclsimBreakBit(address, bit);
  if (returned !== 0) throw failure('aclsimBreakBit', returned, { address, bit });
}

/**
 * Forgets all fault rules and repairs broken bits. Lost devices stay lost.
 *
 * C: `aclError aclsimClearFaults(void)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @returns 0
 * @throws AclError when C returns a code other than 0.
 */
export function clearFaults(): void {
  const returned = raw.aclsimClearFaults();
  if (returned !== 0) throw failure('aclsimClearFaults', returned, {});
}

/**
 * Forgets all findings.
 *
 * C: `aclError aclsimClearFindings(void)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @returns 0
 * @throws AclError when C returns a code other than 0.
 */
export function clearFindings(): void {
  const returned = raw.aclsimClearFindings();
  if (returned !== 0) throw failure('aclsimClearFindings', returned, {});
}

/**
 * Makes one call of a function fail before it does anything.
 *
 * C: `aclError aclsimFailCall(const char *functionName, uint64_t nth, aclError code)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @param functionName - C name; null: any function of the runtime
 * @param nth - which call from now on, from 1
 * @param code - what that call returns
 * @returns 0; 100000 when the function is unknown, nth is 0 or code is 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 */
export function failCall(functionName: string | null, nth: Int64, code: number): void {
  checkUint64(nth, 'aclsimFailCall', 'nth');
  checkInt32(code, 'aclsimFailCall', 'code');
  checkNullableString(functionName, 'aclsimFailCall', 'functionName');
  const returned = raw.aclsimFailCall(functionName, nth, code);
  if (returned !== 0) throw failure('aclsimFailCall', returned, { functionName, nth, code });
}

/**
 * Makes calls fail at random, reproducibly: the same seed and the same order of calls give the same failures.
 *
 * C: `aclError aclsimFailRandomly(const char *functionName, double probability, uint64_t seed, aclError code)` in
 * libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @param functionName - C name; null: any function of the runtime
 * @param probability - from 0 (never) to 1 (always)
 * @param seed - start of the sequence
 * @param code - what a failing call returns
 * @returns 0; 100000 when the function is unknown, the probability is no probability or code is 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 */
export function failRandomly(functionName: string | null, probability: number, seed: Int64, code: number): void {
  checkFloat(probability, 'aclsimFailRandomly', 'probability');
  checkUint64(seed, 'aclsimFailRandomly', 'seed');
  checkInt32(code, 'aclsimFailRandomly', 'code');
  checkNullableString(functionName, 'aclsimFailRandomly', 'functionName');
  const returned = raw.aclsimFailRandomly(functionName, probability, seed, code);
  if (returned !== 0) throw failure('aclsimFailRandomly', returned, { functionName, probability, seed, code });
}

/**
 * Turns one bit of device memory over, once: what is written there later is kept. A byte that nothing has written
 * counts as written from then on.
 *
 * C: `aclError aclsimFlipBit(const void *devPtr, uint32_t bit)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @param devPtr - address of the byte
 * @param bit - from 0, the lowest, to 7
 * @returns 0; 100000 when no device memory is there or the bit is none
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 */
export function flipBit(devPtr: DevicePtr | VirtualPtr, bit: number): void {
  checkUint32(bit, 'aclsimFlipBit', 'bit');
  checkPointer(devPtr, 'aclsimFlipBit', 'devPtr');
  const returned = raw.aclsimFlipBit(devPtr, bit);
  if (returned !== 0) throw failure('aclsimFlipBit', returned, { devPtr, bit });
}

const getCallCount$count = uint64Cell();
/**
 * Tells how often a function was called, failed calls included.
 *
 * C: `aclError aclsimGetCallCount(const char *functionName, uint64_t *count)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @param functionName - C name; null: all functions of the runtime together
 * @returns calls since load or since aclsimResetCallCounts
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 */
export function getCallCount(functionName: string | null): bigint {
  checkNullableString(functionName, 'aclsimGetCallCount', 'functionName');
  const returned = raw.aclsimGetCallCount(functionName, getCallCount$count);
  if (returned !== 0) throw failure('aclsimGetCallCount', returned, { functionName });
  return getCallCount$count[0] as bigint;
}

const getConfigurationProblems$needed = uint64Cell();
/**
 * Tells what of the configuration (ASCENDCL_SIM_…) was not understood. As long as there is something, aclInit and all
 * calls that reach a device fail.
 *
 * C: `aclError aclsimGetConfigurationProblems(char *text, size_t size, size_t *needed)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @param size - bytes of the buffer
 * @returns `text`: receives the terminated text, a line for each problem, empty when all is well; cut when the buffer
 *   is too small; may be null when size is 0; `needed`: bytes of the whole text with its terminator
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 */
export function getConfigurationProblems(size: Int64): { text: string; needed: bigint } {
  checkUint64(size, 'aclsimGetConfigurationProblems', 'size');
  const text$ = new builtIns.Uint8Array(checkCount(size, 1, 'aclsimGetConfigurationProblems', 'size'));
  const returned = raw.aclsimGetConfigurationProblems(text$, size, getConfigurationProblems$needed);
  if (returned !== 0) throw failure('aclsimGetConfigurationProblems', returned, { size });
  return { text: textOf(text$), needed: getConfigurationProblems$needed[0] as bigint };
}

/**
 * Reads one finding.
 *
 * C: `aclError aclsimGetFinding(size_t index, aclsimFinding *finding)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @param index - from 0 to the number of findings - 1
 * @returns receives a copy
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 */
export function getFinding(index: Int64): aclsimFinding {
  checkUint64(index, 'aclsimGetFinding', 'index');
  const finding$ = {};
  const returned = raw.aclsimGetFinding(index, finding$);
  if (returned !== 0) throw failure('aclsimGetFinding', returned, { index });
  return exact(finding$, aclsimFinding()) as aclsimFinding;
}

const getFindingCount$count = uint64Cell();
/**
 * Tells how many findings there are.
 *
 * C: `aclError aclsimGetFindingCount(size_t *count)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @returns their number
 * @throws AclError when C returns a code other than 0.
 */
export function getFindingCount(): bigint {
  const returned = raw.aclsimGetFindingCount(getFindingCount$count);
  if (returned !== 0) throw failure('aclsimGetFindingCount', returned, {});
  return getFindingCount$count[0] as bigint;
}

const getFindingsJson$needed = uint64Cell();
/**
 * Writes all findings as a JSON array.
 *
 * C: `aclError aclsimGetFindingsJson(char *text, size_t size, size_t *needed)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @param size - bytes of the buffer
 * @returns `text`: receives the terminated text, cut when the buffer is too small; may be null when size is 0;
 *   `needed`: bytes of the whole text with its terminator
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 */
export function getFindingsJson(size: Int64): { text: string; needed: bigint } {
  checkUint64(size, 'aclsimGetFindingsJson', 'size');
  const text$ = new builtIns.Uint8Array(checkCount(size, 1, 'aclsimGetFindingsJson', 'size'));
  const returned = raw.aclsimGetFindingsJson(text$, size, getFindingsJson$needed);
  if (returned !== 0) throw failure('aclsimGetFindingsJson', returned, { size });
  return { text: textOf(text$), needed: getFindingsJson$needed[0] as bigint };
}

const getLiveObjects$count = uint64Cell();
/**
 * Tells how many objects of a kind are alive. Default streams and primary contexts don't count.
 *
 * C: `aclError aclsimGetLiveObjects(aclsimObjectKind kind, uint64_t *count)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @param kind - which objects; ACLSIM_OBJECT_KINDS: all kinds together
 * @returns their number
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 */
export function getLiveObjects(kind: aclsimObjectKind): bigint {
  checkInt32(kind, 'aclsimGetLiveObjects', 'kind');
  const returned = raw.aclsimGetLiveObjects(kind, getLiveObjects$count);
  if (returned !== 0) throw failure('aclsimGetLiveObjects', returned, { kind });
  return getLiveObjects$count[0] as bigint;
}

const hasFunction$has = int32Cell();
/**
 * Tells whether the simulated version of CANN has a function. The library exports all functions in any case: those
 * that the version lacks answer 207000, and a program that looks functions up can ask here first.
 *
 * C: `aclError aclsimHasFunction(const char *functionName, int32_t *has)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @param functionName - C name
 * @returns 1 or 0; 0 also for a name that no version has
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 */
export function hasFunction(functionName: string): number {
  checkString(functionName, 'aclsimHasFunction', 'functionName');
  const returned = raw.aclsimHasFunction(functionName, hasFunction$has);
  if (returned !== 0) throw failure('aclsimHasFunction', returned, { functionName });
  return hasFunction$has[0] as number;
}

/**
 * Holds or releases all streams. While held, queued work does not progress: tasks stay queued, queries say "not
 * ready", waits time out. A task that runs already is finished, and a device that is lost ends what it has queued.
 *
 * C: `aclError aclsimHoldStreams(int hold)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @param hold - 1 holds, 0 releases
 * @returns 0; 100000 for another value
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 */
export function holdStreams(hold: number): void {
  checkInt32(hold, 'aclsimHoldStreams', 'hold');
  const returned = raw.aclsimHoldStreams(hold);
  if (returned !== 0) throw failure('aclsimHoldStreams', returned, { hold });
}

/**
 * Takes a device away, or gives it back. Calls that reach the device return the code, queued work ends with it, waits
 * end.
 *
 * C: `aclError aclsimLoseDevice(int32_t deviceId, aclError code)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @param deviceId - user id of the device
 * @param code - what its calls return: 507010 (lost heartbeat) is typical; 0 gives the device back
 * @returns 0; 107001 when there is no such device
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 */
export function loseDevice(deviceId: number, code: number): void {
  checkInt32(deviceId, 'aclsimLoseDevice', 'deviceId');
  checkInt32(code, 'aclsimLoseDevice', 'code');
  const returned = raw.aclsimLoseDevice(deviceId, code);
  if (returned !== 0) throw failure('aclsimLoseDevice', returned, { deviceId, code });
}

/**
 * Sets all call counters to 0.
 *
 * C: `aclError aclsimResetCallCounts(void)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @returns 0
 * @throws AclError when C returns a code other than 0.
 */
export function resetCallCounts(): void {
  const returned = raw.aclsimResetCallCounts();
  if (returned !== 0) throw failure('aclsimResetCallCounts', returned, {});
}

/**
 * Stands for an operator that needs workspace: asks the allocator registered for the stream for memory, queues work
 * that fills it, and gives it back to the allocator when the stream has passed.
 *
 * The allocator is asked on the calling thread. It gets the block back on the stream's own thread, before a wait for
 * the stream ends, or on the thread that discards the work.
 *
 * C: `aclError aclsimRunOperator(aclrtStream stream, uint64_t workspaceBytes)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @param stream - the stream to run on; null: the default stream of the current context
 * @param workspaceBytes - size of the workspace, at least 1
 * @returns 0; 100000 when the size is 0 or no allocator is registered; 207001 when the allocator gives nothing; the
 *   codes of a submission
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 */
export function runOperator(stream: StreamPtr | null, workspaceBytes: Int64): void {
  checkUint64(workspaceBytes, 'aclsimRunOperator', 'workspaceBytes');
  checkNullablePointer(stream, 'aclsimRunOperator', 'stream');
  const returned = raw.aclsimRunOperator(stream, workspaceBytes);
  if (returned !== 0) throw failure('aclsimRunOperator', returned, { stream, workspaceBytes });
}

/**
 * Sets how fast transfers are.
 *
 * C: `aclError aclsimSetTransfer(uint64_t bytesPerSecond, uint32_t latencyUs)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @param bytesPerSecond - upper limit of each transfer, 0: as fast as the host
 * @param latencyUs - microseconds that each queued task waits before it starts
 * @returns 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 */
export function setTransfer(bytesPerSecond: Int64, latencyUs: number): void {
  checkUint64(bytesPerSecond, 'aclsimSetTransfer', 'bytesPerSecond');
  checkUint32(latencyUs, 'aclsimSetTransfer', 'latencyUs');
  const returned = raw.aclsimSetTransfer(bytesPerSecond, latencyUs);
  if (returned !== 0) throw failure('aclsimSetTransfer', returned, { bytesPerSecond, latencyUs });
}

/**
 * Sets whether the simulator looks for pinned host memory that changes while a queued copy still has to read it
 * (ACLSIM_FINDING_PINNED_CHANGED). Off unless ASCENDCL_SIM_WATCH_PINNED says otherwise; `ascendcl sim` switches it on.
 *
 * C: `aclError aclsimWatchPinned(int watch)` in libascendcl_sim.so.
 * Only the simulator has it.
 *
 * @param watch - 1: copies that are queued from now on are watched; 0: none is
 * @returns 0; 100000 for another value
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 */
export function watchPinned(watch: number): void {
  checkInt32(watch, 'aclsimWatchPinned', 'watch');
  const returned = raw.aclsimWatchPinned(watch);
  if (returned !== 0) throw failure('aclsimWatchPinned', returned, { watch });
}
