import * as rt from '../../../generated/checked/index.js';
import type { MemoryPtr } from '../../../generated/types.js';
import type { MemoryBlock } from './MemoryBlock.js';

/** Sets bytes of a block, which have been checked to be there. */
export function fillBlock(block: MemoryBlock, offset: number, byteLength: number, value: number): void {
  block.device.makeCurrent();
  rt.memset((block.address + BigInt(offset)) as MemoryPtr, byteLength, value, byteLength);
}
