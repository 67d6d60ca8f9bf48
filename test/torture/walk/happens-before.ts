/**
 * Which queued work is certainly over when other work begins. The model applies an operation's effect when it is queued;
 * that is right as long as whatever touches the same bytes is ordered by a stream, an event or a wait.
 */

/** How far other streams are, certainly, at some point: number of operations by stream. */
export type Clock = ReadonlyMap<Progress, number>;

/** How far one stream is. Operations have numbers from 1 in the order in which they are queued. */
export class Progress {
  /** Operations queued. */
  submitted = 0;
  /** Operations of which the host knows that they are over. */
  done = 0;
  /** What comes before anything that is queued from now on. */
  readonly #before = new Map<Progress, number>();

  /** How far the stream itself has said that it is. */
  #idleAt = 0;

  get drained(): boolean {
    return this.done === this.submitted;
  }

  /**
   * Whether the stream must say that it is idle. After a wait for its last event it may take a moment until it does: the
   * event is reached before the stream is done with it.
   */
  get idle(): boolean {
    return this.#idleAt === this.submitted;
  }

  queue(): void {
    this.submitted += 1;
  }

  /** What is over when everything that is queued now is over. */
  clock(): Clock {
    return new Map(this.#before).set(this, this.submitted);
  }

  /** Work that is queued from now on begins when `clock` is reached. */
  waitFor(clock: Clock): void {
    for (const [other, count] of clock)
      if (other !== this && other.done < count)
        this.#before.set(other, Math.max(count, this.#before.get(other) ?? 0));
  }

  /** The stream has said that everything queued is over. */
  drain(): void {
    this.#idleAt = this.submitted;
    reached(this.clock());
    this.#before.clear();
  }

  /** Whether an operation of another stream is over when this stream comes to what is queued next. */
  follows(other: Progress, operation: number): boolean {
    return other === this || operation <= other.done || operation <= (this.#before.get(other) ?? 0);
  }
}

/** The host has seen that a clock was reached. */
export function reached(clock: Clock): void {
  for (const [stream, count] of clock) stream.done = Math.max(stream.done, count);
}

/** The queued operations that use some bytes. */
export class Users {
  readonly #readers = new Map<Progress, number>();
  readonly #writers = new Map<Progress, number>();

  /** @param stream whose last operation uses the bytes */
  add(stream: Progress, writes: boolean): void {
    (writes ? this.#writers : this.#readers).set(stream, stream.submitted);
  }

  /** Whether the bytes may be used next. @param by the stream that will, undefined: the host, now */
  mayUse(by: Progress | undefined, writes: boolean): boolean {
    return allOver(this.#writers, by) && (!writes || allOver(this.#readers, by));
  }
}

function allOver(users: Map<Progress, number>, by: Progress | undefined): boolean {
  for (const [stream, operation] of users) {
    if (operation <= stream.done) users.delete(stream);
    else if (by === undefined || !by.follows(stream, operation)) return false;
  }
  return true;
}
