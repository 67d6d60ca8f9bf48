import * as rt from '../../../generated/checked/index.js';
import type { StreamPtr } from '../../../generated/types.js';
import { AbortedError } from '../../errors/index.js';
import { now } from '../../native/process/clock.js';
import { Lifetime } from '../base/Lifetime.js';
import { deadlineIn } from '../thread/blocking.js';
import type { NativeContext } from '../thread/DeviceLifetime.js';
import type { Thread } from '../thread/Thread.js';
import { Blocks, type Lent } from './Blocks.js';
import { BounceBuffer } from './BounceBuffer.js';
import { StreamQueue } from './StreamQueue.js';
import { skipFunctions } from './script-calls.js';

/** The method with which a script gives up what is queued. */
export const ABORT = 'Stream.abort';

/** A native stream: what is queued on it counts as its use, so that dispose waits for it in the background. */
export class StreamLifetime extends Lifetime {
  readonly queue: StreamQueue;
  /** What custom allocators of the stream have lent. */
  readonly blocks = new Blocks();
  /** Memory whose loan is over, which functions of the script have not taken back yet. */
  readonly #returned: Lent[] = [];
  #isDestroyed = false;
  /** When work is waited for no longer after the stream was disposed of. */
  #giveUpAt = Number.POSITIVE_INFINITY;
  /** For copies between host memories, which streams can't do directly. */
  readonly bounce = new BounceBuffer();

  constructor(
    parent: Lifetime,
    readonly context: NativeContext,
    readonly pointer: StreamPtr,
  ) {
    super('Stream', parent);
    this.queue = new StreamQueue(this, pointer, context, context.device.session.poller);
    this.queue.observers.add(() => this.#collect());
    this.queue.giveUp = (by) => this.#giveUp(by);
    this.queue.observers.add(() => this.#tidy());
    this.attach();
  }

  override get session(): Thread {
    return this.context.device.session;
  }

  #collect(): void {
    if (!this.blocks.isEmpty) this.#handBack(this.blocks.collect());
  }

  /** Lets functions of the script take memory back, later: they must not run in the middle of a method. */
  #handBack(lent: readonly Lent[]): void {
    if (lent.length === 0) return;
    this.#returned.push(...lent);
    this.session.poller.defer(this.#runFrees);
  }

  readonly #runFrees = (): void => {
    for (const { memory, free } of this.#returned.splice(0)) {
      try {
        free(memory);
      } catch (error) {
        this.scriptFailed(error);
      }
    }
  };

  /** Lets functions of the script take back at once what the runtime has given back. */
  handBackNow(): void {
    this.#returned.push(...this.blocks.collect());
    this.#runFrees();
  }

  /** A failure in the script's own code that ran for the stream: the next wait throws it, while there may be one. */
  scriptFailed(error: unknown): void {
    if (this.state === 'closed') this.session.reportUnseen(this, error);
    else this.queue.scriptFailed(error);
  }

