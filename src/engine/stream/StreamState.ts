import type { StreamPtr } from '../../../generated/types.js';
import type { DependentQueue } from '../queue/EventRecord.js';
import { Failures } from '../queue/Failures.js';
import type { OperationList } from '../queue/OperationList.js';
import type { PendingOperation } from '../queue/operations.js';
import type { NativeContext } from '../thread/DeviceLifetime.js';
import type { Pollable } from '../thread/Pollable.js';
import type { StreamPoller } from '../thread/StreamPoller.js';
import { FunctionPromises } from './FunctionPromises.js';
import { type Marker, Markers } from './Markers.js';
import { Waiters } from './Waiters.js';

/** What is known of the work of one stream: what is queued, which places are marked, who waits, and what went wrong. */
export class StreamState {
  readonly markers: Markers;
  readonly waiters = new Waiters();
  readonly failures = new Failures();
  readonly promises = new FunctionPromises();
  /** Called whenever operations have ended. */
  readonly observers = new Set<() => void>();
  /** The stream has come to it, and its function of the script has not run yet. */
  due: Marker | undefined;
  /** The last looks that failed, one behind another. */
  troubles: readonly unknown[] = [];
  /** While another thread has the library drop what is queued. */
  isSuspended = false;
  /** Somebody else has ended the native stream. */
  isGone = false;

  constructor(
    /** The stream's queue, for those who look after it. */
    readonly queue: Pollable,
    readonly pointer: StreamPtr,
    readonly context: NativeContext,
    readonly operations: OperationList<DependentQueue>,
    readonly poller: StreamPoller,
  ) {
    this.markers = new Markers(pointer);
  }

  get isIdle(): boolean {
    return this.operations.isEmpty && this.markers.isEmpty;
  }

  append(operation: PendingOperation): void {
    this.operations.append(operation);
    this.poller.add(this.queue);
  }

  /** Nothing is queued, and nobody is waiting for an answer: the poller need not look at it. */
  rest(): void {
    if (this.isIdle && this.waiters.count === 0) this.poller.remove(this.queue);
  }

  /** The script knows of the failure. */
  told(): void {
    this.failures.tell(this.operations.submitted);
  }

  throwFailure(): void {
    const { kept } = this.failures;
    if (kept === undefined) return;
    this.told();
    throw kept;
  }

  /** Whether another thread is having the library drop what is queued. Notices what others have dropped. */
  get isBeingAborted(): boolean {
    this.poller.noticeAborts();
    return this.isSuspended;
  }
}
