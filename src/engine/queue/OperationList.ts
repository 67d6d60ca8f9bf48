import type { Lifetime } from '../base/Lifetime.js';
import { type DependentQueue, EventRecord } from './EventRecord.js';
import type { Loss } from './Loss.js';
import type { PendingOperation } from './operations.js';

/** Operations that are done are taken out when they are so many, and at least half of all. */
const MANY = 1024;

/**
 * The operations of one stream that are not known to be done. They have numbers in the order of submission, which is the
 * order in which they end. What they use lives as long as they do. JavaScript may end between any two calls of functions:
 * the numbers follow from one list.
 */
export class OperationList<Q extends DependentQueue> {
  /** Who uses what operations use. */
  readonly #queue: Q;
  /** From the operation behind number `#before` on. */
  readonly #operations: PendingOperation[] = [];
  #before = 0;
  /** How many of them are done. */
  #done = 0;
  /** Records of events that the stream has not come to, in order. */
  readonly #records: EventRecord<Q>[] = [];

  constructor(queue: Q) {
    this.#queue = queue;
  }

  /** Number of the last operation submitted. */
  get submitted(): number {
    return this.#before + this.#operations.length;
  }

  /** Number of the last one known to be done. */
  get completed(): number {
    return this.#before + this.#done;
  }

  get isEmpty(): boolean {
    return this.#done === this.#operations.length;
  }

  /** The number of the last operation that uses something for which `isMeant` is true. */
  lastUse(isMeant: (holder: Lifetime) => boolean): number | undefined {
    const index = this.#operations.findLastIndex(({ keepAlive }) => keepAlive.some(isMeant));
    return index < this.#done ? undefined : this.#before + index + 1;
  }

  append(operation: PendingOperation): void {
    this.#operations.push(operation);
    for (const holder of operation.keepAlive) holder.usedUntil(this.#queue, this.submitted);
  }

  /** Takes the last operation back, which was refused. @returns false when it is not the last one any more */
  withdraw(operation: PendingOperation): boolean {
    if (this.isEmpty || this.#operations.at(-1) !== operation) return false;
    operation.finish?.(true);
    this.#operations.pop();
    for (const holder of operation.keepAlive) {
      const last = this.lastUse((used) => used === holder) ?? this.completed;
      holder.usedUntil(this.#queue, last);
      holder.endIfUnused();
    }
    return true;
  }

  /** The first that is not done, up to a number. */
  next(number: number): PendingOperation | undefined {
    return this.completed < number ? this.#operations[this.#done] : undefined;
  }

  /** The first is done. */
  passed(): void {
    this.#done += 1;
    if (this.#done < MANY && !this.isEmpty) return;
    if (this.#done * 2 < this.#operations.length) return;
    this.#operations.splice(0, this.#done);
    this.#before += this.#done;
    this.#done = 0;
  }

  /** Makes sure, before the operations up to a number count as done, that what they waited for has happened. */
  confirmWaits(number: number): void {
    for (const { awaits } of this.#pending(number)) awaits?.confirm?.();
  }

  #pending(number: number): readonly PendingOperation[] {
    return this.#operations.slice(this.#done, number - this.#before);
  }

  /** The last operation records an event. */
  record(): EventRecord<Q> {
    const record = new EventRecord(this.#queue, this.submitted);
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
    return this.#pending(this.submitted).some(({ awaits }) => awaits?.isHopeless(asked) === true);
  }
}
