// Generated from src/simulator/include/aclsim.h by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, outOf, traced } from '../../src/native/index.js';
import type { Int64 } from '../../src/native/index.js';
import type { DevicePtr, StreamPtr, VirtualPtr } from '../types.js';
import { aclsimFinding } from './control-types.js';
let aclsimBreakBit$: typeof aclsimBreakBit | undefined;
/**
 * Breaks one bit of device memory: whatever is written, what is read through this address has the bit turned over. The memory need not be allocated yet. aclsimClearFaults repairs it.
 * C: `aclError aclsimBreakBit(uint64_t address, uint32_t bit)`. Only the simulator has it.
 */
export function aclsimBreakBit(address: Int64, bit: number): number {
  aclsimBreakBit$ ??= bind({ name: 'aclsimBreakBit', library: 'libascendcl_sim.so', result: 'int32_t', params: ['uint64_t', 'uint32_t'] });
  if (isTraced()) return traced('aclsimBreakBit', 'address bit', aclsimBreakBit$, [address, bit]);
  return aclsimBreakBit$(address, bit);
}

let aclsimClearFaults$: typeof aclsimClearFaults | undefined;
/**
 * Forgets all fault rules and repairs broken bits. Lost devices stay lost.
 * C: `aclError aclsimClearFaults(void)`. Only the simulator has it.
 */
export function aclsimClearFaults(): number {
  aclsimClearFaults$ ??= bind({ name: 'aclsimClearFaults', library: 'libascendcl_sim.so', result: 'int32_t', params: [] });
  if (isTraced()) return traced('aclsimClearFaults', '', aclsimClearFaults$, []);
  return aclsimClearFaults$();
}

let aclsimClearFindings$: typeof aclsimClearFindings | undefined;
/**
 * Forgets all findings.
 * C: `aclError aclsimClearFindings(void)`. Only the simulator has it.
 */
export function aclsimClearFindings(): number {
  aclsimClearFindings$ ??= bind({ name: 'aclsimClearFindings', library: 'libascendcl_sim.so', result: 'int32_t', params: [] });
  if (isTraced()) return traced('aclsimClearFindings', '', aclsimClearFindings$, []);
  return aclsimClearFindings$();
}

let aclsimFailCall$: typeof aclsimFailCall | undefined;
/**
 * Makes one call of a function fail before it does anything.
 * C: `aclError aclsimFailCall(const char *functionName, uint64_t nth, aclError code)`. Only the simulator has it.
 */
export function aclsimFailCall(functionName: string | null, nth: Int64, code: number): number {
  aclsimFailCall$ ??= bind({ name: 'aclsimFailCall', library: 'libascendcl_sim.so', result: 'int32_t', params: ['str', 'uint64_t', 'int32_t'] });
  if (isTraced()) return traced('aclsimFailCall', 'functionName nth code', aclsimFailCall$, [functionName, nth, code]);
  return aclsimFailCall$(functionName, nth, code);
}

let aclsimFailRandomly$: typeof aclsimFailRandomly | undefined;
/**
 * Makes calls fail at random, reproducibly: the same seed and the same order of calls give the same failures.
 * C: `aclError aclsimFailRandomly(const char *functionName, double probability, uint64_t seed, aclError code)`. Only the simulator has it.
 */
export function aclsimFailRandomly(functionName: string | null, probability: number, seed: Int64, code: number): number {
  aclsimFailRandomly$ ??= bind({ name: 'aclsimFailRandomly', library: 'libascendcl_sim.so', result: 'int32_t', params: ['str', 'double', 'uint64_t', 'int32_t'] });
  if (isTraced()) return traced('aclsimFailRandomly', 'functionName probability seed code', aclsimFailRandomly$, [functionName, probability, seed, code]);
  return aclsimFailRandomly$(functionName, probability, seed, code);
}

let aclsimFlipBit$: typeof aclsimFlipBit | undefined;
/**
 * Turns one bit of device memory over, once: what is written there later is kept. A byte that nothing has written counts as written from then on.
 * C: `aclError aclsimFlipBit(const void *devPtr, uint32_t bit)`. Only the simulator has it.
 */
export function aclsimFlipBit(devPtr: DevicePtr | VirtualPtr | null, bit: number): number {
  aclsimFlipBit$ ??= bind({ name: 'aclsimFlipBit', library: 'libascendcl_sim.so', result: 'int32_t', params: ['void *', 'uint32_t'] });
  if (isTraced()) return traced('aclsimFlipBit', 'devPtr bit', aclsimFlipBit$, [devPtr, bit]);
  return aclsimFlipBit$(devPtr, bit);
}

