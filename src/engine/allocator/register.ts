import { InvalidArgumentError } from '../../errors/index.js';
import { checkFunction } from '../arguments/options.js';
import type { StreamLifetime } from '../stream/StreamLifetime.js';
import { type AllocatorFunctions, Registration } from './Registration.js';

/** Registers an allocator for a stream, instead of one that it may have, which stays when that fails. */
export function registerAllocator(stream: StreamLifetime, allocator: AllocatorFunctions, api: string): void {
  const functions = readFunctions(allocator, api);
  // A getter of the allocator may have ended the stream.
  stream.assertOpen(api);
  const before = Registration.of(stream);
  before?.checkNotAsked();
  const registration = new Registration(stream, functions);
  try {
    registration.register(before);
  } catch (error) {
    registration.releaseCallbacks();
    throw error;
  }
  registration.takeOver();
  before?.replaced();
}

/** Takes the allocator of a stream back, when it has one. Throws while that is asked for memory. */
export function unregisterAllocator(stream: StreamLifetime): void {
  Registration.of(stream)?.withdraw();
}

/** The functions of the script's object, each read once. */
function readFunctions(allocator: AllocatorFunctions, api: string): AllocatorFunctions {
  if (typeof allocator !== 'object' || allocator === null)
    throw new InvalidArgumentError({
      api,
      parameter: 'allocator',
      received: allocator,
      expected: 'an object with the function allocate',
    });
  const { allocate, free, allocateAt } = allocator;
  checkFunction(allocate, api, 'allocator.allocate');
  if (free !== undefined) checkFunction(free, api, 'allocator.free');
  if (allocateAt !== undefined) checkFunction(allocateAt, api, 'allocator.allocateAt');
  return {
    allocate: (...args) => Reflect.apply(allocate, allocator, args),
    ...(free && { free: (...args) => Reflect.apply(free, allocator, args) }),
    ...(allocateAt && { allocateAt: (...args) => Reflect.apply(allocateAt, allocator, args) }),
  };
}
