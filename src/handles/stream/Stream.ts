import * as rt from '../../../generated/checked/index.js';
import type { MemoryPtr, StreamPtr } from '../../../generated/types.js';
import { InvalidArgumentError } from '../../errors/index.js';
import { registerAllocator, type StreamAllocator } from '../allocator/register.js';
import { checkByte, checkSpan, checkTimeout } from '../arguments/numbers.js';
import { checkFunction, checkHandle, checkOptions } from '../arguments/options.js';
import type { Device } from '../Device.js';
import { Event } from '../Event.js';
import { type FillOptions, isMemory, type Memory } from '../memory/Memory.js';
import { type CopyOperand, lengthOf, regionOf } from '../memory/Region.js';
import { type CopyOptions, checkReach, checkTransfer } from '../memory/transfer.js';
import { Place } from '../resource/place.js';
import { HANDLE, lifetimeOf, Resource } from '../resource/Resource.js';
import { queueCopy } from './copy-async.js';
import { recordedEvent } from './events.js';
import { checkMayBlock, queueHostFunction } from './host-function.js';
import type { StreamLifetime } from './StreamLifetime.js';
import { checkWaitOptions, timeoutError, type WaitOptions } from './Waiters.js';

/**
 * A queue of work on a device, from `device.createStream`: what is queued runs in order, later. A method that returns
 * has queued its work and no more; errors of the work surface at the next wait, which lists what was queued and where.
 *
 * Memory that queued work uses lives until the work is done, whatever the script does with its handle. Typed arrays are
 * copied when they are the source, and filled when the work is done, before a wait resolves, when they are the
 * destination.
 *
 * @see aclrtCreateStream
 * @see aclrtDestroyStream
 * @example
 * ```ts
 * await using stream = device.createStream();
 * stream.copy(memory, new Float32Array([1, 2, 3]));
 * await stream.synchronize();
 * ```
 */
export class Stream extends Resource<StreamLifetime> {
  readonly kind = 'Stream';

  private constructor(lifetime: StreamLifetime) {
    super(HANDLE, lifetime);
  }

  /** @internal */
  static own(lifetime: StreamLifetime): Stream {
    return new Stream(lifetime);
  }

  get device(): Device {
    return lifetimeOf(this).context.device.handle;
  }

  /**
   * The native handle, for the generated functions.
   * @throws DisposedError
   */
  get pointer(): StreamPtr {
    return this.#open('Stream.pointer').pointer;
  }

