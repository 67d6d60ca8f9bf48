import type { MemoryPtr } from '../../../generated/types.js';
import { InvalidArgumentError } from '../../errors/index.js';
import { bufferOf, byteLengthOf, byteOffsetOf } from '../../native/values/views.js';
import { checkView } from '../arguments/buffers.js';
import type { Lifetime } from '../base/Lifetime.js';
import { ArrayLifetime } from '../memory/ArrayLifetime.js';
import { hostBlockAt } from '../memory/HostBlock.js';
import { MemoryBlock, type MemorySide } from '../memory/MemoryBlock.js';
import { type MemoryHandle, memoryOf } from '../memory/memory-handle.js';
import { SliceLifetime } from '../memory/SliceLifetime.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';

/** What can be copied from and to: handles of memory, typed arrays, DataViews and Buffers. */
export type Operand = MemoryHandle | ArrayBufferView;

/** A checked part of native memory or of a script's buffer. */
export type Region = NativeRegion | ScriptRegion;

export interface NativeRegion {
  readonly side: MemorySide;
  /** What the script gave: for messages, which show no address for it. */
  readonly given: Operand;
  readonly address: MemoryPtr;
  readonly byteLength: number;
  readonly device: DeviceLifetime;
  /** What has to live as long as the region is in use. */
  readonly holders: readonly Lifetime[];
}

export interface ScriptRegion {
  readonly side: 'script';
  readonly bytes: Uint8Array;
  readonly byteLength: number;
  readonly holders: readonly Lifetime[];
}

const NO_HOLDERS: readonly Lifetime[] = [];

/** A buffer of the script, as it was when it was looked at. */
interface ScriptView {
  readonly buffer: ArrayBufferLike;
  readonly byteOffset: number;
  readonly byteLength: number;
}

/** What an operand is, looked at once. No function of the script runs between that and the native calls. */
export type Side = MemoryBlock | SliceLifetime | ScriptView;

/** Looks at an operand. Throws when it is none, or has ended. `parameter`: its name, or `this`. */
export function sideOf(operand: unknown, api: string, parameter: string): Side {
  const memory = memoryOf(operand);
  if (memory !== undefined) {
    memory.assertOpen(api, parameter === 'this' ? undefined : parameter);
    return memory;
  }
  if (ArrayBuffer.isView(operand)) {
    checkView(operand, api, parameter);
    return {
      buffer: bufferOf(operand),
      byteOffset: byteOffsetOf(operand),
      byteLength: byteLengthOf(operand),
    };
  }
  throw new InvalidArgumentError({
    api,
    parameter,
    received: operand,
    expected: 'memory of this package, a typed array, a DataView or a Buffer',
  });
}

/** As {@link sideOf}, for what takes bytes that lie one after the other. */
export function packedSideOf(operand: unknown, api: string, parameter: string): Side {
  const side = sideOf(operand, api, parameter);
  if (side instanceof ArrayLifetime && !side.contiguous)
    throw new InvalidArgumentError({
      api,
      parameter,
      received: operand,
      expected: 'an array whose elements lie one after the other: copy this one into such an array first',
    });
  return side;
}

/** A part, already checked, of a side. `given`: what the script gave for it. */
export function regionOf(
  side: Side,
  given: Operand,
  offset: number,
  byteLength: number,
  api: string,
  parameter: string,
): Region {
  if (side instanceof MemoryBlock) return regionIn(given, side, offset, byteLength, api, parameter);
  if (side instanceof SliceLifetime)
    return regionIn(given, side.block, side.blockOffset + offset, byteLength, api, parameter);
  const start = side.byteOffset + offset;
  // A view of pinned memory is that memory: it needs no staging, and it lives as long.
  const block = hostBlockAt(side.buffer);
  if (block === undefined)
    return {
      side: 'script',
      bytes: new Uint8Array(side.buffer, start, byteLength),
      byteLength,
      holders: NO_HOLDERS,
    };
  block.assertOpen(api, parameter);
  return regionIn(given, block, start, byteLength, api, parameter);
}

/** A part of a block, already checked. `given`: what the script gave for it. */
export function regionIn(
  given: Operand,
  block: MemoryBlock,
  offset: number,
  byteLength: number,
  api: string,
  parameter: string,
): NativeRegion {
  const holders = block.holders(offset, byteLength, api, parameter);
  return {
    side: block.side(offset, byteLength),
    given,
    address: offset === 0 ? block.address : ((block.address + BigInt(offset)) as MemoryPtr),
    byteLength,
    device: block.device,
    holders,
  };
}

/** Whether the lower of two regions ends behind the start of the higher. */
const reaches = (lower: NativeRegion, higher: NativeRegion): boolean =>
  lower.byteLength > Number(higher.address - lower.address);

/** True when two regions share a byte. */
export function overlap(a: Region, b: Region): boolean {
  if (a.side === 'script' || b.side === 'script') return false;
  return a.address <= b.address ? reaches(a, b) : reaches(b, a);
}
