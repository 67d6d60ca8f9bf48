import type { StreamPtr } from '../../generated/types.js';
import { registerAllocator, unregisterAllocator } from '../engine/allocator/register.js';
import { checkFunction } from '../engine/arguments/options.js';
import { CallSite } from '../engine/base/CallSite.js';
import { DETAILS, HANDLE, lifetimeOf, Resource, requireOpen } from '../engine/base/Resource.js';
import type { CopyOptions } from '../engine/copy/copy-plan.js';
import type { RowLayout } from '../engine/copy/row-layout.js';
import { type PrefetchOptions, queuePrefetch } from '../engine/enqueue/prefetch.js';
import { queueBatch, queueCopy } from '../engine/enqueue/queue-copy.js';
import { queueFill } from '../engine/enqueue/queue-fill.js';
import { queueRows } from '../engine/enqueue/queue-rows.js';
import { queueValueWait, queueValueWrite } from '../engine/enqueue/queue-values.js';
import type { FileCopyOptions, FileSource } from '../engine/files/file-options.js';
import type { FileOperand } from '../engine/files/open.js';
import { copyFromFile, copyToFile } from '../engine/files/stream-files.js';
import type { FillOptions } from '../engine/memory/fill.js';
import type { ValueCondition } from '../engine/queue/AwaitedValue.js';
import { handOver } from '../engine/sharing/hand-over.js';
import type { HandleTransfer } from '../engine/sharing/transfer.js';
import { queueHostFunction } from '../engine/stream/host-function.js';
import { recordGivenEvent, recordNewEvent, waitForEvent } from '../engine/stream/record-and-wait.js';
import { ABORT, type StreamLifetime } from '../engine/stream/StreamLifetime.js';
import { blockUntilStreamDone, streamDone } from '../engine/stream/synchronize.js';
import * as waits from '../engine/stream/Waiters.js';
import { isAllDone } from '../engine/stream/waiting.js';
import { Event } from './Event.js';
import type { BatchItem, CopyOperand, Memory } from './Memory.js';
import type { StreamAllocator } from './stream-allocator.js';

/**
 * A queue of work on a device, from `device.createStream`: what is queued runs in order, later. A method that returns has
 * queued its work and no more; errors of the work surface at the next wait, which lists what was queued and where. The
 * runtime tells them only when the stream has nothing left to do: a wait that ends while later work is still queued may not
 * know yet, and leaves them to the next one.
 *
 * Memory that queued work uses lives until the work is done, whatever the script does with its handle. Typed arrays are
 * copied when they are the source, and filled when the work is done, before a wait resolves or a host function behind it runs,
 * when they are the destination.
 *
 * @see aclrtCreateStream, aclrtDestroyStream
 * @example
 * ```ts
 * await using stream = device.createStream();
 * stream.copy(memory, new Float32Array([1, 2, 3]));
 * await stream.synchronize();
 * ```
 */
export class Stream extends Resource<StreamLifetime> {
  readonly kind = 'Stream';

  /** @internal */
  static own(lifetime: StreamLifetime): Stream {
    return new Stream(HANDLE, lifetime);
  }

  /** The device that it is on. */
  get device() {
    return lifetimeOf(this).context.device.handle;
  }

  /** The native handle, for the generated functions. @throws DisposedError */
  get pointer(): StreamPtr {
    return requireOpen(this, 'Stream.pointer').pointer;
  }

  /**
   * Queues a copy. The direction follows from the two sides.
   * @param destination memory, or a typed array that is filled when the copy is done
   * @param source memory, or a typed array whose bytes are taken now
   * @throws InvalidArgumentError, DisposedError before anything is queued; DeviceFaultError (507010 …) when the device is lost
   * @throws OutOfMemoryError (207001) when a typed array takes part and the host has no more that can be page-locked
   * @see aclrtMemcpyAsync
   */
  copy(destination: CopyOperand, source: CopyOperand, options?: CopyOptions): void {
    const stream = requireOpen(this, 'Stream.copy');
    queueCopy(stream, destination, source, options, new CallSite(this.copy), 'Stream.copy');
  }

  /**
   * Queues a fill: every byte of the memory gets the value. Host memory is filled by way of the device, since the runtime
   * would fill it at once.
   * @param value a byte, 0 to 255
   * @throws InvalidArgumentError, DisposedError before anything is queued; DeviceFaultError (507010 …) when the device is lost
   * @throws OutOfMemoryError (207001) when host memory is filled and the device has no room for what it is filled from
   * @see aclrtMemsetAsync
   */
  fill(memory: Memory, value: number, options?: FillOptions): void {
    const stream = requireOpen(this, 'Stream.fill');
    queueFill(stream, memory, value, options, new CallSite(this.fill), 'Stream.fill');
  }

