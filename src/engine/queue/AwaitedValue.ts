import * as rt from '../../../generated/checked/index.js';
import { aclrtMemcpyKind } from '../../../generated/enums.js';
import type { NativeRegion } from '../copy/Region.js';
import { MemoryBlock } from '../memory/MemoryBlock.js';
import type { Awaited } from './operations.js';

/** What a stream waits for; see `stream.waitValue`. */
export type ValueCondition = 'at-least' | 'equal' | 'and' | 'nor';

const MASK = 2n ** 64n - 1n;

const HOLDS: Readonly<Record<ValueCondition, (memory: bigint, value: bigint) => boolean>> = {
  'at-least': (memory, value) => BigInt.asIntN(64, memory - value) >= 0n,
  equal: (memory, value) => memory === value,
  and: (memory, value) => (memory & value) !== 0n,
  nor: (memory, value) => ((memory | value) ^ MASK) !== 0n,
};

/** A value in device memory for which a stream waits. */
export class AwaitedValue implements Awaited {
  constructor(
    readonly region: NativeRegion,
    readonly condition: ValueCondition,
    readonly value: bigint,
  ) {}

  isHopeless(): boolean {
    const { holders, device, address } = this.region;
    if (holders.some((holder) => holder instanceof MemoryBlock && holder.isExposed)) return false;
    const memory = new BigUint64Array(1);
    const { byteLength } = memory;
    try {
      device.makeCurrent();
      rt.memcpy(memory, byteLength, address, byteLength, aclrtMemcpyKind.ACL_MEMCPY_DEVICE_TO_HOST);
    } catch {
      return false; // Nobody can tell.
    }
    return !HOLDS[this.condition](memory[0] ?? 0n, this.value);
  }
}
