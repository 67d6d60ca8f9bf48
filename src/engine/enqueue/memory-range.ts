import { InvalidArgumentError } from '../../errors/index.js';
import { checkSpan, checkWhole } from '../arguments/numbers.js';
import type { Read } from '../arguments/options.js';
import { lengthOf, type NativeRegion, regionOf } from '../copy/Region.js';
import { isMemory } from '../memory/memory-handle.js';

/** Parts of memory for operations of a stream that take no typed arrays. */

/** A part of memory, in bytes. */
interface Span {
  readonly offset?: number;
  readonly byteLength?: number;
}

/** A checked part of memory of this package. */
export function memoryRange(memory: unknown, part: Read<Span>, api: string): NativeRegion {
  const { offset, byteLength } = checkSpan(part.offset, part.byteLength, nativeLength(memory, api), api);
  return nativeRegion(memory, offset, byteLength, api);
}

/** Bytes of a 64-bit value. */
const WORD_BYTES = 8;

/** Room for a 64-bit value in device memory. */
export function nativeWord(memory: unknown, offset: number, api: string): NativeRegion {
  const last = nativeLength(memory, api) - WORD_BYTES;
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
  const region = nativeRegion(memory, offset, WORD_BYTES, api);
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
export function nativeLength(memory: unknown, api: string): number {
  if (!isMemory(memory)) throw notMemory(memory, api);
  return lengthOf(memory, api, 'memory');
}

function nativeRegion(memory: unknown, offset: number, byteLength: number, api: string): NativeRegion {
  if (!isMemory(memory)) throw notMemory(memory, api);
  const region = regionOf(memory, offset, byteLength, api, 'memory');
  if (region.side === 'script') throw notMemory(memory, api);
  return region;
}

const notMemory = (received: unknown, api: string): InvalidArgumentError =>
  new InvalidArgumentError({ api, parameter: 'memory', received, expected: 'memory of this package' });
