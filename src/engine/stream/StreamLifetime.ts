import * as rt from '../../../generated/checked/index.js';
import type { StreamPtr } from '../../../generated/types.js';
import { Blocks, type Lent } from '../allocator/Blocks.js';
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
  /** Memory whose loan is over, which functions of the script have not taken back yet. */
  readonly #returned: Lent[] = [];
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
    this.queue.observers.add(() => this.#collect());
    this.queue.observers.add(() => this.#tidy());
    this.attach();
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
    this.#handBack(this.blocks.collectAll());
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
    if (this.#isDestroyed) this.#windUp();
    this.bounce.abandon();
  }
}
