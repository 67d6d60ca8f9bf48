import type { MemoryPtr } from '../../../generated/types.js';
import type { LifetimeKind } from '../base/kinds.js';
import { Lifetime } from '../base/Lifetime.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';

/** Who reaches memory by its address without a copy. */
export type MemorySide = 'device' | 'host' | 'managed';

/** What a memory handle stands for: a block of native memory, or a part of one. */
export interface MemoryLifetime extends Lifetime {
  readonly block: MemoryBlock;
  /** First byte inside the block. */
  readonly blockOffset: number;
  readonly byteLength: number;
}

/** A piece of native memory: where it is and how long it lives. */
export abstract class MemoryBlock extends Lifetime implements MemoryLifetime {
  readonly blockOffset = 0;
  /** Whether others than handles may write it: its address was given out, or others share it. */
  exposed = false;
  /** Itself, in the form in which operations keep what they use. */
  #alone: readonly [Lifetime] | undefined;

  protected constructor(
    kind: LifetimeKind,
    parent: Lifetime,
    readonly device: DeviceLifetime,
    readonly address: MemoryPtr,
    readonly byteLength: number,
  ) {
    super(kind, parent);
  }

  get block(): MemoryBlock {
    return this;
  }

  /** Which side the bytes of a part are on. */
  abstract side(offset: number, byteLength: number): MemorySide;

  /** As `exposed`, also of what it stands for. */
  get isExposed(): boolean {
    return this.exposed;
  }

  override get heldBytes(): number {
    return this.byteLength;
  }

  override get isOnHost(): boolean {
    return this.side(0, this.byteLength) === 'host';
  }

  /** Whether another device may reach the memory without being a peer of its own device. */
  isAccessibleFrom(_deviceId: number): boolean {
    return false;
  }

  /**
   * What has to live while a part is in use. Throws when the part can't be used.
   * `api` and `parameter` are for the message.
   */
  holders(_offset: number, _byteLength: number, _api: string, _parameter: string): readonly Lifetime[] {
    this.#alone ??= [this];
    return this.#alone;
  }
}
