import type { StreamPtr } from '../../generated/types.js';
import { registerAllocator, unregisterAllocator } from '../engine/allocator/register.js';
import { checkFunction, checkHandle } from '../engine/arguments/options.js';
import { CallSite } from '../engine/base/CallSite.js';
import { HANDLE, lifetimeOf, requireOpen } from '../engine/base/Resource.js';
import { checkReach } from '../engine/copy/copy-plan.js';
import { regionOf } from '../engine/copy/Region.js';
import { download, upload } from '../engine/files/copy-files.js';
import {
  checkFile,
  checkFileOptions,
  checkSource,
  type FileCopyOptions,
  type FileSource,
} from '../engine/files/file-options.js';
import type { FileOperand } from '../engine/files/open.js';
import { handOver } from '../engine/sharing/hand-over.js';
import type { HandleTransfer } from '../engine/sharing/transfer.js';
import { drainBlocking } from '../engine/stream/drain.js';
import { checkMayBlock, queueHostFunction } from '../engine/stream/host-function.js';
import { nativeLength } from '../engine/stream/memory-range.js';
import { recordEvent, recordNewEvent, waitForRecord } from '../engine/stream/record-and-wait.js';
import { ABORT, type StreamLifetime } from '../engine/stream/StreamLifetime.js';
import {
  type BlockingWaitOptions,
  type DisposeOptions,
  readBlockingWaitOptions,
  readDisposeOptions,
  readWaitOptions,
  timeoutError,
  type WaitOptions,
} from '../engine/stream/Waiters.js';
import { deadlineIn } from '../engine/thread/blocking.js';
import type { DeviceLifetime } from '../engine/thread/DeviceLifetime.js';
import { InvalidArgumentError } from '../errors/index.js';
import { Event } from './Event.js';
import type { Memory } from './Memory.js';
import { StreamWork } from './StreamWork.js';
import type { StreamAllocator } from './stream-allocator.js';

