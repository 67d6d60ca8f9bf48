import type { TypeObject } from 'koffi';
import type { Random } from '../../support/random.js';
import { EDGES, FITTING_SIZES, NOWHERE, SIZES, SMALL } from './edges.js';
import { HOST_BLOCK, harmlessFunctions, rightsAreKnown, writable } from './host-pages.js';
import { KINDS, type Kind, type Stock } from './Stock.js';

/** Random values for arguments: mostly sensible, often not. */

/** Which living objects fit where a pointer of the brand is asked for. */
const FITTING: Readonly<Record<string, readonly Kind[]>> = {
  MemoryPtr: ['DevicePtr', 'HostPtr', 'ManagedPtr', 'VirtualPtr'],
  AnyPointer: ['DevicePtr', 'HostPtr'],
};

/** Names of fields and parameters that must be 0 until the interface gives them a meaning. */
export const isReserved = (name: string): boolean => /^(rsv|reserve)/i.test(name);

/** Fields with arrays, and the fields that say how long those are. */
const COUNTERS: Readonly<Record<string, string>> = {
  attrs: 'numAttrs',
  options: 'numOpt',
  tensors: 'tensorNum',
};

export class Values {
  /** Nothing but what a correct program would pass. */
  tame = false;
  /** Nothing that the binding has a reason to refuse. */
  sound = false;

  constructor(
    readonly random: Random,
    readonly stock: Stock,
  ) {}

  pointer(brands: readonly string[]): bigint {
    if (brands.some((brand) => brand.startsWith('FunctionPointer'))) return this.functionPointer();
    const kinds = brands.flatMap((brand) => FITTING[brand] ?? KINDS.filter((kind) => kind === brand));
    const { random } = this;
    if (this.tame && kinds.length > 0) return this.#one(kinds);
    const chance = random.below(100);
    if (chance < 55 && kinds.length > 0) return this.#near(this.#one(kinds));
    if (chance < 62 && kinds.length > 0) return this.#dead(kinds);
    if (chance < 74) return this.#one(KINDS);
    if (chance < 84) return this.stock.hostAddress();
    if (chance < 88) return 0n;
    return random.pick(NOWHERE) ?? 1n;
  }

  /** A function. A wild one crashes whoever calls it, unless the kernel can tell that there is no code. */
  functionPointer(): bigint {
    const { random } = this;
    if (!this.tame && rightsAreKnown && random.chance(0.3))
      return random.chance(0.5) ? (random.pick(NOWHERE) ?? 1n) : this.stock.hostAddress();
    return random.pick([...harmlessFunctions, ...harmlessFunctions, 0n]) ?? 0n;
  }

  /** An integer that a type of so many bits holds. */
  integer(bits: number, signed: boolean): number {
    const max = 2 ** (signed ? bits - 1 : bits) - 1;
    const min = signed ? -max - 1 : 0;
    const { random } = this;
    if (this.tame) return random.below(4);
    const value = random.chance(0.75) ? random.pick(SMALL) : (random.pick(EDGES) ?? random.next());
    return Math.min(max, Math.max(min, random.chance(0.5) ? random.below(12) : (value ?? 0)));
  }

  wide(signed: boolean): number | bigint {
    const { random } = this;
    if (random.chance(0.3)) return random.below(this.tame ? 4 : 300);
    if (this.tame && random.chance(0.7)) return random.pick(FITTING_SIZES) ?? 1n;
    const known = random.chance(0.15) ? random.pick(this.stock.numbers) : undefined;
    if (known !== undefined && (signed ? known < 2n ** 63n : known >= 0n)) return known;
    const size = random.chance(0.15) ? 2n ** 21n : (random.pick(SIZES) ?? 0n);
    const value = signed && size >= 2n ** 63n ? size - 2n ** 64n : size;
    return value < 2n ** 53n && value >= 0n && random.chance(0.5) ? Number(value) : value;
  }

  float(): number {
    return this.random.pick([0, -0, 1, 1e-30, 1e30, 65504, Infinity, -Infinity, Number.NaN]) ?? 0;
  }