  #open(api: string): StreamLifetime {
    const lifetime = lifetimeOf(this);
    lifetime.check(api);
    return lifetime;
  }

  /**
   * Queues a copy. The direction follows from the two sides.
   * @param destination memory, or a typed array that is filled when the copy is done
   * @param source memory, or a typed array whose bytes are taken now
   * @throws InvalidArgumentError, DisposedError before anything is queued
   * @throws AclError when it can't be queued
   * @see aclrtMemcpyAsync
   */
  copy(destination: CopyOperand, source: CopyOperand, options?: CopyOptions): void {
    const lifetime = this.#open('Stream.copy');
    const transfer = checkTransfer(destination, source, options, 'Stream.copy', SIDES);
    queueCopy(lifetime, transfer, new Place(this.copy), 'Stream.copy');
  }

  /**
   * Queues a fill: every byte of the memory gets the value.
   * @param value a byte, 0 to 255
   * @throws InvalidArgumentError, DisposedError, AclError
   * @see aclrtMemsetAsync
   */
  fill(memory: Memory, value: number, options?: FillOptions): void {
    const api = 'Stream.fill';
    const { pointer, queue, context } = this.#open(api);
    if (!isMemory(memory)) throw notMemory(memory, api);
    const available = lengthOf(memory, api, 'memory');
    checkByte(value, api, 'value');
    checkOptions(options, ['offset', 'byteLength'], api);
    const span = checkSpan(options?.offset, options?.byteLength, available, api, FILL_SPAN);
    const region = regionOf(memory, span, api, 'memory');
    if (region.side === 'script') throw notMemory(memory, api);
    checkReach(context.device, region, memory, api, 'memory');
    const { address, byteLength, holders } = region;
    if (byteLength === 0) return;
    queue.submit({ info: { verb: 'fill', byteLength, place: new Place(this.fill) }, holders }, () =>
      rt.memsetAsync(address as MemoryPtr, byteLength, value, byteLength, pointer),
    );
  }

  /**
   * Marks the end of what is queued now.
   * @param event an event of this device; default: a new one without timing
   * @returns the event
   * @see aclrtRecordEvent
   */
  record(event?: Event): Event {
    const api = 'Stream.record';
    const stream = this.#open(api);
    if (event !== undefined) checkHandle(event, Event, api, 'event');
    return recordedEvent(stream, event, new Place(this.record), api);
  }

  /**
   * Makes what is queued from now on wait for the latest record of an event. Nothing to wait for when it was never
   * recorded.
   * @see aclrtStreamWaitEvent
   */
  wait(event: Event): void {
    const api = 'Stream.wait';
    const { pointer, queue, context } = this.#open(api);
    checkHandle(event, Event, api, 'event');
    const lifetime = lifetimeOf(event);
    lifetime.check(api);
    const { device } = lifetime.context;
    if (device !== context.device && !context.device.peers.has(device.id))
      throw new InvalidArgumentError({
        api,
        parameter: 'event',
        received: event,
        expected: `of device ${context.device.id} or of a peer: without peer access the runtime skips the wait silently`,
      });
    if (lifetime.record === undefined) return;
    queue.submit({ info: { verb: 'wait for event', place: new Place(this.wait) }, holders: [lifetime] }, () =>
      rt.streamWaitEvent(pointer, lifetime.pointer),
    );
  }

  /**
   * Calls a JavaScript function on this thread when the stream gets here; what is queued behind waits until the function
   * has returned. What the function throws, the next wait throws. Inside it no blocking wait is possible.
   * @throws NotAvailableError when the library is older than CANN 8.5
   * @see aclrtLaunchHostFunc
   */
  hostFunction(fn: () => void): void {
    const lifetime = this.#open('Stream.hostFunction');
    checkFunction(fn, 'Stream.hostFunction', 'fn');
    queueHostFunction(lifetime, fn, new Place(this.hostFunction));
  }

  /**
   * Gives the operators that run on the stream their device memory from the script, instead of the one set before.
   * Ends with the stream.
   * @see aclrtAllocatorRegister
   */
  setAllocator(allocator: StreamAllocator): void {
    const lifetime = this.#open('Stream.setAllocator');
    registerAllocator(lifetime, allocator, 'Stream.setAllocator');
  }

  /**
   * Ends what {@link setAllocator} began; nothing to do when there is none. What is lent comes back when the stream is
   * past it.
   * @see aclrtAllocatorUnregister
   */
  removeAllocator(): void {
    const lifetime = this.#open('Stream.removeAllocator');
    lifetime.allocator?.dispose();
    lifetime.allocator = undefined;
  }

  /**
   * Waits until everything that is queued now is done, without blocking the event loop.
   * @throws AclTimeoutError after `timeoutMs`; the signal's reason when it is aborted: the work goes on in both cases
   * @throws AclError when the stream failed: `context.operations` lists what was queued since the last good wait
   */
  async synchronize(options: WaitOptions = {}): Promise<void> {
    const { queue } = this.#open('Stream.synchronize');
    checkWaitOptions(options, 'Stream.synchronize');
    options.signal?.throwIfAborted();
    await queue.wait(queue.barrier(), options, 'Stream.synchronize');
  }

  /**
   * Waits until everything that is queued now is done and blocks this thread meanwhile; host functions that are due run.
   * @param options `timeoutMs`: milliseconds after which it gives up; default: no limit
   * @see aclrtSynchronizeStream
   */
  synchronizeBlocking(options?: { readonly timeoutMs?: number }): void {
    const api = 'Stream.synchronizeBlocking';
    const { queue } = this.#open(api);
    checkOptions(options, ['timeoutMs'], api);
    const timeoutMs = options?.timeoutMs;
    checkTimeout(timeoutMs, api);
    checkMayBlock(api);
    if (!queue.finish(timeoutMs)) throw timeoutError(api, timeoutMs ?? 0);
    queue.throwFailure();
  }

  /**
   * Whether everything that is queued is done. Never waits.
   * @see aclrtStreamQuery
   */
  isComplete(): boolean {
    const { queue } = this.#open('Stream.isComplete');
    return queue.isAllDone();
  }

  protected details(): readonly string[] {
    const { context, uses } = lifetimeOf(this);
    return [`device ${context.device.id}`, `${uses} queued`];
  }
}

const SIDES = { destination: 'destination', source: 'source' } as const;
const FILL_SPAN = ['options.offset', 'options.byteLength'] as const;

const notMemory = (received: unknown, api: string): InvalidArgumentError =>
  new InvalidArgumentError({ api, parameter: 'memory', received, expected: 'memory of this package' });
