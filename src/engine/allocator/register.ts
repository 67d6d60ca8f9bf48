import { InvalidArgumentError } from '../../errors/index.js';
import { checkFunction } from '../arguments/options.js';
import type { MemoryHandle } from '../memory/memory-handle.js';
import type { StreamLifetime } from '../stream/StreamLifetime.js';
import { Registration } from './Registration.js';

/** The script's functions, as the engine calls them. */
export interface AllocatorFunctions {
  allocate(byteLength: number): MemoryHandle | undefined;
  free?(memory: MemoryHandle): void;
  allocateAt?(byteLength: number, address: bigint): MemoryHandle | undefined;
}

/** Registers an allocator for a stream, instead of one that it may have, which stays when that fails. */
export function registerAllocator(stream: StreamLifetime, allocator: AllocatorFunctions, api: string): void {
  checkAllocator(allocator, api);
  const { allocator: before } = stream;
  before?.checkNotAsked();
  const registration = new Registration(stream, allocator);
  try {
    registration.register(before);
  } catch (error) {
    registration.releaseCallbacks();
    throw error;
  }
  stream.allocator = registration;
  before?.replaced();
}

function checkAllocator(allocator: unknown, api: string): asserts allocator is AllocatorFunctions {
  if (typeof allocator !== 'object' || allocator === null)
    throw new InvalidArgumentError({
      api,
      parameter: 'allocator',
      received: allocator,
      expected: 'an object with the function allocate',
    });
  const { allocate, free, allocateAt } = allocator as Record<string, unknown>;
  checkFunction(allocate, api, 'allocator.allocate');
  if (free !== undefined) checkFunction(free, api, 'allocator.free');
  if (allocateAt !== undefined) checkFunction(allocateAt, api, 'allocator.allocateAt');
}
