import * as rt from '../../generated/checked/index.js';
import type { VirtualPtr } from '../../generated/types.js';
import { checkByteLength, checkWhole } from '../engine/arguments/numbers.js';
import { checkHandle, readOptions } from '../engine/arguments/options.js';
import { own } from '../engine/base/own.js';
import { DETAILS, HANDLE, requireOpen } from '../engine/base/Resource.js';
import { makePhysical, planPhysical } from '../engine/virtual/allocate-physical.js';
import { checkPlace, type PlaceNames } from '../engine/virtual/mapping-checks.js';
import type { PhysicalLifetime } from '../engine/virtual/PhysicalLifetime.js';
import { type PhysicalMemoryOptions, physicalProperties } from '../engine/virtual/physical-properties.js';
import { MappingBlock, type RangeBlock } from '../engine/virtual/RangeBlock.js';
import { Mapping } from './Mapping.js';
import { Memory } from './Memory.js';
import { PhysicalMemory } from './PhysicalMemory.js';

/** Where physical memory is mapped. */
export interface MapOptions {
  /** First byte inside the range, a multiple of the granularity. Default 0. */
  readonly offset?: number;
}

/**
 * A range of reserved addresses, from `device.reserve`. It is memory wherever physical memory is mapped into it: copies
 * and fills may span mappings, and fail before native code where nothing is mapped.
 *
 * @see aclrtReserveMemAddress
 * @see aclrtReleaseMemAddress
 * @example
 * ```ts
 * using range = device.reserve(1024 ** 3);
 * range.grow(4096); // maps at least 4096 bytes at the start
 * range.slice(0, 4096).fill(0);
 * ```
 */
export class AddressRange extends Memory<VirtualPtr> {
  readonly kind = 'AddressRange';
  readonly #block: RangeBlock;

  private constructor(block: RangeBlock) {
    super(HANDLE, block);
    this.#block = block;
  }

  /** @internal */
  static own(block: RangeBlock): AddressRange {
    return new AddressRange(block);
  }

  /** Bytes from the start to the end of the mapping that reaches furthest: what `grow` adds begins there. */
  get mappedByteLength(): number {
    return this.#block.mappedEnd;
  }

  /**
   * Maps all of some physical memory into the range.
   * @returns the mapping; disposing of it unmaps
   * @throws InvalidArgumentError when the place is taken, does not fit or is not aligned, or when the memory is of
   *   another device than the range, or on the host or of another process, and what is mapped already is not
   * @throws DisposedError
   * @throws AclError: 507899 when the driver refuses the mapping
   * @see aclrtMapMem
   */
  map(physical: PhysicalMemory, options?: MapOptions): Mapping {
    const api = 'AddressRange.map';
    this.#block.assertOpen(api);
    checkHandle(physical, PhysicalMemory, api, 'physical');
    const { offset = 0 } = readOptions(options, ['offset'], api);
    this.#block.assertOpen(api);
    const memory = requireOpen(physical, api, 'physical');
    checkWhole(offset, 0, this.byteLength, api, 'options.offset');
    checkPlace(this.#block, memory, offset, api, MAPPED);
    return this.#map(memory, offset, false);
  }

  /**
   * Adds memory at the end of what is mapped; the address of the range stays. The new physical memory ends with the
   * mapping, or with the range when it can't be freed then.
   * @param byteLength bytes to add at least; rounded up to the granularity
   * @throws InvalidArgumentError when the range has not that much room for whole pages, or when what is mapped already
   *   is elsewhere
   * @throws DisposedError
   * @throws OutOfMemoryError (207001) with what is free and what holds the rest
   * @throws NotSupportedError (207000) for pages of 1 GiB on chips without them
   * @throws AclError: 507899 when the driver refuses the mapping
   * @see aclrtMallocPhysical
   * @see aclrtMapMem
   * @example
   * ```ts
   * const page = device.granularity();
   * using range = device.reserve(4 * page);
   * range.grow(page).fill(1);
   * range.grow(1); // another page behind it, at the same address
   * console.log(range.mappedByteLength === 2 * page); // true
   * ```
   */
  grow(byteLength: number, options?: PhysicalMemoryOptions): Mapping {
    const api = 'AddressRange.grow';
    this.#block.assertOpen(api);
    checkByteLength(byteLength, api);
    const { device } = this.#block;
    const properties = physicalProperties(device.id, options, api);
    // Getters of the options may have ended the range, or mapped something into it.
    this.#block.assertOpen(api);
    this.#checkRoom(byteLength, 1, api);
    const plan = planPhysical(device, byteLength, properties);
    const offset = this.#checkRoom(byteLength, plan.granularity, api);
    checkPlace(this.#block, plan, offset, api, GROWN);
    const physical = makePhysical(plan);
    try {
      return this.#map(physical, offset, true);
    } finally {
      // Mapped: deferred until it is unmapped. Not mapped: freed at once.
      this.#free(physical);
    }
  }

  #free(physical: PhysicalLifetime): void {
    try {
      physical.dispose();
    } catch {
      this.#block.keep(physical);
    }
  }

  /** @returns where what is added begins */
  #checkRoom(byteLength: number, granularity: number, api: string): number {
    const offset = this.#block.mappedEnd;
    const room = this.byteLength - offset;
    const most = room - (room % granularity);
    const pieces = granularity === 1 ? '' : `, and it takes pieces of ${granularity}`;
    const expected = `at most ${most} bytes: the range has ${this.byteLength}, of which ${offset} are mapped${pieces}`;
    checkWhole(byteLength, 1, most, api, 'byteLength', expected);
    return offset;
  }

  #map(physical: PhysicalLifetime, offset: number, grown: boolean): Mapping {
    const { device, address } = this.#block;
    device.makeCurrent();
    const start = (address + BigInt(offset)) as VirtualPtr;
    const block = own(
      () => rt.mapMem(start, physical.byteLength, 0, physical.pointer, 0),
      () => rt.unmapMem(start),
      () => new MappingBlock(this.#block, physical, offset, grown),
    );
    const mapping = Mapping.own(block);
    // Memory that has no handle of its own was made where its mapping was.
    if (grown) physical.place = block.place;
    return mapping;
  }

  /** @internal */
  protected override [DETAILS](): readonly string[] {
    const [size = '', ...rest] = super[DETAILS]();
    return [size, `${this.#block.mappings.length} mapped`, ...rest];
  }
}

const MAPPED: PlaceNames = {
  offset: 'options.offset',
  length: 'physical',
  location: 'physical',
  origin: 'physical',
};

/** What is added begins behind what is mapped: its offset is wrong for larger pages only. */
const GROWN: PlaceNames = {
  offset: 'options.pages',
  length: 'byteLength',
  location: 'options.location',
  origin: 'this',
};
