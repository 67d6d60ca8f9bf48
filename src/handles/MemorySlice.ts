import type { MemoryPtr } from '../../generated/types.js';
import { Lifetime, type LifetimeState } from '../engine/base/Lifetime.js';
import { HANDLE } from '../engine/base/Resource.js';
import { DisposedError } from '../errors/index.js';
import { Memory, slices } from './Memory.js';

/**
 * A part of other memory, borrowed from it. It ends with the memory; disposing of it frees nothing.
 *
 * @example
 * ```ts
 * const header = memory.slice(0, 64);
 * header.fill(0);
 * ```
 */
export class MemorySlice<P extends MemoryPtr = MemoryPtr> extends Memory<P> {
  readonly kind = 'MemorySlice';

  static {
    slices.make = (owner, block, offset, byteLength) =>
      new MemorySlice(HANDLE, new BorrowedLifetime(block, owner), block, offset, byteLength);
  }
}

/** The life of something that owns nothing: it is over when the lender's is, and the lender does not know of it. */
class BorrowedLifetime extends Lifetime {
  /** The handle that the slice was cut from: a slice keeps it from being reported as dropped. */
  readonly #owner: Memory;

  constructor(lender: Lifetime, owner: Memory) {
    super('MemorySlice', lender);
    this.#owner = owner;
  }

  override get state(): LifetimeState {
    const own = super.state;
    return own === 'open' ? this.#owner.state : own;
  }

  override assertOpen(api: string, parameter?: string): void {
    super.assertOpen(api, parameter);
    if (!this.#owner.disposed) return;
    const because = this.parent?.because ?? `the ${this.#owner.kind} that it is part of was disposed`;
    throw new DisposedError({ kind: this.kind, api, parameter, because });
  }

  protected release(): void {}
}