/**
 * A queue of work on a device, from `device.createStream`: what is queued runs in order, later. A method that returns
 * has queued its work and no more; errors of the work surface at the next wait, which lists what was queued and where.
 * The runtime tells them only when the stream has nothing left to do: a wait that ends while later work is still queued
 * may not know yet, and leaves them to the next one.
 *
 * Memory that queued work uses lives until the work is done, whatever the script does with its handle. Typed arrays are
 * copied when they are the source, and filled when the work is done, before a wait resolves or a host function behind it
 * runs, when they are the destination.
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
export class Stream extends StreamWork {
  readonly kind = 'Stream';

  private constructor(lifetime: StreamLifetime) {
    super(HANDLE, lifetime);
  }

  /** @internal */
  static own(lifetime: StreamLifetime): Stream {
    return new Stream(lifetime);
  }

  /** The device that it is on. */
  get device() {
    return lifetimeOf(this).context.device.handle;
  }

  /**
   * The native handle, for the generated functions.
   * @throws DisposedError
   */
  get pointer(): StreamPtr {
    return requireOpen(this, 'Stream.pointer').pointer;
  }

  /**
   * Marks the end of what is queued now.
   * @param event an event of this device; default: a new one without timing
   * @returns the event; a new one may be disposed of at any time, and ends with what the stream belongs to
   * @throws InvalidArgumentError when the event is of another device; DisposedError
   * @throws DeviceFaultError (507010 …) when the device is lost
   * @throws AclError: 207007 when the device has no event left
   * @see aclrtRecordEvent
   */
  record(event?: Event): Event {
    const api = 'Stream.record';
    const stream = requireOpen(this, api);
    const place = new CallSite(this.record);
    if (event === undefined) return Event.own(recordNewEvent(stream, place));
    checkHandle(event, Event, api, 'event');
    const lifetime = requireOpen(event, api, 'event');
    const { device } = stream.context;
    if (lifetime.context.device !== device)
      throw new InvalidArgumentError({
        api,
        parameter: 'event',
        received: event,
        expected: `an event of device ${device.id}, to which the stream belongs`,
      });
    recordEvent(stream, lifetime, place);
    return event;
  }

  /**
   * Makes what is queued from now on wait for the latest record of an event. Nothing to wait for when it was never
   * recorded.
   * @throws InvalidArgumentError also for an event of a device that is no peer; DisposedError
   * @throws DeviceFaultError (507010 …) when the device is lost
   * @see aclrtStreamWaitEvent
   */
  wait(event: Event): void {
    const api = 'Stream.wait';
    const stream = requireOpen(this, api);
    const { context } = stream;
    checkHandle(event, Event, api, 'event');
    const lifetime = requireOpen(event, api, 'event');
    const { device } = lifetime.context;
    if (device !== context.device && !context.device.peers.has(device.id))
      throw new InvalidArgumentError({
        api,
        parameter: 'event',
        received: event,
        expected: `of device ${context.device.id} or of a peer: without peer access the runtime skips the wait silently`,
      });
    const { record } = lifetime;
    if (record !== undefined) waitForRecord(stream, lifetime, record, new CallSite(this.wait));
  }

  /**
   * Calls a JavaScript function on this thread when the stream gets here; what is queued behind waits until the function
   * has returned. It runs from the event loop or from a blocking wait, never inside another method, in the async context
   * of this call. Inside it no blocking wait is possible.
   *
   * What the function throws the next wait throws; of several failures the first. For a promise that it returns the
   * stream does not wait, but waits behind it do: they reject with its reason. A blocking wait can't wait for a promise,
   * and leaves that to the next wait.
   * @throws InvalidArgumentError, DisposedError
   * @throws NotAvailableError before CANN 8.5
   * @throws DeviceFaultError (507010 …) when the device is lost
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
    const lifetime = requireOpen(this, 'Stream.hostFunction');
    checkFunction(fn, 'Stream.hostFunction', 'fn');
    queueHostFunction(lifetime, fn, new CallSite(this.hostFunction));
  }

  /**
   * Gives the operators that run on the stream their device memory from the script, instead of the one set before, which
   * stays when this fails. Ends with the stream.
   *
   * Run the operators on this thread. Then no blocking wait depends on the allocator: memory is asked for before the
   * operator is queued, and the runtime gives it back without calling JavaScript. An operator that another thread runs
   * on the stream stands still until this thread's event loop answers, and has no memory when the allocator is gone then.
   * @throws InvalidArgumentError, DisposedError
   * @throws NotSupportedError (207000) on Ascend 310B
   * @throws AscendError `ERR_IN_USE` in an allocator of the stream
   * @see aclrtAllocatorRegister
   * @see aclrtAllocatorCreateDesc
   * @see aclrtAllocatorDestroyDesc
   * @see aclrtAllocatorSetAllocAdviseFuncToDesc
   * @see aclrtAllocatorSetAllocFuncToDesc
   * @see aclrtAllocatorSetFreeFuncToDesc
   * @see aclrtAllocatorSetGetAddrFromBlockFuncToDesc
   * @see aclrtAllocatorSetObjToDesc
   * @example
   * ```ts
   * stream.setAllocator({
   *   allocate: (byteLength) => device.allocate(byteLength),
   *   free: (memory) => memory.dispose(),
   * });
   * ```
   */
  setAllocator(allocator: StreamAllocator): void {
    const lifetime = requireOpen(this, 'Stream.setAllocator');
    registerAllocator(lifetime, allocator, 'Stream.setAllocator');
  }

  /**
   * Ends what {@link setAllocator} began; nothing to do when there is none. What is lent comes back when the stream is
   * past it.
   * @throws DisposedError
   * @throws AscendError `ERR_IN_USE` in an allocator of the stream
   * @see aclrtAllocatorUnregister
   */
  removeAllocator(): void {
    unregisterAllocator(requireOpen(this, 'Stream.removeAllocator'));
  }

  /**
   * Reads a file, or a stream of bytes, into memory, chunk by chunk, in the order of this stream. No more of it is read than
   * one chunk ahead of what is transferred.
   * @param file a path, a file URL, or an open FileHandle or descriptor, which stay open; or a Readable, a ReadableStream
   *   or another async iterable of bytes, which ends with the copy: what is left of it is given up
   * @returns the bytes that were copied, when all are there
   * @throws InvalidArgumentError, DisposedError before the file is opened
   * @throws AscendError `ERR_FILE_TOO_LARGE` when the file has more bytes than the memory takes, `ERR_FILE_TOO_SHORT`
   *   when fewer than asked for
   * @throws what {@link StreamWork.copy} and {@link synchronize} throw, what the file system throws, and the signal's
   *   reason
   * @example
   * ```ts
   * await stream.copyFromFile(memory, 'weights.bin', { onProgress: (done, total) => console.log(done, total) });
   * ```
   */
  async copyFromFile(memory: Memory, file: FileSource, options?: FileCopyOptions): Promise<number> {
    const api = 'Stream.copyFromFile';
    const { queue, context } = requireOpen(this, api);
    const plan = checkFileOptions(options, nativeLength(memory, api), api);
    checkSource(file, plan, api);
    const check = (byteLength: number): void =>
      checkFileMemory(context.device, memory, plan.memoryOffset, byteLength, api);
    check(plan.byteLength ?? 0);
    return upload(this, memory, file, plan, check, () =>
      queue.ready(queue.submitted, { signal: plan.signal }, api),
    );
  }

  /**
   * Writes memory to a file, chunk by chunk, in the order of the stream. A file given by its path is replaced, unless
   * `fileOffset` is more than 0: then it must be there, and what is in front and behind stays.
   * @param file a path, a file URL, or an open FileHandle or descriptor, which stays open
   * @returns the bytes that were copied, when all are written
   * @throws InvalidArgumentError, DisposedError before the file is opened
   * @throws AscendError `ERR_FILE_NOT_WRITTEN` when the file takes no more
   * @throws what {@link StreamWork.copy} and {@link synchronize} throw, what the file system throws, and the signal's
   *   reason
   */
  async copyToFile(memory: Memory, file: FileOperand, options?: FileCopyOptions): Promise<number> {
    const api = 'Stream.copyToFile';
    const { queue, context } = requireOpen(this, api);
    const plan = checkFileOptions(options, nativeLength(memory, api), api);
    checkFile(file, api);
    const byteLength = plan.byteLength ?? memory.byteLength - plan.memoryOffset;
    checkFileMemory(context.device, memory, plan.memoryOffset, byteLength, api);
    return download(this, memory, file, plan, () =>
      queue.ready(queue.submitted, { signal: plan.signal }, api),
    );
  }

  /**
   * Waits until everything that is queued now is done, without blocking the event loop.
   * @throws InvalidArgumentError, DisposedError
   * @throws AclTimeoutError (507046) after `timeoutMs`; the signal's reason when it is aborted: the work goes on in
   *   both cases
   * @throws AbortedError (107022, 107023) when the work was given up
   * @throws DeviceFaultError (507010, 507013, 507015 …) when the device is lost or the work failed on it
   * @throws AclError when the stream failed otherwise: `context.operations` lists what was queued since the last good
   *   wait
   * @see aclrtSynchronizeStream
   */
  async synchronize(options: WaitOptions = {}): Promise<void> {
    requireOpen(this, 'Stream.synchronize');
    const limits = readWaitOptions(options, 'Stream.synchronize');
    limits.signal?.throwIfAborted();
    const { queue } = requireOpen(this, 'Stream.synchronize');
    await queue.wait(queue.barrier(), limits, 'Stream.synchronize');
  }

  /**
   * Waits until everything that is queued now is done and blocks this thread meanwhile; host functions that are due run.
   * @param options `timeoutMs`: milliseconds after which it gives up; default: no limit
   * @throws InvalidArgumentError, DisposedError
   * @throws AclTimeoutError (507046) after `timeoutMs`: the work goes on
   * @throws AbortedError (107022, 107023) when the work was given up
   * @throws DeviceFaultError (507010, 507013, 507015 …) when the device is lost or the work failed on it
   * @throws AclError when the stream failed otherwise: `context.operations` lists what was queued since the last good
   *   wait
   * @throws AscendError `ERR_WOULD_DEADLOCK` in a host function
   * @see aclrtSynchronizeStream
   * @see aclrtStreamQuery
   */
  synchronizeBlocking(options?: BlockingWaitOptions): void {
    const api = 'Stream.synchronizeBlocking';
    requireOpen(this, api);
    const timeoutMs = readBlockingWaitOptions(options, api);
    const { queue } = requireOpen(this, api);
    checkMayBlock(api);
    if (!drainBlocking(queue, deadlineIn(timeoutMs)))
      throw timeoutError(api, timeoutMs ?? 0, queue.operations);
    queue.throwFailure();
  }

  /**
   * Whether everything that is queued is done. Never waits, and runs no host function: a loop that asks again and again
   * must return to the event loop in between.
   * @throws DisposedError
   * @throws DeviceFaultError (507010 …) when the device is lost
   * @see aclrtStreamQuery
   */
  isComplete(): boolean {
    const { queue } = requireOpen(this, 'Stream.isComplete');
    return queue.isAllDone();
  }

  /**
   * Gives up what is queued: it ends without being done. Waits for it, and for events recorded behind it, reject with an
   * {@link AbortedError} that lists it; so does the next wait when nobody waits now. Typed arrays, files and host
   * functions that it should have filled or called stay untouched; what was running may have written a part of its device
   * memory. The stream can be used again.
   * @throws DisposedError
   * @throws NotSupportedError (207000) on chips other than Ascend 950, A3 and 910B: dispose of the stream there, with
   *   `timeoutMs: 0`
   * @throws NotAvailableError before CANN 8.1
   * @throws DeviceFaultError (507010 …) when the device is lost
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
   * @throws InvalidArgumentError
   * @throws AclError (107000, 107017, 507899), AscendError as `Resource.dispose`
   * @see aclrtDestroyStream
   * @see aclrtDestroyStreamForce
   */
  override dispose(options?: DisposeOptions): void {
    const timeoutMs = readDisposeOptions(options, 'Stream.dispose');
    lifetimeOf(this).disposeWithin(timeoutMs);
  }

  /**
   * Hands it over to another thread: this handle ends, and `ascend.fromTransfer` makes one there.
   * @returns what to send with `postMessage`
   * @throws InvalidArgumentError when it belongs to a context of its own
   * @throws DisposedError
   * @throws AscendError `ERR_IN_USE` while queued work or other handles use it
   */
  toTransfer(): HandleTransfer {
    return handOver(lifetimeOf(this), 'Stream.toTransfer');
  }

  protected details(): readonly string[] {
    const { context, queue } = lifetimeOf(this);
    return [`device ${context.device.id}`, `${queue.pending} queued`];
  }
}

/** Before a file is opened: memory that can't be copied must not cost the file its contents. */
function checkFileMemory(
  device: DeviceLifetime,
  memory: Memory,
  offset: number,
  byteLength: number,
  api: string,
): void {
  checkReach(device, regionOf(memory, offset, byteLength, api, 'memory'), api, 'memory');
}
