import * as rt from '../../../generated/checked/index.js';
import type { MemPoolPtr } from '../../../generated/types.js';
import { Lifetime } from '../base/Lifetime.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';

/** A native pool; its memory ends before it. */
export class PoolLifetime extends Lifetime {
  constructor(
    readonly device: DeviceLifetime,
    readonly pointer: MemPoolPtr,
    /** As much as it hands out at most; undefined: the device's memory. */
    readonly maxByteLength: number | undefined,
  ) {
    super('MemoryPool', device);
    this.attach();
  }

  /** What is handed out; the pool may hold more. */
  override get heldBytes(): number {
    let bytes = 0;
    for (const child of this.children) bytes += child.heldBytes;
    return bytes;
  }

  protected release(): void {
    this.destroy(() => rt.memPoolDestroy(this.pointer));
  }
}
