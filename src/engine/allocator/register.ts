import { InvalidArgumentError } from '../../errors/index.js';
import type { Memory } from '../../handles/Memory.js';
import { checkFunction } from '../arguments/options.js';
import type { StreamLifetime } from '../stream/StreamLifetime.js';
import { Registration } from './Registration.js';

/**
 * Gives operators of a stream their device memory. The functions are called on the thread that set the allocator; they must
 * not use the stream.
 */
export interface StreamAllocator {
  /**
   * Returns memory of at least `byteLength` bytes on the stream's device, starting at a multiple of 64, or undefined
   * when there is none.
   */
  allocate(byteLength: number): Memory | undefined;
  /** Takes memory back when the stream is past the operator that used it. Default: disposes of it. */
  free?(memory: Memory): void;
  /** As `allocate`, if possible at an address. */
  allocateAt?(byteLength: number, address: bigint): Memory | undefined;
}

/** Registers an allocator for a stream, instead of one that it may have, which stays when that fails. */
export function registerAllocator(stream: StreamLifetime, allocator: StreamAllocator, api: string): void {
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

function checkAllocator(allocator: unknown, api: string): asserts allocator is StreamAllocator {
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
