import { inspect } from 'node:util';
import type { aclDataType } from '../../generated/enums.js';
import type { MemoryPtr } from '../../generated/types.js';
import { checkDType, type DType, type TypedArrays } from '../engine/arrays/dtype.js';
import { type ArrayLayout, countOf, type Shape } from '../engine/arrays/layout.js';
import type { Element, ElementInput, Nested, TypedValues } from '../engine/arrays/values.js';
import {
  DETAILS,
  HANDLE,
  type InspectStyle,
  lifetimeOf,
  Resource,
  requireOpen,
} from '../engine/base/Resource.js';
import { checkTransfer } from '../engine/copy/check-transfer.js';
import { copyNow } from '../engine/copy/copy.js';
import type { CopyOptions } from '../engine/copy/copy-plan.js';
import type { FileOperand } from '../engine/files/open.js';
import { ArrayLifetime } from '../engine/memory/ArrayLifetime.js';
import type { TransferOptions } from '../files/load-options.js';
import { saveNpy } from '../files/save.js';
import type { CopyOperand, Memory } from '../handles/Memory.js';
import { bitsOf, contentsOf, elementAt, fillElements, readBits } from './contents.js';
import { load, nest, store } from './elements.js';
import { reshaped, type SliceIndex, sliced, viewedAs } from './slicing.js';
import { emptyBits, typedArrayOf } from './typed-arrays.js';

declare module '../engine/memory/array-makers.js' {
  interface PublicArrays<D extends DType> {
    readonly array: DeviceArray<D>;
  }
}

/**
 * Memory with a type and a shape, from `device.array`, which then owns the memory, or `memory.array`, which borrows it.
 * Methods that take memory take arrays too. Slices and reshaped arrays are views: they borrow the same memory.
 *
 * @example
 * ```ts
 * using matrix = device.array(new Float32Array([1, 2, 3, 4, 5, 6]), [2, 3]);
 * console.log(matrix.shape, matrix.toTypedArray());
 * ```
 */
export class DeviceArray<D extends DType = DType> extends Resource<ArrayLifetime> {
  readonly kind = 'DeviceArray';
  /** The type of the elements. */
  readonly dtype: D;
  /** How many elements there are along each axis. */
  readonly shape: Shape;
  /** Bytes from one element to the next along each axis; below 0 where a slice goes backwards. */
  readonly strides: readonly number[];
  /** How many elements there are. */
  readonly length: number;
  /** Bytes of all elements. */
  readonly byteLength: number;
  /** How C knows the type of the elements: an `aclDataType`. */
  readonly aclDataType: aclDataType;
  /** Whether the elements lie one after the other, the last axis fastest. */
  readonly isContiguous: boolean;
  /** The memory that the elements are in. It may be larger than the array. */
  readonly memory: Memory;
  readonly #owns: boolean;

  private constructor(memory: Memory, layout: ArrayLayout, owns: boolean) {
    super(HANDLE, new ArrayLifetime(memory, lifetimeOf(memory).block, layout));
    const { dtype, shape, strides } = layout;
    this.dtype = dtype.name as D; // the layout is made for D
    this.shape = shape;
    this.strides = strides;
    this.length = countOf(shape);
    this.byteLength = this.length * dtype.itemSize;
    this.aclDataType = dtype.aclDataType;
    this.isContiguous = lifetimeOf(this).contiguous;
    this.memory = memory;
    this.#owns = owns;
  }

  /** @internal */
  static over<D extends DType>(memory: Memory, layout: ArrayLayout, owns: boolean): DeviceArray<D> {
    return new DeviceArray<D>(memory, layout, owns);
  }

  /** The device that the memory belongs to. */
  get device() {
    return lifetimeOf(this).block.device.handle;
  }

  /**
   * The address of the first element, for the generated functions. It is valid until the memory ends.
   * @throws DisposedError when it has ended
   */
  get pointer(): MemoryPtr {
    const { block, layout } = requireOpen(this, 'DeviceArray.pointer');
    block.exposed = true;
    return (block.address + BigInt(layout.offset)) as MemoryPtr;
  }

  /**
   * Copies into the array and returns when the bytes are there. Does not wait for work that is queued on streams.
   * @param source an array of the same type and shape; or memory, a typed array, DataView or Buffer with its bytes
   * @throws InvalidArgumentError when the two sides don't go together or share bytes
   * @throws DisposedError when a side has ended
   * @throws AclError: 507899 when the driver refuses it
   * @see aclrtMemcpy
   */
  copyFrom(source: CopyOperand, options?: CopyOptions): void {
    const api = 'DeviceArray.copyFrom';
    requireOpen(this, api);
    copyNow(checkTransfer(this, source, options, api, INTO_THIS), api);
  }

