import * as rt from '../../../generated/checked/index.js';
import { AclErrorCode } from '../../../generated/error-codes.js';
import type { EventPtr, StreamPtr } from '../../../generated/types.js';
import { AclError, AscendError, DeviceFaultError, withContext } from '../../errors/index.js';
import type { Lifetime } from '../base/Lifetime.js';
import type { NativeContext } from '../session/DeviceLifetime.js';
import { FunctionPromises } from './FunctionPromises.js';
import { type Marker, Markers, type Reaction } from './Markers.js';
import { isStreamDone } from './native-status.js';
import { History, type OperationInfo, type PendingOperation } from './operation-history.js';
import type { StreamPoller } from './StreamPoller.js';
import { asFailure } from './script-failure.js';
import { deadlineOf, Waiters, type WaitLimits } from './Waiters.js';

const BARRIER: PendingOperation = { keepAlive: [] };

/** After this many operations without a wait, what is done by then is looked for, so that buffers are not kept for ever. */
const LOOK_EVERY = 64;

/**
 * What is queued on one stream, and who waits for it. Operations have numbers in the order of submission, which is the
 * order in which they end.
 *
 * Nothing here blocks. The stream's error, which the runtime reports once and to whoever asks first,
 * is kept until a wait of the script takes it.
 */
