import { checkWhole } from '../engine/arguments/numbers.js';
import type { Lifetime } from '../engine/base/Lifetime.js';
import type { EndObserver } from '../engine/base/LifetimeScope.js';
import type { DeviceMemory } from '../handles/DeviceMemory.js';
import type { Memory } from '../handles/Memory.js';
import type { ResourceOptions } from '../handles/MemoryResource.js';
import { shortageError } from './cache/shortage-error.js';
import { observe } from './observe.js';
import { ResourceAdaptor } from './ResourceAdaptor.js';
import type { Upstream } from './upstream.js';

/**
 * Hands out no more than a limit at a time.
 *
 * @example
 * ```ts
 * const limited = new LimitingResource(device, 1024 ** 2);
 * using memory = limited.allocate(4096);
 * console.log(limited.free); // 1044480
 * ```
 */
export class LimitingResource<M extends Memory = DeviceMemory> extends ResourceAdaptor<M> {
  #limit: number;
  #used = 0;

  /**
   * @param upstream a resource, or a device
   * @param limit bytes
   * @throws InvalidArgumentError, DisposedError
   */
  constructor(upstream: Upstream<M>, limit: number) {
    super(upstream);
    checkLimit(limit, 'new LimitingResource');
    this.#limit = limit;
  }

  /** Bytes that are handed out at most. */
  get limit(): number {
    return this.#limit;
  }

  /** Bytes that are handed out now. */
  get used(): number {
    return this.#used;
  }

  /** Bytes that are left below the limit. */
  get free(): number {
    return Math.max(0, this.#limit - this.#used);
  }

  /**
   * Changes the limit. Memory that is handed out stays, also above it.
   * @throws InvalidArgumentError
   */
  setLimit(limit: number): void {
    checkLimit(limit, 'LimitingResource.setLimit');
    this.#limit = limit;
  }

  protected serve(byteLength: number, options: ResourceOptions | undefined): M {
    if (this.#used + byteLength > this.#limit) this.#refuse(byteLength);
    // Before: upstream may be an object of the script, which may allocate here again.
    this.#used += byteLength;
    let memory: M;
    try {
      memory = this.upstream.allocate(byteLength, options);
    } catch (error) {
      this.#used -= byteLength;
      throw error;
    }
    this.#used += memory.byteLength - byteLength;
    observe(memory, this.#observer);
    return memory;
  }

  #refuse(byteLength: number): never {
    const remaining = {
      name: 'the LimitingResource',
      free: this.free,
      total: this.#limit,
      held: this.#used,
      largestFree: this.free,
    };
    throw shortageError('LimitingResource.allocate', byteLength, remaining, undefined);
  }

  readonly #observer: EndObserver<Lifetime> = {
    ended: (lifetime: Lifetime) => {
      this.#used -= lengthOfMemory(lifetime);
    },
  };
}

/** Bytes of memory that an adaptor observes. */
export const lengthOfMemory = (lifetime: Lifetime): number =>
  (lifetime as Lifetime & { readonly byteLength: number }).byteLength; // only lifetimes of memory are observed

function checkLimit(limit: unknown, api: string): void {
  checkWhole(limit, 0, Number.MAX_SAFE_INTEGER, api, 'limit', 'a whole number of bytes, at least 0');
}
