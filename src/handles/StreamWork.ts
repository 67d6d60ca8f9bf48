import * as rt from '../../generated/checked/index.js';
import { checkByte } from '../engine/arguments/numbers.js';
import { readOptions } from '../engine/arguments/options.js';
import { CallSite } from '../engine/base/CallSite.js';
import { Resource, requireOpen } from '../engine/base/Resource.js';
import { checkTransfer } from '../engine/copy/check-transfer.js';
import { atItem, checkBatch } from '../engine/copy/copy-batch.js';
import { type CopyOptions, checkReach } from '../engine/copy/copy-plan.js';
import { checkRows, type RowLayout } from '../engine/copy/row-layout.js';
import type { ValueCondition } from '../engine/queue/AwaitedValue.js';
import { memoryRange, nativeWord } from '../engine/stream/memory-range.js';
import { queuePrefetch } from '../engine/stream/prefetch.js';
import { checkCopy, queueCopy } from '../engine/stream/queue-copy.js';
import { queueRows } from '../engine/stream/queue-rows.js';
import { queueValueWait, queueValueWrite } from '../engine/stream/queue-values.js';
import type { StreamLifetime } from '../engine/stream/StreamLifetime.js';
import { locationOf, type Place } from '../engine/thread/location.js';
import type { BatchItem, CopyOperand, FillOptions, Memory } from './Memory.js';

/** Which part is prefetched, and where to. */
export interface PrefetchOptions {
  /** First byte. Default 0. */
  readonly offset?: number;
  /** How many bytes. Default: to the end. */
  readonly byteLength?: number;
  /** Where managed memory will be used. Default: on the stream's device. */
  readonly to?: Place;
}

/** The work side of a {@link Stream}: everything that moves or changes memory. */
export abstract class StreamWork extends Resource<StreamLifetime> {
  /**
   * Queues a copy. The direction follows from the two sides.
   * @param destination memory, or a typed array that is filled when the copy is done
   * @param source memory, or a typed array whose bytes are taken now
   * @throws InvalidArgumentError, DisposedError before anything is queued
   * @throws OutOfMemoryError (207001) when a typed array takes part and the host has no more that can be page-locked
   * @throws DeviceFaultError (507010 …) when the device is lost
   * @see aclrtMemcpyAsync
   */
  copy(destination: CopyOperand, source: CopyOperand, options?: CopyOptions): void {
    requireOpen(this, 'Stream.copy');
    const transfer = checkTransfer(destination, source, options, 'Stream.copy', SIDES);
    const lifetime = requireOpen(this, 'Stream.copy');
    queueCopy(lifetime, transfer, new CallSite(this.copy), 'Stream.copy');
  }

  /**
   * Queues a fill: every byte of the memory gets the value. Host memory is filled by way of the device, since the
   * runtime would fill it at once.
   * @param value a byte, 0 to 255
   * @throws InvalidArgumentError, DisposedError before anything is queued
   * @throws OutOfMemoryError (207001) when host memory is filled and the device has no room for what it is filled from
   * @throws DeviceFaultError (507010 …) when the device is lost
   * @see aclrtMemsetAsync
   */
  fill(memory: Memory, value: number, options?: FillOptions): void {
    const api = 'Stream.fill';
    requireOpen(this, api);
    checkByte(value, api, 'value');
    const part = readOptions(options, ['offset', 'byteLength'], api);
    const { pointer, queue, context, bounce } = requireOpen(this, api);
    const region = memoryRange(memory, part, api);
    checkReach(context.device, region, api, 'memory');
    const { address, byteLength, holders } = region;
    if (byteLength === 0) return;
    const throughDevice = region.side === 'host';
    const operation = { keepAlive: holders, severalCalls: throughDevice };
    queue.submit({ verb: 'fill', byteLength, place: new CallSite(this.fill) }, operation, () => {
      if (throughDevice) bounce.fill(pointer, address, value, byteLength);
      else rt.memsetAsync(address, byteLength, value, byteLength, pointer);
    });
  }

