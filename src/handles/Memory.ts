import type { Readable, Writable } from 'node:stream';
import type { MemoryPtr } from '../../generated/types.js';
import { checkByte, checkSpan, checkWhole } from '../engine/arguments/numbers.js';
import { readOptions } from '../engine/arguments/options.js';
import type { DType } from '../engine/arrays/dtype.js';
import type { Shape } from '../engine/arrays/layout.js';
import {
  DETAILS,
  HANDLE,
  type HandleKey,
  lifetimeOf,
  Resource,
  requireOpen,
} from '../engine/base/Resource.js';
import { checkTransfer } from '../engine/copy/check-transfer.js';
import { copyNow } from '../engine/copy/copy.js';
import type { CopyOptions } from '../engine/copy/copy-plan.js';
import { copyRowsNow } from '../engine/copy/copy-rows.js';
import { type HexdumpOptions, hexdumpOf } from '../engine/copy/hexdump.js';
import { checkRows, type RowLayout } from '../engine/copy/row-layout.js';
import { type MemoryStreamOptions, readStreamOf, writeStreamOf } from '../engine/files/memory-streams.js';
import { type ArrayObject, arrayMakers } from '../engine/memory/array-makers.js';
import { FILL_OPTIONS, type FillOptions, fillBlock } from '../engine/memory/fill.js';
import type { MemoryLifetime } from '../engine/memory/MemoryBlock.js';
import { SliceLifetime } from '../engine/memory/SliceLifetime.js';
import type { StreamLifetime } from '../engine/stream/StreamLifetime.js';
import { streamOf } from '../engine/stream/streams-of.js';
import { formatBytes } from '../errors/format.js';

/** What can be copied from and to: memory handles, slices, mapped ranges, arrays, typed arrays, DataViews and Buffers. */
export type CopyOperand = Memory | ArrayObject | ArrayBufferView;

/** Where in memory an array begins. */
export interface ArrayPlace {
  /** First byte. Default 0. */
  readonly byteOffset?: number;
}

/** One copy of a batch. */
export interface BatchItem extends CopyOptions {
  /** Memory, or a typed array. */
  readonly destination: CopyOperand;
  /** Memory, or a typed array. */
  readonly source: CopyOperand;
}

/** A handle of class Stream. */
export type StreamHandle = Resource<StreamLifetime>;

/**
 * Memory with an address: what can be copied, filled and sliced. Sizes and offsets are bytes.
 *
 * All methods check bounds, overlap and liveness before anything native is called.
 */
export abstract class Memory<P extends MemoryPtr = MemoryPtr> extends Resource<MemoryLifetime> {
  /** Bytes that may be used. */
  readonly byteLength: number;

  /** @internal */
  constructor(key: HandleKey, lifetime: MemoryLifetime) {
    super(key, lifetime);
    this.byteLength = lifetime.byteLength;
  }

  /** The device that it belongs to; of host memory the device that it was pinned for. */
  get device() {
    return lifetimeOf(this).block.device.handle;
  }

  /**
   * The address, for the generated functions. It is valid until the memory ends.
   * @throws DisposedError when it has ended
   */
  get pointer(): P {
    const { block, blockOffset } = requireOpen(this, `${this.kind}.pointer`);
    const { address } = block;
    block.exposed = true;
    return (blockOffset === 0 ? address : address + BigInt(blockOffset)) as P; // P is what the block's kind of address is
  }

  /**
   * Copies into this memory and returns when the bytes are there. Does not wait for work that is queued on streams.
   * @param source memory, typed array, DataView or Buffer; by default all of it
   * @throws InvalidArgumentError when a part is out of bounds or the two sides overlap
   * @throws DisposedError when a side has ended
   * @throws AclError: 507899 when the driver refuses it
   * @see aclrtMemcpy
   * @example
   * ```ts
   * memory.copyFrom(new Float32Array([1, 2, 3]), { destinationOffset: 64 });
   * ```
   */
  copyFrom(source: CopyOperand, options?: CopyOptions): void {
    const api = `${this.kind}.copyFrom`;
    requireOpen(this, api);
    copyNow(checkTransfer(this, source, options, api, INTO_THIS), api);
  }

