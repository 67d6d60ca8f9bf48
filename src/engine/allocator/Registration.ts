import * as callbacks from '../../../generated/callbacks.js';
import * as rt from '../../../generated/checked/index.js';
import type { AllocatorDescPtr } from '../../../generated/types.js';
import { AscendError, InvalidArgumentError } from '../../errors/index.js';
import { ALLOCATOR_OBJECT, blockAddress, blockFree } from '../../native/bridge/allocator-blocks.js';
import { isRunning, setRunning } from '../../native/bridge/bridge.js';
import { inContext } from '../../native/bridge/in-context.js';
import type { AnyPointer, FunctionPointer } from '../../native/values/pointers.js';
import { Lifetime } from '../base/Lifetime.js';
import { type NativeRegion, packedSideOf, regionOf } from '../copy/Region.js';
import { isMemory, type MemoryHandle } from '../memory/memory-handle.js';
import type { StreamLifetime } from '../stream/StreamLifetime.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import { Allocating, allocatingError } from './reentrancy.js';

/** The script's functions, as the engine calls them. */
export interface AllocatorFunctions {
  allocate(byteLength: number): MemoryHandle | undefined;
  free?(memory: MemoryHandle): void;
  allocateAt?(byteLength: number, address: bigint): MemoryHandle | undefined;
}

/** What streams have now. */
const registrations = new WeakMap<StreamLifetime, Registration>();

/** An allocator that is registered for a stream. The runtime keeps it by the stream's address, which must not be reused. */
export class Registration extends Lifetime {
  readonly #stream: StreamLifetime;
  readonly #allocator: AllocatorFunctions;
  #allocate: FunctionPointer<'aclrtAllocatorAllocFunc'> | undefined;
  #allocateAt: FunctionPointer<'aclrtAllocatorAllocAdviseFunc'> | undefined;
  /** The runtime has another one for the stream now. */
  #isReplaced = false;

  /** The one that a stream has now. */
  static of(stream: StreamLifetime): Registration | undefined {
    return registrations.get(stream);
  }

  constructor(stream: StreamLifetime, allocator: AllocatorFunctions) {
    super('AllocatorRegistration', stream);
    this.#stream = stream;
    this.#allocator = allocator;
  }

  /** The runtime has one for each stream, the last that it was told of. `before`: what it has now, and has after a failure. */
  register(before: Registration | undefined): void {
    this.#makeCallbacks();
    const failure = this.#announce();
    if (failure !== undefined) {
      if (before === undefined) rt.allocatorUnregister(this.#stream.pointer);
      else before.#announceAgain();
      throw failure;
    }
    this.attach();
  }

  get #isAsked(): boolean {
    return isRunning((what) => what instanceof Allocating && what.registration === this);
  }

  /** From now on it is what the stream has. */
  takeOver(): void {
    registrations.set(this.#stream, this);
  }

  /** Ends it: the stream has none then. */
  withdraw(): void {
    this.dispose();
    registrations.delete(this.#stream);
  }

  /** Throws while the allocator is asked for memory. */
  checkNotAsked(): void {
    if (this.#isAsked) throw allocatingError();
  }

  /** Ends without being taken from the runtime, which has another one. */
  replaced(): void {
    this.#isReplaced = true;
    this.end();
  }

  /** After another one was announced in vain. When this one can't be either, the stream has none. */
  #announceAgain(): void {
    try {
      this.#announce();
    } catch {
      rt.allocatorUnregister(this.#stream.pointer);
      registrations.delete(this.#stream);
      this.replaced();
    }
  }

  /**
   * Tells the runtime, which copies the description. Throws what fails before it knows.
   * @returns what fails later: a description is left, or was destroyed at the second attempt
   */
  #announce(): unknown {
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
    return destroyDescription(description);
  }

  #makeCallbacks(): void {
    const { allocateAt } = this.#allocator;
    this.#allocate = callbacks.aclrtAllocatorAllocFunc.register((_object, size) =>
      this.#lend(Number(size), () => this.#allocator.allocate(Number(size))),
    );
    this.#allocateAt = callbacks.aclrtAllocatorAllocAdviseFunc.register((_object, size, address) =>
      this.#lend(Number(size), () =>
        allocateAt === undefined
          ? this.#allocator.allocate(Number(size))
          : allocateAt.call(this.#allocator, Number(size), address ?? 0n),
      ),
    );
  }

  #describe(description: AllocatorDescPtr): void {
    const [allocate, allocateAt] = [this.#allocate, this.#allocateAt];
    if (allocate === undefined || allocateAt === undefined) throw new Error('no function of it is left');
    rt.allocatorSetObjToDesc(description, ALLOCATOR_OBJECT);
    rt.allocatorSetAllocFuncToDesc(description, allocate);
    rt.allocatorSetFreeFuncToDesc(description, blockFree());
    rt.allocatorSetGetAddrFromBlockFuncToDesc(description, blockAddress());
    rt.allocatorSetAllocAdviseFuncToDesc(description, allocateAt);
  }

  /** Called by C, which must see no exception: a failure means "no memory", and the next wait throws it. */
  #lend(byteLength: number, allocate: () => MemoryHandle | undefined): AnyPointer | null {
    const stream = this.#stream;
    const { blocks, queue, context } = stream;
    // An operator that the allocator itself runs asks it again, and again.
    if (this.state !== 'open' || this.#isAsked) return null;
    setRunning(new Allocating(this));
    try {
      stream.handBackNow();
      const memory = allocate();
      if (memory === undefined) return null;
      const { address, holders } = checkLent(memory, byteLength, context.device);
      return blocks.lend(memory, address, holders, this.#takeBack);
    } catch (error) {
      queue.scriptFailed(error);
      return null;
    } finally {
      this.#goBack();
    }
  }

  /** The operator goes on in the context of its stream, whatever handles the script's function has used. */
  #goBack(): void {
    try {
      this.#stream.context.makeCurrent();
    } catch (error) {
      this.#stream.queue.scriptFailed(error);
    }
  }

  readonly #takeBack = inContext((memory: MemoryHandle): void => {
    if (this.#allocator.free === undefined) memory.dispose();
    else this.#allocator.free(memory);
  }, 'StreamAllocator');

  protected release(): void {
    this.checkNotAsked();
    if (!this.#isReplaced) rt.allocatorUnregister(this.#stream.pointer);
    this.releaseCallbacks();
  }

  /** What another thread has asked already gets no memory. */
  releaseCallbacks(): void {
    const allocate = this.#allocate;
    const allocateAt = this.#allocateAt;
    this.#allocate = undefined;
    this.#allocateAt = undefined;
    if (allocate !== undefined) callbacks.aclrtAllocatorAllocFunc.release(allocate);
    if (allocateAt !== undefined) callbacks.aclrtAllocatorAllocAdviseFunc.release(allocateAt);
  }
}

/** Where memory for operators starts. */
const ALIGNMENT = 64n;

/** Throws unless an operator on the device can use the script's memory. */
function checkLent(memory: unknown, byteLength: number, device: DeviceLifetime): NativeRegion {
  const api = 'StreamAllocator.allocate';
  const side = isMemory(memory) ? packedSideOf(memory, api, 'result') : undefined;
  if (side !== undefined && side.byteLength >= byteLength) {
    const region = regionOf(side, memory as MemoryHandle, 0, byteLength, api, 'result');
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
