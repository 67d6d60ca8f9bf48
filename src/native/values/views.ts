import { types } from 'node:util';
import { getterOf, optionalGetterOf, typedArrayPrototype } from '../../errors/intrinsics.js';

/**
 * What a typed array, DataView or buffer is, whatever its class or its own properties say: a length that a subclass
 * made up would send native code past the end of the memory.
 */

const { isTypedArray, isSharedArrayBuffer } = types;
const Bytes = Uint8Array;

/** Reads a property that typed arrays and DataViews both have. */
function viewReader<T>(property: string): (view: ArrayBufferView) => T {
  const ofTypedArray = getterOf<T>(typedArrayPrototype, property);
  const ofDataView = getterOf<T>(DataView.prototype, property);
  return (view) => (isTypedArray(view) ? ofTypedArray(view) : ofDataView(view));
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
export const elementCountOf: (array: ArrayBufferView) => number = getterOf(typedArrayPrototype, 'length');

/** First byte of a view inside its buffer. Throws TypeError for a DataView whose buffer is detached. */
export const byteOffsetOf: (view: ArrayBufferView) => number = viewReader('byteOffset');

/** The buffer that a view looks at. */
export const bufferOf: (view: ArrayBufferView) => ArrayBufferLike = viewReader('buffer');

/** Reads a property that both kinds of buffers have, by different names or not at all on older Node.js. */
function bufferReader<T>(property: string, ofShared: string, fallback: T): (buffer: ArrayBufferLike) => T {
  const plain = optionalGetterOf<T>(ArrayBuffer.prototype, property);
  const shared = optionalGetterOf<T>(SharedArrayBuffer.prototype, ofShared);
  return (buffer) => (isSharedArrayBuffer(buffer) ? shared : plain)?.(buffer) ?? fallback;
}

/** Bytes of a buffer; 0 when it is detached. */
export const bufferByteLengthOf = bufferReader('byteLength', 'byteLength', 0);

/** Whether the length of a buffer can change. */
export const isResizable = bufferReader('resizable', 'growable', false);

/** Whether a buffer has lost its memory, by a transfer to somewhere else for example. */
export function isDetached(buffer: ArrayBufferLike): boolean {
  if (bufferByteLengthOf(buffer) > 0) return false;
  try {
    new Bytes(buffer);
    return false;
  } catch {
    return true;
  }
}
