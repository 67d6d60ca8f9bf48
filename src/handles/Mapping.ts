import * as rt from '../../generated/checked/index.js';
import { aclrtMemAccessFlags, aclrtMemLocationType } from '../../generated/enums.js';
import type { VirtualPtr } from '../../generated/types.js';
import { HANDLE, requireOpen } from '../engine/base/Resource.js';
import { locationOf, type Place } from '../engine/thread/location.js';
import type { MappingBlock } from '../engine/virtual/RangeBlock.js';
import { InvalidArgumentError } from '../errors/index.js';
import { Memory } from './Memory.js';

/**
 * Physical memory mapped at an address, from `range.map`. Disposing of it unmaps it; the physical memory and the range
 * stay.
 *
 * @see aclrtMapMem
 * @see aclrtUnmapMem
 */
export class Mapping extends Memory<VirtualPtr> {
  readonly kind = 'Mapping';
  /** First byte inside the range. */
  readonly offset: number;
  readonly #block: MappingBlock;

  private constructor(block: MappingBlock) {
    super(HANDLE, block);
    this.offset = block.offset;
    this.#block = block;
  }

  /** @internal */
  static own(block: MappingBlock): Mapping {
    return new Mapping(block);
  }

  /**
   * Lets another place read and write through this mapping: a device, or the host. The owner may from the start. Copies
   * of that device take the mapping then.
   * @throws InvalidArgumentError, DisposedError
   * @throws NotAvailableError before CANN 8.5
   * @throws AclError: 507899 when the driver refuses it
   * @see aclrtMemSetAccess
   */
  grantAccess(to: Place): void {
    const location = this.#location(to, 'Mapping.grantAccess', 'to');
    const flags = aclrtMemAccessFlags.ACL_RT_MEM_ACCESS_FLAGS_READWRITE;
    rt.memSetAccess(this.pointer, this.byteLength, [{ flags, location }], 1);
    if (to !== 'host') this.#block.granted.add(to.id);
  }

  /**
   * Tells what a place may do through this mapping.
   * @throws InvalidArgumentError, DisposedError
   * @throws NotAvailableError before CANN 8.5
   * @see aclrtMemGetAccess
   */
  access(of: Place): 'none' | 'read' | 'read-write' {
    const location = this.#location(of, 'Mapping.access', 'of');
    const flags = Number(rt.memGetAccess(this.pointer, location) & 3n);
    return flags === 3 ? 'read-write' : flags === 1 ? 'read' : 'none';
  }

  #location(place: unknown, api: string, parameter: string): { id: number; type: aclrtMemLocationType } {
    requireOpen(this, api);
    const location = locationOf(place, api, parameter);
    if (location === 'host') return { id: 0, type: aclrtMemLocationType.ACL_MEM_LOCATION_TYPE_HOST };
    if (location !== undefined)
      return { id: location.id, type: aclrtMemLocationType.ACL_MEM_LOCATION_TYPE_DEVICE };
    throw new InvalidArgumentError({ api, parameter, received: place, expected: "a device, or 'host'" });
  }
}
