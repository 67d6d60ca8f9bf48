import type { Plan, PlannedParam } from './parameter-plan.js';
import type { Scalar } from './type-table.js';

/** Whether a parameter is a result only: it is no parameter of the checked function. */
export function isResult(plan: Plan): boolean {
  return plan.role.startsWith('out-') && !('input' in plan && plan.input);
}

/** The TypeScript type of an input of a checked function. */
export function inputType(plan: Plan): string {
  switch (plan.role) {
    case 'number':
      return plan.enumName ?? scalarType(plan.scalar, true);
    case 'text':
      return plan.nullable ? 'string | null' : 'string';
    case 'pointer':
      return [
        ...plan.brands,
        ...(plan.bytes ? ['ArrayBufferView'] : []),
        ...(plan.nullable ? ['null'] : []),
      ].join(' | ');
    case 'struct-value':
      return `StructInput<${plan.struct}>`;
    case 'struct':
      return plan.nullable ? `StructInput<${plan.struct}> | null` : `StructInput<${plan.struct}>`;
    case 'struct-array':
      return `readonly StructInput<${plan.struct}>[]`;
    case 'numbers': {
      const plain = `readonly ${plan.enumName ?? scalarType(plan.scalar, true)}[]`;
      // Of enums and booleans a typed array would have any numbers.
      const isPlain = plan.enumName !== undefined || plan.scalar.class === 'bool';
      return isPlain ? plain : `${plain} | ${plan.scalar.array}`;
    }
    case 'pointers':
      return plan.memory ? `readonly (${plan.brand} | ArrayBufferView)[]` : `readonly ${plan.brand}[]`;
    case 'out-number':
      return plan.enumName ?? scalarType(plan.scalar, true);
    case 'out-pointer':
      return plan.brand;
    default:
      throw new Error(`${plan.role} is no input`);
  }
}

/** The exact TypeScript type of a result. */
export function resultType(plan: Plan): string {
  switch (plan.role) {
    case 'out-number':
      return plan.enumName ?? scalarType(plan.scalar, false);
    case 'out-numbers':
      return plan.enumName === undefined ? plan.scalar.array : `${plan.enumName}[]`;
    case 'out-pointer':
      return plan.brand;
    case 'out-pointers':
      return `${plan.brand}[]`;
    case 'out-struct':
    case 'struct':
      return plan.struct;
    case 'out-structs':
    case 'struct-array':
      return `${plan.struct}[]`;
    case 'out-text':
      return 'string';
    default:
      throw new Error(`${plan.role} is no result`);
  }
}

function scalarType(scalar: Scalar, input: boolean): string {
  if (scalar.class === 'int64') return input ? 'Int64' : 'bigint';
  return scalar.class === 'bool' ? 'boolean' : 'number';
}

/** Names of values that only the call needs: `devPtr$` for the out parameter `devPtr`. */
const local = (name: string): string => `${name}$`;

const CELLS: Readonly<Record<string, string>> = {
  Int32Array: 'int32Cell',
  Uint32Array: 'uint32Cell',
  BigInt64Array: 'int64Cell',
  BigUint64Array: 'uint64Cell',
  Float32Array: 'float32Cell',
};

/** The cell of an out parameter: one for each function and parameter, made once. */
export function cellOf(fn: string, { name, plan }: PlannedParam): string[] {
  if (plan.role === 'out-pointer') return [`const ${fn}$${name} = pointerCell();\n`];
  if (plan.role !== 'out-number') return [];
  const make = CELLS[plan.scalar.array];
  return [`const ${fn}$${name} = ${make === undefined ? `new ${plan.scalar.array}(1)` : `${make}()`};\n`];
}

/**
 * The statement that reads an input which has parts: an array, a struct. The script's object is read here and nowhere
 * else; code of the script may run.
 */
export function readOf(api: string, { name, plan }: PlannedParam): string[] {
  const where = `'${api}', '${name}'`;
  const read = (value: string): string[] => [`const ${local(name)} = ${value};`];
  switch (plan.role) {
    case 'struct-value':
      return read(`structOf(${name}, ${plan.struct}, ${where})`);
    case 'struct':
      return read(`${plan.nullable ? 'nullableStructOf' : 'structOf'}(${name}, ${plan.struct}, ${where})`);
    case 'struct-array':
      return read(`structsOf(${name}, ${plan.struct}, ${plan.count}, ${where})`);
    case 'numbers':
      if (plan.scalar.class === 'bool') return read(`booleansOf(${name}, ${plan.count}, ${where})`);
      return read(`numbersOf(builtIns.${plan.scalar.array}, ${name}, ${plan.count}, ${where})`);
    case 'pointers':
      return read(
        `${plan.memory ? 'memoriesOf' : 'addressesOf'}(${name}, ${plan.count ?? 'undefined'}, ${where})`,
      );
    default:
      return [];
  }
}

