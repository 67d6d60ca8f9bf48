import { InvalidArgumentError } from '../../errors/index.js';
import { bufferOf, byteOffsetOf, isDetached, isResizable } from '../../native/values/views.js';

/** Buffers of the script: typed arrays, DataViews and Node.js Buffers. */

/** A view whose bytes stay where they are: not detached, and neither resizable nor growable. */
export function checkView(view: ArrayBufferView, api: string, parameter: string): void {
  const buffer = bufferOf(view);
  if (isResizable(buffer)) reject(view, api, parameter, 'resizable');
  if (isDetached(buffer)) reject(view, api, parameter, 'detached');
}

function reject(view: ArrayBufferView, api: string, parameter: string, state: string): never {
  throw new InvalidArgumentError({
    api,
    parameter,
    received: view,
    expected: `on a buffer that is neither detached nor resizable (this one is ${state})`,
  });
}

/** The bytes of a part of a view, without copying. */
export function bytesOf(view: ArrayBufferView, offset: number, byteLength: number): Uint8Array {
  return new Uint8Array(bufferOf(view), byteOffsetOf(view) + offset, byteLength);
}
