import * as rt from '../../../generated/checked/index.js';
import type { PhysicalMemPtr } from '../../../generated/types.js';
import { Lifetime } from '../base/Lifetime.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import { isOnDevice, type PhysicalProperties } from './physical-properties.js';

/** How physical memory was exported. */
export interface ExportedPhysical {
  /** Its name in other processes. */
  readonly handle: bigint;
  /** Whether every process may open it. */
  readonly anyProcess: boolean;
}

/** Physical memory's native side. Mappings count as uses. */
export class PhysicalLifetime extends Lifetime {
  /** How other processes know it, once it was exported. */
  exported: ExportedPhysical | undefined;

  constructor(
    readonly device: DeviceLifetime,
    readonly pointer: PhysicalMemPtr,
    readonly byteLength: number,
    readonly granularity: number,
    readonly properties: PhysicalProperties,
    /** It came from another process. */
    readonly imported: boolean,
  ) {
    super('PhysicalMemory', device);
    this.attach();
  }

  get onDevice(): boolean {
    return isOnDevice(this.properties);
  }

  override get heldBytes(): number {
    return this.byteLength;
  }

  override get isOnHost(): boolean {
    return !this.onDevice;
  }

  /** The runtime keeps it until it is unmapped everywhere. */
  protected override get endsInUse(): boolean {
    return true;
  }

  protected release(): void {
    this.destroy(() => rt.freePhysical(this.pointer));
  }
}