  /**
   * Queues a copy of rows, as {@link copy} does of bytes.
   * @param layout width, height and pitches in bytes
   * @throws InvalidArgumentError, DisposedError, DeviceFaultError (507010 …), OutOfMemoryError (207001) as {@link copy}
   * @see aclrtMemcpy2dAsync
   * @example
   * ```ts
   * // The left half of a picture of 640 × 480 pixels of one byte, out of the device:
   * const half = new Uint8Array(320 * 480);
   * stream.copyRows(half, memory, { width: 320, height: 480, sourcePitch: 640 });
   * await stream.synchronize();
   * ```
   */
  copyRows(destination: CopyOperand, source: CopyOperand, layout: RowLayout): void {
    const stream = requireOpen(this, 'Stream.copyRows');
    queueRows(stream, destination, source, layout, new CallSite(this.copyRows), 'Stream.copyRows');
  }

  /**
   * Queues many copies. All are checked before the first is queued; when one can't be queued, those before it are.
   * @throws InvalidArgumentError, DisposedError, DeviceFaultError (507010 …), OutOfMemoryError (207001) as {@link copy};
   *   `context.item` names the one to blame
   * @see aclrtMemcpyAsync
   */
  copyBatch(items: readonly BatchItem[]): void {
    const stream = requireOpen(this, 'Stream.copyBatch');
    queueBatch(stream, items, new CallSite(this.copyBatch), 'Stream.copyBatch');
  }

  /**
   * Queues a prefetch: of device memory into the cache, of managed memory to where it will be used.
   * @throws InvalidArgumentError, DisposedError before anything is queued; DeviceFaultError (507010 …) when the device is lost
   * @throws NotSupportedError (207000) for device memory on chips other than Ascend 950, A3 and 910B; for managed memory on
   *   products without it
   * @throws NotAvailableError for device memory before CANN 8.1, for managed memory before 9.1
   * @see aclrtCmoAsync, aclrtMemManagedPrefetchAsync
   */
  prefetch(memory: Memory, options?: PrefetchOptions): void {
    const stream = requireOpen(this, 'Stream.prefetch');
    queuePrefetch(stream, memory, options, new CallSite(this.prefetch), 'Stream.prefetch');
  }

  /**
   * Queues a write of a 64-bit value to device memory, for whoever waits with {@link waitValue}.
   * @param value 0 to 2^64 - 1
   * @param offset first byte, such that the address is a multiple of 8
   * @throws InvalidArgumentError, DisposedError before anything is queued; DeviceFaultError (507010 …) when the device is lost
   * @throws NotSupportedError (207000) on chips other than Ascend 950, A3 and 910B; NotAvailableError before CANN 8.5
   * @see aclrtValueWrite
   */
  writeValue(memory: Memory, value: bigint, offset = 0): void {
    const stream = requireOpen(this, 'Stream.writeValue');
    queueValueWrite(stream, memory, value, offset, new CallSite(this.writeValue), 'Stream.writeValue');
  }

  /**
   * Makes what is queued from now on wait until a 64-bit value in device memory fulfils a condition. Whoever changes the value
   * must be able to run meanwhile; only `abort()`, or an end with a time limit, ends a wait that is never fulfilled.
   * @param condition with memory `m` and `value` `v`: `'at-least'` m - v ≥ 0 as signed numbers, `'equal'` m = v, `'and'`
   *   (m & v) ≠ 0, `'nor'` ~(m | v) ≠ 0
   * @param value 0 to 2^64 - 1
   * @param offset first byte, such that the address is a multiple of 8
   * @throws InvalidArgumentError, DisposedError, DeviceFaultError (507010 …), NotSupportedError (207000), NotAvailableError as
   *   {@link writeValue}
   * @see aclrtValueWait
   * @example
   * ```ts
   * using flag = device.allocate(8, { fill: 0 });
   * await using consumer = device.createStream();
   * consumer.waitValue(flag, 'at-least', 1n);
   * stream.writeValue(flag, 1n); // now the consumer goes on
   * await consumer.synchronize();
   * ```
   */
  waitValue(memory: Memory, condition: ValueCondition, value: bigint, offset = 0): void {
    const stream = requireOpen(this, 'Stream.waitValue');
    queueValueWait(
      stream,
      memory,
      condition,
      value,
      offset,
      new CallSite(this.waitValue),
      'Stream.waitValue',
    );
  }

  /**
   * Marks the end of what is queued now.
   * @param event an event of this device; default: a new one without timing
   * @returns the event; a new one may be disposed of at any time, and ends with what the stream belongs to
   * @throws InvalidArgumentError when the event is of another device; DisposedError; DeviceFaultError (507010 …)
   * @throws AclError: 207007 when the device has no event left
   * @see aclrtRecordEvent
   */
  record(event?: Event): Event {
    const stream = requireOpen(this, 'Stream.record');
    const place = new CallSite(this.record);
    if (event === undefined) return Event.own(recordNewEvent(stream, place));
    recordGivenEvent(stream, event, place, 'Stream.record');
    return event;
  }

