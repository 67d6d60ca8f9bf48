import * as rt from '../../../generated/checked/index.js';
import { InvalidArgumentError } from '../../errors/index.js';
import { checkByte, checkLength, checkOffset, checkWhole } from '../arguments/numbers.js';
import { type Read, readOptions } from '../arguments/options.js';
import { atItem, type BatchItem, checkBatch } from '../memory/batch.js';
import { checkRows, type RowLayout } from '../memory/layout.js';
import { type FillOptions, isMemory, type Memory } from '../memory/Memory.js';
import { type CopyOperand, lengthOf, type NativeRegion, regionOf } from '../memory/Region.js';
import { type CopyOptions, checkReach, checkTransfer } from '../memory/transfer.js';
import { Place } from '../resource/place.js';
import { opened, Resource } from '../resource/Resource.js';
import { checkCopy, queueCopy } from './copy-async.js';
import { queueRows } from './copy-rows-async.js';
import { checkPlaceOf, type PrefetchOptions, queuePrefetch } from './prefetch.js';
import type { StreamLifetime } from './StreamLifetime.js';
import { queueValueWait, queueValueWrite, type ValueCondition } from './values.js';

/** The work side of a {@link Stream}: everything that moves or changes memory. */
export abstract class StreamWork extends Resource<StreamLifetime> {
  /**
   * Queues a copy. The direction follows from the two sides.
   * @param destination memory, or a typed array that is filled when the copy is done
   * @param source memory, or a typed array whose bytes are taken now
   * @throws InvalidArgumentError, DisposedError before anything is queued
   * @throws AclError when it can't be queued
   * @see aclrtMemcpyAsync
   */
  copy(destination: CopyOperand, source: CopyOperand, options?: CopyOptions): void {
    opened(this, 'Stream.copy');
    const transfer = checkTransfer(destination, source, options, 'Stream.copy', SIDES);
    const lifetime = opened(this, 'Stream.copy');
    queueCopy(lifetime, transfer, new Place(this.copy), 'Stream.copy');
  }

  /**
   * Queues a fill: every byte of the memory gets the value. Host memory is filled by way of the device, since the
   * runtime would fill it at once.
   * @param value a byte, 0 to 255
   * @throws InvalidArgumentError, DisposedError, AclError
   * @see aclrtMemsetAsync
   */
  fill(memory: Memory, value: number, options?: FillOptions): void {
    const api = 'Stream.fill';
    opened(this, api);
    checkByte(value, api, 'value');
    const part = readOptions(options, ['offset', 'byteLength'], api);
    const { pointer, queue, context, bounce } = opened(this, api);
    const region = nativePart(memory, part, api);
    checkReach(context.device, region, memory, api, 'memory');
    const { address, byteLength, holders } = region;
    if (byteLength === 0) return;
    const throughDevice = region.side === 'host';
    const operation = { holders, severalCalls: throughDevice };
    queue.submit({ verb: 'fill', byteLength, place: new Place(this.fill) }, operation, () => {
      if (throughDevice) bounce.fill(pointer, address, value, byteLength);
      else rt.memsetAsync(address, byteLength, value, byteLength, pointer);
    });
  }

  /**
   * Queues a copy of rows.
   * @param layout width, height and pitches in bytes
   * @throws InvalidArgumentError, DisposedError, AclError
   * @see aclrtMemcpy2dAsync
   */
  copyRows(destination: CopyOperand, source: CopyOperand, layout: RowLayout): void {
    opened(this, 'Stream.copyRows');
    const rows = checkRows(destination, source, layout, 'Stream.copyRows', ROW_SIDES);
    const lifetime = opened(this, 'Stream.copyRows');
    queueRows(lifetime, rows, new Place(this.copyRows), 'Stream.copyRows');
  }

  /**
   * Queues many copies. All are checked before the first is queued; when one can't be queued, those before it are.
   * @throws InvalidArgumentError, DisposedError; AclError, whose `context.item` names the one
   */
  copyBatch(items: readonly BatchItem[]): void {
    opened(this, 'Stream.copyBatch');
    const transfers = checkBatch(items, 'Stream.copyBatch');
    const lifetime = opened(this, 'Stream.copyBatch');
    for (const transfer of transfers) checkCopy(lifetime, transfer, 'Stream.copyBatch');
    const place = new Place(this.copyBatch);
    for (const [index, transfer] of transfers.entries())
      atItem(index, () => queueCopy(lifetime, transfer, place, 'Stream.copyBatch'));
  }

