import type { EventPtr, StreamPtr } from '../../../generated/types.js';
import { AbortedError, AscendError, type QueuedOperation } from '../../errors/index.js';
import type { ForeignAbort } from '../../native/process/aborts.js';
import type { Lifetime } from '../base/Lifetime.js';
import type { EventRecord } from '../queue/EventRecord.js';
import { abortedFailure } from '../queue/final-failure.js';
import { OperationList } from '../queue/OperationList.js';
import type { OperationInfo, PendingOperation } from '../queue/operations.js';
import type { NativeContext } from '../thread/DeviceLifetime.js';
import type { Pollable } from '../thread/Pollable.js';
import type { StreamPoller } from '../thread/StreamPoller.js';
import { LOOK_EVERY, lookBack, markForWaiters } from './marking.js';
import { isStreamDone } from './native-status.js';
import { countDone, isTroubled, pollForWait, takeTurn } from './progress.js';
import { StreamState } from './StreamState.js';
import { asFailure } from './script-failure.js';
import { lose, settleAll } from './settle.js';

const BARRIER: PendingOperation = { keepAlive: [] };

/** Why a stream is gone whose work was given up. */
const OVERDUE = 'the time was over in which its queued work had to end';

/**
 * What is queued on one stream, and who waits for it. Operations have numbers in the order of submission, which is the
 * order in which they end.
 *
 * Nothing here blocks. The stream's error, which the runtime reports once and to whoever asks first,
 * is kept until a wait of the script takes it.
 */
export class StreamQueue implements Pollable {
  /** For functions of the streams' room. */
  readonly state: StreamState;
  readonly #operations: OperationList<StreamQueue>;
  /** Ends the stream without waiting for what is queued; set by what owns it. */
  giveUp: ((by: string) => void) | undefined;
  /** When it is given up, in milliseconds on the clock of `now()`. */
  giveUpAt = Number.POSITIVE_INFINITY;
  /** The method of ours that has the library drop what is queued, while it does. */
  aborter: string | undefined;

  constructor(
    readonly lifetime: Lifetime,
    readonly pointer: StreamPtr,
    readonly context: NativeContext,
    readonly poller: StreamPoller,
  ) {
    this.#operations = new OperationList(this);
    this.state = new StreamState(this, pointer, context, this.#operations, poller);
  }

  /** Called whenever operations have ended. */
  get observers(): Set<() => void> {
    return this.state.observers;
  }

  /** Somebody else has ended the native stream. */
  get isGone(): boolean {
    return this.state.isGone;
  }

  get deviceId(): number {
    return this.context.device.id;
  }

  get submitted(): number {
    return this.#operations.submitted;
  }

  /**
   * An operation that does nothing: it ends when everything is done that is on the stream now, also what raw calls
   * queued there. @returns its number
   * @param keepAlive what has to live until then
   */
  barrier(keepAlive?: readonly Lifetime[]): number {
    // A host function of another stream may have ended this one meanwhile.
    if (this.lifetime.state !== 'closed')
      this.state.append(keepAlive === undefined ? BARRIER : { keepAlive });
    return this.#operations.submitted;
  }

  /** How many operations are not known to be done. */
  get pending(): number {
    return this.#operations.submitted - this.#operations.completed;
  }

  get hasOperations(): boolean {
    return !this.#operations.isEmpty;
  }

  /**
   * Whether something may be queued natively: operations, what raw calls have queued, or what a lost device goes on with
   * that has come back.
   */
  mayWork(): boolean {
    if (this.hasOperations) return true;
    this.context.makeCurrent();
    try {
      return !isStreamDone(this.pointer);
    } catch {
      return false; // The native call that follows tells it better.
    }
  }

  /** The number of the last operation that uses something for which `isMeant` is true. */
  lastUse(isMeant: (holder: Lifetime) => boolean): number | undefined {
    return this.#operations.lastUse(isMeant);
  }

  get isIdle(): boolean {
    return this.state.isIdle;
  }

  /** Somebody waits, or a host function waits for its turn: the queue has to be looked at again and again. */
  get needsAttention(): boolean {
    return this.state.waiters.count > 0 || this.hasHostFunctions;
  }

  /** Somebody of the script waits, who can give up. */
  get isAwaited(): boolean {
    return this.state.waiters.hasLimits;
  }

  /** The end of a handle waits for what is queued. */
  get isEndAwaited(): boolean {
    return this.state.waiters.hasIndifferent;
  }

  get hasHostFunctions(): boolean {
    return this.state.markers.reactions > 0;
  }

  /**
   * Queues an operation: `call` makes the native calls. What it throws, it throws; then nothing is queued, unless the
   * operation makes several calls, of which some may have been accepted. `finish` is called once in any case.
   */
  submit(info: OperationInfo, operation: PendingOperation, call: () => void): void {
    const state = this.state;
    try {
      // Before: what is queued from here on is not what was dropped.
      this.poller.noticeAborts();
      this.context.makeCurrent();
      if (state.waiters.last > state.markers.lastOwn) markForWaiters(state, operation);
    } catch (error) {
      operation.finish?.(true);
      throw this.#refusal(error);
    }
    // Before the native calls: JavaScript may end right behind them, and what they use must have an owner then.
    operation.isVoid = true;
    state.append(operation);
    try {
      call();
      operation.isVoid = false;
    } catch (error) {
      this.#refused(operation, error);
      throw this.#refusal(error);
    }
    state.failures.remember(info);
    this.poller.progressed();
    if (this.submitted % LOOK_EVERY === 0) lookBack(state);
  }

  /** The error to throw for what could not be queued. */
  #refusal(error: unknown): unknown {
    const failure = this.state.failures.explain(error);
    // Somebody else is giving up what is queued.
    if (error instanceof AbortedError) this.lose(failure);
    return failure;
  }

