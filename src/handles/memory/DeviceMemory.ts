import * as rt from '../../../generated/checked/index.js';
import type { DevicePtr } from '../../../generated/types.js';
import { HANDLE } from '../resource/Resource.js';
import type { DeviceLifetime } from '../session/DeviceLifetime.js';
import { Memory } from './Memory.js';
import { MemoryBlock, type MemorySide } from './MemoryBlock.js';

/**
 * Memory on a device, from `device.allocate`. The host can't read it: copy it. Its contents are undefined until
 * something is written.
 *
 * @see aclrtMalloc
 * @see aclrtFree
 * @example
 * ```ts
 * using memory = device.allocate(4096);
 * memory.fill(0);
 * ```
 */
export class DeviceMemory extends Memory<DevicePtr> {
  readonly kind = 'DeviceMemory';

  /** @internal */
  static own(device: DeviceLifetime, address: DevicePtr, byteLength: number): DeviceMemory {
    const block = new DeviceBlock(device, address, byteLength);
    return new DeviceMemory(HANDLE, block, block, 0, byteLength);
  }
}

class DeviceBlock extends MemoryBlock {
  constructor(device: DeviceLifetime, address: DevicePtr, byteLength: number) {
    super('DeviceMemory', device, device, address, byteLength);
    this.attach();
  }

  side(): MemorySide {
    return 'device';
  }

  protected release(): void {
    rt.free(this.address as DevicePtr); // what the constructor was given
  }
}
