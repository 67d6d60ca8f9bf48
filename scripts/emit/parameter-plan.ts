import type { ApiFunction, ApiParam } from '../model.js';
import { BINDING } from './binding-data.js';
import { brandOf, type Kind, PlanError, SCALARS, type Scalar, type TypeTable } from './type-table.js';

/** How one parameter crosses the border: the heart of the binding, printed by raw.ts and checked.ts. */
export type Plan =
  /** A number by value. `enumName`: its enum, when it is one. */
  | { readonly role: 'number'; readonly scalar: Scalar; readonly enumName?: string }
  | { readonly role: 'text'; readonly nullable: boolean }
  /** An address. `brands`: the pointer types that fit. */
  | {
      readonly role: 'pointer';
      readonly brands: readonly string[];
      readonly nullable: boolean;
      readonly bytes: boolean;
      readonly count?: string;
    }
  | { readonly role: 'struct-value'; readonly struct: string }
  | {
      readonly role: 'struct';
      readonly struct: string;
      readonly direction: 'in' | 'inout';
      readonly nullable: boolean;
    }
  | {
      readonly role: 'struct-array';
      readonly struct: string;
      readonly direction: 'in' | 'inout';
      readonly count: string;
    }
  | { readonly role: 'numbers'; readonly scalar: Scalar; readonly count: string; readonly enumName?: string }
  /** Addresses. `memory`: JavaScript's own memory fits, too; `sizes`: the parameter with the bytes of each. */
  | {
      readonly role: 'pointers';
      readonly brand: string;
      readonly count?: string;
      readonly memory: boolean;
      readonly sizes?: string;
    }
  /** Results: they are not parameters of the checked function. */
  | {
      readonly role: 'out-number';
      readonly scalar: Scalar;
      readonly enumName?: string;
      readonly input: boolean;
    }
  | { readonly role: 'out-pointer'; readonly brand: string; readonly input: boolean }
  /** `bytes`: C writes into a buffer; koffi makes no objects that a union could be written into. */
  | { readonly role: 'out-struct'; readonly struct: string; readonly bytes: boolean }
  | { readonly role: 'out-structs'; readonly struct: string; readonly count: string }
  | {
      readonly role: 'out-numbers';
      readonly scalar: Scalar;
      readonly count: string;
      readonly enumName?: string;
    }
  | { readonly role: 'out-pointers'; readonly brand: string; readonly count: string }
  | { readonly role: 'out-text'; readonly count: string };

/** A parameter with its plan, and what its comment says. */
export interface PlannedParam {
  readonly name: string;
  readonly plan: Plan;
  readonly text: string;
}

/** Decides the plan of a parameter from its type, direction and the data file. Throws PlanError when none fits. */
export function planOf(fn: ApiFunction, param: ApiParam, types: TypeTable): Plan {
  const key = `${fn.name}.${param.name}`;
  const kind = types.resolve(param.type);
  const count = BINDING.counts[key] ?? guessedCount(fn, param, kind);
  const nullable = isNullable(param, kind);
  switch (kind.kind) {
    case 'scalar':
      return { role: 'number', scalar: kind.scalar };
    case 'enum':
      return {
        role: 'number',
        scalar: int32(),
        ...(kind.enum.name === null ? {} : { enumName: kind.enum.name }),
      };
    case 'struct':
      return { role: 'struct-value', struct: kind.struct.name };
    case 'function':
      return pointer([`FunctionPointer<'${kind.name || `${fn.name}.${param.name}`}'>`], true);
    case 'handle':
      return pointer([brandOf(kind.name)], nullable);
    case 'pointer':
      return planOfPointer(param, kind.to, key, count, nullable);
    case 'void':
      throw new PlanError(`${key}: a parameter can't be void`);
  }
}

