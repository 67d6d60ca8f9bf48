import { AsyncLocalStorage } from 'node:async_hooks';
import type { MemoryHandle } from './memory-handle.js';

/** What hands out memory instead of the device: the public interface of resources, as the engine knows it. */
export interface MemorySource {
  allocate(byteLength: number, options?: object): MemoryHandle;
}

/** A device as far as its source of memory goes. */
export interface Sourced {
  /** What hands out its memory; undefined: the device itself. */
  memorySource: object | undefined;
}

interface Scope {
  readonly device: Sourced;
  readonly source: MemorySource;
  readonly outer: Scope | undefined;
}

const scopes = new AsyncLocalStorage<Scope>();
/** Looking a scope up costs more than handing memory out. */
let areThereScopes = false;

/** Calls a function, inside of which, also behind every `await`, a source hands out the memory of a device. */
export function withSource<T>(device: Sourced, source: MemorySource, fn: () => T): T {
  areThereScopes = true;
  return scopes.run({ device, source, outer: scopes.getStore() }, fn);
}

/** What hands out the memory of a device here; undefined: the device itself. */
export function sourceOf(device: Sourced): MemorySource | undefined {
  if (areThereScopes)
    for (let scope = scopes.getStore(); scope !== undefined; scope = scope.outer)
      if (scope.device === device) return scope.source;
  return device.memorySource as MemorySource | undefined; // what setSource was given
}

/** From now on a source hands out the memory of a device; undefined: the device itself does. */
export function setSource(device: Sourced, source: MemorySource | undefined): void {
  device.memorySource = source;
}
