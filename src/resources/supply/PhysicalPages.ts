import * as rt from '../../../generated/checked/index.js';
import type { PhysicalMemPtr } from '../../../generated/types.js';
import type { DeviceLifetime } from '../../engine/thread/DeviceLifetime.js';
import type { PhysicalProperties } from '../../engine/virtual/physical-properties.js';

/** Physical memory in pieces of one size, which are mapped wherever they are needed. */
export class PhysicalPages {
  /** Those that are mapped nowhere. */
  readonly #spare: PhysicalMemPtr[] = [];
  #count = 0;
  #peak = 0;

  constructor(
    readonly device: DeviceLifetime,
    readonly byteLength: number,
    private readonly properties: PhysicalProperties,
  ) {}

  /** Bytes of all pages. */
  get reserved(): number {
    return this.#count * this.byteLength;
  }

  get reservedPeak(): number {
    return this.#peak * this.byteLength;
  }

  get hasSpare(): boolean {
    return this.#spare.length > 0;
  }

  takeSpare(): PhysicalMemPtr | undefined {
    return this.#spare.pop();
  }

  /** A new one. The device's context is current. Throws what the native call throws. */
  make(): PhysicalMemPtr {
    const page = rt.mallocPhysical(this.byteLength, this.properties, 0);
    this.#count += 1;
    if (this.#count > this.#peak) this.#peak = this.#count;
    return page;
  }

  /** Takes back one that is mapped nowhere. */
  keep(page: PhysicalMemPtr): void {
    this.#spare.push(page);
  }

  /** Frees one that is mapped nowhere, or throws and keeps it. */
  free(page: PhysicalMemPtr): void {
    this.#spare.push(page);
    this.freeSpare();
  }

  /** Frees a spare one. Throws what the native call throws; it stays then. @returns false when there is none */
  freeSpare(): boolean {
    const page = this.#spare.at(-1);
    if (page === undefined) return false;
    rt.freePhysical(page);
    this.#spare.pop();
    this.#count -= 1;
    return true;
  }

  /** Frees all spare ones. @returns the first failure; what could not be freed stays */
  freeAllSpare(): unknown {
    let failure: unknown;
    const stuck: PhysicalMemPtr[] = [];
    while (this.hasSpare)
      try {
        this.freeSpare();
      } catch (error) {
        failure ??= error;
        stuck.push(this.#spare.pop() as PhysicalMemPtr); // it has one
      }
    this.#spare.push(...stuck);
    return failure;
  }
}
