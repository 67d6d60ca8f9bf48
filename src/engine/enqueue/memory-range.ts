import { InvalidArgumentError } from '../../errors/index.js';
import { checkSpan, checkWhole } from '../arguments/numbers.js';
import type { Read } from '../arguments/options.js';
import { type NativeRegion, packedSideOf, regionOf, type Side } from '../copy/Region.js';
import { isMemory, type MemoryHandle } from '../memory/memory-handle.js';

/** Parts of memory for operations of a stream that take no typed arrays. */

/** A part of memory, in bytes. */
interface Span {
  readonly offset?: number;
  readonly byteLength?: number;
}

/** A checked part of memory of this package. */
export function memoryRange(memory: unknown, part: Read<Span>, api: string): NativeRegion {
  const side = memorySide(memory, api);
  const { offset, byteLength } = checkSpan(part.offset, part.byteLength, side.byteLength, api);
  return nativeRegion(memory, side, offset, byteLength, api);
}

/** Bytes of a 64-bit value. */
const WORD_BYTES = 8;

/** Room for a 64-bit value in device memory. */
export function nativeWord(memory: unknown, offset: number, api: string): NativeRegion {
  const side = memorySide(memory, api);
  const last = side.byteLength - WORD_BYTES;
  if (last < 0)
    throw new InvalidArgumentError({
      api,
      parameter: 'memory',
      received: memory,
      expected: `at least ${WORD_BYTES} bytes long`,
    });
  checkWhole(
    offset,
    0,
    last,
    api,
    'offset',
    `a whole number of bytes from 0 to ${last}, ${WORD_BYTES} before the end`,
  );
  const region = nativeRegion(memory, side, offset, WORD_BYTES, api);
  if (region.side !== 'device')
    throw new InvalidArgumentError({ api, parameter: 'memory', received: memory, expected: 'device memory' });
  if (region.address % BigInt(WORD_BYTES) !== 0n)
    throw new InvalidArgumentError({
      api,
      parameter: 'offset',
      received: offset,
      expected: `such that the address is a multiple of ${WORD_BYTES}`,
    });
  return region;
}

/** Bytes of memory of this package. */
export const nativeLength = (memory: unknown, api: string): number => memorySide(memory, api).byteLength;

function memorySide(memory: unknown, api: string): Side {
  if (!isMemory(memory)) throw notMemory(memory, api);
  return packedSideOf(memory, api, 'memory');
}

function nativeRegion(
  memory: unknown,
  side: Side,
  offset: number,
  byteLength: number,
  api: string,
): NativeRegion {
  const region = regionOf(side, memory as MemoryHandle, offset, byteLength, api, 'memory'); // its side was looked at
  if (region.side === 'script') throw notMemory(memory, api);
  return region;
}

const notMemory = (received: unknown, api: string): InvalidArgumentError =>
  new InvalidArgumentError({ api, parameter: 'memory', received, expected: 'memory of this package' });
