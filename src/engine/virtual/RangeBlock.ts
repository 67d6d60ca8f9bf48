import * as rt from '../../../generated/checked/index.js';
import type { VirtualPtr } from '../../../generated/types.js';
import { InvalidArgumentError } from '../../errors/index.js';
import type { Lifetime } from '../base/Lifetime.js';
import type { User } from '../base/Uses.js';
import { MemoryBlock, type MemorySide } from '../memory/MemoryBlock.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import type { PhysicalLifetime } from './PhysicalLifetime.js';

/** A reserved range of addresses: usable where physical memory is mapped. */
export class RangeBlock extends MemoryBlock {
  /** In the order of their offsets; they never overlap. */
  readonly #mappings: MappingBlock[] = [];
  /** Memory that it grew, which is unmapped and could not be freed: no handle has it. */
  readonly #unfreed: PhysicalLifetime[] = [];

  constructor(device: DeviceLifetime, address: VirtualPtr, byteLength: number) {
    super('AddressRange', device, device, address, byteLength);
    this.attach();
  }

  /** Addresses hold nothing. */
  override get heldBytes(): number {
    return 0;
  }

  get mappings(): readonly MappingBlock[] {
    return this.#mappings;
  }

  /** End of the mapping that reaches furthest. */
  get mappedEnd(): number {
    const last = this.#mappings.at(-1);
    return last === undefined ? 0 : last.offset + last.byteLength;
  }

  side(offset: number, byteLength: number): MemorySide {
    return this.#within(offset, byteLength)[0]?.side() ?? 'device';
  }

  #within(offset: number, byteLength: number): MappingBlock[] {
    return this.#mappings.filter(
      (mapping) => mapping.offset < offset + byteLength && offset < mapping.offset + mapping.byteLength,
    );
  }

  override holders(offset: number, byteLength: number, api: string, parameter: string): readonly Lifetime[] {
    const within = this.#within(offset, byteLength);
    let reached = offset;
    for (const mapping of within) {
      if (mapping.offset > reached) break;
      mapping.assertOpen(api);
      reached = mapping.offset + mapping.byteLength;
    }
    if (reached < offset + byteLength)
      throw new InvalidArgumentError({
        api,
        parameter,
        received: this.address + BigInt(offset),
        expected: `mapped throughout: nothing is mapped at byte ${reached} of the range, of bytes ${offset} to ${offset + byteLength}`,
      });
    return within;
  }

  /** What overlaps a new mapping, or undefined. */
  occupant(offset: number, byteLength: number): MappingBlock | undefined {
    return this.#within(offset, byteLength)[0];
  }

  added(mapping: MappingBlock): void {
    this.#mappings.push(mapping);
    this.#mappings.sort((a, b) => a.offset - b.offset);
  }

  removed(mapping: MappingBlock): void {
    const index = this.#mappings.indexOf(mapping);
    if (index >= 0) this.#mappings.splice(index, 1);
  }

  /** Takes over memory that could not be freed: it is freed with the range. */
  keep(physical: PhysicalLifetime): void {
    this.#unfreed.push(physical);
  }

  protected release(): void {
    for (let last = this.#unfreed.at(-1); last !== undefined; last = this.#unfreed.at(-1)) {
      last.end();
      this.#unfreed.pop();
    }
    this.destroy(() => rt.releaseMemAddress(this.address as VirtualPtr)); // what the constructor was given
  }
}

/** Physical memory at an address. It uses the physical memory, and work that uses it uses the range as well. */
export class MappingBlock extends MemoryBlock implements User {
  /** Devices that were let in. */
  readonly granted = new Set<number>();
  #failure: unknown;

  constructor(
    readonly range: RangeBlock,
    readonly physical: PhysicalLifetime,
    readonly offset: number,
    /** The range made the physical memory: no handle has it. */
    readonly grown: boolean,
  ) {
    const address = (range.address + BigInt(offset)) as VirtualPtr;
    super('Mapping', range, range.device, address, physical.byteLength);
    this.attach();
    physical.usedUntil(this, 0);
    range.added(this);
  }

  /** Physical memory that has a handle is counted there. */
  override get heldBytes(): number {
    return this.grown ? this.byteLength : 0;
  }

  override get isExposed(): boolean {
    const { imported, exported } = this.physical;
    return this.exposed || this.range.exposed || imported || exported !== undefined;
  }

  override isAccessibleFrom(deviceId: number): boolean {
    return this.granted.has(deviceId);
  }

  side(): MemorySide {
    return this.physical.onDevice ? 'device' : 'host';
  }

  /** As what uses the physical memory. */
  hasReached(): boolean {
    return this.state === 'closed';
  }

  override usedUntil(user: User, number: number): void {
    super.usedUntil(user, number);
    this.range.usedUntil(user, number);
  }

  override endIfUnused(): void {
    super.endIfUnused();
    this.range.endIfUnused();
  }

  protected release(): void {
    this.destroy(() => rt.unmapMem(this.address as VirtualPtr)); // made above
  }

  /** Also throws when the physical memory, of which this was the last use, can't be freed; the mapping is gone then. */
  override end(because?: string, deadline?: number): void {
    super.end(because, deadline);
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure !== undefined) throw failure;
  }

  override markClosed(because?: string): void {
    if (this.state === 'closed') return;
    super.markClosed(because);
    this.range.removed(this);
    try {
      this.physical.endIfUnusedNow();
    } catch (error) {
      this.#failure = error;
      if (this.grown) this.range.keep(this.physical);
    }
  }
}
