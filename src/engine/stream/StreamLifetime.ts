import * as rt from '../../../generated/checked/index.js';
import type { StreamPtr } from '../../../generated/types.js';
import { Blocks } from '../allocator/Blocks.js';
import type { Registration } from '../allocator/Registration.js';
import { Lifetime } from '../base/Lifetime.js';
import type { NativeContext } from '../session/DeviceLifetime.js';
import { BounceBuffer } from './BounceBuffer.js';
import { drainBlocking } from './drain.js';
import { StreamQueue } from './StreamQueue.js';

/** A native stream: what is queued on it counts as its use, so that dispose waits for it in the background. */
export class StreamLifetime extends Lifetime {
  readonly queue: StreamQueue;
  /** The custom allocator, if the stream has one, and what allocators of the stream have lent. */
  allocator: Registration | undefined;
  readonly blocks = new Blocks();
  #isDestroyed = false;
  /** For copies between host memories, which streams can't do directly. */
  readonly bounce = new BounceBuffer();

  constructor(
    parent: Lifetime,
    readonly context: NativeContext,
    readonly pointer: StreamPtr,
  ) {
    super('Stream', parent);
    this.queue = new StreamQueue(this, pointer, context, this.session.poller);
    this.queue.observers.add(() => this.blocks.collect());
    this.queue.observers.add(() => this.#tidy());
    this.attach();
  }

  /** Copies between host memories are rarely needed by many streams at a time. */
  #tidy(): void {
    if (!this.queue.hasOperations) this.bounce.freeUnlessFew();
  }

  /** Gives back what the stream keeps for later. @returns whether there was anything */
  giveBackKept(): boolean {
    const hadEvents = this.queue.giveBackKept();
    return (!this.queue.hasOperations && this.bounce.free()) || hadEvents;
  }

  protected release(): void {
    // The native call waits as well, but would wait for ever for host functions, which run on this thread.
    // Markers alone are not waited for: a look may be what ends the stream, and none begins inside another.
    if (this.queue.hasOperations) drainBlocking(this.queue);
    this.queue.destroyMarkers();
    this.context.makeCurrent();
    rt.destroyStream(this.pointer);
    this.#isDestroyed = true;
  }

  /** The native call waits for what is queued. */
  protected override get endsInUse(): boolean {
    return true;
  }

  /** Gives back what only the stream used, and tells what no wait will tell any more. */
  #windUp(): void {
    this.#try(() => this.bounce.free());
    // Nobody could try again later: the stream is gone.
    this.#try(() => this.bounce.free());
    this.#try(() => this.blocks.collectAll());
    this.#reportFailure();
  }

  #reportFailure(): void {
    const { unseenFailure } = this.queue;
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
    // Only now, because it calls functions of the script: they must find the stream closed.
    if (this.#isDestroyed) this.#windUp();
    this.bounce.abandon();
  }
}