  /** Copies between host memories are rarely needed by many streams at a time. */
  #tidy(): void {
    if (!this.queue.hasOperations) this.bounce.freeUnlessFew();
  }

  /** Gives back what the stream keeps for later. @returns whether there was anything */
  override giveBackKept(): boolean {
    const hadEvents = this.queue.giveBackKept();
    return (!this.queue.hasOperations && this.bounce.free()) || hadEvents;
  }

  protected release(deadline: number): void {
    // The native call waits as well, but would wait for ever for host functions, which run on this thread.
    const last = Math.min(deadline, this.#giveUpAt);
    if (this.queue.isGone) {
      // Its events may have ended with it.
      this.#try(() => this.queue.destroyMarkers());
    } else if (!this.queue.mayWork() || this.#drain(last)) {
      this.queue.destroyMarkers();
      this.context.makeCurrent();
      this.destroy(() => rt.destroyStream(this.pointer));
    } else {
      this.#destroyByForce(now() < last);
    }
    this.#isDestroyed = true;
  }

  /** @returns false when the work has to be given up */
  #drain(deadline: number): boolean {
    const { queue, session } = this;
    if (deadline <= now()) return false;
    session.assertMayBlock(`${this.kind}.dispose`);
    // They have had their time: what has begun to end runs nothing of the script.
    skipFunctions(queue.state);
    const number = queue.barrier();
    const who = this.because === undefined ? 'The end of a Stream' : `The end of a Stream (${this.because})`;
    // What can't be told of is left to the native call.
    const isOver = (): boolean => this.state === 'closed' || queue.hasReached(number) || queue.isTroubled;
    return session.poller.endBlocking(isOver, deadline, who, true);
  }

  /** Ends the native stream with all that is queued there. */
  #destroyByForce(isHopeless: boolean): void {
    const { queue, pointer } = this;
    const done = queue.countDone();
    this.context.makeCurrent();
    this.#dropNatively();
    this.destroy(() => rt.destroyStreamForce(pointer));
    queue.dropped(`${this.kind}.dispose`, done, this.because);
    queue.settleAll();
    // Told already, at once: the process may end with an error before it shows any warning.
    if (isHopeless) queue.state.told();
    // Only now: the stream must not go on behind host functions that will not run.
    queue.destroyMarkers();
  }

  /** Destroying by force may take the runtime half a minute when it has not stopped the stream before. */
  #dropNatively(): void {
    try {
      rt.streamAbort(this.pointer);
    } catch {
      // Not every product and version can.
    }
  }

  /**
   * Drops what is queued; the stream stays usable. Throws what the native call throws.
   * @param by the method, for those who wait
   */
  abort(by: string): void {
    const { queue } = this;
    this.context.makeCurrent();
    queue.aborter = by;
    try {
      rt.streamAbort(this.pointer);
    } finally {
      queue.aborter = undefined;
    }
    queue.tick(now(), true);
  }

  /** As dispose. Work that goes on after `timeoutMs` milliseconds is given up. */
  disposeWithin(timeoutMs: number | undefined): void {
    if (timeoutMs !== undefined) this.#giveUpAt = deadlineIn(timeoutMs);
    if (this.state === 'open') this.dispose(this.#giveUpAt);
    if (this.state === 'closing') this.queue.giveUpAt = this.#giveUpAt;
  }

  /** Ends the stream now, with what is queued there. */
  #giveUp(by: string): void {
    this.#giveUpAt = 0;
    try {
      this.end(by);
    } catch (error) {
      this.session.reportLate(this, error);
    }
  }

  /** By what is queued on it. */
  override get isInUse(): boolean {
    return this.queue.hasOperations;
  }

  /** What is queued on it. */
  protected override get hasWork(): boolean {
    return true;
  }

  /** The release drains the queue, or gives it up. */
  protected override get endsWorkItself(): boolean {
    return true;
  }

  /** Gives back what only the stream used, and tells what no wait will tell any more. */
  #windUp(): void {
    this.#try(() => this.bounce.free());
    // Nobody could try again later: the stream is gone.
    this.#try(() => this.bounce.free());
    this.#handBack(this.blocks.collectAll());
    this.#reportFailure();
  }

  #reportFailure(): void {
    const unseenFailure = this.queue.state.failures.kept;
    // The script has given it up itself.
    if (unseenFailure instanceof AbortedError && unseenFailure.context.abortedBy === ABORT) return;
    if (unseenFailure !== undefined) this.session.reportUnseen(this, unseenFailure);
  }

  #try(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.queue.scriptFailed(error);
    }
  }

  /** Before another thread takes the stream over: gives back what belongs to this one, and tells what only this one knows. */
  letGo(): void {
    this.queue.destroyMarkers();
    this.bounce.free();
    this.#reportFailure();
  }

  override markClosed(because?: string): void {
    if (this.state === 'closed') return;
    this.because ??= because;
    this.queue.end(this.disposedError('Stream.synchronize'));
    super.markClosed(because);
    if (this.#isDestroyed) this.#windUp();
    this.bounce.abandon();
  }
}
