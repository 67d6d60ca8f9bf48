import type { DeviceLifetime, DeviceObject } from '../engine/thread/DeviceLifetime.js';
import { InvalidArgumentError } from '../errors/index.js';
import type { DeviceMemory } from './DeviceMemory.js';
import type { Memory } from './Memory.js';
import type { Stream } from './Stream.js';

/** How memory is wanted from a resource. */
export interface ResourceOptions {
  /**
   * The stream in whose order the memory is used. A resource that keeps memory hands it out again to that stream as soon as
   * it is disposed of, and to others when the stream is past what was queued by then. Before using it without that stream,
   * wait for the stream. Default: none; the memory is out of use whenever it is handed out.
   */
  readonly stream?: Stream;
  /** Bytes of which the address is a multiple: a power of two from 1 to 2 MiB. Default 64. */
  readonly alignment?: number;
  /** What the memory is for: a pool keeps memory of one tag among addresses of its own, and tracking tells the tag. */
  readonly tag?: string;
}

/**
 * Where memory comes from: a device itself, one of the resources of this package, or an object of the script. What it hands
 * out is given back with `dispose`.
 */
export interface MemoryResource<M extends Memory = DeviceMemory> {
  /** The device that the memory is for. */
  readonly device: DeviceObject;
  /**
   * Memory of so many bytes at least.
   * @throws OutOfMemoryError with the limit that was hit, what is free there and the largest piece
   */
  allocate(byteLength: number, options?: ResourceOptions): M;
}

/** Throws unless a value can hand out memory of the device. */
export function checkResource(
  value: unknown,
  device: DeviceLifetime,
  api: string,
  parameter: string,
): asserts value is MemoryResource {
  if (isResourceLike(value) && value.device === device.handle && value !== device.handle) return;
  throw new InvalidArgumentError({
    api,
    parameter,
    received: value,
    expected: `a resource with memory of device ${device.id}: an object with device and allocate(), not the device itself`,
  });
}

export const isResourceLike = (value: unknown): value is MemoryResource =>
  typeof value === 'object' &&
  value !== null &&
  'device' in value &&
  'allocate' in value &&
  typeof value.allocate === 'function';
