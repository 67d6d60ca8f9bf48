import koffi, { type TypeObject } from 'koffi';
import * as structs from '../../../generated/structs.js';
import type { Plan } from '../../../scripts/emit/parameter-plan.js';
import type { Scalar } from '../../../scripts/emit/type-table.js';
import type { ApiUnderTest, Parameter } from './functions.js';
import { RECIPES } from './recipes.js';
import { isReserved, type Values } from './values.js';

/** koffi's description of a struct by its name. */
export function structType(name: string): TypeObject {
  const made: unknown = (structs as Readonly<Record<string, unknown>>)[name];
  if (typeof made !== 'function') throw new Error(`there is no struct ${name}`);
  return made() as TypeObject; // generated/structs.ts exports nothing else that can be called
}

/** Elements of the arrays of a call to the raw layer, which knows no lengths. */
const RAW_ELEMENTS = 128;
const RAW_BYTES = 4096;

const isCountName = (text: string): boolean => /^[A-Za-z]\w*$/.test(text);

/** Names of parameters that count the elements or bytes of others. */
function countsOf(params: readonly Parameter[]): ReadonlySet<string> {
  return new Set(
    params.flatMap(({ plan }) => ('count' in plan && plan.count ? [plan.count] : [])).filter(isCountName),
  );
}

/** How often all arguments of a call are right but for few, and how often one of those is wrong all the same. */
const TAME_CALLS = 0.6;
const WILD_AMONG_TAME = 0.12;

/** Arguments of one call: lengths agree with their counts, mostly. */
export class Arguments {
  constructor(readonly values: Values) {}

  /** For the checked function: its inputs in order. `sound`: none that the binding has a reason to refuse. */
  checked(fn: ApiUnderTest, sound = false): unknown[] {
    const lengths = this.#lengths(fn.params, 5);
    this.values.sound = sound;
    return this.#each(fn.inputs, ({ name, plan }) => this.#checkedValue(name, plan, lengths, sound));
  }

  /** For the raw function: all parameters. Typed arrays are as long as C was told. */
  raw(fn: ApiUnderTest): unknown[] {
    const lengths = this.#lengths(fn.params, RAW_ELEMENTS);
    this.values.sound = false;
    return this.#each(fn.params, ({ name, plan }) => this.#rawValue(name, plan, lengths));
  }

