import type { Lifetime } from '../base/Lifetime.js';
import { type DependentQueue, EventRecord } from './EventRecord.js';
import type { Loss } from './Loss.js';
import type { Awaited, PendingOperation } from './operations.js';

/**
 * The operations of one stream that are not known to be done. They have numbers in the order of submission, which is the
 * order in which they end. What they use lives as long as they do, and so does the stream.
 */
export class OperationList<Q extends DependentQueue> {
  readonly #lifetime: Lifetime;
  /** What uses count for. */
  readonly #queue: Q;
  readonly #pending: PendingOperation[] = [];
  /** Records of events that the stream has not come to, in order. */
  readonly #records: EventRecord<Q>[] = [];
  /** Waits among the operations, for what only something else can do. */
  #awaited: { readonly number: number; readonly awaits: Awaited }[] = [];
  #submitted = 0;
  #completed = 0;

  constructor(lifetime: Lifetime, queue: Q) {
    this.#lifetime = lifetime;
    this.#queue = queue;
  }

  /** Number of the last operation submitted. */
  get submitted(): number {
    return this.#submitted;
  }

  /** Number of the last one known to be done. */
  get completed(): number {
    return this.#completed;
  }

  get isEmpty(): boolean {
    return this.#pending.length === 0;
  }

  /** The number of the last operation that uses something for which `isMeant` is true. */
  lastUse(isMeant: (holder: Lifetime) => boolean): number | undefined {
    const index = this.#pending.findLastIndex(({ keepAlive }) => keepAlive.some(isMeant));
    return index < 0 ? undefined : this.#completed + index + 1;
  }

  append(operation: PendingOperation): void {
    this.#submitted += 1;
    this.#pending.push(operation);
    const { awaits } = operation;
    if (awaits !== undefined) this.#awaited.push({ number: this.#submitted, awaits });
    for (const holder of operation.keepAlive) holder.retain(this.#queue);
    this.#lifetime.retain();
  }

  /** Takes the last operation back, which was refused. @returns false when it is not the last one any more */
  withdraw(operation: PendingOperation): boolean {
    if (this.#pending.at(-1) !== operation) return false;
    this.#pending.pop();
    this.#submitted -= 1;
    this.#keepAwaited((number) => number <= this.#submitted);
    operation.finish?.(true);
    this.release([operation]);
    return true;
  }

  /** Takes those up to a number out, which are done. They still hold what they use: see {@link release}. */
  take(number: number): readonly PendingOperation[] {
    const done = this.#pending.splice(0, number - this.#completed);
    this.#completed = number;
    this.#keepAwaited((waiting) => waiting > number);
    return done;
  }

  /** Lets go what operations have used that are over. */
  release(operations: readonly PendingOperation[]): void {
    for (const operation of operations) {
      for (const holder of operation.keepAlive) holder.unretain(this.#queue);
      this.#lifetime.unretain();
    }
  }

  /** Makes sure, before the operations up to a number count as done, that what they waited for has happened. */
  confirmWaits(number: number): void {
    if (this.#awaited.length === 0) return;
    for (const { number: waiting, awaits } of [...this.#awaited]) if (waiting <= number) awaits.confirm?.();
  }

  /** The last operation records an event. */
  record(): EventRecord<Q> {
    const record = new EventRecord(this.#queue, this.#submitted);
    this.#records.push(record);
    return record;
  }

  /** The stream is past the operations up to a number. */
  reachRecords(number: number): void {
    const isReached = (record: EventRecord<Q>): boolean => record.number <= number;
    while (this.#records[0] !== undefined && isReached(this.#records[0])) this.#records.shift()?.reached();
  }

  loseRecords(loss: Loss): void {
    for (const record of [...this.#records]) if (loss.covers(record.number)) record.lose(loss.failure);
  }

  /** Whether a wait among them is for what only this thread could do, and has not queued. */
  isHopeless(asked: Set<object>): boolean {
    return this.#awaited.some(({ awaits }) => awaits.isHopeless(asked));
  }

  #keepAwaited(isKept: (number: number) => boolean): void {
    if (this.#awaited.length > 0) this.#awaited = this.#awaited.filter(({ number }) => isKept(number));
  }
}
