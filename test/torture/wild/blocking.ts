import * as raw from '../../../generated/raw/index.js';
import type { StreamPtr } from '../../../generated/types.js';
import type { Random } from '../../support/random.js';
import type { ApiUnderTest } from './functions.js';

/** What a single thread can't let happen: to wait for itself. */

/** Calls after which a stream waits for something that nobody will do. */
const MAKES_A_STREAM_WAIT =
  /^aclrt(StreamWaitEvent|ValueWait|WaitAndResetNotify|CntNotifyWait|LaunchCallback|StreamStop|CmoWaitBarrier)/;

/** Time-outs in whatever unit, short enough for the longest unit but seconds; -1: for ever. */
const TIMEOUTS = [-2, 0, 1, 20];

const isTimeout = (name: string): boolean => /time_?out/i.test(name);

/** Arguments that end in time: short time-outs. Waiting for ever is left to streams that have nothing to do. */
export function inTime(
  fn: ApiUnderTest,
  names: readonly string[],
  args: unknown[],
  random: Random,
): unknown[] {
  return args.map((value, index) => {
    const name = names[index] ?? '';
    const waits = isTimeout(name) && /^aclrt(Synchronize|ProcessReport|DeviceTaskAbort)/.test(fn.name);
    if (!waits || (typeof value !== 'number' && typeof value !== 'bigint')) return value;
    const chosen = random.pick(fn.name.startsWith('aclrtSynchronize') ? [...TIMEOUTS, -1] : TIMEOUTS) ?? 0;
    return typeof value === 'bigint' ? BigInt(Math.max(chosen, 0)) : value < 0 || chosen >= 0 ? chosen : 0;
  });
}

/** Ends what a successful call has begun and nobody would end. @returns false when only a reset can */
export function settle(fn: ApiUnderTest, names: readonly string[], args: readonly unknown[]): boolean {
  if (fn.name === 'aclrtSnapShotProcessLock' || fn.name === 'aclrtSnapShotProcessRestore')
    raw.aclrtSnapShotProcessUnlock(process.pid, null);
  if (!MAKES_A_STREAM_WAIT.test(fn.name)) return true;
  const stream = args[names.indexOf('stream')];
  return (
    raw.aclrtStreamAbort(typeof stream === 'bigint' && stream !== 0n ? (stream as StreamPtr) : usual()) === 0
  );
}

/** The default stream of the current context. */
function usual(): StreamPtr {
  const cell = new BigUint64Array(1);
  raw.aclrtCtxGetCurrentDefaultStream(cell);
  return cell[0] as StreamPtr; // what that function gives
}
