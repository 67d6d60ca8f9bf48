import type { StreamPtr } from '../../../generated/types.js';
import type { QueuedOperation } from '../../errors/index.js';
import type { ForeignAbort } from '../../native/process/aborts.js';
import type { Lifetime } from '../base/Lifetime.js';

/**
 * What is queued on one stream, as the poller of its thread and the ends of handles see it. Operations have numbers in
 * the order of submission, which is the order in which they end.
 */
export interface Pollable {
  readonly lifetime: Lifetime;
  readonly pointer: StreamPtr;
  readonly deviceId: number;
  /** What is queued since the stream was last known to be good, for errors. */
  readonly operations: readonly QueuedOperation[];
  readonly hasOperations: boolean;
  readonly hasHostFunctions: boolean;
  /** Somebody waits, or a host function waits for its turn: the queue has to be looked at again and again. */
  readonly needsAttention: boolean;
  /** Somebody of the script waits, who can give up. */
  readonly isAwaited: boolean;
  /** The end of a handle waits for what is queued. */
  readonly isEndAwaited: boolean;
  /** Whether progress can't be determined: the library has failed to answer twice. */
  readonly isTroubled: boolean;
  /** Ends the stream without waiting for what is queued; set by what owns it. */
  readonly giveUp: ((by: string) => void) | undefined;

  /**
   * One turn of the event loop, or of a blocking wait: looks, runs the functions of the script that are due, and tells
   * those who wait what came up. No other place runs functions of the script.
   * @param isQuiet runs none
   */
  tick(now: number, isQuiet?: boolean): void;
  /** True when the operations up to `number` are known to be done. Asks nobody. */
  hasReached(number: number): boolean;
  /** The number of the last operation that uses something for which `isMeant` is true. */
  lastUse(isMeant: (holder: Lifetime) => boolean): number | undefined;
  /**
   * The number of the last operation that is done. Changes nothing and calls nothing of the script, not even the context
   * that is current: it is asked in the middle of a raw call.
   */
  countDone(): number;
  /** Somebody has the library drop what is behind operation `after`. `by`: the function that does it. */
  dropped(by: string, after: number, because?: string): void;
  /** Another thread has the library drop what is queued, or has had it do so. */
  abortedElsewhere(abort: ForeignAbort): void;
  /** Whether the stream waits for what only this thread could do, and has not queued. */
  isHopeless(asked: Set<object>): boolean;
}
