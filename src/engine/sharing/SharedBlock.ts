import * as rt from '../../../generated/checked/index.js';
import type { DevicePtr } from '../../../generated/types.js';
import type { Lifetime } from '../base/Lifetime.js';
import { MemoryBlock, type MemorySide } from '../memory/MemoryBlock.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';

/** Device memory of another process. */
export class SharedBlock extends MemoryBlock {
  constructor(
    device: DeviceLifetime,
    address: DevicePtr,
    byteLength: number,
    readonly key: string,
  ) {
    super('SharedMemory', device, device, address, byteLength);
    this.exposed = true;
    this.attach();
  }

  side(): MemorySide {
    return 'device';
  }

  protected release(): void {
    this.device.makeCurrent();
    this.destroy(() => rt.ipcMemClose(this.key));
  }
}

/** What the thread of a device has opened under a key, on any device. */
export function openedUnder(key: string, { parent: thread }: DeviceLifetime): readonly Lifetime[] {
  const devices = thread?.children ?? [];
  return devices.flatMap(({ children }) =>
    children.filter((child) => child instanceof SharedBlock && child.key === key),
  );
}
