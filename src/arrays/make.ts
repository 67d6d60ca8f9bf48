import { checkOffset } from '../engine/arguments/numbers.js';
import { readOptions } from '../engine/arguments/options.js';
import { checkDType, type DTypeInfo } from '../engine/arrays/dtype.js';
import {
  type ArrayLayout,
  checkShape,
  countOf,
  extentOf,
  packedLayout,
  type Shape,
} from '../engine/arrays/layout.js';
import { disposeQuietly } from '../engine/base/dispose-quietly.js';
import { requireOpen } from '../engine/base/Resource.js';
import type { AllocateOptions } from '../engine/memory/allocate.js';
import { provideArrays } from '../engine/memory/array-makers.js';
import type { DeviceLifetime } from '../engine/thread/DeviceLifetime.js';
import { InvalidArgumentError } from '../errors/index.js';
import { allocateMemory } from '../handles/allocate-from.js';
import type { ArrayPlace, Memory } from '../handles/Memory.js';
import { byteLengthOf } from '../native/values/views.js';
import { DeviceArray } from './DeviceArray.js';
import { asView } from './typed-arrays.js';

/** Makes the arrays that `device.array` and `memory.array` give. */

function allocate(
  device: DeviceLifetime,
  first: unknown,
  second: unknown,
  options: unknown,
  api: string,
): DeviceArray {
  const values = asView(first);
  if (values === undefined) {
    const dtype = checkDType(second, api);
    return allocateOf(device, dtype, checkShape(first, dtype.itemSize, api), options, api);
  }
  const { dtype, view } = values;
  const available = byteLengthOf(view) / dtype.itemSize;
  const shape = checkShape(second ?? available, dtype.itemSize, api);
  if (countOf(shape) !== available)
    throw new InvalidArgumentError({
      api,
      parameter: 'shape',
      received: second,
      expected: `of as many elements as the values are: ${available}`,
    });
  const array = allocateOf(device, dtype, shape, options, api);
  try {
    array.copyFrom(view);
    return array;
  } catch (error) {
    disposeQuietly(array);
    throw error;
  }
}

function allocateOf(
  device: DeviceLifetime,
  dtype: DTypeInfo,
  shape: Shape,
  options: unknown,
  api: string,
): DeviceArray {
  return own(device, packedLayout(dtype, shape), api, options);
}

function own(device: DeviceLifetime, layout: ArrayLayout, api: string, options?: unknown): DeviceArray {
  // The runtime allocates no empty memory; an array may well be empty.
  const byteLength = Math.max(extentOf(layout).byteLength, 1);
  const memory = allocateMemory(device, byteLength, options as AllocateOptions | undefined, api);
  return DeviceArray.over(memory, layout, true);
}

function borrow(memory: Memory, name: unknown, lengths: unknown, options: unknown, api: string): DeviceArray {
  const { byteOffset } = readOptions(options as ArrayPlace | undefined, ['byteOffset'], api);
  const dtype = checkDType(name, api);
  const shape = checkShape(lengths, dtype.itemSize, api);
  const { blockOffset, byteLength } = requireOpen(memory, api);
  const offset = checkOffset(byteOffset, byteLength, api, 'options.byteOffset');
  const needed = countOf(shape) * dtype.itemSize;
  if (needed > byteLength - offset)
    throw new InvalidArgumentError({
      api,
      parameter: 'shape',
      received: lengths,
      expected: `of elements that fit into the memory: they take ${needed} bytes, it has ${byteLength - offset}`,
    });
  return DeviceArray.over(memory, packedLayout(dtype, shape, blockOffset + offset), false);
}

provideArrays({
  allocate,
  own: (device, layout, api) => own(device, layout, api),
  borrow: (memory, ...rest) => borrow(memory as Memory, ...rest),
}); // it has the method
