import type { ApiFunction, ApiParam } from '../../src/model/api-model.js';
import { BINDING } from './binding-data.js';
import { countOf, mayBeArray } from './counts.js';
import { brandOf, type Kind, PlanError, type Scalar, scalarOf, type TypeTable } from './type-table.js';

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
  const count = countOf(fn, param, kind);
  const nullable = isNullable(param, kind);
  switch (kind.kind) {
    case 'scalar':
      return { role: 'number', scalar: kind.scalar };
    case 'enum':
      return {
        role: 'number',
        scalar: scalarOf(kind.enum),
        ...(kind.enum.name === null ? {} : { enumName: kind.enum.name }),
      };
    case 'struct':
      if (kind.struct.opaque) throw new PlanError(`${key}: the members of ${kind.struct.name} are not known`);
      return { role: 'struct-value', struct: kind.struct.name };
    case 'function':
      return pointer([`FunctionPointer<'${kind.name || `${fn.name}.${param.name}`}'>`], true);
    case 'handle':
      return pointer([brandOf(kind.name)], nullable);
    case 'pointer':
      return planOfPointer(fn, param, kind.to, key, count, nullable);
    case 'void':
      throw new PlanError(`${key}: a parameter can't be void`);
  }
}

function planOfPointer(
  fn: ApiFunction,
  param: ApiParam,
  to: Kind,
  key: string,
  count: string | undefined,
  nullable: boolean,
): Plan {
  if (BINDING.variables.includes(key)) return pointer(['DevicePtr', 'VirtualPtr'], nullable);
  const output = param.direction !== 'in';
  if (count === undefined && mayBeArray(fn, param, to))
    throw new PlanError(`whether ${key} is an array is not known: add it to scripts/data/binding.json`);
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
      if (!output) return numbers(to.scalar, count);
      return count === undefined
        ? { role: 'out-number', scalar: to.scalar, input: param.direction === 'inout' }
        : { role: 'out-numbers', scalar: to.scalar, count };
    case 'enum': {
      const enumName = to.enum.name ?? '';
      const scalar = scalarOf(to.enum);
      if (!output) return numbers(scalar, count, enumName);
      return count === undefined
        ? { role: 'out-number', scalar, enumName, input: param.direction === 'inout' }
        : { role: 'out-numbers', scalar, count, enumName };
    }
    case 'handle': {
      const brand = brandOf(to.name);
      if (count !== undefined)
        return output
          ? { role: 'out-pointers', brand, count }
          : { role: 'pointers', brand, count, memory: false };
      if (!output)
        throw new PlanError(`the length of ${key} is not known: add it to scripts/data/binding.json`);
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

/** An array of numbers that C reads. */
const numbers = (scalar: Scalar, count = '1', enumName?: string): Plan => ({
  role: 'numbers',
  scalar,
  count,
  ...(enumName === undefined ? {} : { enumName }),
});

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

/** Null is a value for streams (the default stream), for memory that C only records, and where the comment says so. */
function isNullable(param: ApiParam, kind: Kind): boolean {
  if (kind.kind === 'handle' && kind.name === 'aclrtStream') return true;
  const text = param.doc ?? '';
  return /\bnull\b/i.test(text) && !/\b(not|non|never)[- ](be )?null\b/i.test(text);
}