  /**
   * Copies out of this memory and returns when the bytes are there. Does not wait for work that is queued on streams.
   * @param destination memory, typed array, DataView or Buffer, at least as long as what is copied
   * @throws InvalidArgumentError when a part is out of bounds or the two sides overlap
   * @throws DisposedError when a side has ended
   * @throws AclError: 507899 when the driver refuses it
   * @see aclrtMemcpy
   * @example
   * ```ts
   * const result = new Float32Array(3);
   * memory.copyTo(result, { sourceOffset: 64, byteLength: 12 });
   * ```
   */
  copyTo(destination: CopyOperand, options?: CopyOptions): void {
    const api = `${this.kind}.copyTo`;
    requireOpen(this, api);
    copyNow(checkTransfer(destination, this, options, api, OUT_OF_THIS), api);
  }

  /**
   * Copies rows into this memory, and returns when they are there.
   * @param layout width, height and pitches in bytes
   * @throws InvalidArgumentError when a part is out of bounds or the two sides overlap
   * @throws DisposedError when a side has ended
   * @throws AclError: 507899 when the driver refuses it
   * @see aclrtMemcpy2d
   * @see aclrtMemcpy
   * @example
   * ```ts
   * // The left half of a picture of 640 × 480 pixels of one byte:
   * const pixels = new Uint8Array(640 * 480);
   * memory.copyRowsFrom(pixels, { width: 320, height: 480, sourcePitch: 640 });
   * ```
   */
  copyRowsFrom(source: CopyOperand, layout: RowLayout): void {
    const api = `${this.kind}.copyRowsFrom`;
    requireOpen(this, api);
    copyRowsNow(checkRows(this, source, layout, api, ROWS_INTO_THIS), api);
  }

  /**
   * Copies rows out of this memory, and returns when they are there.
   * @param layout width, height and pitches in bytes
   * @throws InvalidArgumentError when a part is out of bounds or the two sides overlap
   * @throws DisposedError when a side has ended
   * @throws AclError: 507899 when the driver refuses it
   * @see aclrtMemcpy2d
   * @see aclrtMemcpy
   */
  copyRowsTo(destination: CopyOperand, layout: RowLayout): void {
    const api = `${this.kind}.copyRowsTo`;
    requireOpen(this, api);
    copyRowsNow(checkRows(destination, this, layout, api, ROWS_OUT_OF_THIS), api);
  }

  /**
   * Sets every byte and returns when it is done. Does not wait for work that is queued on streams.
   * @param value a byte, 0 to 255
   * @throws InvalidArgumentError, DisposedError
   * @throws AclError: 507899 when the driver refuses it
   * @see aclrtMemset
   */
  fill(value: number, options?: FillOptions): void {
    const api = `${this.kind}.fill`;
    requireOpen(this, api);
    checkByte(value, api, 'value');
    const { offset, byteLength } = readOptions(options, FILL_OPTIONS, api);
    requireOpen(this, api);
    const span = checkSpan(offset, byteLength, this.byteLength, api);
    if (span.byteLength === 0) return;
    const { block, blockOffset } = lifetimeOf(this);
    const start = blockOffset + span.offset;
    block.holders(start, span.byteLength, api, 'options.offset');
    fillBlock(block, start, span.byteLength, value);
  }

  /**
   * Raw calls have queued work on a stream that uses the memory: its disposal waits, in the background, for what is queued
   * there then. Work that handles queue needs no such word.
   * @throws InvalidArgumentError, DisposedError
   * @example
   * ```ts
   * rt.memsetAsync(memory.pointer, memory.byteLength, 0, memory.byteLength, stream.pointer);
   * memory.usedBy(stream);
   * memory.dispose(); // deferred until the stream is past the fill
   * ```
   */
  usedBy(stream: StreamHandle): void {
    const api = `${this.kind}.usedBy`;
    requireOpen(this, api).block.usedBy(streamOf(stream, api, 'stream').queue);
  }

  /**
   * A part of this memory, borrowed: it ends with the memory, and disposing of it frees nothing.
   * @param offset first byte
   * @param byteLength bytes, at least 1; default: to the end
   * @throws InvalidArgumentError when it is out of bounds
   * @throws DisposedError
   */
  slice(offset: number, byteLength?: number): MemorySlice<P> {
    const api = `${this.kind}.slice`;
    requireOpen(this, api);
    checkWhole(offset, 0, this.byteLength - 1, api, 'offset');
    if (byteLength !== undefined) checkWhole(byteLength, 1, this.byteLength - offset, api, 'byteLength');
    const length = byteLength ?? this.byteLength - offset;
    const { block, blockOffset } = lifetimeOf(this);
    return new MemorySlice(
      HANDLE,
      new SliceLifetime('MemorySlice', this, block, blockOffset + offset, length),
    );
  }

