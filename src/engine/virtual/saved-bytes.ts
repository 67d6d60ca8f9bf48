import * as rt from '../../../generated/checked/index.js';
import { aclrtMemcpyKind } from '../../../generated/enums.js';
import type { VirtualPtr } from '../../../generated/types.js';
import { AscendError } from '../../errors/index.js';
import type { MemorySide } from '../memory/MemoryBlock.js';

/**
 * The bytes of mapped memory, in memory of JavaScript. Throws what the native call throws, and AscendError `ERR_HOST_MEMORY`
 * when the process has no room for them.
 */
export function saveBytes(
  address: VirtualPtr,
  byteLength: number,
  side: MemorySide,
  api: string,
): Uint8Array {
  const bytes = room(byteLength, api);
  const kind =
    side === 'host' ? aclrtMemcpyKind.ACL_MEMCPY_HOST_TO_HOST : aclrtMemcpyKind.ACL_MEMCPY_DEVICE_TO_HOST;
  rt.memcpy(bytes, byteLength, address, byteLength, kind);
  return bytes;
}

/** The counterpart of {@link saveBytes}. */
export function restoreBytes(address: VirtualPtr, bytes: Uint8Array, side: MemorySide): void {
  const kind =
    side === 'host' ? aclrtMemcpyKind.ACL_MEMCPY_HOST_TO_HOST : aclrtMemcpyKind.ACL_MEMCPY_HOST_TO_DEVICE;
  rt.memcpy(address, bytes.length, bytes, bytes.length, kind);
}

function room(byteLength: number, api: string): Uint8Array {
  try {
    return new Uint8Array(byteLength);
  } catch (cause) {
    throw new AscendError(
      'ERR_HOST_MEMORY',
      `${api}: the process has no room for ${byteLength} bytes that were to be kept.\n` +
        "  What to do: keep less of it, or nothing: keep: 'discard'.",
      { cause },
    );
  }
}
