import * as rt from '../../../generated/checked/index.js';
import type { MemoryPtr } from '../../../generated/types.js';
import type { MemoryBlock } from './MemoryBlock.js';

/** Which part is filled. In bytes. */
export interface FillOptions {
  /** First byte. Default 0. */
  readonly offset?: number;
  /** How many bytes. Default: to the end. */
  readonly byteLength?: number;
}

export const FILL_OPTIONS = ['offset', 'byteLength'] as const;

/** Sets bytes of a block, which have been checked to be there. */
export function fillBlock(block: MemoryBlock, offset: number, byteLength: number, value: number): void {
  block.device.makeCurrent();
  rt.memset((block.address + BigInt(offset)) as MemoryPtr, byteLength, value, byteLength);
}