  /**
   * Queues a copy of rows.
   * @param layout width, height and pitches in bytes
   * @throws InvalidArgumentError, DisposedError before anything is queued
   * @throws OutOfMemoryError (207001) when a typed array takes part and the host has no more that can be page-locked
   * @throws DeviceFaultError (507010 …) when the device is lost
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
    requireOpen(this, 'Stream.copyRows');
    const rows = checkRows(destination, source, layout, 'Stream.copyRows', ROW_SIDES);
    const lifetime = requireOpen(this, 'Stream.copyRows');
    queueRows(lifetime, rows, new CallSite(this.copyRows), 'Stream.copyRows');
  }

  /**
   * Queues many copies. All are checked before the first is queued; when one can't be queued, those before it are.
   * @throws InvalidArgumentError, DisposedError before anything is queued
   * @throws OutOfMemoryError (207001), DeviceFaultError (507010 …) as {@link copy}; `context.item` names the one to
   *   blame
   * @see aclrtMemcpyAsync
   */
  copyBatch(items: readonly BatchItem[]): void {
    requireOpen(this, 'Stream.copyBatch');
    const transfers = checkBatch(items, 'Stream.copyBatch');
    const lifetime = requireOpen(this, 'Stream.copyBatch');
    for (const transfer of transfers) checkCopy(lifetime, transfer, 'Stream.copyBatch');
    const place = new CallSite(this.copyBatch);
    for (const [index, transfer] of transfers.entries())
      atItem(index, () => queueCopy(lifetime, transfer, place, 'Stream.copyBatch'));
  }

  /**
   * Queues a prefetch: of device memory into the cache, of managed memory to where it will be used.
   * @throws InvalidArgumentError, DisposedError before anything is queued
   * @throws NotSupportedError (207000) for device memory on chips other than Ascend 950, A3 and 910B; for managed
   *   memory on products without it
   * @throws NotAvailableError for device memory before CANN 8.1, for managed memory before 9.1
   * @throws DeviceFaultError (507010 …) when the device is lost
   * @see aclrtCmoAsync
   * @see aclrtMemManagedPrefetchAsync
   */
  prefetch(memory: Memory, options?: PrefetchOptions): void {
    const api = 'Stream.prefetch';
    requireOpen(this, api);
    const read = readOptions(options, ['offset', 'byteLength', 'to'], api);
    const lifetime = requireOpen(this, api);
    const region = memoryRange(memory, read, api);
    const to = locationOf(read.to, api, 'options.to');
    queuePrefetch(lifetime, region, to, new CallSite(this.prefetch), api);
  }

  /**
   * Queues a write of a 64-bit value to device memory, for whoever waits with {@link waitValue}.
   * @param value 0 to 2^64 - 1
   * @param offset first byte, such that the address is a multiple of 8
   * @throws InvalidArgumentError, DisposedError before anything is queued
   * @throws NotSupportedError (207000) on chips other than Ascend 950, A3 and 910B
   * @throws NotAvailableError before CANN 8.5
   * @throws DeviceFaultError (507010 …) when the device is lost
   * @see aclrtValueWrite
   */
  writeValue(memory: Memory, value: bigint, offset = 0): void {
    const api = 'Stream.writeValue';
    const lifetime = requireOpen(this, api);
    const region = nativeWord(memory, offset, api);
    queueValueWrite(lifetime, region, value, new CallSite(this.writeValue), api);
  }

  /**
   * Makes what is queued from now on wait until a 64-bit value in device memory fulfils a condition. Whoever changes the
   * value must be able to run meanwhile; only `abort()`, or an end with a time limit, ends a wait that is never fulfilled.
   * @param condition with memory `m` and `value` `v`: `'at-least'` m - v ≥ 0 as signed numbers, `'equal'` m = v,
   *   `'and'` (m & v) ≠ 0, `'nor'` ~(m | v) ≠ 0
   * @param offset first byte, such that the address is a multiple of 8
   * @param value 0 to 2^64 - 1
   * @throws InvalidArgumentError, DisposedError before anything is queued
   * @throws NotSupportedError (207000) on chips other than Ascend 950, A3 and 910B
   * @throws NotAvailableError before CANN 8.5
   * @throws DeviceFaultError (507010 …) when the device is lost
   * @see aclrtValueWait
   * @example
   * ```ts
   * using flag = device.allocate(8, { fill: 0 });
   * await using consumer = device.createStream();
   * consumer.waitValue(flag, 'at-least', 1n);
   * stream.fill(memory, 7);
   * stream.writeValue(flag, 1n); // now the consumer goes on
   * await consumer.synchronize();
   * ```
   */
  waitValue(memory: Memory, condition: ValueCondition, value: bigint, offset = 0): void {
    const api = 'Stream.waitValue';
    const lifetime = requireOpen(this, api);
    const region = nativeWord(memory, offset, api);
    queueValueWait(lifetime, region, condition, value, new CallSite(this.waitValue), api);
  }
}

const SIDES = { destination: 'destination', source: 'source', options: 'options' } as const;
const ROW_SIDES = { ...SIDES, options: 'layout' } as const;