  /**
   * Makes what is queued from now on wait for the latest record of an event. Nothing to wait for when it was never recorded.
   * @throws InvalidArgumentError also for an event of a device that is no peer; DisposedError; DeviceFaultError (507010 …)
   * @see aclrtStreamWaitEvent
   */
  wait(event: Event): void {
    waitForEvent(requireOpen(this, 'Stream.wait'), event, new CallSite(this.wait), 'Stream.wait');
  }

  /**
   * Calls a JavaScript function on this thread when the stream gets here; what is queued behind waits until it has returned.
   * It runs from the event loop or from a blocking wait, never inside another method, in the async context of this call, and
   * can't wait blocking itself.
   *
   * What it throws the next wait throws; of several failures the first. For a promise that it returns the stream does not wait,
   * but waits behind it do: they reject with its reason. A blocking wait leaves that to the next wait.
   * @throws InvalidArgumentError, DisposedError, DeviceFaultError (507010 …); NotAvailableError before CANN 8.5
   * @throws AclError: 107011 when a raw call has subscribed a thread to the stream
   * @see aclrtLaunchHostFunc
   * @example
   * ```ts
   * stream.copy(bytes, memory, { byteLength: bytes.byteLength });
   * stream.hostFunction(() => {
   *   console.log('the copy is done'); // the copy is done
   * });
   * await stream.synchronize();
   * ```
   */
  hostFunction(fn: () => unknown): void {
    const stream = requireOpen(this, 'Stream.hostFunction');
    checkFunction(fn, 'Stream.hostFunction', 'fn');
    queueHostFunction(stream, fn, new CallSite(this.hostFunction));
  }

  /**
   * Gives the operators that run on the stream their device memory from the script, instead of the one set before, which stays
   * when this fails. Ends with the stream.
   *
   * Run the operators on this thread. Then no blocking wait depends on the allocator: memory is asked for before the operator
   * is queued, and the runtime gives it back without calling JavaScript. An operator that another thread runs on the stream
   * stands still until this thread's event loop answers, and has no memory when the allocator is gone then.
   * @throws InvalidArgumentError, DisposedError; NotSupportedError (207000) on Ascend 310B
   * @throws AscendError `ERR_IN_USE` in an allocator of the stream
   * @see aclrtAllocatorRegister, aclrtAllocatorCreateDesc, aclrtAllocatorDestroyDesc, aclrtAllocatorSetAllocAdviseFuncToDesc,
   *   aclrtAllocatorSetAllocFuncToDesc, aclrtAllocatorSetFreeFuncToDesc, aclrtAllocatorSetGetAddrFromBlockFuncToDesc,
   *   aclrtAllocatorSetObjToDesc
   * @example
   * ```ts
   * stream.setAllocator({ allocate: (byteLength) => device.allocate(byteLength) });
   * ```
   */
  setAllocator(allocator: StreamAllocator): void {
    registerAllocator(requireOpen(this, 'Stream.setAllocator'), allocator, 'Stream.setAllocator');
  }

  /**
   * Ends what {@link setAllocator} began, if anything. What is lent comes back when the stream is past it.
   * @throws DisposedError; AscendError `ERR_IN_USE` in an allocator of the stream
   * @see aclrtAllocatorUnregister
   */
  removeAllocator(): void {
    unregisterAllocator(requireOpen(this, 'Stream.removeAllocator'));
  }

  /**
   * Reads a file, or a stream of bytes, into memory, chunk by chunk, in the order of this stream. No more of it is read than
   * one chunk ahead of what is transferred.
   * @param file a path, a file URL, or an open FileHandle or descriptor, which stay open; or a Readable, a ReadableStream or
   *   another async iterable of bytes, which ends with the copy: what is left of it is given up
   * @returns the bytes that were copied, when all are there
   * @throws InvalidArgumentError, DisposedError before the file is opened
   * @throws AscendError `ERR_FILE_TOO_LARGE` when the file has more bytes than the memory takes, `ERR_FILE_TOO_SHORT` when
   *   fewer than asked for
   * @throws what {@link copy} and {@link synchronize} throw, what the file system throws, and the signal's reason
   * @example
   * ```ts
   * await stream.copyFromFile(memory, 'weights.bin', { onProgress: (done, total) => console.log(done, total) });
   * ```
   */
  async copyFromFile(memory: Memory, file: FileSource, options?: FileCopyOptions): Promise<number> {
    const stream = requireOpen(this, 'Stream.copyFromFile');
    return copyFromFile(stream, this, memory, file, options, 'Stream.copyFromFile');
  }

