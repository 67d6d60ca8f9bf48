import { types } from 'node:util';

/**
 * What a typed array, DataView or buffer is, whatever its class or its own properties say: a length that a subclass
 * made up would send native code past the end of the memory.
 */

/** What Float32Array and its like inherit from; JavaScript has no name for it. */
const typedArray: object = Object.getPrototypeOf(Uint8Array.prototype);

/** A property of a built-in class, as a function. */
function reader<T>(prototype: object, property: string): (of: object) => T {
  const { get } = Object.getOwnPropertyDescriptor(prototype, property) ?? {};
  if (get === undefined) throw new Error(`JavaScript has no ${property} here`);
  return (of) => get.call(of);
}

/** Reads a property that typed arrays and DataViews both have. */
function viewReader<T>(property: string): (view: ArrayBufferView) => T {
  const ofTypedArray = reader<T>(typedArray, property);
  const ofDataView = reader<T>(DataView.prototype, property);
  return (view) => (types.isTypedArray(view) ? ofTypedArray(view) : ofDataView(view));
}

const lengthOf = viewReader<number>('byteLength');

/** Bytes of a view; 0 when its buffer is detached. */
export function byteLengthOf(view: ArrayBufferView): number {
  try {
    return lengthOf(view);
  } catch {
    return 0; // Only a DataView throws when it is detached.
  }
}

/** Elements of a typed array; 0 when its buffer is detached. */
export const elementCountOf: (array: ArrayBufferView) => number = reader(typedArray, 'length');

/** First byte of a view inside its buffer. Throws TypeError for a DataView whose buffer is detached. */
export const byteOffsetOf: (view: ArrayBufferView) => number = viewReader('byteOffset');

/** The buffer that a view looks at. */
export const bufferOf: (view: ArrayBufferView) => ArrayBufferLike = viewReader('buffer');
