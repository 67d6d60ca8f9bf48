import { isResource, lifetimeOf, type Resource } from '../base/Resource.js';
import { MemoryBlock, type MemoryLifetime } from './MemoryBlock.js';
import { SliceLifetime } from './SliceLifetime.js';

/** What the engine knows of a handle of memory. */
export type MemoryHandle = Resource<MemoryLifetime>;

/** Whether a value is a handle of memory of this package. */
export const isMemory = (value: unknown): value is MemoryHandle =>
  isResource(value) && isOfMemory(lifetimeOf(value));

const isOfMemory = (lifetime: object): boolean =>
  lifetime instanceof MemoryBlock || lifetime instanceof SliceLifetime;
