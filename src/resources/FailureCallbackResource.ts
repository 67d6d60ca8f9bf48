import { checkFunction } from '../engine/arguments/options.js';
import { OutOfMemoryError } from '../errors/index.js';
import type { DeviceMemory } from '../handles/DeviceMemory.js';
import type { Memory } from '../handles/Memory.js';
import type { ResourceOptions } from '../handles/MemoryResource.js';
import { ResourceAdaptor } from './ResourceAdaptor.js';
import type { Upstream } from './upstream.js';

/** A request that found no memory. */
export interface FailedAllocation {
  /** Bytes that were asked for. */
  readonly byteLength: number;
  /** What upstream has thrown. */
  readonly error: OutOfMemoryError;
  /** How often the callback was called for this request before. */
  readonly attempt: number;
}

/**
 * Calls a function when upstream has no memory left, and asks upstream again when it returns true: it has freed something.
 *
 * @example
 * ```ts
 * const cache = [device.allocate(4096)];
 * const resource = new FailureCallbackResource(device, () => {
 *   const oldest = cache.shift();
 *   oldest?.dispose();
 *   return oldest !== undefined;
 * });
 * using memory = resource.allocate(4096);
 * ```
 */
export class FailureCallbackResource<M extends Memory = DeviceMemory> extends ResourceAdaptor<M> {
  readonly #onFailure: (failed: FailedAllocation) => boolean;

  /**
   * @param upstream a resource, or a device
   * @param onFailure returns whether it is worth another attempt; called again as long as that fails. What it throws, `allocate`
   *   throws.
   * @throws InvalidArgumentError, DisposedError
   */
  constructor(upstream: Upstream<M>, onFailure: (failed: FailedAllocation) => boolean) {
    super(upstream);
    checkFunction(onFailure, 'new FailureCallbackResource', 'onFailure');
    this.#onFailure = onFailure;
  }

  protected serve(byteLength: number, options: ResourceOptions | undefined): M {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return this.upstream.allocate(byteLength, options);
      } catch (error) {
        if (!(error instanceof OutOfMemoryError)) throw error;
        if (this.#onFailure({ byteLength, error, attempt }) !== true) throw error;
      }
    }
  }
}