function planOfPointer(
  param: ApiParam,
  to: Kind,
  key: string,
  count: string | undefined,
  nullable: boolean,
): Plan {
  if (BINDING.variables.includes(key)) return pointer(['DevicePtr', 'VirtualPtr'], nullable);
  const output = param.direction !== 'in';
  switch (to.kind) {
    case 'void': {
      const brands = memoryBrands(key, param.name);
      const bytes = BINDING.synchronousBytes.includes(key) || (output && !(key in BINDING.pointer));
      if (bytes && count === undefined)
        throw new PlanError(`the size of ${key} is not known: add it to scripts/data/binding.json`);
      return { role: 'pointer', brands, nullable, bytes, ...(count === undefined ? {} : { count }) };
    }
    case 'scalar':
      if (to.scalar.class === 'char')
        return output ? { role: 'out-text', count: needCount(key, count) } : { role: 'text', nullable };
      if (count !== undefined) return { role: output ? 'out-numbers' : 'numbers', scalar: to.scalar, count };
      return output
        ? { role: 'out-number', scalar: to.scalar, input: param.direction === 'inout' }
        : { role: 'numbers', scalar: to.scalar, count: '1' };
    case 'enum': {
      const enumName = to.enum.name ?? '';
      if (count !== undefined)
        return { role: output ? 'out-numbers' : 'numbers', scalar: int32(), count, enumName };
      return { role: 'out-number', scalar: int32(), enumName, input: param.direction === 'inout' };
    }
    case 'handle': {
      const brand = brandOf(to.name);
      if (count !== undefined)
        return output
          ? { role: 'out-pointers', brand, count }
          : { role: 'pointers', brand, count, memory: false };
      return { role: 'out-pointer', brand, input: param.direction === 'inout' };
    }
    case 'struct': {
      const struct = to.struct.name;
      if (param.direction === 'out' || BINDING.results.includes(key))
        return count === undefined
          ? { role: 'out-struct', struct, bytes: to.struct.kind === 'union' }
          : { role: 'out-structs', struct, count };
      if (count !== undefined) return { role: 'struct-array', struct, direction: param.direction, count };
      return { role: 'struct', struct, direction: param.direction, nullable };
    }
    case 'function':
      return { role: 'out-pointer', brand: `FunctionPointer<'${to.name}'>`, input: false };
    case 'pointer':
      return planOfPointerToPointer(param, to.to, key, count);
  }
}

function planOfPointerToPointer(param: ApiParam, to: Kind, key: string, count: string | undefined): Plan {
  const brand = to.kind === 'void' ? (memoryBrands(key, param.name)[0] as string) : 'AnyPointer';
  const sizes = BINDING.sizes[key];
  const memory = sizes !== undefined || BINDING.synchronousBytes.includes(key);
  if (count !== undefined || param.direction === 'in')
    return {
      role: 'pointers',
      brand,
      memory,
      ...(count === undefined ? {} : { count }),
      ...(sizes === undefined ? {} : { sizes }),
    };
  return {
    role: 'out-pointer',
    brand: to.kind === 'void' ? resultBrand(key, param.name) : brand,
    input: false,
  };
}

const int32 = (): Scalar => SCALARS.int32_t as Scalar;

const pointer = (brands: readonly string[], nullable: boolean): Plan => ({
  role: 'pointer',
  brands,
  nullable,
  bytes: false,
});

function needCount(key: string, count: string | undefined): string {
  if (count === undefined)
    throw new PlanError(`the length of ${key} is not known: add it to scripts/data/binding.json`);
  return count;
}

/** The brands that an address parameter accepts. Plain memory may be device, host, mapped or managed memory. */
function memoryBrands(key: string, name: string): readonly string[] {
  const kind = BINDING.pointer[key] ?? BINDING.pointerByName[name] ?? 'Memory';
  switch (kind) {
    case 'Memory':
      return ['MemoryPtr'];
    case 'DeviceOrManaged':
      return ['DevicePtr', 'ManagedPtr'];
    case 'Device':
      return ['DevicePtr', 'VirtualPtr'];
    case 'UserData':
      return ['AnyPointer'];
    default:
      return [`${kind}Ptr`];
  }
}

/** The brand of an address that a function returns. */
function resultBrand(key: string, name: string): string {
  const kind = BINDING.pointer[key] ?? BINDING.pointerByName[name];
  return kind === undefined || kind === 'Memory' || kind === 'UserData' ? 'AnyPointer' : `${kind}Ptr`;
}

/** The length of an output text that the data file does not know yet: the integer parameter that is named as one. */
function guessedCount(fn: ApiFunction, param: ApiParam, kind: Kind): string | undefined {
  const isText = kind.kind === 'pointer' && kind.to.kind === 'scalar' && kind.to.scalar.class === 'char';
  if (!isText || param.direction === 'in') return undefined;
  const numbers = fn.params.filter(({ type }) => /^(u?int\d+_t|size_t|int)$/.test(type));
  return numbers.find(({ name }) => /^(max)?len(gth)?$|(Len|Length|Size)$|^size$/i.test(name))?.name;
}

/** Null is a value for streams (the default stream), for memory that C only records, and where the comment says so. */
function isNullable(param: ApiParam, kind: Kind): boolean {
  if (kind.kind === 'handle' && kind.name === 'aclrtStream') return true;
  const text = param.doc ?? '';
  return /\bnull\b/i.test(text) && !/\b(not|non|never)[- ](be )?null\b/i.test(text);
}
