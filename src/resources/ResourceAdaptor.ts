import { checkByteLength } from '../engine/arguments/numbers.js';
import type { DeviceObject } from '../engine/thread/DeviceLifetime.js';
import type { DeviceMemory } from '../handles/DeviceMemory.js';
import type { Memory } from '../handles/Memory.js';
import type { MemoryResource, ResourceOptions } from '../handles/MemoryResource.js';
import { type Upstream, upstreamOf } from './upstream.js';

/**
 * The base of resources that take their memory from another one, and add something: a limit, figures, a log. They own
 * nothing: what ends is the memory and its upstream.
 */
export abstract class ResourceAdaptor<M extends Memory = DeviceMemory> implements MemoryResource<M> {
  /** Where the memory comes from. */
  readonly upstream: MemoryResource<M>;

  /**
   * @param upstream a resource, or a device, which stands for its own memory
   * @throws InvalidArgumentError, DisposedError
   */
  constructor(upstream: Upstream<M>) {
    this.upstream = upstreamOf<M>(upstream, `new ${new.target.name}`);
  }

  /** The device that the memory is for. */
  get device(): DeviceObject {
    return this.upstream.device;
  }

  /**
   * Memory of so many bytes from upstream.
   * @param byteLength bytes, at least 1
   * @throws InvalidArgumentError, DisposedError
   * @throws OutOfMemoryError (207001) with the limit that was hit, what is free there and the largest piece
   */
  allocate(byteLength: number, options?: ResourceOptions): M {
    checkByteLength(byteLength, 'MemoryResource.allocate');
    return this.serve(byteLength, options);
  }

  /** Serves a request whose size was checked. */
  protected abstract serve(byteLength: number, options: ResourceOptions | undefined): M;
}
