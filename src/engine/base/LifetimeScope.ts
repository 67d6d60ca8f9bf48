/** Words in which lifetimes, and those who know them, speak of each other. `L`: the class of lifetimes. */

/**
 * - `open`: usable.
 * - `closing`: disposed of while queued work still used it; it ends when that work is done.
 * - `closed`: the native object is gone.
 */
export type LifetimeState = 'open' | 'closing' | 'closed';

/** What lifetimes need of the thread that they belong to. */
export interface LifetimeScope<L> {
  /** Who is told of objects and handles that come and go. */
  readonly registry: {
    opened(lifetime: L): void;
    closed(lifetime: L): void;
    handleMade(handle: object, lifetime: L): void;
  };
  /** Whether what is open is left to the process, so that nothing may be given back any more. */
  readonly isAbandoned: boolean;
  /**
   * Blocks until work that concerns something is done, before that ends. Functions of the script run here only.
   * @param api what needs that, for messages
   * @returns when the end waits for work no longer
   */
  finishWork(ending: L, deadline: number | undefined, api: string): number;
  /** Waits, blocking, until no queued work of this thread uses the object. */
  finishQueuedWork(lifetime: L, deadline: number, api: string): void;
  /** Looks after queued work in the background until the object has ended; keeps the process alive while that is awaited. */
  endWhenUnused(lifetime: L): void;
  /** A failure that no caller is there to catch. */
  reportLate(lifetime: L, error: unknown): void;
}

/** What wants to know that an object has ended. */
export interface EndObserver<L> {
  /** Called once, whatever ended the object: also a parent, a reset, or another thread that has it now. Must not throw. */
  ended(lifetime: L): void;
}
