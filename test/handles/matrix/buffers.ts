import type { Device } from '../../../src/index.js';

/** Buffers of the script as copies may and may not use them. */

/** The constructors of newer JavaScript, whose second argument is newer than the compiler's target. */
const ResizableBuffer = ArrayBuffer as new (length: number, options: object) => ArrayBuffer;
const GrowableBuffer = SharedArrayBuffer as new (length: number, options: object) => SharedArrayBuffer;

const LIMIT = { maxByteLength: 128 };

function detached(): Uint8Array {
  const bytes = new Uint8Array(64);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  return bytes;
}

/** A view that the shrinking of its buffer has emptied. */
function emptied(): Uint8Array {
  const buffer = new ResizableBuffer(64, LIMIT);
  const bytes = new Uint8Array(buffer, 32, 32);
  Reflect.apply(Reflect.get(buffer, 'resize'), buffer, [16]);
  return bytes;
}

function ofEndedMemory(device: Device): Uint8Array {
  using memory = device.allocateHost(64);
  return memory.bytes;
}

/** Views whose bytes are gone or may go, and buffers that are no views. */
export const makeUnusableBuffers = (device: Device): Readonly<Record<string, unknown>> => ({
  'detached buffer': detached(),
  'resizable buffer': new Uint8Array(new ResizableBuffer(64, LIMIT), 0, 64),
  'length-tracking view': new Uint8Array(new ResizableBuffer(64, LIMIT)),
  'length-tracking DataView': new DataView(new ResizableBuffer(64, LIMIT)),
  'a view that its buffer has left behind': emptied(),
  'growable shared buffer': new Uint8Array(new GrowableBuffer(64, LIMIT)),
  'a view of host memory that has ended': ofEndedMemory(device),
  'a buffer without a view': new ArrayBuffer(64),
  'a shared buffer without a view': new SharedArrayBuffer(64),
  'a typed array made from the prototype': Object.create(Uint8Array.prototype),
});

export const makeUsableBuffers = (): Readonly<Record<string, unknown>> => ({
  'shared buffer': new Uint8Array(new SharedArrayBuffer(64)),
  DataView: new DataView(new ArrayBuffer(64)),
  Buffer: Buffer.alloc(64),
  'typed array of larger elements': new Float64Array(8),
});