let aclsimGetCallCount$: typeof aclsimGetCallCount | undefined;
/**
 * Tells how often a function was called, failed calls included.
 * C: `aclError aclsimGetCallCount(const char *functionName, uint64_t *count)`. Only the simulator has it.
 */
export function aclsimGetCallCount(functionName: string | null, count: BigUint64Array | null): number {
  aclsimGetCallCount$ ??= bind({ name: 'aclsimGetCallCount', library: 'libascendcl_sim.so', result: 'int32_t', params: ['str', 'void *'] });
  if (isTraced()) return traced('aclsimGetCallCount', 'functionName count', aclsimGetCallCount$, [functionName, count]);
  return aclsimGetCallCount$(functionName, count);
}

let aclsimGetConfigurationProblems$: typeof aclsimGetConfigurationProblems | undefined;
/**
 * Tells what of the configuration (ASCENDCL_SIM_…) was not understood. As long as there is something, aclInit and all calls that reach a device fail.
 * C: `aclError aclsimGetConfigurationProblems(char *text, size_t size, size_t *needed)`. Only the simulator has it.
 */
export function aclsimGetConfigurationProblems(text: Uint8Array | null, size: Int64, needed: BigUint64Array | null): number {
  aclsimGetConfigurationProblems$ ??= bind({ name: 'aclsimGetConfigurationProblems', library: 'libascendcl_sim.so', result: 'int32_t', params: ['void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclsimGetConfigurationProblems', 'text size needed', aclsimGetConfigurationProblems$, [text, size, needed]);
  return aclsimGetConfigurationProblems$(text, size, needed);
}

let aclsimGetFinding$: typeof aclsimGetFinding | undefined;
/**
 * Reads one finding.
 * C: `aclError aclsimGetFinding(size_t index, aclsimFinding *finding)`. Only the simulator has it.
 */
export function aclsimGetFinding(index: Int64, finding: object | null): number {
  aclsimGetFinding$ ??= bind({ name: 'aclsimGetFinding', library: 'libascendcl_sim.so', result: 'int32_t', params: ['size_t', outOf(aclsimFinding)] });
  if (isTraced()) return traced('aclsimGetFinding', 'index finding', aclsimGetFinding$, [index, finding]);
  return aclsimGetFinding$(index, finding);
}

let aclsimGetFindingCount$: typeof aclsimGetFindingCount | undefined;
/**
 * Tells how many findings there are.
 * C: `aclError aclsimGetFindingCount(size_t *count)`. Only the simulator has it.
 */
export function aclsimGetFindingCount(count: BigUint64Array | null): number {
  aclsimGetFindingCount$ ??= bind({ name: 'aclsimGetFindingCount', library: 'libascendcl_sim.so', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclsimGetFindingCount', 'count', aclsimGetFindingCount$, [count]);
  return aclsimGetFindingCount$(count);
}

let aclsimGetFindingsJson$: typeof aclsimGetFindingsJson | undefined;
/**
 * Writes all findings as a JSON array.
 * C: `aclError aclsimGetFindingsJson(char *text, size_t size, size_t *needed)`. Only the simulator has it.
 */
export function aclsimGetFindingsJson(text: Uint8Array | null, size: Int64, needed: BigUint64Array | null): number {
  aclsimGetFindingsJson$ ??= bind({ name: 'aclsimGetFindingsJson', library: 'libascendcl_sim.so', result: 'int32_t', params: ['void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclsimGetFindingsJson', 'text size needed', aclsimGetFindingsJson$, [text, size, needed]);
  return aclsimGetFindingsJson$(text, size, needed);
}

let aclsimGetLiveObjects$: typeof aclsimGetLiveObjects | undefined;
/**
 * Tells how many objects of a kind are alive. Default streams and primary contexts don't count.
 * C: `aclError aclsimGetLiveObjects(aclsimObjectKind kind, uint64_t *count)`. Only the simulator has it.
 */
export function aclsimGetLiveObjects(kind: number, count: BigUint64Array | null): number {
  aclsimGetLiveObjects$ ??= bind({ name: 'aclsimGetLiveObjects', library: 'libascendcl_sim.so', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclsimGetLiveObjects', 'kind count', aclsimGetLiveObjects$, [kind, count]);
  return aclsimGetLiveObjects$(kind, count);
}

let aclsimHasFunction$: typeof aclsimHasFunction | undefined;
/**
 * Tells whether the simulated version of CANN has a function. The library exports all functions in any case: those that the version lacks answer 207000, and a program that looks functions up can ask here first.
 * C: `aclError aclsimHasFunction(const char *functionName, int32_t *has)`. Only the simulator has it.
 */
export function aclsimHasFunction(functionName: string | null, has: Int32Array | null): number {
  aclsimHasFunction$ ??= bind({ name: 'aclsimHasFunction', library: 'libascendcl_sim.so', result: 'int32_t', params: ['str', 'void *'] });
  if (isTraced()) return traced('aclsimHasFunction', 'functionName has', aclsimHasFunction$, [functionName, has]);
  return aclsimHasFunction$(functionName, has);
}

let aclsimHoldStreams$: typeof aclsimHoldStreams | undefined;
/**
 * Holds or releases all streams. While held, queued work does not progress: tasks stay queued, queries say "not ready", waits time out. A task that runs already is finished, and a device that is lost ends what it has queued.
 * C: `aclError aclsimHoldStreams(int hold)`. Only the simulator has it.
 */
export function aclsimHoldStreams(hold: number): number {
  aclsimHoldStreams$ ??= bind({ name: 'aclsimHoldStreams', library: 'libascendcl_sim.so', result: 'int32_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclsimHoldStreams', 'hold', aclsimHoldStreams$, [hold]);
  return aclsimHoldStreams$(hold);
}

let aclsimLoseDevice$: typeof aclsimLoseDevice | undefined;
/**
 * Takes a device away, or gives it back. Calls that reach the device return the code, queued work ends with it, waits end.
 * C: `aclError aclsimLoseDevice(int32_t deviceId, aclError code)`. Only the simulator has it.
 */
export function aclsimLoseDevice(deviceId: number, code: number): number {
  aclsimLoseDevice$ ??= bind({ name: 'aclsimLoseDevice', library: 'libascendcl_sim.so', result: 'int32_t', params: ['int32_t', 'int32_t'] });
  if (isTraced()) return traced('aclsimLoseDevice', 'deviceId code', aclsimLoseDevice$, [deviceId, code]);
  return aclsimLoseDevice$(deviceId, code);
}

let aclsimResetCallCounts$: typeof aclsimResetCallCounts | undefined;
/**
 * Sets all call counters to 0.
 * C: `aclError aclsimResetCallCounts(void)`. Only the simulator has it.
 */
export function aclsimResetCallCounts(): number {
  aclsimResetCallCounts$ ??= bind({ name: 'aclsimResetCallCounts', library: 'libascendcl_sim.so', result: 'int32_t', params: [] });
  if (isTraced()) return traced('aclsimResetCallCounts', '', aclsimResetCallCounts$, []);
  return aclsimResetCallCounts$();
}

let aclsimRunOperator$: typeof aclsimRunOperator | undefined;
/**
 * Stands for an operator that needs workspace: asks the allocator registered for the stream for memory, queues work that fills it, and gives it back to the allocator when the stream has passed.
 * C: `aclError aclsimRunOperator(aclrtStream stream, uint64_t workspaceBytes)`. Only the simulator has it.
 */
export function aclsimRunOperator(stream: StreamPtr | null, workspaceBytes: Int64): number {
  aclsimRunOperator$ ??= bind({ name: 'aclsimRunOperator', library: 'libascendcl_sim.so', result: 'int32_t', params: ['void *', 'uint64_t'] });
  if (isTraced()) return traced('aclsimRunOperator', 'stream workspaceBytes', aclsimRunOperator$, [stream, workspaceBytes]);
  return aclsimRunOperator$(stream, workspaceBytes);
}

let aclsimSetTransfer$: typeof aclsimSetTransfer | undefined;
/**
 * Sets how fast transfers are.
 * C: `aclError aclsimSetTransfer(uint64_t bytesPerSecond, uint32_t latencyUs)`. Only the simulator has it.
 */
export function aclsimSetTransfer(bytesPerSecond: Int64, latencyUs: number): number {
  aclsimSetTransfer$ ??= bind({ name: 'aclsimSetTransfer', library: 'libascendcl_sim.so', result: 'int32_t', params: ['uint64_t', 'uint32_t'] });
  if (isTraced()) return traced('aclsimSetTransfer', 'bytesPerSecond latencyUs', aclsimSetTransfer$, [bytesPerSecond, latencyUs]);
  return aclsimSetTransfer$(bytesPerSecond, latencyUs);
}

let aclsimWatchPinned$: typeof aclsimWatchPinned | undefined;
/**
 * Sets whether the simulator looks for pinned host memory that changes while a queued copy still has to read it (ACLSIM_FINDING_PINNED_CHANGED). Off unless ASCENDCL_SIM_WATCH_PINNED says otherwise; `ascendcl sim` switches it on.
 * C: `aclError aclsimWatchPinned(int watch)`. Only the simulator has it.
 */
export function aclsimWatchPinned(watch: number): number {
  aclsimWatchPinned$ ??= bind({ name: 'aclsimWatchPinned', library: 'libascendcl_sim.so', result: 'int32_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclsimWatchPinned', 'watch', aclsimWatchPinned$, [watch]);
  return aclsimWatchPinned$(watch);
}