  /**
   * Copies out of the array and returns when the bytes are there. Does not wait for work that is queued on streams.
   * @param destination an array of the same type and shape; or memory, a typed array, DataView or Buffer with room
   * @throws InvalidArgumentError when the two sides don't go together or share bytes
   * @throws DisposedError when a side has ended
   * @throws AclError: 507899 when the driver refuses it
   * @see aclrtMemcpy
   */
  copyTo(destination: CopyOperand, options?: CopyOptions): void {
    const api = 'DeviceArray.copyTo';
    requireOpen(this, api);
    copyNow(checkTransfer(destination, this, options, api, OUT_OF_THIS), api);
  }

  /**
   * Sets every element and returns when it is done. Does not wait for work that is queued on streams.
   * @param value one that the type can hold; fractions are rounded to the nearest number there is
   * @throws InvalidArgumentError, DisposedError
   * @throws AclError: 507899 when the driver refuses it
   * @see aclrtMemset
   * @see aclrtMemcpy
   */
  fill(value: ElementInput): void {
    const api = 'DeviceArray.fill';
    const { layout } = requireOpen(this, api);
    const bits = emptyBits(layout.dtype, 1);
    store(layout.dtype, bits, 0, value, { api, parameter: 'value' });
    requireOpen(this, api);
    fillElements(this, bits, api);
  }

  /**
   * Writes values of the script, each of which becomes an element, and returns when they are there.
   * @param values arrays in arrays, as {@link toNestedArray} gives them; a typed array with as many numbers as there are
   *   elements; or one value for all of them
   * @throws InvalidArgumentError when there are more or fewer, or the type can't hold one; nothing is written then
   * @throws DisposedError
   * @throws AclError: 507899 when the driver refuses it
   * @see aclrtMemcpy
   * @example
   * ```ts
   * using matrix = device.array([2, 2], 'bfloat16');
   * matrix.set([[1, 2], [3, 4]]);
   * matrix.slice(':', 0).set(new Float32Array([5, 6]));
   * console.log(matrix.toNestedArray()); // [ [ 5, 2 ], [ 6, 4 ] ]
   * ```
   */
  set(values: Nested<ElementInput> | TypedValues): void {
    const api = 'DeviceArray.set';
    const { layout } = requireOpen(this, api);
    const { bits, isOne } = bitsOf(layout, values, { api, parameter: 'values' });
    requireOpen(this, api);
    if (isOne) fillElements(this, bits, api);
    else copyNow(checkTransfer(this, bits, undefined, api, INTO_THIS), api);
  }

  /**
   * One element, copied. Does not wait for work that is queued on streams.
   * @param indexes one for each axis; those below 0 count from the end
   * @throws InvalidArgumentError, DisposedError
   * @throws AclError: 507899 when the driver refuses the copy
   * @see aclrtMemcpy
   */
  at(...indexes: number[]): Element<D> {
    const api = 'DeviceArray.at';
    const { layout } = requireOpen(this, api);
    return load(layout.dtype, readBits(this, elementAt(layout, indexes, api), api), 0) as Element<D>; // of this dtype
  }

  /**
   * A view of a part, as NumPy's basic slicing takes it: it borrows the memory and ends with it.
   * @param indexes for each axis a number, which takes one element and drops the axis, or a text `'start:stop:step'`, of
   *   which any part may be absent; `'...'` for all axes not named; null for a new axis of length 1
   * @throws InvalidArgumentError, DisposedError
   * @example
   * ```ts
   * using matrix = device.array(new Int32Array([1, 2, 3, 4, 5, 6]), [2, 3]);
   * console.log(matrix.slice('::-1', 1).toTypedArray()); // Int32Array(2) [ 5, 2 ]
   * matrix.slice(0).fill(0); // the first row
   * ```
   */
  slice(...indexes: SliceIndex[]): DeviceArray<D> {
    const api = 'DeviceArray.slice';
    return DeviceArray.over(this.memory, sliced(requireOpen(this, api).layout, indexes, api), false);
  }

  /**
   * A view with another shape of as many elements.
   * @param shape lengths, of which one may be -1: it follows from the others
   * @throws InvalidArgumentError also where elements would have to move; DisposedError
   */
  reshape(shape: Shape | number): DeviceArray<D> {
    const api = 'DeviceArray.reshape';
    const layout = reshaped(requireOpen(this, api).layout, shape, api);
    requireOpen(this, api);
    return DeviceArray.over(this.memory, layout, false);
  }