/** What an error shows of an input: what was read of it, since the script's object may say something else now. */
export function shownOf({ name, plan }: PlannedParam): string {
  switch (plan.role) {
    case 'struct-value':
    case 'struct':
    case 'struct-array':
      return `${name}: ${local(name)}`;
    case 'numbers':
      return `${name}: elementsOf(${local(name)})`;
    case 'pointers':
      return `${name}: ${plan.memory ? local(name) : `elementsOf(${local(name)})`}`;
    default:
      return name;
  }
}

/** What is handed to the raw function, and the statements that prepare it, in which no code of the script runs. */
export function rawArgument(
  api: string,
  fn: string,
  { name, plan }: PlannedParam,
): { readonly argument: string; readonly before: string[] } {
  const made = (value: string) => ({ argument: local(name), before: [`const ${local(name)} = ${value};`] });
  switch (plan.role) {
    case 'struct-value':
    case 'struct':
    case 'struct-array':
    case 'numbers':
      return { argument: local(name), before: [] };
    case 'pointers': {
      if (!plan.memory) return { argument: local(name), before: [] };
      const sizes = plan.sizes === undefined ? 'null' : local(plan.sizes);
      return { argument: `locate(${local(name)}, ${sizes}, '${api}', '${name}')`, before: [] };
    }
    case 'out-number':
    case 'out-pointer': {
      const cell = `${fn}$${name}`;
      if (!plan.input) return { argument: cell, before: [] };
      const isWide = plan.role === 'out-pointer' || plan.scalar.class === 'int64';
      const isBoolean = plan.role === 'out-number' && plan.scalar.class === 'bool';
      const given = isWide ? `builtIns.BigInt(${name})` : isBoolean ? `builtIns.Number(${name})` : name;
      return { argument: cell, before: [`${cell}[0] = ${given};`] };
    }
    case 'out-struct':
      return made(plan.bytes ? `new builtIns.Uint8Array(sizeOf(${plan.struct}))` : '{}');
    case 'out-structs': {
      const size = `sizeOf(${plan.struct})`;
      return made(
        `new builtIns.Uint8Array(checkCount(${plan.count}, ${size}, '${api}', '${plan.count}') * ${size})`,
      );
    }
    case 'out-numbers':
      return made(
        `new builtIns.${plan.scalar.array}(checkCount(${plan.count}, ${plan.scalar.bits / 8}, '${api}', '${plan.count}'))`,
      );
    case 'out-pointers':
      return made(`new builtIns.BigUint64Array(checkCount(${plan.count}, 8, '${api}', '${plan.count}'))`);
    case 'out-text':
      return made(`new builtIns.Uint8Array(checkCount(${plan.count}, 1, '${api}', '${plan.count}'))`);
    default:
      return { argument: name, before: [] };
  }
}

/** The expression of a result after the call. */
export function resultOf(fn: string, { name, plan }: PlannedParam): string {
  switch (plan.role) {
    case 'out-number':
      if (plan.scalar.class === 'bool') return `${fn}$${name}[0] !== 0`;
      return `${fn}$${name}[0] as ${resultType(plan)}`;
    case 'out-pointer':
      return `${fn}$${name}[0] as ${plan.brand}`;
    case 'out-numbers':
      return plan.enumName === undefined ? local(name) : `elementsOf(${local(name)}) as ${plan.enumName}[]`;
    case 'out-pointers':
      return `elementsOf(${local(name)}) as ${plan.brand}[]`;
    case 'out-struct':
      return plan.bytes
        ? `structsIn(${local(name)}, ${plan.struct})[0] as ${plan.struct}`
        : `exact(${local(name)}, ${plan.struct}()) as ${plan.struct}`;
    case 'struct':
      return `exact(${local(name)}, ${plan.struct}()) as ${plan.struct}`;
    case 'out-structs':
      return `structsIn(${local(name)}, ${plan.struct}) as ${plan.struct}[]`;
    case 'struct-array':
      return `${local(name)}.map((item) => exact(item, ${plan.struct}()) as ${plan.struct})`; // of our own
    case 'out-text':
      return `textOf(${local(name)})`;
    default:
      throw new Error(`${plan.role} is no result`);
  }
}
