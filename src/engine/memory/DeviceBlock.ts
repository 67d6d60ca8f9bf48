import * as rt from '../../../generated/checked/index.js';
import type { DevicePtr } from '../../../generated/types.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import { MemoryBlock, type MemorySide } from './MemoryBlock.js';

/** Memory on a device. */
export class DeviceBlock extends MemoryBlock {
  constructor(device: DeviceLifetime, address: DevicePtr, byteLength: number) {
    super('DeviceMemory', device, device, address, byteLength);
    this.attach();
  }

  side(): MemorySide {
    return 'device';
  }

  protected release(): void {
    this.destroy(() => rt.free(this.address as DevicePtr)); // what the constructor was given
  }
}
