import { DisposedError } from '../../errors/index.js';
import { Lifetime } from '../base/Lifetime.js';
import type { LifetimeState } from '../base/LifetimeScope.js';
import type { Resource } from '../base/Resource.js';
import type { MemoryBlock, MemoryLifetime } from './MemoryBlock.js';

/** A part of a block. It owns nothing, and ends with its owner, which keeps no reference to it. */
export class SliceLifetime extends Lifetime implements MemoryLifetime {
  constructor(
    kind: 'MemorySlice' | 'DeviceArray',
    /** The handle that the slice was cut from: a slice keeps it from being reported as dropped. */
    readonly owner: Resource,
    readonly block: MemoryBlock,
    readonly blockOffset: number,
    readonly byteLength: number,
  ) {
    super(kind, block);
  }

  override get state(): LifetimeState {
    const own = super.state;
    return own === 'open' ? this.owner.state : own;
  }

  override assertOpen(api: string, parameter?: string): void {
    super.assertOpen(api, parameter);
    if (!this.owner.disposed) return;
    const because = this.parent?.because ?? `the ${this.owner.kind} that it is part of was disposed`;
    throw new DisposedError({ kind: this.kind, api, parameter, because });
  }

  protected release(): void {}
}
