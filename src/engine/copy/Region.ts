import type { MemoryPtr } from '../../../generated/types.js';
import { InvalidArgumentError } from '../../errors/index.js';
import { byteLengthOf, byteOffsetOf } from '../../native/values/views.js';
import { bytesOf, checkView } from '../arguments/buffers.js';
import type { Lifetime } from '../base/Lifetime.js';
import { requireOpen } from '../base/Resource.js';
import { ArrayLifetime } from '../memory/ArrayLifetime.js';
import { hostBlockOf } from '../memory/HostBlock.js';
import type { MemoryBlock, MemorySide } from '../memory/MemoryBlock.js';
import { isMemory, type MemoryHandle } from '../memory/memory-handle.js';
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

/** How many bytes an operand has. Throws when it is none. */
export function lengthOf(operand: unknown, api: string, parameter: string): number {
  if (isMemory(operand)) {
    const lifetime = requireOpen(operand, api, parameter === 'this' ? undefined : parameter);
    if (lifetime instanceof ArrayLifetime && !lifetime.contiguous)
      throw new InvalidArgumentError({
        api,
        parameter,
        received: operand,
        expected: 'an array whose elements lie one after the other: copy this one into such an array first',
      });
    return lifetime.byteLength;
  }
  if (ArrayBuffer.isView(operand)) {
    checkView(operand, api, parameter);
    return byteLengthOf(operand);
  }
  throw new InvalidArgumentError({
    api,
    parameter,
    received: operand,
    expected: 'memory of this package, a typed array, a DataView or a Buffer',
  });
}

/** A part, already checked, of an operand that {@link lengthOf} accepted. */
export function regionOf(
  operand: Operand,
  offset: number,
  byteLength: number,
  api: string,
  parameter: string,
): Region {
  if (isMemory(operand)) {
    const { block, blockOffset } = requireOpen(operand, api);
    return regionIn(operand, block, blockOffset + offset, byteLength, api, parameter);
  }
  // A view of pinned memory is that memory: it needs no staging, and it lives as long.
  const block = hostBlockOf(operand);
  if (block !== undefined) {
    block.assertOpen(api, parameter);
    return regionIn(operand, block, byteOffsetOf(operand) + offset, byteLength, api, parameter);
  }
  return { side: 'script', bytes: bytesOf(operand, offset, byteLength), byteLength, holders: NO_HOLDERS };
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
