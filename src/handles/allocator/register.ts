import * as callbacks from '../../../generated/callbacks.js';
import * as rt from '../../../generated/checked/index.js';
import type { AllocatorDescPtr } from '../../../generated/types.js';
import { AscendError, InvalidArgumentError } from '../../errors/index.js';
import {
  ALLOCATOR_OBJECT,
  type AnyPointer,
  blockAddress,
  blockFree,
  type FunctionPointer,
} from '../../native/index.js';
import { checkFunction } from '../arguments/options.js';
import { isMemory, type Memory } from '../memory/Memory.js';
import { lengthOf, type Region, regionOf } from '../memory/Region.js';
import { Lifetime } from '../resource/Lifetime.js';
import type { DeviceLifetime } from '../session/DeviceLifetime.js';
import type { StreamLifetime } from '../stream/StreamLifetime.js';

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

/** Registers an allocator for a stream, instead of one that it may have. */
export function registerAllocator(stream: StreamLifetime, allocator: StreamAllocator, api: string): void {
  checkAllocator(allocator, api);
  stream.allocator?.dispose();
  stream.allocator = undefined;
  const registration = new Registration(stream, allocator);
  try {
    registration.register();
    stream.allocator = registration;
  } catch (error) {
    registration.releaseCallbacks();
    throw error;
  }
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

/** How many allocators of this thread are asked for memory now: one may run an operator of another stream. */
let asked = 0;

/** Throws while an allocator of this thread is asked for memory: its stream can't end then. */
export function checkNotAsked(): void {
  if (asked > 0) throw beingAsked();
}

const beingAsked = (): AscendError =>
  new AscendError(
    'ERR_IN_USE',
    "StreamAllocator.allocate: the allocator and its stream can't end while the allocator is asked for memory.\n" +
      '  What to do: return first, and dispose of them later.',
  );

/** An allocator that is registered for a stream. The runtime keeps it by the stream's address, which must not be reused. */
class Registration extends Lifetime {
  readonly #stream: StreamLifetime;
  readonly #allocator: StreamAllocator;
  #allocate: FunctionPointer<'aclrtAllocatorAllocFunc'> | undefined;
  #allocateAt: FunctionPointer<'aclrtAllocatorAllocAdviseFunc'> | undefined;
  /** While the script's function runs. */
  #lending = false;

  constructor(stream: StreamLifetime, allocator: StreamAllocator) {
    super('AllocatorRegistration', stream);
    this.#stream = stream;
    this.#allocator = allocator;
  }

  /** The description is needed until it is registered only: the runtime copies it. */
  register(): void {
    const description = rt.allocatorCreateDesc();
    if (description === null)
      throw new AscendError(
        'ERR_OUT_OF_HOST_MEMORY',
        'aclrtAllocatorCreateDesc: the host has no memory left',
      );
    try {
      this.#describe(description);
      rt.allocatorRegister(this.#stream.pointer, description);
    } catch (error) {
      destroyDescription(description);
      throw error;
    }
    const failure = destroyDescription(description);
    if (failure !== undefined) {
      rt.allocatorUnregister(this.#stream.pointer);
      throw failure;
    }
    this.attach();
  }

  #describe(description: AllocatorDescPtr): void {
    const { allocateAt } = this.#allocator;
    this.#allocate = callbacks.aclrtAllocatorAllocFunc.register((_object, size) =>
      this.#lend(Number(size), () => this.#allocator.allocate(Number(size))),
    );
    rt.allocatorSetObjToDesc(description, ALLOCATOR_OBJECT);
    rt.allocatorSetAllocFuncToDesc(description, this.#allocate);
    rt.allocatorSetFreeFuncToDesc(description, blockFree());
    rt.allocatorSetGetAddrFromBlockFuncToDesc(description, blockAddress());
    this.#allocateAt = callbacks.aclrtAllocatorAllocAdviseFunc.register((_object, size, address) =>
      this.#lend(Number(size), () =>
        allocateAt === undefined
          ? this.#allocator.allocate(Number(size))
          : allocateAt.call(this.#allocator, Number(size), address ?? 0n),
      ),
    );
    rt.allocatorSetAllocAdviseFuncToDesc(description, this.#allocateAt);
  }

  /** Called by C, which must see no exception: a failure means "no memory", and the next wait throws it. */
  #lend(byteLength: number, allocate: () => Memory | undefined): AnyPointer | null {
    const { blocks, queue, context } = this.#stream;
    // An operator that the allocator itself runs asks it again, and again.
    if (this.state !== 'open' || this.#lending) return null;
    this.#lending = true;
    asked += 1;
    try {
      blocks.collect();
      const memory = allocate();
      if (memory === undefined) return null;
      const { holders } = checkLent(memory, byteLength, context.device);
      return blocks.lend(memory, holders, (lent) => this.#takeBack(lent));
    } catch (error) {
      queue.scriptFailed(error);
      return null;
    } finally {
      this.#lending = false;
      asked -= 1;
    }
  }

  #takeBack(memory: Memory): void {
    if (this.#allocator.free === undefined) memory.dispose();
    else this.#allocator.free(memory);
  }

  protected release(): void {
    if (this.#lending) throw beingAsked();
    rt.allocatorUnregister(this.#stream.pointer);
    this.releaseCallbacks();
  }

  /** What another thread has asked already reaches this thread's event loop later, and must find the functions there. */
  releaseCallbacks(): void {
    const allocate = this.#allocate;
    const allocateAt = this.#allocateAt;
    this.#allocate = undefined;
    this.#allocateAt = undefined;
    afterNextTurn(() => {
      if (allocate !== undefined) callbacks.aclrtAllocatorAllocFunc.release(allocate);
      if (allocateAt !== undefined) callbacks.aclrtAllocatorAllocAdviseFunc.release(allocateAt);
    });
  }
}

/** Where memory for operators starts. */
const ALIGNMENT = 64n;

/** Throws unless an operator on the device can use the script's memory. */
function checkLent(memory: unknown, byteLength: number, device: DeviceLifetime): Region {
  const api = 'StreamAllocator.allocate';
  if (isMemory(memory) && lengthOf(memory, api, 'result') >= byteLength) {
    const region = regionOf(memory, 0, byteLength, api, 'result');
    if (region.side === 'device' && region.device === device && region.address % ALIGNMENT === 0n)
      return region;
  }
  throw new InvalidArgumentError({
    api,
    parameter: 'result',
    received: memory,
    expected: `memory on device ${device.id}, at least ${byteLength} bytes long and starting at a multiple of ${ALIGNMENT}, or undefined`,
  });
}

/** Calls `then` when the event loop has met all that is there for it now: the first immediate may come before that. */
function afterNextTurn(then: () => void): void {
  setImmediate(() => setImmediate(then).unref()).unref();
}

/** @returns the first failure; then it was tried once more */
function destroyDescription(description: AllocatorDescPtr): unknown {
  let failure: unknown;
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    try {
      rt.allocatorDestroyDesc(description);
      break;
    } catch (error) {
      failure ??= error;
    }
  }
  return failure;
}
