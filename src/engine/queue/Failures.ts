import { withContext } from '../../errors/acl-error-factory.js';
import { AclError, type QueuedOperation } from '../../errors/index.js';
import { Loss } from './Loss.js';
import { History, type OperationInfo } from './operations.js';

/**
 * What has gone wrong with the work of one stream, until the script knows of it. The runtime reports an error once, and
 * to whoever asks first: it is kept until a wait takes it.
 */
export class Failures {
  readonly #history = new History();
  /** What the next wait throws. */
  #kept: unknown;
  /** The stream reported an error: the results of what is queued are void. */
  #isVoid = false;
  /** What was given up, until it has ended. */
  #loss: Loss | undefined;
  /** Why something was given up last. */
  #lastLoss: unknown;

  /** A failure that no wait has thrown. */
  get kept(): unknown {
    return this.#kept;
  }

  /** As {@link kept}, when it says that work was given up. */
  get keptLoss(): unknown {
    return this.#kept !== undefined && this.#kept === this.#lastLoss ? this.#kept : undefined;
  }

  /** What was given up and has not ended. */
  get loss(): Loss | undefined {
    return this.#loss;
  }

  /** An operation was queued. */
  remember(operation: OperationInfo): void {
    this.#history.add(operation);
  }

  /** What is queued since the stream was last known to be good. */
  get operations(): readonly QueuedOperation[] {
    return this.#history.describe();
  }

  /** The error with what is queued since the stream was last known to be good. */
  explain(error: unknown): unknown {
    return error instanceof AclError ? withContext(error, { operations: this.operations }) : error;
  }

  /** Of several failures the first is told. */
  keep(failure: unknown): void {
    this.#kept ??= failure;
  }

  /** The results of what is queued are void. */
  makeVoid(): void {
    this.#isVoid = true;
  }

  /** The stream has nothing left to do. @returns whether the results of what was queued are void */
  drained(): boolean {
    const wasVoid = this.#isVoid;
    this.#isVoid = false;
    this.#history.clear();
    return wasVoid;
  }

  /** The operations behind a number are given up. */
  lose(failure: unknown, after: number): Loss {
    this.#lastLoss = failure;
    this.#loss = new Loss(Math.min(after, this.#loss?.after ?? after), failure);
    return this.#loss;
  }

  /** Operations that were given up are about to end: the next wait throws why, unless the script knows. */
  meet(loss: Loss): void {
    if (loss.told) return;
    loss.told = true;
    this.keep(loss.failure);
  }

  /** What was given up has ended. */
  pass(loss: Loss): void {
    if (this.#loss === loss) this.#loss = undefined;
  }

  /** The script knows of the failure: what it queues behind operation `submitted` relies on nothing that is lost. */
  tell(submitted: number): void {
    this.#kept = undefined;
    if (this.#loss === undefined) return;
    this.#loss.told = true;
    this.#loss.upTo = Math.min(this.#loss.upTo, submitted);
  }
}
