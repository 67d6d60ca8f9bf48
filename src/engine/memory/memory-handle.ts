import { isResource, lifetimeOf, type Resource } from '../base/Resource.js';
import { MemoryBlock, type MemoryLifetime } from './MemoryBlock.js';
import { SliceLifetime } from './SliceLifetime.js';

/** What the engine knows of a handle of memory. */
export type MemoryHandle = Resource<MemoryLifetime>;

/** What stands behind a handle of memory of this package; undefined for everything else. */
export function memoryOf(value: unknown): MemoryBlock | SliceLifetime | undefined {
  const lifetime = isResource(value) ? lifetimeOf(value) : undefined;
  return lifetime instanceof MemoryBlock || lifetime instanceof SliceLifetime ? lifetime : undefined;
}

/** Whether a value is a handle of memory of this package. */
export const isMemory = (value: unknown): value is MemoryHandle => memoryOf(value) !== undefined;