  /**
   * A view of the same bytes with elements of another type. Of another size, the last axis gets longer or shorter.
   * @throws InvalidArgumentError when the bytes of the last axis can't be divided so; DisposedError
   */
  view<To extends DType>(dtype: To): DeviceArray<To> {
    const api = 'DeviceArray.view';
    const { layout } = requireOpen(this, api);
    return DeviceArray.over(this.memory, viewedAs(layout, checkDType(dtype, api), api), false);
  }

  /**
   * The elements, copied, the last axis fastest. Does not wait for work that is queued on streams.
   * @throws DisposedError
   * @throws AclError: 507899 when the driver refuses the copy
   * @see aclrtMemcpy
   */
  toTypedArray(): TypedArrays[D] {
    const api = 'DeviceArray.toTypedArray';
    const { layout } = requireOpen(this, api);
    return typedArrayOf<D>(layout.dtype, readBits(this, layout, api));
  }

  /**
   * The elements, copied, as arrays in arrays: one level for each axis, and a single element when there is none. Does not
   * wait for work that is queued on streams.
   * @throws DisposedError
   * @throws AclError: 507899 when the driver refuses the copy
   * @see aclrtMemcpy
   */
  toNestedArray(): Nested<Element<D>> {
    const api = 'DeviceArray.toNestedArray';
    const { layout } = requireOpen(this, api);
    return nest(layout.dtype, layout.shape, readBits(this, layout, api)) as Nested<Element<D>>; // of this dtype
  }

  /**
   * Ends it: an array that owns its memory frees it, one that borrows it frees nothing. Views end with the memory.
   * @throws AclError (107000, 107017, 507899), AscendError as `Resource.dispose`
   */
  override dispose(): void {
    if (this.#owns) this.memory.dispose();
    else super.dispose();
  }

  /**
   * The same as {@link dispose}, for `using`.
   * @throws AclError (107000, 107017, 507899), AscendError as {@link dispose}
   */
  override [Symbol.dispose](): void {
    this.dispose();
  }

  /**
   * As dispose, and resolves when the memory is free, where the array owns it.
   * @throws AclError (107000, 107017, 507899), AscendError as {@link dispose}
   */
  override async [Symbol.asyncDispose](): Promise<void> {
    if (this.#owns) await this.memory[Symbol.asyncDispose]();
    else await super[Symbol.asyncDispose]();
  }

  /**
   * Writes the elements to a `.npy` file, which NumPy's `load` reads; the last axis is the fastest there. A file given by its path is
   * replaced; when it fails on the way or is aborted, what was written by then stays.
   * @param file a path, a file URL, or an open FileHandle or descriptor, which stays open
   * @throws InvalidArgumentError also for bfloat16, which NumPy has not: `saveSafetensors` takes it; DisposedError
   * @throws AscendError `ERR_FILE_NOT_WRITTEN` when the file takes no more
   * @throws what `Stream.copy` throws, what the file system throws, and the signal's reason
   * @example
   * ```ts
   * using matrix = device.array(new Float32Array([1, 2, 3, 4, 5, 6]), [2, 3]);
   * await matrix.saveNpy('matrix.npy');
   * using copy = await device.loadNpy('matrix.npy');
   * ```
   */
  async saveNpy(file: FileOperand, options?: TransferOptions): Promise<void> {
    requireOpen(this, 'DeviceArray.saveNpy');
    await saveNpy(this, file, options, 'DeviceArray.saveNpy');
  }

  /** @internal */
  protected [DETAILS](): readonly string[] {
    return [`[${this.shape.join(', ')}]`, this.dtype, `device ${lifetimeOf(this).block.device.id}`];
  }

  /**
   * What `console.log` shows: shape, type, device and state, and the elements as NumPy prints them. It copies what is
   * shown, waits for nothing, and tells what can't be read instead of throwing.
   * @throws AscendError never for what it looks at
   */
  override [inspect.custom](depth: number, options: InspectStyle): string {
    const heading = super[inspect.custom](depth, options);
    return depth < 0 ? heading : `${heading}${contentsOf(this)}`;
  }
}

const INTO_THIS = { destination: 'this', source: 'source', options: 'options' } as const;
const OUT_OF_THIS = { destination: 'destination', source: 'this', options: 'options' } as const;