  text(): string {
    const { random } = this;
    const known = random.chance(0.4) ? random.pick(this.stock.texts) : undefined;
    if (known !== undefined) return known;
    const length = random.pick([0, 1, 2, 10, 63, 64, 65, 127, 128, 255, 256, 1023, 1024, 4095, 4096, 70_000]);
    return (
      random.pick([
        '',
        '%s%n%s%n',
        '%d',
        '/',
        '/dev/zero',
        '/proc/self/mem',
        'libacl_rt',
        'runtime',
        'Ascend910B1',
      ]) ?? ''
    ).padEnd(random.chance(0.5) ? 0 : (length ?? 0), random.pick(['x', '%n', 'ö', '\ud800', '0123456789']));
  }

  /** Memory of JavaScript. */
  view(byteLength: number): ArrayBufferView {
    const bytes = byteLength + (this.random.chance(0.5) ? 0 : 64);
    switch (this.random.below(5)) {
      case 0:
        return new DataView(new ArrayBuffer(bytes));
      case 1:
        return Buffer.alloc(bytes);
      case 2:
        return new Float64Array(Math.ceil(bytes / 8));
      case 3:
        return new Uint8Array(new SharedArrayBuffer(bytes));
      default:
        return new Uint8Array(bytes);
    }
  }

  /** A value of the right type for koffi's description of one. */
  ofType(type: TypeObject, depth = 3): unknown {
    const integer = /^(U?)Int(8|16|32|64)$/.exec(type.primitive);
    if (integer !== null) {
      const [, unsigned, bits] = integer;
      return bits === '64' ? this.wide(unsigned === '') : this.integer(Number(bits), unsigned === '');
    }
    const { ref, length = 0, members = {} } = type;
    switch (type.primitive) {
      case 'Bool':
        return this.random.chance(0.5);
      case 'Float32':
      case 'Float64':
        return this.float();
      case 'Array':
        if (type.hint === 'String') return 'text'.slice(0, length - 1);
        return ref === undefined ? [] : Array.from({ length }, () => this.ofType(ref, depth - 1));
      case 'Record':
        return this.#counted(
          Object.fromEntries(
            Object.values(members).map((member) => [
              member.name,
              this.#ofField(member.name, member.type, depth),
            ]),
          ),
        );
      case 'Union': {
        const member = this.random.pick(Object.values(members));
        return member === undefined ? {} : { [member.name]: this.ofType(member.type, depth - 1) };
      }
      case 'Pointer':
        if (ref?.primitive === 'Record' && depth > 0 && this.random.chance(0.5))
          return Array.from({ length: this.random.below(3) }, () => this.ofType(ref, depth - 1));
        return this.random.chance(0.1) ? null : this.pointer(['MemoryPtr', 'EventPtr']);
      default:
        throw new Error(`no value can be made for the type ${type.primitive}`);
    }
  }

  /** The fields that count others do so, mostly. */
  #counted(fields: Record<string, unknown>): Record<string, unknown> {
    for (const [array, counter] of Object.entries(COUNTERS)) {
      const value = fields[array];
      if (Array.isArray(value) && counter in fields && (this.sound || this.random.chance(0.8)))
        fields[counter] = value.length;
    }
    return fields;
  }

  /** Reserved fields are zeros, mostly; small numbers are more often valid than large ones. */
  #ofField(name: string, type: TypeObject, depth: number): unknown {
    const { random } = this;
    if (isReserved(name) && random.chance(0.9))
      return type.primitive === 'Array' ? new Array(type.length ?? 0).fill(0) : 0;
    if (/Int(16|32|64)$/.test(type.primitive) && random.chance(0.6)) return random.below(4);
    return this.ofType(type, depth - 1);
  }

  #one(kinds: readonly Kind[]): bigint {
    return this.random.pick(kinds.flatMap((kind) => this.stock.live(kind))) ?? 0n;
  }

  #dead(kinds: readonly Kind[]): bigint {
    return this.random.pick(kinds.flatMap((kind) => this.stock.dead(kind))) ?? 1n;
  }

  /** The object itself, or seldom an address beside it. */
  #near(pointer: bigint): bigint {
    if (this.random.chance(0.8)) return pointer;
    return pointer + (this.random.pick([1n, 8n, 16n, 64n, 4096n, BigInt(HOST_BLOCK - 1)]) ?? 0n);
  }

  /** Host memory that every call may read and write. */
  good(): bigint {
    return this.random.pick(writable) ?? 0n;
  }
}