  /** What was refused as a whole leaves no trace. What may have been accepted is done when the stream is past its place. */
  #refused(operation: PendingOperation, error: unknown): void {
    const isWhole = error instanceof AscendError && !operation.severalCalls;
    if (isWhole && this.#operations.withdraw(operation)) this.state.rest();
  }

  /** After the event was recorded as the last operation: a natural marker. `holder` keeps the event alive. */
  recorded(event: EventPtr, holder: Lifetime): EventRecord<StreamQueue> {
    // Not behind its operation, which keeps it alive.
    if (this.hasOperations) this.state.markers.adopt(event, holder, this.submitted);
    return this.#operations.record();
  }

  /** Before the event is recorded anew, here or elsewhere. Who waits for it here gets a marker of ours instead. */
  recordedAnew(event: EventPtr): void {
    const { markers, waiters } = this.state;
    markers.discard(event);
    if (waiters.last <= markers.lastOwn) return;
    this.context.makeCurrent();
    markForWaiters(this.state, { keepAlive: [] });
  }

  /** A failure in the script's own code that ran for the stream; the next wait throws it. */
  scriptFailed(error: unknown): void {
    this.state.failures.keep(asFailure(error));
  }

  /** Gives up the operations behind number `after`: see {@link lose}. */
  lose(failure: unknown, after = this.#operations.completed): void {
    lose(this.state, failure, after);
  }

  /** What is queued since the stream was last known to be good, for errors. */
  get operations(): readonly QueuedOperation[] {
    return this.state.failures.operations;
  }

  countDone(): number {
    return countDone(this.state);
  }

  /** Somebody has the library drop what is behind operation `after`. `by`: the function that does it. */
  dropped(by: string, after: number, because?: string): void {
    this.lose(abortedFailure(this.aborter ?? by, this.operations, because), after);
    if (this.hasOperations) this.poller.pollSoon();
  }

  /** Another thread has the library drop what is queued, or has had it do so. */
  abortedElsewhere({ target, state }: ForeignAbort): void {
    // Until it is known how that ends, nothing that the library says of the stream can be believed.
    this.state.isSuspended = state === 'begun';
    const by = target === this.pointer ? 'aclrtStreamAbort' : 'aclrtDeviceTaskAbort';
    if (state === 'done') this.dropped(by, this.#operations.completed, `${by} in another thread`);
  }

  /** Ends all operations: the stream is past them, or gone. */
  settleAll(): void {
    settleAll(this.state);
  }

  /** If polling fails, throws that error with the list of queued operations, as background polling does. */
  pollForWait(): void {
    pollForWait(this.state);
  }

  /** True when the operations up to `number` are known to be done. Asks nobody. */
  hasReached(number: number): boolean {
    return this.#operations.completed >= number || this.#operations.isEmpty;
  }

  tick(now: number, isQuiet = false): void {
    const state = this.state;
    takeTurn(state, isQuiet);
    this.giveBackIfIdle();
    state.waiters.expire(now, () => this.operations);
    state.rest();
    if (now >= this.giveUpAt) {
      this.giveUpAt = Number.POSITIVE_INFINITY;
      this.giveUp?.(OVERDUE);
    }
  }

  get isTroubled(): boolean {
    return isTroubled(this.state);
  }

  isHopeless(asked: Set<object>): boolean {
    if (asked.has(this)) return true;
    asked.add(this);
    return this.#operations.isHopeless(asked);
  }

  /** A stream that has nothing to do may stay so for long: others can have what it keeps. */
  giveBackIfIdle(): void {
    if (this.hasOperations || this.hasHostFunctions) return;
    try {
      // What is marked still belongs to operations that are done, or were refused.
      this.state.markers.clear();
      this.giveBackKept();
    } catch {
      // Kept for the next try.
    }
  }

  /** Gives back what is kept for operations to come. @returns whether there was anything */
  giveBackKept(): boolean {
    return this.state.markers.giveBack();
  }

  /** Before the native stream is destroyed. Everything is done by now. */
  destroyMarkers(): void {
    this.state.markers.destroy();
  }

  /** The stream is gone: nothing is queued any more. `failure`: why waits must not succeed. */
  end(failure: unknown): void {
    const { failures, waiters, promises, markers } = this.state;
    failures.makeVoid();
    // Before the operations end: nobody may take that for success.
    waiters.rejectAll(failure);
    promises.end(failure);
    markers.abandon();
    if (!this.isIdle) this.settleAll();
    this.poller.remove(this);
  }
}
