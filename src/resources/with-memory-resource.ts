import { checkFunction } from '../engine/arguments/options.js';
import { requireOpen } from '../engine/base/Resource.js';
import { withSource } from '../engine/memory/memory-source.js';
import { InvalidArgumentError } from '../errors/index.js';
import { Device } from '../handles/Device.js';
import type { MemoryResource } from '../handles/MemoryResource.js';
import { checkResource, isResourceLike } from '../handles/MemoryResource.js';

/**
 * Calls a function with a resource in place of `device.memoryResource`: also behind every `await` of the function, and in
 * nothing that runs meanwhile. Scopes may be nested.
 * @returns what the function returns
 * @throws InvalidArgumentError, DisposedError; what the function throws
 * @example
 * ```ts
 * using pool = new PoolResource(device);
 * await withMemoryResource(pool, async () => {
 *   using memory = device.allocate(4096); // from the pool
 *   stream.fill(memory, 0);
 *   await stream.synchronize();
 * });
 * ```
 */
export function withMemoryResource<T>(resource: MemoryResource, fn: () => T): T {
  const api = 'withMemoryResource';
  checkFunction(fn, api, 'fn');
  const device: unknown = isResourceLike(resource) ? resource.device : undefined;
  if (!(device instanceof Device))
    throw new InvalidArgumentError({
      api,
      parameter: 'resource',
      received: resource,
      expected: 'a resource: an object with device and allocate()',
    });
  const lifetime = requireOpen(device, api, 'resource');
  checkResource(resource, lifetime, api, 'resource');
  return withSource(lifetime, resource, fn);
}