export class StreamQueue {
  readonly #operations: PendingOperation[] = [];
  readonly #markers: Markers;
  readonly #waiters = new Waiters();
  readonly #history = new History();
  readonly #promises = new FunctionPromises();
  /** Number of the last operation submitted, and of the last one known to be done. */
  #submitted = 0;
  #completed = 0;
  /** What the next wait throws. */
  #failure: unknown;
  /** The stream reported an error: the results of what is queued are void. */
  #isVoid = false;
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
  }

  get submitted(): number {
    return this.#submitted;
  }

  /**
   * An operation that does nothing: it ends when everything is done that is on the stream now, also what raw calls
   * queued there. @returns its number
   */
  barrier(): number {
    // A host function of another stream may have ended this one meanwhile.
    if (this.lifetime.state !== 'closed') this.#append(BARRIER);
    return this.#submitted;
  }

  get hasOperations(): boolean {
    return this.#operations.length > 0;
  }

  get isIdle(): boolean {
    return this.#operations.length === 0 && this.#markers.isEmpty;
  }

  /** Somebody waits, or a host function waits for its turn: the queue has to be looked at again and again. */
  get needsAttention(): boolean {
    return this.#waiters.count > 0 || this.#markers.reactions > 0;
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
      this.context.makeCurrent();
      // Who waits already waits for what is queued already: a marker tells when that is done.
      if (this.#waiters.last > this.#markers.lastOwn) this.#markForWaiters(operation);
    } catch (error) {
      operation.finish?.(true);
      throw this.#explain(error);
    }
    // Before the native calls: JavaScript may end right behind them, and what they use must have an owner then.
    this.#append(operation);
    try {
      call();
    } catch (error) {
      this.#refused(operation, error);
      throw this.#explain(error);
    }
    this.#history.add(info);
    if (this.#submitted % LOOK_EVERY === 0) this.#lookBack();
  }

  /** What was refused as a whole leaves no trace. What may have been accepted is done when the stream is past its place. */
  #refused(operation: PendingOperation, error: unknown): void {
    const isWhole = error instanceof AscendError && !operation.severalCalls;
    if (!isWhole || this.#operations.at(-1) !== operation) {
      operation.isVoid = true;
      return;
    }
    this.#operations.pop();
    this.#submitted -= 1;
    operation.finish?.(true);
    for (const holder of operation.keepAlive) holder.unretain(this);
    this.lifetime.unretain();
    if (this.isIdle) this.poller.remove(this);
  }

  /**
   * Behind an operation that may wait for the script itself nobody would be answered without a marker before it. Before
   * any other it may be left out: where markers are dense, or when the device has no event left.
   */
  #markForWaiters({ mayBlock = false }: PendingOperation): void {
    if (!mayBlock && !this.#markers.isDueAt(this.#submitted)) return;
    try {
      this.#markers.record(this.#submitted);
    } catch (error) {
      if (mayBlock || !isOutOfEvents(error)) throw error;
    }
  }

  #append(operation: PendingOperation): void {
    this.#submitted += 1;
    this.#operations.push(operation);
    for (const holder of operation.keepAlive) holder.retain(this);
    this.lifetime.retain();
    this.poller.add(this);
  }

  #lookBack(): void {
    try {
      if (this.#markers.last + LOOK_EVERY <= this.#submitted && this.#markers.isDueAt(this.#submitted))
        this.#markers.record(this.#submitted);
      this.#passMarkers();
    } catch {
      // Nobody asked: the next wait meets the failure again.
    }
  }

  /** After the event was recorded as the last operation: a natural marker. `holder` keeps the event alive. */
  recorded(event: EventPtr, holder: Lifetime): void {
    this.#markers.adopt(event, holder, this.#submitted);
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
    const marker = this.#markers.record(this.#submitted, reaction);
    this.poller.add(this);
    this.poller.pollSoon();
    return () => this.#markers.withdraw(marker);
  }

  /** A failure in the script's own code that ran for the stream; the next wait throws it. */
  scriptFailed(error: unknown): void {
    this.#failure ??= asFailure(error);
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
      if (marker.number > this.#completed) this.#settle(marker.number, false);
      if (marker.reaction === undefined) continue;
      this.#due = marker;
      return;
    }
    if (this.isIdle) this.poller.remove(this);
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
    this.#failure ??= this.#explain(error);
    this.#isVoid = true;
  }

  /** The error with what was queued since the stream was last known to be good. */
  #explain(error: unknown): unknown {
    return error instanceof AclError ? withContext(error, { operations: this.#history.describe() }) : error;
  }

  /** Ends all operations: the stream is past them, or gone. */
  settleAll(): void {
    this.#history.clear();
    this.#markers.clear();
    const failed = this.#isVoid;
    this.#isVoid = false;
    this.#settle(this.#submitted, failed);
  }

  /** Ends the operations up to a number, then answers those who wait for no more. */
  #settle(number: number, failed: boolean): void {
    const done = this.#operations.splice(0, number - this.#completed);
    this.#completed = number;
    for (const { finish, isVoid = false } of done)
      if (finish !== undefined) this.#guard(() => finish(failed || isVoid));
    for (const observe of this.observers) this.#guard(observe);
    if (this.isIdle) this.poller.remove(this);
    if (this.#waiters.count > 0 && this.#waiters.settle(number, this.#failure)) this.#failure = undefined;
    for (const operation of done) {
      for (const holder of operation.keepAlive) holder.unretain(this);
      this.lifetime.unretain();
    }
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
    this.#lookForWait();
    if (this.#completed >= number) {
      const calls = this.poller.deferredCalls();
      if (calls !== undefined) await calls;
      return this.throwFailure();
    }
    const promise = this.#waiters.add(number, limits, api);
    this.poller.pollSoon();
    return promise;
  }

  /** Throws with what is queued when the library can't tell how far the stream is, as the background tells those who wait. */
  #lookForWait(): void {
    try {
      this.poll();
    } catch (error) {
      if (!this.#endsWork(error)) throw this.#explain(error);
    }
  }

  /** Resolves when the operations up to `number` are done, or nobody can tell. Leaves a failure to those who wait for it. */
  async ended(number: number): Promise<void> {
    try {
      this.poll();
    } catch {
      return;
    }
    if (this.#completed >= number) return;
    const promise = this.#waiters.addIndifferent(number);
    this.poller.pollSoon();
    return promise;
  }

  /** True when the operations up to `number` are known to be done. Asks nobody. */
  hasReached(number: number): boolean {
    return this.#completed >= number;
  }

  /** True when the operations up to `number` are done. */
  isDone(number: number): boolean {
    if (this.#completed < number) this.poll();
    return this.#completed >= number;
  }

  /** True when everything is done that is on the stream, also what raw calls queued there. */
  isAllDone(): boolean {
    this.poll();
    if (!this.isIdle) return false;
    this.context.makeCurrent();
    return isStreamDone(this.pointer);
  }

  throwFailure(): void {
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure !== undefined) throw failure;
  }

  /** Whether a failure is kept that no wait has thrown. */
  get unseenFailure(): unknown {
    return this.#failure;
  }

  /**
   * One turn of the event loop, or of a blocking wait: looks, runs the functions of the script that are due, and tells
   * those who wait what came up. No other place runs functions of the script.
   */
  tick(now: number): void {
    // One that queues itself again has to wait for the next turn.
    const last = this.#submitted;
    try {
      do this.poll();
      while (this.#react(last));
    } catch (error) {
      this.#broken(error);
    }
    this.#waiters.expire(now);
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
    if (!this.#endsWork(error)) this.#waiters.rejectAll(this.#explain(error));
  }

  /** Only a lost device ends the work with certainty: one that answers again may still be at it. */
  #endsWork(error: unknown): boolean {
    if (!(error instanceof DeviceFaultError && this.#isLost())) return false;
    this.#fail(error);
    this.settleAll();
    return true;
  }

  #isLost(): boolean {
    try {
      this.context.makeCurrent();
      isStreamDone(this.pointer);
      return false;
    } catch (error) {
      return error instanceof DeviceFaultError;
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
    this.#isVoid = true;
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
