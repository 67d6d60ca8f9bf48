import * as rt from '../../generated/checked/index.js';
import type { EventPtr } from '../../generated/types.js';
import { checkHandle } from '../engine/arguments/options.js';
import { DETAILS, HANDLE, lifetimeOf, Resource, requireOpen } from '../engine/base/Resource.js';
import { handOver } from '../engine/sharing/hand-over.js';
import type { HandleTransfer } from '../engine/sharing/transfer.js';
import type { EventLifetime } from '../engine/stream/EventLifetime.js';
import { blockUntilEventDone, eventDone } from '../engine/stream/synchronize.js';
import type { BlockingWaitOptions, WaitOptions } from '../engine/stream/Waiters.js';
import { isDone } from '../engine/stream/waiting.js';
import { InvalidArgumentError } from '../errors/index.js';

/**
 * A marker in the order of a stream, from `device.createEvent` or `stream.record()`: other streams and the script wait
 * for it, and two of them measure time. It means its latest record. It is no promise, so that functions can return it:
 * {@link synchronize} makes the one to await.
 *
 * @see aclrtCreateEventExWithFlag
 * @see aclrtDestroyEvent
 * @example
 * ```ts
 * stream.copy(memory, new Uint8Array(1024));
 * using done = stream.record();
 * await done.synchronize();
 * ```
 */
export class Event extends Resource<EventLifetime> {
  readonly kind = 'Event';

  private constructor(lifetime: EventLifetime) {
    super(HANDLE, lifetime);
  }

  /** @internal */
  static own(lifetime: EventLifetime): Event {
    return new Event(lifetime);
  }

  /** The device that it belongs to. */
  get device() {
    return lifetimeOf(this).context.device.handle;
  }

  /** Whether it can measure time: see {@link elapsedMs}. */
  get timing(): boolean {
    return lifetimeOf(this).timing;
  }

  /**
   * The native handle, for the generated functions.
   * @throws DisposedError
   */
  get pointer(): EventPtr {
    return requireOpen(this, 'Event.pointer').pointer;
  }

  /**
   * Whether the work before the latest record is done. True for an event that was never recorded.
   * @throws DisposedError
   * @throws AbortedError (107022, 107023) when that work was given up
   * @throws DeviceFaultError (507010 …) when the device is lost
   * @see aclrtQueryEventStatus
   */
  isComplete(): boolean {
    const { record } = requireOpen(this, 'Event.isComplete');
    if (record === undefined) return true;
    const isOver = isDone(record.queue.state, record.number);
    record.throwIfLost();
    return isOver;
  }

  /**
   * Waits until the work before the latest record is done, without blocking the event loop. Resolves at once for an
   * event that was never recorded.
   * @throws InvalidArgumentError, DisposedError
   * @throws AclTimeoutError (507046) after `timeoutMs`; the signal's reason when it is aborted: the work goes on in
   *   both cases
   * @throws AbortedError (107022, 107023) when the work was given up
   * @throws DeviceFaultError (507010, 507013, 507015 …) when the device is lost or the work failed on it
   * @throws AclError when the stream failed otherwise: `context.operations` lists what was queued since the last good
   *   wait
   * @see aclrtQueryEventStatus
   */
  async synchronize(options?: WaitOptions): Promise<void> {
    await eventDone(requireOpen(this, 'Event.synchronize'), options, 'Event.synchronize');
  }

  /**
   * Waits until the work before the latest record is done and blocks this thread meanwhile; host functions that are due
   * run. Returns at once for an event that was never recorded.
   * @param options `timeoutMs`: milliseconds after which it gives up; default: no limit
   * @throws InvalidArgumentError, DisposedError
   * @throws AclTimeoutError (507046) after `timeoutMs`: the work goes on
   * @throws AbortedError (107022, 107023) when the work was given up
   * @throws DeviceFaultError (507010, 507013, 507015 …) when the device is lost or the work failed on it
   * @throws AclError when the stream failed otherwise: `context.operations` lists what was queued since the last good
   *   wait
   * @throws AscendError `ERR_WOULD_DEADLOCK` in a host function
   * @see aclrtQueryEventStatus
   * @see aclrtStreamQuery
   */
  synchronizeBlocking(options?: BlockingWaitOptions): void {
    const api = 'Event.synchronizeBlocking';
    blockUntilEventDone(requireOpen(this, api), options, api);
  }

  /**
   * Milliseconds on the device from the record of `since` to that of this event: less than 0 when `since` was recorded
   * later. Both must be complete.
   * @throws InvalidArgumentError for an event without timing, not recorded or not complete, or of another device
   * @throws DisposedError
   * @see aclrtEventElapsedTime
   */
  elapsedMs(since: Event): number {
    const api = 'Event.elapsedMs';
    requireOpen(this, api);
    checkHandle(since, Event, api, 'since');
    requireOpen(since, api, 'since');
    if (since.device !== this.device)
      throw new InvalidArgumentError({
        api,
        parameter: 'since',
        received: since,
        expected: `an event of device ${this.device.id}: clocks of two devices differ`,
      });
    this.#checkTimed(api, 'this');
    since.#checkTimed(api, 'since');
    return rt.eventElapsedTime(since.pointer, this.pointer);
  }

  #checkTimed(api: string, parameter: string): void {
    if (this.timing && this.isComplete() && lifetimeOf(this).record !== undefined) return;
    throw new InvalidArgumentError({
      api,
      parameter,
      received: this,
      expected: 'an event made with { timing: true }, recorded, and complete',
    });
  }

  /**
   * Hands it over to another thread: this handle ends, and `ascend.fromTransfer` makes one there.
   * @returns what to send with `postMessage`
   * @throws InvalidArgumentError when it belongs to a context of its own
   * @throws DisposedError
   * @throws AscendError `ERR_IN_USE` while queued work or other handles use it
   */
  toTransfer(): HandleTransfer {
    return handOver(lifetimeOf(this), 'Event.toTransfer');
  }

  /** @internal */
  protected [DETAILS](): readonly string[] {
    return [`device ${lifetimeOf(this).context.device.id}`, ...(this.timing ? ['timing'] : [])];
  }
}