  #each(params: readonly Parameter[], value: (param: Parameter) => unknown): unknown[] {
    const { random } = this.values;
    const tame = random.chance(TAME_CALLS);
    return params.map((param) => {
      this.values.tame = tame && !random.chance(WILD_AMONG_TAME);
      return value(param);
    });
  }

  /** A length for each parameter that is one. */
  #lengths(params: readonly Parameter[], most: number): ReadonlyMap<string, number> {
    const lengths = new Map<string, number>();
    const { random } = this.values;
    for (const name of countsOf(params)) lengths.set(name, random.below(most + 1));
    for (const { plan } of params)
      if (plan.role === 'out-text' && lengths.has(plan.count))
        lengths.set(plan.count, random.pick([0, 1, 64, 65, 128]) ?? 0);
    return lengths;
  }

  #checkedValue(name: string, plan: Plan, lengths: ReadonlyMap<string, number>, sound: boolean): unknown {
    const { random } = this.values;
    const right = 'count' in plan && plan.count !== undefined ? (lengths.get(plan.count) ?? 1) : 1;
    const length = sound || random.chance(0.9) ? right : random.pick([0, 1, 2, 3, 1000]);
    const many = <T>(one: () => T): T[] => Array.from({ length: length ?? 0 }, one);
    switch (plan.role) {
      case 'number':
      case 'out-number': {
        if (isReserved(name) || (/flags?$/i.test(name) && random.chance(0.7))) return 0;
        if (name === 'pid' && random.chance(0.5)) return process.pid;
        if (/dev(ice)?Id$/i.test(name) && random.chance(0.7)) return random.below(2);
        const counted = lengths.get(name);
        return counted === undefined || (!sound && random.chance(0.2)) ? this.#number(plan.scalar) : counted;
      }
      case 'text':
        return plan.nullable && random.chance(0.1) ? null : this.values.text();
      case 'pointer':
        if (plan.bytes && !sound && random.chance(0.3))
          return this.values.view(random.chance(0.8) ? RAW_BYTES : right);
        return plan.nullable && random.chance(0.1) ? null : this.values.pointer(plan.brands);
      case 'struct-value':
        return this.#struct(plan.struct);
      case 'struct':
        return plan.nullable && random.chance(0.2) ? null : this.#struct(plan.struct);
      case 'struct-array':
        return many(() => this.#struct(plan.struct));
      case 'numbers':
        return many(() => this.#number(plan.scalar));
      case 'pointers':
        return many(() =>
          plan.memory && !sound && random.chance(0.3)
            ? new Uint8Array(RAW_BYTES)
            : this.values.pointer([plan.brand]),
        );
      case 'out-pointer':
        return this.values.pointer([plan.brand]);
      default:
        throw new Error(`${plan.role} is no input`);
    }
  }

  #struct(name: string): unknown {
    const recipe = this.values.random.chance(0.5) ? RECIPES[name] : undefined;
    return recipe ?? this.values.ofType(structType(name));
  }

  #rawValue(name: string, plan: Plan, lengths: ReadonlyMap<string, number>): unknown {
    const { random } = this.values;
    const count = 'count' in plan && plan.count !== undefined ? (lengths.get(plan.count) ?? 1) : 1;
    const structures = (of: string) => Array.from({ length: Math.max(count, 1) }, () => this.#struct(of));
    if (plan.role !== 'number' && plan.role !== 'struct-value' && random.chance(0.05)) return null;
    switch (plan.role) {
      case 'number':
        return lengths.get(name) ?? this.#number(plan.scalar);
      case 'pointer':
        return this.values.pointer(plan.brands);
      case 'struct-array':
        return structures(plan.struct);
      case 'out-struct':
        return plan.bytes ? new Uint8Array(RAW_BYTES) : {};
      case 'out-structs':
        return new Uint8Array(RAW_ELEMENTS * koffi.sizeof(structType(plan.struct)));
      case 'numbers':
      case 'out-number':
      case 'out-numbers':
        return this.#array(plan.scalar, lengths.get(name));
      case 'pointers': {
        const addresses = new BigUint64Array(RAW_ELEMENTS);
        return addresses.map(() => this.values.pointer([plan.brand]));
      }
      case 'out-pointer':
      case 'out-pointers':
        return new BigUint64Array(RAW_ELEMENTS);
      case 'out-text':
        return new Uint8Array(RAW_BYTES);
      default:
        return this.#checkedValue(name, plan, lengths, true);
    }
  }

  /** A typed array of numbers; `first` when the first of them counts something. */
  #array(scalar: Scalar, first: number | undefined): ArrayBufferView {
    if (scalar.class === 'int64') {
      const array = scalar.signed ? new BigInt64Array(RAW_ELEMENTS) : new BigUint64Array(RAW_ELEMENTS);
      for (const index of array.keys()) array[index] = BigInt(first ?? this.values.wide(scalar.signed));
      return array;
    }
    const array = scalar.class === 'float' ? new Float64Array(RAW_ELEMENTS) : new Int32Array(RAW_ELEMENTS);
    for (const index of array.keys()) array[index] = first ?? this.values.integer(32, true);
    return array;
  }

  #number(scalar: Scalar): unknown {
    switch (scalar.class) {
      case 'int64':
        return this.values.wide(scalar.signed);
      case 'float':
        return this.values.float();
      case 'bool':
        return this.values.random.chance(0.5);
      default:
        return this.values.integer(scalar.bits, scalar.signed);
    }
  }
}