  /**
   * Writes memory to a file, chunk by chunk, in the order of the stream. A file given by its path is replaced, unless
   * `fileOffset` is more than 0: then it must be there, and what is in front and behind stays.
   * @param file a path, a file URL, or an open FileHandle or descriptor, which stays open
   * @returns the bytes that were copied, when all are written
   * @throws InvalidArgumentError, DisposedError before the file is opened
   * @throws AscendError `ERR_FILE_NOT_WRITTEN` when the file takes no more
   * @throws what {@link copy} and {@link synchronize} throw, what the file system throws, and the signal's reason
   */
  async copyToFile(memory: Memory, file: FileOperand, options?: FileCopyOptions): Promise<number> {
    const stream = requireOpen(this, 'Stream.copyToFile');
    return copyToFile(stream, this, memory, file, options, 'Stream.copyToFile');
  }

  /**
   * Waits until everything that is queued now is done, without blocking the event loop.
   * @throws InvalidArgumentError, DisposedError
   * @throws AclTimeoutError (507046) after `timeoutMs`; the signal's reason when it is aborted: the work goes on in both cases
   * @throws AbortedError (107022, 107023) when the work was given up
   * @throws DeviceFaultError (507010, 507013, 507015 …) when the device is lost or the work failed on it
   * @throws AclError when the stream failed otherwise: `context.operations` lists what was queued since the last good wait
   * @see aclrtSynchronizeStream
   */
  async synchronize(options?: waits.WaitOptions): Promise<void> {
    await streamDone(requireOpen(this, 'Stream.synchronize'), options, 'Stream.synchronize');
  }

  /**
   * As {@link synchronize}, but blocks this thread meanwhile; host functions that are due run.
   * @param options `timeoutMs`: milliseconds after which it gives up; default: no limit
   * @throws InvalidArgumentError, DisposedError, AclTimeoutError (507046), AbortedError (107022, 107023), DeviceFaultError
   *   (507010 …), AclError as {@link synchronize}; AscendError `ERR_WOULD_DEADLOCK` in a host function
   * @see aclrtSynchronizeStream, aclrtStreamQuery
   */
  synchronizeBlocking(options?: waits.BlockingWaitOptions): void {
    const stream = requireOpen(this, 'Stream.synchronizeBlocking');
    blockUntilStreamDone(stream, options, 'Stream.synchronizeBlocking');
  }

  /**
   * Whether everything that is queued is done. Never waits, and runs no host function: a loop that asks again and again must
   * return to the event loop in between.
   * @throws DisposedError; DeviceFaultError (507010 …) when the device is lost
   * @see aclrtStreamQuery
   */
  isComplete(): boolean {
    return isAllDone(requireOpen(this, 'Stream.isComplete').queue.state);
  }

  /**
   * Gives up what is queued: it ends without being done. Waits for it, and for events recorded behind it, reject with an
   * {@link AbortedError} that lists it; so does the next wait when nobody waits now. Typed arrays, files and host functions
   * that it should have filled or called stay untouched; what was running may have written a part of its device memory. The
   * stream can be used again.
   * @throws DisposedError; DeviceFaultError (507010 …) when the device is lost; NotAvailableError before CANN 8.1
   * @throws NotSupportedError (207000) on chips other than Ascend 950, A3 and 910B: dispose of the stream there, with
   *   `timeoutMs: 0`
   * @see aclrtStreamAbort
   * @example
   * ```ts
   * stream.waitValue(memory, 'equal', 1n); // and nobody writes it
   * const wait = stream.synchronize();
   * stream.abort();
   * await wait.catch((error) => console.log(error.name)); // AbortedError
   * ```
   */
  abort(): void {
    requireOpen(this, ABORT).abort(ABORT);
  }

  /**
   * Ends it when what is queued is done, without waiting. A second call does nothing, except for its time limit.
   * @param options `timeoutMs`: milliseconds, from 0 on, after which what is still queued is given up; default: no limit
   * @throws InvalidArgumentError; AclError (107000, 107017, 507899), AscendError as `Resource.dispose`
   * @see aclrtDestroyStream, aclrtDestroyStreamForce
   */
  override dispose(options?: waits.DisposeOptions): void {
    lifetimeOf(this).disposeWithin(waits.readDisposeOptions(options, 'Stream.dispose'));
  }

  /**
   * Hands it over to another thread: this handle ends, and `ascend.fromTransfer` makes one there.
   * @returns what to send with `postMessage`
   * @throws InvalidArgumentError when it belongs to a context of its own; DisposedError
   * @throws AscendError `ERR_IN_USE` while queued work or other handles use it
   */
  toTransfer(): HandleTransfer {
    return handOver(lifetimeOf(this), 'Stream.toTransfer');
  }

  /** @internal */
  protected [DETAILS](): readonly string[] {
    const { context, queue } = lifetimeOf(this);
    return [`device ${context.device.id}`, `${queue.pending} queued`];
  }
}