  /**
   * A part of this memory as an array: it borrows the memory and ends with it.
   * @param dtype the type of the elements, such as `'float32'`
   * @param shape how many elements along each axis
   * @throws InvalidArgumentError when it does not fit
   * @throws DisposedError
   * @example
   * ```ts
   * const matrix = memory.array('float32', [2, 3], { byteOffset: 64 });
   * matrix.copyFrom(new Float32Array([1, 2, 3, 4, 5, 6]));
   * ```
   */
  array<D extends DType>(dtype: D, shape: Shape | number, options?: ArrayPlace): ArrayObject<D> {
    const api = `${this.kind}.array`;
    requireOpen(this, api);
    return arrayMakers().borrow(this, dtype, shape, options, api) as ArrayObject<D>; // made for this dtype
  }

  /**
   * The bytes as a text, as `xxd` shows them: place, bytes and ASCII, sixteen a line. It copies what is shown and waits for
   * nothing; that queued work may still change the bytes, that there are more of them, and why they can't be read stand in
   * the text.
   * @throws InvalidArgumentError, DisposedError
   * @see aclrtMemcpy
   * @example
   * ```ts
   * memory.copyFrom(Buffer.from('Hello, device!'));
   * console.log(memory.hexdump({ byteLength: 16 }));
   * // 00000000: 4865 6c6c 6f2c 2064 6576 6963 6521 0000  Hello, device!..
   * ```
   */
  hexdump(options?: HexdumpOptions): string {
    return hexdumpOf(this, options, `${this.kind}.hexdump`);
  }

  /**
   * A stream of Node.js that writes into this memory, for `pipeline`. A chunk is in the memory when its write is done, and
   * the next is taken then; writes do not wait for work that is queued on streams of the device. It holds nothing that has
   * to be closed; when the memory ends, the next write fails.
   *
   * The stream fails with AscendError `ERR_MEMORY_FULL` when more is written than fits, and with what {@link copyFrom}
   * throws.
   * @throws InvalidArgumentError, DisposedError
   * @see aclrtMemcpy
   * @example
   * ```ts
   * const { createGunzip, gzipSync } = await import('node:zlib');
   * const { pipeline } = await import('node:stream/promises');
   * await pipeline([gzipSync(new Uint8Array(4096))], createGunzip(), memory.createWriteStream());
   * ```
   */
  createWriteStream(options?: MemoryStreamOptions): Writable {
    return writeStreamOf(this, options, `${this.kind}.createWriteStream`);
  }

  /**
   * A stream of Node.js that reads this memory. A chunk is copied when it is asked for, without waiting for work that is
   * queued on streams of the device. It holds nothing that has to be closed; when the memory ends, the next read fails.
   *
   * The stream fails with what {@link copyTo} throws.
   * @throws InvalidArgumentError, DisposedError
   * @see aclrtMemcpy
   */
  createReadStream(options?: MemoryStreamOptions): Readable {
    return readStreamOf(this, options, `${this.kind}.createReadStream`);
  }

  /** @internal */
  protected [DETAILS](): readonly string[] {
    const place = this.disposed ? '' : ` at 0x${this.pointer.toString(16)}`;
    return [`${formatBytes(this.byteLength)}${place}`, `device ${lifetimeOf(this).block.device.id}`];
  }
}

/**
 * A part of other memory, borrowed from it. It ends with the memory; disposing of it frees nothing.
 *
 * @example
 * ```ts
 * const header = memory.slice(0, 64);
 * header.fill(0);
 * ```
 */
export class MemorySlice<P extends MemoryPtr = MemoryPtr> extends Memory<P> {
  readonly kind = 'MemorySlice';
}

const INTO_THIS = { destination: 'this', source: 'source', options: 'options' } as const;
const OUT_OF_THIS = { destination: 'destination', source: 'this', options: 'options' } as const;
const ROWS_INTO_THIS = { ...INTO_THIS, options: 'layout' } as const;
const ROWS_OUT_OF_THIS = { ...OUT_OF_THIS, options: 'layout' } as const;
