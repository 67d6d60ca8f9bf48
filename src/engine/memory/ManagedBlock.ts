import * as rt from '../../../generated/checked/index.js';
import type { ManagedPtr } from '../../../generated/types.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import { HostViewBlock } from './HostBlock.js';
import type { MemorySide } from './MemoryBlock.js';

/** Memory with one address for the host and for devices. */
export class ManagedBlock extends HostViewBlock {
  constructor(device: DeviceLifetime, address: ManagedPtr, byteLength: number) {
    super('ManagedMemory', device, device, address, byteLength);
    this.attach();
  }

  side(): MemorySide {
    return 'managed';
  }

  protected release(): void {
    this.detachViews();
    this.destroy(() => rt.free(this.address as ManagedPtr)); // what the constructor was given
  }
}
