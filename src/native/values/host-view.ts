import { constants } from 'node:buffer';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { markAsUntransferable } from 'node:worker_threads';
import koffi from 'koffi';
import { AscendError } from '../../errors/index.js';
import { uncurried } from '../../errors/intrinsics.js';
import { bufferByteLengthOf } from './views.js';

/**
 * Native host memory as an ArrayBuffer. V8 does not know when the memory is freed, so that whoever frees it must detach
 * the buffer first: every typed array on it then has length 0.
 */

/** The address of a typed array's, DataView's or Buffer's first byte. Valid while the object lives and is not detached. */
export const addressOf = (view: ArrayBufferView): bigint => koffi.address(view);

/**
 * An ArrayBuffer over `byteLength` bytes at `address`, without copying. At most one may exist for an address at a time.
 * @throws AscendError `ERR_VIEW_TOO_LARGE` for more bytes than this Node.js can look at
 */
export function viewHostMemory(address: bigint, byteLength: number): ArrayBuffer {
  // Asked for more, the engine ends the process.
  if (byteLength > constants.MAX_LENGTH)
    throw new AscendError(
      'ERR_VIEW_TOO_LARGE',
      `JavaScript can't look at ${byteLength} bytes at once: Node.js ${process.versions.node} takes at most ${constants.MAX_LENGTH}.\n` +
        '  What to do: use several smaller pieces of host memory, or copy without looking at the bytes.',
    );
  const buffer = koffi.view(address, byteLength);
  // Sent to another thread it would be out of reach of detachHostMemory.
  if (canDetachMarked()) markAsUntransferable(buffer);
  return buffer;
}

let detachesMarked: boolean | undefined;

/** From Node.js 24 on a buffer that is marked can't be detached at all. Whoever frees the memory notices a lost buffer. */
function canDetachMarked(): boolean {
  if (detachesMarked === undefined) {
    const probe = new ArrayBuffer(1);
    markAsUntransferable(probe);
    try {
      detachHostMemory(probe);
      detachesMarked = true;
    } catch {
      detachesMarked = false;
    }
  }
  return detachesMarked;
}

/** Which Node.js has from version 22 on. Kept, because a script may give a buffer a property of that name. */
const { transfer: method } = ArrayBuffer.prototype as {
  transfer?: (this: ArrayBuffer, newLength: number) => ArrayBuffer;
};
const transfer = method && uncurried(method);

/**
 * Detaches the buffer: its length and that of all typed arrays on it become 0, on every version of Node.js.
 * @throws TypeError when the engine keeps the buffer attached
 */
export function detachHostMemory(buffer: ArrayBuffer): void {
  if (bufferByteLengthOf(buffer) === 0) return;
  if (transfer !== undefined) transfer(buffer, 0);
  else detachByIntrinsic(buffer);
}

const INTRINSIC = '(function (buffer) { %ArrayBufferDetach(buffer); })';

/**
 * Node.js 20 has no way to detach in JavaScript but V8's own syntax, which a flag allows while the script is compiled.
 * The flag is the process's: another thread may clear it in between, hence the second try.
 */
function detachByIntrinsic(buffer: ArrayBuffer): void {
  for (let attempt = 1; ; attempt += 1) {
    setFlagsFromString('--allow-natives-syntax');
    try {
      const detach: unknown = new Script(INTRINSIC).runInThisContext();
      (detach as (buffer: ArrayBuffer) => void)(buffer); // the script's value is the function above
      return;
    } catch (error) {
      if (attempt === 10) throw error;
    } finally {
      setFlagsFromString('--no-allow-natives-syntax');
    }
  }
}
