/** The queue of a stream, as far as records of events go. */
export interface DependentQueue {
  /** True when the operations up to `number` are known to be done. */
  hasReached(number: number): boolean;
  /** Whether the stream waits for what only this thread could do, and has not queued. */
  isHopeless(asked: Set<object>): boolean;
  /** Finds out how far the stream is. */
  pollForWait(): void;
  /** Gives up the operations behind number `after`. */
  lose(failure: unknown, after: number): void;
}

/** One record of an event: a place in the order of a stream. */
export class EventRecord<Q extends DependentQueue = DependentQueue> {
  /** Why the stream never comes to it, when it does not. */
  #failure: unknown;
  /** What other streams have queued behind a wait for it. */
  #behind: { readonly queue: DependentQueue; readonly number: number }[] = [];

  constructor(
    readonly queue: Q,
    /** The operation that records it. */
    readonly number: number,
  ) {}

  /** Throws when the work in front of it was given up: then it is never reached, whatever the library says. */
  throwIfLost(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Everything from operation `number` of a stream on relies on it. */
  precedes(queue: DependentQueue, number: number): void {
    if (!this.queue.hasReached(this.number)) this.#behind.push({ queue, number });
  }

  /** Whether the stream will not come to it. */
  isHopeless(asked: Set<object>): boolean {
    return !this.queue.hasReached(this.number) && this.queue.isHopeless(asked);
  }

  /** Another stream has gone on behind a wait for it: then it was reached, or what is in front of it was given up. */
  confirm(): void {
    if (!this.queue.hasReached(this.number)) this.queue.pollForWait();
  }

  /** The stream is past it. */
  reached(): void {
    this.#behind = [];
  }

  /** The work in front of it was given up: so is what relies on it. */
  lose(failure: unknown): void {
    this.#failure ??= failure;
    for (const { queue, number } of this.#behind.splice(0)) queue.lose(failure, number - 1);
  }
}
