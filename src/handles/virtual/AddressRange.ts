import * as rt from '../../../generated/checked/index.js';
import type { VirtualPtr } from '../../../generated/types.js';
import { InvalidArgumentError } from '../../errors/index.js';
import { checkByteLength, checkWhole } from '../arguments/numbers.js';
import { checkHandle, readOptions } from '../arguments/options.js';
import { Memory } from '../memory/Memory.js';
import { HANDLE, opened } from '../resource/Resource.js';
import type { DeviceLifetime } from '../session/DeviceLifetime.js';
import { allocatePhysicalFor } from './allocate-physical.js';
import { Mapping } from './Mapping.js';
import { type PhysicalLifetime, PhysicalMemory } from './PhysicalMemory.js';
import type { PhysicalMemoryOptions } from './properties.js';
import { MappingBlock, RangeBlock } from './RangeBlock.js';

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
    super(HANDLE, block, block, 0, block.byteLength);
    this.#block = block;
  }

  /** @internal */
  static own(device: DeviceLifetime, address: VirtualPtr, byteLength: number): AddressRange {
    return new AddressRange(new RangeBlock(device, address, byteLength));
  }

  /** Bytes from the start to the end of the mapping that reaches furthest: what `grow` adds begins there. */
  get mappedByteLength(): number {
    return this.#block.mappedEnd;
  }

  /**
   * Maps all of some physical memory into the range.
   * @returns the mapping; disposing of it unmaps
   * @throws InvalidArgumentError when the place is taken, does not fit or is not aligned, or when the memory is of
   *   another device than what is mapped already
   * @throws DisposedError
   * @throws AclError: 507899 when the driver refuses the mapping
   * @see aclrtMapMem
   */
  map(physical: PhysicalMemory, options?: MapOptions): Mapping {
    const api = 'AddressRange.map';
    this.#block.check(api);
    checkHandle(physical, PhysicalMemory, api, 'physical');
    const { offset = 0 } = readOptions(options, ['offset'], api);
    this.#block.check(api);
    const memory = opened(physical, api);
    checkWhole(offset, 0, this.byteLength, api, 'options.offset');
    this.#checkPlace(memory, offset, api);
    return this.#map(memory, offset, false);
  }

  /**
   * Adds memory at the end of what is mapped; the address of the range stays. The new physical memory ends with the
   * mapping, or with the range when it can't be freed then.
   * @param byteLength bytes to add at least; rounded up to the granularity
   * @throws InvalidArgumentError when the range has not that much room
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
    this.#block.check(api);
    checkByteLength(byteLength, api);
    const offset = this.#block.mappedEnd;
    checkWhole(byteLength, 1, this.byteLength - offset, api, 'byteLength', this.#room(offset));
    const physical = allocatePhysicalFor(this.#block.device, byteLength, options, api);
    try {
      // Getters of the options may have ended the range, or mapped something into it.
      this.#block.check(api);
      this.#checkPlace(physical, offset, api);
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

  #room(offset: number): string {
    return `at most ${this.byteLength - offset} bytes: the range has ${this.byteLength}, of which ${offset} are mapped`;
  }

  #map(physical: PhysicalLifetime, offset: number, grown: boolean): Mapping {
    const { device, address } = this.#block;
    device.enter();
    rt.mapMem((address + BigInt(offset)) as VirtualPtr, physical.byteLength, 0, physical.pointer, 0);
    return Mapping.own(new MappingBlock(this.#block, physical, offset, grown));
  }

  #checkPlace(physical: PhysicalLifetime, offset: number, api: string): void {
    const { byteLength, granularity } = physical;
    const reject = (parameter: string, received: unknown, expected: string): never => {
      throw new InvalidArgumentError({ api, parameter, received, expected });
    };
    if (offset % granularity !== 0)
      reject(
        'options.offset',
        offset,
        `a multiple of ${granularity} bytes, the granularity of the physical memory`,
      );
    if (offset + byteLength > this.byteLength)
      reject(
        'physical',
        byteLength,
        `at most ${this.byteLength - offset} bytes long, what the range has after the offset`,
      );
    const occupant = this.#block.occupant(offset, byteLength);
    if (occupant !== undefined)
      reject(
        'options.offset',
        offset,
        `where nothing is mapped: bytes ${occupant.offset} to ${occupant.offset + occupant.byteLength} are`,
      );
    const first = this.#block.mappings[0]?.physical;
    if (first === undefined) return;
    if (first.device !== physical.device || first.onDevice !== physical.onDevice)
      reject(
        'physical',
        physical.device.id,
        'memory of the place whose memory is mapped into the range already',
      );
    if (first.imported !== physical.imported)
      reject(
        'physical',
        byteLength,
        'of this process or of another one, as what is mapped into the range already',
      );
  }

  protected override details(): readonly string[] {
    const [size = '', ...rest] = super.details();
    return [size, `${this.#block.mappings.length} mapped`, ...rest];
  }
}
