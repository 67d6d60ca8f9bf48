import type { MemoryPtr } from '../../../generated/types.js';
import type { Device, DeviceMemory, HostMemory } from '../../index.js';

/** The ways that bytes can take, in the order of the table. */
export const PATHS = ['h2d-pinned', 'h2d-pageable', 'd2h-pinned', 'd2h-pageable', 'd2d'] as const;

export type PathName = (typeof PATHS)[number];

export const PATH_TITLES: Readonly<Record<PathName, string>> = {
  'h2d-pinned': 'H→D pinned',
  'h2d-pageable': 'H→D pageable',
  'd2h-pinned': 'D→H pinned',
  'd2h-pageable': 'D→H pageable',
  d2d: 'D→D',
};

/** Values of aclrtMemcpyKind. */
const HOST_TO_DEVICE = 1;
const DEVICE_TO_HOST = 2;
const DEVICE_TO_DEVICE = 3;

/** A copy to be measured: its two ends, and how to look at what arrived. */
export interface CopyPath {
  readonly name: PathName;
  readonly source: MemoryPtr | Uint8Array;
  readonly destination: MemoryPtr | Uint8Array;
  readonly kind: number;
  /** Puts the bytes where the copy starts. */
  fillSource(pattern: Uint8Array): void;
  /** Puts other bytes where the copy ends, so that a copy that does nothing is noticed. */
  spoilDestination(byteLength: number): void;
  /** Reads the bytes where the copy ended. */
  readDestination(into: Uint8Array): void;
}

/** All memory that the measurement needs; gives it back when it is disposed of. */
export class CopyPaths implements Disposable {
  readonly #first: DeviceMemory;
  readonly #second: DeviceMemory;
  readonly #pinned: HostMemory;
  readonly #pageable: Uint8Array;

  constructor(device: Device, byteLength: number) {
    this.#first = device.allocate(byteLength);
    try {
      this.#second = device.allocate(byteLength);
      this.#pinned = device.allocateHost(byteLength);
    } catch (error) {
      device.reset();
      throw error;
    }
    this.#pageable = new Uint8Array(byteLength);
  }

  path(name: PathName): CopyPath {
    const device = this.#onDevice(this.#first);
    const host = name.endsWith('pinned')
      ? { end: this.#pinned.pointer, bytes: this.#pinned.bytes }
      : { end: this.#pageable, bytes: this.#pageable };
    if (name === 'd2d') {
      const other = this.#onDevice(this.#second);
      return {
        name,
        source: device.end,
        destination: other.end,
        kind: DEVICE_TO_DEVICE,
        fillSource: device.write,
        spoilDestination: other.spoil,
        readDestination: other.read,
      };
    }
    const inHost = {
      write: (pattern: Uint8Array) => host.bytes.set(pattern),
      spoil: (byteLength: number) => void host.bytes.fill(SPOILT, 0, byteLength),
      read: (into: Uint8Array) => into.set(host.bytes.subarray(0, into.byteLength)),
    };
    return name.startsWith('h2d')
      ? {
          name,
          source: host.end,
          destination: device.end,
          kind: HOST_TO_DEVICE,
          fillSource: inHost.write,
          spoilDestination: device.spoil,
          readDestination: device.read,
        }
      : {
          name,
          source: device.end,
          destination: host.end,
          kind: DEVICE_TO_HOST,
          fillSource: device.write,
          spoilDestination: inHost.spoil,
          readDestination: inHost.read,
        };
  }

  #onDevice(memory: DeviceMemory) {
    return {
      end: memory.pointer,
      write: (pattern: Uint8Array) => memory.copyFrom(pattern),
      spoil: (byteLength: number) => memory.fill(SPOILT, { byteLength }),
      read: (into: Uint8Array) => memory.copyTo(into, { byteLength: into.byteLength }),
    };
  }

  [Symbol.dispose](): void {
    this.#first.dispose();
    this.#second.dispose();
    this.#pinned.dispose();
  }
}

const SPOILT = 0xa5;
