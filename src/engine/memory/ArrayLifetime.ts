import { type ArrayLayout, countOf, extentOf, isContiguous } from '../arrays/layout.js';
import type { Resource } from '../base/Resource.js';
import type { MemoryBlock } from './MemoryBlock.js';
import { SliceLifetime } from './SliceLifetime.js';

/** Elements in a block: a part of it that has a type and a shape. Ends with the memory that it was made on. */
export class ArrayLifetime extends SliceLifetime {
  /** Whether the elements lie one after the other: it is then a part of memory like any other. */
  readonly contiguous: boolean;

  /**
   * @param owner the handle of the memory
   * @param layout its offset counts from the start of the block
   */
  constructor(
    owner: Resource,
    block: MemoryBlock,
    readonly layout: ArrayLayout,
  ) {
    const { shape, dtype } = layout;
    super('DeviceArray', owner, block, extentOf(layout).start, countOf(shape) * dtype.itemSize);
    this.contiguous = isContiguous(layout);
  }
}
