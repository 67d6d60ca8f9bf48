import * as rt from '../../../generated/checked/index.js';
import { AclErrorCode } from '../../../generated/error-codes.js';
import type { EventPtr, StreamPtr } from '../../../generated/types.js';
import { AbortedError, AclError, AscendError, type QueuedOperation } from '../../errors/index.js';
import type { ForeignAbort } from '../../native/process/aborts.js';
import type { Lifetime } from '../base/Lifetime.js';
import type { EventRecord } from '../queue/EventRecord.js';
import { Failures } from '../queue/Failures.js';
import { abortedFailure, finalFailure } from '../queue/final-failure.js';
import { OperationList } from '../queue/OperationList.js';
import type { OperationInfo, PendingOperation } from '../queue/operations.js';
import type { NativeContext } from '../thread/DeviceLifetime.js';
import type { Pollable } from '../thread/Pollable.js';
import type { StreamPoller } from '../thread/StreamPoller.js';
import { FunctionPromises } from './FunctionPromises.js';
import { type Marker, Markers, type Reaction } from './Markers.js';
import { isStreamDone } from './native-status.js';
import { asFailure, skippedError } from './script-failure.js';
import { deadlineOf, Waiters, type WaitLimits } from './Waiters.js';

const BARRIER: PendingOperation = { keepAlive: [] };

