import type { DType } from '../arrays/dtype.js';
import type { ArrayLayout } from '../arrays/layout.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import type { MemoryHandle } from './memory-handle.js';

/** Public classes that this layer knows by name only: `DeviceArray` declares here what it is. */
// biome-ignore lint/suspicious/noEmptyInterface: its member is declared from above
// biome-ignore lint/correctness/noUnusedVariables: as above
export interface PublicArrays<D extends DType> {}

/** An array of elements of a type, as scripts know it. */
export type ArrayObject<D extends DType = DType> = PublicArrays<D>['array'];

/** What makes arrays. Their class stands above the handles, which have the methods that make them. */
export interface ArrayMakers {
  /** An array with memory of its own: of a shape, or with values of the script. */
  allocate(
    device: DeviceLifetime,
    first: unknown,
    second: unknown,
    options: unknown,
    api: string,
  ): ArrayObject;
  /** An array with memory of its own, of any strides. */
  own(device: DeviceLifetime, layout: ArrayLayout, api: string): ArrayObject;
  /** An array on memory that exists. */
  borrow(memory: MemoryHandle, dtype: unknown, shape: unknown, options: unknown, api: string): ArrayObject;
}

let makers: ArrayMakers | undefined;

/** To be called once, by the module of the class. */
export function provideArrays(made: ArrayMakers): void {
  makers = made;
}

export function arrayMakers(): ArrayMakers {
  if (makers === undefined) throw new Error('src/arrays has not been loaded, which src/index.ts does');
  return makers;
}