  /**
   * Queues a prefetch: of device memory into the cache, of managed memory to where it will be used.
   * @throws NotSupportedError, NotAvailableError where a product or version has none
   * @see aclrtCmoAsync
   * @see aclrtMemManagedPrefetchAsync
   */
  prefetch(memory: Memory, options?: PrefetchOptions): void {
    const api = 'Stream.prefetch';
    opened(this, api);
    const read = readOptions(options, ['offset', 'byteLength', 'to'], api);
    const lifetime = opened(this, api);
    const region = nativePart(memory, read, api);
    const to = checkPlaceOf(read.to, api);
    queuePrefetch(lifetime, region, to, new Place(this.prefetch), api);
  }

  /**
   * Queues a write of a 64-bit value to device memory.
   * @param value 0 to 2^64 - 1
   * @param offset first byte, such that the address is a multiple of 8
   * @throws InvalidArgumentError, DisposedError, AclError; NotAvailableError before CANN 8.5
   * @see aclrtValueWrite
   */
  writeValue(memory: Memory, value: bigint, offset = 0): void {
    const api = 'Stream.writeValue';
    const lifetime = opened(this, api);
    const region = nativeWord(memory, offset, api);
    queueValueWrite(lifetime, region, value, new Place(this.writeValue), api);
  }

  /**
   * Makes what is queued from now on wait until a 64-bit value in device memory fulfils a condition. Whoever changes the
   * value must be able to run meanwhile; nothing ends a wait that is never fulfilled.
   * @param condition with memory `m` and `value` `v`: `'at-least'` m - v ≥ 0 as signed numbers, `'equal'` m = v,
   *   `'and'` (m & v) ≠ 0, `'nor'` ~(m | v) ≠ 0
   * @param offset first byte, such that the address is a multiple of 8
   * @throws InvalidArgumentError, DisposedError, AclError; NotAvailableError before CANN 8.5
   * @see aclrtValueWait
   */
  waitValue(memory: Memory, condition: ValueCondition, value: bigint, offset = 0): void {
    const api = 'Stream.waitValue';
    const lifetime = opened(this, api);
    const region = nativeWord(memory, offset, api);
    queueValueWait(lifetime, region, condition, value, new Place(this.waitValue), api);
  }
}

const SIDES = { destination: 'destination', source: 'source', options: 'options' } as const;
const ROW_SIDES = { ...SIDES, options: 'layout' } as const;

/** A checked part of memory of this package. */
function nativePart(memory: Memory, part: Read<FillOptions>, api: string): NativeRegion {
  const available = nativeLength(memory, api);
  const offset = checkOffset(part.offset, available, api, 'options.offset');
  const byteLength = checkLength(part.byteLength, available - offset, api, 'options.byteLength');
  return nativeRegion(memory, offset, byteLength, api);
}

/** Bytes of a 64-bit value. */
const WORD_BYTES = 8;

/** Room for a 64-bit value, checked but for its alignment. */
function nativeWord(memory: Memory, offset: number, api: string): NativeRegion {
  const last = nativeLength(memory, api) - WORD_BYTES;
  if (last < 0)
    throw new InvalidArgumentError({
      api,
      parameter: 'memory',
      received: memory,
      expected: `at least ${WORD_BYTES} bytes long`,
    });
  checkWhole(
    offset,
    0,
    last,
    api,
    'offset',
    `a whole number of bytes from 0 to ${last}, ${WORD_BYTES} before the end`,
  );
  return nativeRegion(memory, offset, WORD_BYTES, api);
}

function nativeLength(memory: Memory, api: string): number {
  if (!isMemory(memory)) throw notMemory(memory, api);
  return lengthOf(memory, api, 'memory');
}

function nativeRegion(memory: Memory, offset: number, byteLength: number, api: string): NativeRegion {
  const region = regionOf(memory, offset, byteLength, api, 'memory');
  if (region.side === 'script') throw notMemory(memory, api);
  return region;
}

const notMemory = (received: unknown, api: string): InvalidArgumentError =>
  new InvalidArgumentError({ api, parameter: 'memory', received, expected: 'memory of this package' });