/** After this many operations without a wait, what is done by then is looked for, so that buffers are not kept for ever. */
const LOOK_EVERY = 64;

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
  readonly #operations: OperationList<StreamQueue>;
  readonly #markers: Markers;
  readonly #waiters = new Waiters();
  readonly #failures = new Failures();
  readonly #promises = new FunctionPromises();
  /** The last looks that failed, one behind another. */
  #troubles: readonly unknown[] = [];
  /** Ends the stream without waiting for what is queued; set by what owns it. */
  giveUp: ((by: string) => void) | undefined;
  /** Somebody else has ended the native stream. */
  isGone = false;
  /** While another thread has the library drop what is queued. */
  #isSuspended = false;
  /** When it is given up, in milliseconds on the clock of `now()`. */
  giveUpAt = Number.POSITIVE_INFINITY;
  /** The method of ours that has the library drop what is queued, while it does. */
  aborter: string | undefined;
  /** The stream has come to it, and its function of the script has not run yet. */
  #due: Marker | undefined;
  /** Called whenever operations have ended. */
  readonly observers = new Set<() => void>();

  constructor(
    readonly lifetime: Lifetime,
    readonly pointer: StreamPtr,
    readonly context: NativeContext,
    readonly poller: StreamPoller,
  ) {
    this.#markers = new Markers(pointer);
    this.#operations = new OperationList(this);
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
    if (this.lifetime.state !== 'closed') this.#append(keepAlive === undefined ? BARRIER : { keepAlive });
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

  /** Nothing is queued, and nobody is waiting for an answer: the poller need not look at it. */
  #rest(): void {
    if (this.isIdle && this.#waiters.count === 0) this.poller.remove(this);
  }

  get isIdle(): boolean {
    return this.#operations.isEmpty && this.#markers.isEmpty;
  }

  /** Somebody waits, or a host function waits for its turn: the queue has to be looked at again and again. */
  get needsAttention(): boolean {
    return this.#waiters.count > 0 || this.#markers.reactions > 0;
  }

  /** Somebody of the script waits, who can give up. */
  get isAwaited(): boolean {
    return this.#waiters.hasLimits;
  }

  /** The end of a handle waits for what is queued. */
  get isEndAwaited(): boolean {
    return this.#waiters.hasIndifferent;
  }

  get hasHostFunctions(): boolean {
    return this.#markers.reactions > 0;
  }

  /**
   * Queues an operation: `call` makes the native calls. What it throws, it throws; then nothing is queued, unless the
   * operation makes several calls, of which some may have been accepted. `finish` is called once in any case.
   */
  submit(info: OperationInfo, operation: PendingOperation, call: () => void): void {
    try {
      // Before: what is queued from here on is not what was dropped.
      this.poller.noticeAborts();
      this.context.makeCurrent();
      // Who waits already waits for what is queued already: a marker tells when that is done.
      if (this.#waiters.last > this.#markers.lastOwn) this.#markForWaiters(operation);
    } catch (error) {
      operation.finish?.(true);
      throw this.#refusal(error);
    }
    // Before the native calls: JavaScript may end right behind them, and what they use must have an owner then.
    operation.isVoid = true;
    this.#append(operation);
    try {
      call();
      operation.isVoid = false;
    } catch (error) {
      this.#refused(operation, error);
      throw this.#refusal(error);
    }
    this.#failures.remember(info);
    this.poller.progressed();
    if (this.#operations.submitted % LOOK_EVERY === 0) this.#lookBack();
  }

  /** The error to throw for what could not be queued. */
  #refusal(error: unknown): unknown {
    const failure = this.#failures.explain(error);
    // Somebody else is giving up what is queued.
    if (error instanceof AbortedError) this.lose(failure);
    return failure;
  }

  /** What was refused as a whole leaves no trace. What may have been accepted is done when the stream is past its place. */
  #refused(operation: PendingOperation, error: unknown): void {
    const isWhole = error instanceof AscendError && !operation.severalCalls;
    if (isWhole && this.#operations.withdraw(operation)) this.#rest();
  }

  /**
   * Behind an operation that may wait for the script itself nobody would be answered without a marker before it. Before
   * any other it may be left out: where markers are dense, or when the device has no event left.
   */
  #markForWaiters({ awaits }: PendingOperation): void {
    const mayBlock = awaits !== undefined;
    if (!mayBlock && !this.#markers.isDueAt(this.#operations.submitted)) return;
    try {
      this.#markers.record(this.#operations.submitted);
    } catch (error) {
      if (mayBlock || !isOutOfEvents(error)) throw error;
    }
  }

  #append(operation: PendingOperation): void {
    this.#operations.append(operation);
    this.poller.add(this);
  }

  #lookBack(): void {
    try {
      if (
        this.#markers.last + LOOK_EVERY <= this.#operations.submitted &&
        this.#markers.isDueAt(this.#operations.submitted)
      )
        this.#markers.record(this.#operations.submitted);
      this.#passMarkers();
    } catch {
      // Nobody asked: the next wait meets the failure again.
    }
  }

  /** After the event was recorded as the last operation: a natural marker. `holder` keeps the event alive. */
  recorded(event: EventPtr, holder: Lifetime): EventRecord<StreamQueue> {
    // Not behind its operation, which keeps it alive.
    if (this.hasOperations) this.#markers.adopt(event, holder, this.#operations.submitted);
    return this.#operations.record();
  }

  /** Before the event is recorded anew, here or elsewhere. Who waits for it here gets a marker of ours instead. */
  recordedAnew(event: EventPtr): void {
    this.#markers.discard(event);
    if (this.#waiters.last <= this.#markers.lastOwn) return;
    this.context.makeCurrent();
    this.#markForWaiters({ keepAlive: [] });
  }

  /**
   * Calls `reaction` on this thread, from the event loop or a blocking wait, when the stream has come to what is queued
   * next. @returns takes that back
   */
  reactHere(reaction: Reaction): () => void {
    this.context.makeCurrent();
    const marker = this.#markers.record(this.#operations.submitted, reaction);
    this.poller.add(this);
    this.poller.pollSoon();
    return () => this.#markers.withdraw(marker);
  }

  /** Host functions that are queued do not run any more; the stream goes on behind them. */
  skipFunctions(): void {
    const count = this.#markers.skipReactions();
    if (count > 0) this.scriptFailed(skippedError(count));
  }

  /** A failure in the script's own code that ran for the stream; the next wait throws it. */
  scriptFailed(error: unknown): void {
    this.#failures.keep(asFailure(error));
  }

  /**
   * Calls the host function that is operation `number`. Throws what it throws; waits behind it also await its promise, and it
   * tells `unheard` when that is rejected and no wait will be.
   */
  callHostFunction(number: number, fn: () => unknown, unheard: (error: unknown) => void): void {
    this.#promises.call(number, fn, (error, isTold) => {
      const willBeTold = this.#waiters.fail(number, error);
      if (!isTold && !willBeTold) unheard(error);
    });
  }

  /**
   * Looks how far the stream is, and ends what is done. Never blocks, and runs nothing of the script: methods call it
   * between their checks and native calls. Throws when the library can't tell.
   */
  poll(): void {
    if (this.isIdle) return;
    if (this.isBeingAborted) return;
    this.#passMarkers();
    if (this.isIdle) return;
    this.context.makeCurrent();
    // Asked also while a function of the script is due: only so is it noticed that the device is lost.
    if (isStreamDone(this.pointer) && this.#markers.reactions === 0) this.#drained();
  }

  /** Up to the first function of the script that is due: it runs in {@link tick} only. */
  #passMarkers(): void {
    this.#due = undefined;
    for (let marker = this.#markers.passed(); marker !== undefined; marker = this.#markers.passed()) {
      // A lost device is past all of its events, with nothing done: then this throws. A stream that is past everything
      // tells whether anything failed.
      this.context.makeCurrent();
      if (isStreamDone(this.pointer) && this.#markers.reactions === 0) {
        this.#drained();
        return;
      }
      if (marker.reaction === undefined) this.#markers.retireFirst();
      if (marker.number > this.#operations.completed) this.#settle(marker.number, false);
      if (marker.reaction === undefined) continue;
      if (this.#failures.loss?.covers(marker.number + 1) !== true) {
        this.#due = marker;
        return;
      }
      // What was given up passes markers, too.
      this.#markers.retireFirst();
      marker.reaction(false);
    }
    this.#rest();
  }

  /** Everything is done: a wait returns at once, and tells whether anything failed. */
  #drained(): void {
    this.collect(() => rt.synchronizeStream(this.pointer));
    this.settleAll();
  }

  /** Makes a native wait, and keeps the error that it throws: the runtime reports it once. @returns whether there was none */
  collect(wait: () => void): boolean {
    try {
      wait();
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  #fail(error: unknown): void {
    if (this.#endsWork(error)) return;
    const failure = this.#failures.explain(error);
    if (error instanceof AbortedError) {
      this.lose(failure);
      return;
    }
    this.#failures.keep(failure);
    this.#failures.makeVoid();
  }

  /**
   * Gives up the operations behind number `after`: nobody takes them for done, whatever the library says. They end when
   * the stream is past them. Who waits for them is told at once, or else the next wait.
   */
  lose(failure: unknown, after = this.#operations.completed): void {
    const last = Math.max(after, this.#operations.completed);
    if (last >= this.#operations.submitted) return;
    const loss = this.#failures.lose(failure, last);
    if (this.#waiters.rejectBehind(last, failure)) this.#told();
    this.#operations.loseRecords(loss);
  }

  #told(): void {
    this.#failures.tell(this.#operations.submitted);
  }

  /** What is queued since the stream was last known to be good, for errors. */
  get operations(): readonly QueuedOperation[] {
    return this.#failures.operations;
  }

  /**
   * The number of the last operation that is done. Changes nothing and calls nothing of the script, not even the context
   * that is current: it is asked in the middle of a raw call.
   */
  countDone(): number {
    try {
      return isStreamDone(this.pointer)
        ? this.#operations.submitted
        : Math.max(this.#operations.completed, this.#markers.countPassed());
    } catch {
      return this.#operations.completed;
    }
  }

  /** Somebody has the library drop what is behind operation `after`. `by`: the function that does it. */
  dropped(by: string, after: number, because?: string): void {
    this.lose(abortedFailure(this.aborter ?? by, this.operations, because), after);
    if (this.hasOperations) this.poller.pollSoon();
  }

  /** Whether another thread is having the library drop what is queued. Notices what others have dropped. */
  get isBeingAborted(): boolean {
    this.poller.noticeAborts();
    return this.#isSuspended;
  }

  /** Another thread has the library drop what is queued, or has had it do so. */
  abortedElsewhere({ target, state }: ForeignAbort): void {
    // Until it is known how that ends, nothing that the library says of the stream can be believed.
    this.#isSuspended = state === 'begun';
    const by = target === this.pointer ? 'aclrtStreamAbort' : 'aclrtDeviceTaskAbort';
    if (state === 'done') this.dropped(by, this.#operations.completed, `${by} in another thread`);
  }

  /** Ends all operations: the stream is past them, or gone. */
  settleAll(): void {
    this.#markers.clear();
    const failed = this.#failures.drained();
    this.#settle(this.#operations.submitted, failed);
  }

  /** Ends the operations up to a number: those that are lost apart from those before and behind. */
  #settle(number: number, failed: boolean): void {
    this.#operations.confirmWaits(number);
    // That may have ended more here.
    if (number < this.#operations.completed) return;
    const { loss } = this.#failures;
    if (loss === undefined) {
      this.#settlePart(number, failed);
      return;
    }
    for (const border of [loss.after, loss.upTo])
      if (this.#operations.completed < border && border < number)
        this.#settlePart(border, failed || loss.covers(border));
    if (loss.covers(number)) this.#failures.meet(loss);
    this.#settlePart(number, failed || loss.covers(number));
    if (number >= loss.upTo) this.#failures.pass(loss);
  }

  /** Ends the operations up to a number, then answers those who wait for no more. */
  #settlePart(number: number, failed: boolean): void {
    const done: PendingOperation[] = [];
    for (let next = this.#operations.next(number); next !== undefined; next = this.#operations.next(number)) {
      const { finish, isVoid = false } = next;
      // Once more when JavaScript ends in here: it counts as done behind that.
      if (finish !== undefined) this.#guard(() => finish(failed || isVoid));
      this.#operations.passed();
      done.push(next);
    }
    for (const observe of this.observers) this.#guard(observe);
    this.#operations.reachRecords(number);
    if (done.length > 0 && !failed) this.poller.progressed();
    this.#answer();
    this.#rest();
    for (const { keepAlive } of done) for (const holder of keepAlive) holder.endIfUnused();
    this.lifetime.endIfUnused();
  }

  /** Answers those who wait for what is done. */
  #answer(): void {
    if (this.#waiters.count > 0 && this.#waiters.settle(this.#operations.completed, this.#failures.kept))
      this.#told();
  }

  /** Runs what may throw the script's own errors; the next wait throws the first. */
  #guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.scriptFailed(error);
    }
  }

  /**
   * As {@link ready}, and when the promises of host functions among them have settled. Rejects also with the reason of
   * one that is rejected.
   */
  async wait(number: number, limits: WaitLimits, api: string): Promise<void> {
    const deadline = deadlineOf(limits);
    await this.ready(number, limits, api);
    await this.#promises.settled(number, limits, deadline, api);
  }

  /** Resolves when the operations up to `number` are done. Rejects with the stream's error, also one kept from before. */
  async ready(number: number, limits: WaitLimits, api: string): Promise<void> {
    this.pollForWait();
    if (this.#operations.completed >= number) {
      const calls = this.poller.deferredCalls();
      if (calls !== undefined) await calls;
      return this.throwFailure();
    }
    const promise = this.#waiters.add(number, limits, api);
    this.poller.pollSoon();
    return promise;
  }

  /** Throws with what is queued when the library can't tell how far the stream is, as the background tells those who wait. */
  pollForWait(): void {
    try {
      this.poll();
    } catch (error) {
      if (!this.#endsWork(error)) throw this.#failures.explain(error);
    }
  }

  /** Resolves when the operations up to `number` are done, or nobody can tell. Leaves a failure to those who wait for it. */
  async ended(number: number): Promise<void> {
    try {
      this.pollForWait();
    } catch {
      return;
    }
    if (this.#operations.completed >= number) return;
    const promise = this.#waiters.addIndifferent(number);
    this.poller.pollSoon();
    return promise;
  }

  /** True when the operations up to `number` are known to be done. Asks nobody. */
  hasReached(number: number): boolean {
    return this.#operations.completed >= number || this.#operations.isEmpty;
  }

  /** True when the operations up to `number` are done. */
  isDone(number: number): boolean {
    if (this.#operations.completed < number) this.pollForWait();
    return this.#operations.completed >= number;
  }

  /**
   * True when everything is done that is on the stream, also what raw calls queued there. Throws, without taking it, a
   * failure that says that work was given up: nobody may take that for done.
   */
  isAllDone(): boolean {
    this.pollForWait();
    const { keptLoss } = this.#failures;
    if (keptLoss !== undefined) throw keptLoss;
    if (!this.isIdle) return false;
    this.context.makeCurrent();
    return isStreamDone(this.pointer);
  }

  throwFailure(): void {
    const { kept } = this.#failures;
    if (kept === undefined) return;
    this.#told();
    throw kept;
  }

  /** Somebody else tells of it. */
  forgetFailure(): void {
    this.#told();
  }

  /** Whether a failure is kept that no wait has thrown. */
  get unseenFailure(): unknown {
    return this.#failures.kept;
  }

  /**
   * One turn of the event loop, or of a blocking wait: looks, runs the functions of the script that are due, and tells
   * those who wait what came up. No other place runs functions of the script.
   * @param isQuiet runs none
   */
  tick(now: number, isQuiet = false): void {
    // One that queues itself again has to wait for the next turn.
    const last = this.#operations.submitted;
    try {
      do this.poll();
      while (!isQuiet && this.#react(last));
      this.#troubles = [];
    } catch (error) {
      this.#troubles = [...this.#troubles.slice(-1), error];
      this.#broken(error);
    }
    // Where JavaScript had ended before all were answered.
    this.#answer();
    this.giveBackIfIdle();
    this.#waiters.expire(now, () => this.operations);
    this.#rest();
    if (now >= this.giveUpAt) {
      this.giveUpAt = Number.POSITIVE_INFINITY;
      this.giveUp?.(OVERDUE);
    }
  }

  /** Runs the function that is due, when it was queued before operation `last`. @returns whether one ran */
  #react(last: number): boolean {
    const marker = this.#due;
    if (marker === undefined || marker.number >= last) return false;
    this.#due = undefined;
    this.#markers.retireFirst();
    marker.reaction?.(true);
    return true;
  }

  /** The library can't tell how far the stream is. */
  #broken(error: unknown): void {
    if (this.#endsWork(error)) return;
    const failure = this.#failures.explain(error);
    if (error instanceof AbortedError) this.lose(failure);
    else this.#waiters.rejectAll(failure);
  }

  /** Whether nobody can tell how far the stream is: asked twice, the library did not answer. */
  get isTroubled(): boolean {
    return this.#troubles.length > 1;
  }

  /** Throws the error when nobody can tell how far the stream is. */
  throwTrouble(): void {
    const error = this.#troubles.at(-1);
    if (!this.isTroubled) return;
    this.#troubles = [];
    throw this.#failures.explain(error);
  }

  /** Whether the stream waits for what only this thread could do, and has not queued. */
  isHopeless(asked: Set<object>): boolean {
    if (asked.has(this)) return true;
    asked.add(this);
    return this.#operations.isHopeless(asked);
  }

  /** Whether the error says that nothing is queued any more. Asked twice: one that answers again may still be at it. */
  #endsWork(error: unknown): boolean {
    if (finalFailure(error, []) === undefined) return false;
    const failure = finalFailure(this.#errorOfLook(), this.operations, this.lifetime.because);
    if (failure === undefined) return false;
    this.isGone = failure instanceof AbortedError;
    this.lose(failure);
    this.settleAll();
    return true;
  }

  #errorOfLook(): unknown {
    try {
      this.context.makeCurrent();
      isStreamDone(this.pointer);
      return undefined;
    } catch (error) {
      return error;
    }
  }

  /** A stream that has nothing to do may stay so for long: others can have what it keeps. */
  giveBackIfIdle(): void {
    if (!this.#operations.isEmpty || this.hasHostFunctions) return;
    try {
      // What is marked still belongs to operations that are done, or were refused.
      this.#markers.clear();
      this.giveBackKept();
    } catch {
      // Kept for the next try.
    }
  }

  /** Gives back what is kept for operations to come. @returns whether there was anything */
  giveBackKept(): boolean {
    return this.#markers.giveBack();
  }

  /** Before the native stream is destroyed. Everything is done by now. */
  destroyMarkers(): void {
    this.#markers.destroy();
  }

  /** The stream is gone: nothing is queued any more. `failure`: why waits must not succeed. */
  end(failure: unknown): void {
    this.#failures.makeVoid();
    // Before the operations end: nobody may take that for success.
    this.#waiters.rejectAll(failure);
    this.#promises.end(failure);
    this.#markers.abandon();
    if (!this.isIdle) this.settleAll();
    this.poller.remove(this);
  }
}

const isOutOfEvents = (error: unknown): boolean =>
  error instanceof AclError && error.code === AclErrorCode.ACL_ERROR_RT_NO_EVENT_RESOURCE;
