import type { ApiFunction, ApiModel } from '../../src/model/api-model.js';
import { plainVersion, signature } from '../../src/model/declarations.js';
import { byModule, indexOf } from './groups.js';
import { type Plan, planOf } from './parameter-plan.js';
import { type Import, type SourceWriter, used, withoutComments } from './source-writer.js';
import { availability, comment } from './tsdoc.js';
import { brandOf, type Kind, PlanError, type Scalar, scalarOf, type TypeTable } from './type-table.js';
import { pointerTypeNames } from './types.js';

/** What the emitted functions may need of the native layer. */
export const NATIVE_VALUES = ['bind', 'isTraced', 'traced', 'pointerTo', 'outOf', 'inoutOf'];
/** Types of the native layer in the signatures of raw and checked functions. */
export const NATIVE_TYPES = ['AnyPointer', 'FunctionPointer', 'Int64', 'StructInput'];

const ENTRY = {
  name: 'ascendcl/raw',
  about:
    'Every C function as C has it: it returns the code, and writes its results where the pointers of the caller lead.',
};

/** generated/raw/*.ts: one function per C function, exact signature, returns what C returns. Paths by module. */
export function emitRaw(
  model: ApiModel,
  types: TypeTable,
  writer: SourceWriter,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const structs = model.structs.filter((item) => !item.opaque).map((item) => item.name);
  for (const [module, functions] of byModule(model.functions)) {
    const body = functions.map((fn) => printRaw(fn, types)).join('\n');
    const code = withoutComments(body);
    const structValues = structs.filter((name) =>
      new RegExp(`(?:pointerTo|outOf|inoutOf)\\(${name}\\)|[\\[ ]${name}[,\\]]`).test(code),
    );
    const imports: Import[] = [
      { from: '../../src/native/index.js', names: used(code, NATIVE_VALUES) },
      { from: '../../src/native/index.js', names: used(code, NATIVE_TYPES), typeOnly: true },
      { from: '../structs.js', names: structValues },
      {
        from: '../structs.js',
        names: used(code, structs).filter((name) => !structValues.includes(name)),
        typeOnly: true,
      },
      { from: '../types.js', names: used(code, pointerTypeNames(model)), typeOnly: true },
    ];
    files.set(`raw/${module}.ts`, writer.print(`raw/${module}.ts`, imports, [body]));
  }
  files.set('raw/index.ts', writer.print('raw/index.ts', [], indexOf(model.functions), ENTRY));
  return files;
}

/** A pointer to characters; those of `unsigned char *` are bytes. */
export const isText = (type: string): boolean => /^(const )?char \*(const)?$/.test(type);

/** The text of one raw function with the slot of its binding in front. */
export function printRaw(fn: ApiFunction, types: TypeTable): string {
  const plans = fn.params.map((param) => ({ name: param.name, plan: planOf(fn, param, types) }));
  const params = plans.map(({ name, plan }) => `${name}: ${rawType(plan)}`).join(', ');
  const last = fn.variadic ? plans.at(-1) : undefined;
  if (fn.variadic && last?.plan.role !== 'text') throw new PlanError('variable arguments without a format');
  const format = last?.name;
  // A format can have no further arguments here, so that nothing in it may ask for one.
  const names = plans
    .map(({ name }) => (name === format ? `${name}?.replaceAll('%', '%%') ?? null` : name))
    .join(', ');
  const parameters = fn.params.map(({ name }) => name).join(' ');
  const result = rawResult(fn, types);
  const since = fn.since === undefined ? '' : `, since: '${plainVersion(fn.since)}'`;
  const koffi = plans.map(({ plan }) => koffiType(plan)).join(', ');
  const deprecated = fn.deprecated
    ? `\n@deprecated ${fn.deprecatedMessage ?? 'CANN marks this function as deprecated.'}`
    : '';
  const doc = comment(
    `${fn.doc?.summary ?? ''}\nC: \`${signature(fn)}\`. ${availability(fn)}${deprecated}`.trim(),
  );
  const slot = `${fn.name}$`;
  return `let ${slot}: typeof ${fn.name} | undefined;
${doc}export function ${fn.name}(${params}): ${result.type} {
  ${slot} ??= bind({ name: '${fn.name}', library: '${fn.library}'${since}, result: '${result.koffi}', params: [${koffi}] });
  if (isTraced()) return traced('${fn.name}', '${parameters}', ${slot}, [${names}]);
  return ${slot}(${names});
}
`;
}

/** The TypeScript type of a raw parameter. Null is a value everywhere: C decides what it means. */
function rawType(plan: Plan): string {
  switch (plan.role) {
    case 'number':
      return scalarType(plan.scalar);
    case 'text':
      return 'string | null';
    case 'pointer':
      return `${[...plan.brands, ...(plan.bytes ? ['ArrayBufferView'] : [])].join(' | ')} | null`;
    case 'struct-value':
      return `StructInput<${plan.struct}>`;
    case 'struct':
      return `StructInput<${plan.struct}> | null`;
    case 'struct-array':
      return `readonly StructInput<${plan.struct}>[] | null`;
    case 'numbers':
    case 'out-number':
    case 'out-numbers':
      return `${plan.scalar.array} | null`;
    case 'pointers':
    case 'out-pointer':
    case 'out-pointers':
      return 'BigUint64Array | null';
    case 'out-struct':
      return plan.bytes ? 'Uint8Array | null' : 'object | null';
    case 'out-structs':
    case 'out-text':
      return 'Uint8Array | null';
  }
}

function scalarType(scalar: Scalar): string {
  return scalar.class === 'int64' ? 'Int64' : scalar.class === 'bool' ? 'boolean' : 'number';
}

function koffiType(plan: Plan): string {
  switch (plan.role) {
    case 'number':
      return `'${plan.scalar.koffi}'`;
    case 'text':
      return "'str'";
    case 'struct-value':
      return plan.struct;
    case 'struct':
    case 'struct-array':
      return `${plan.direction === 'in' ? 'pointerTo' : 'inoutOf'}(${plan.struct})`;
    case 'out-struct':
      return plan.bytes ? "'void *'" : `outOf(${plan.struct})`;
    default:
      return "'void *'";
  }
}

/** What a raw function returns: koffi's type and TypeScript's. */
export function rawResult(fn: ApiFunction, types: TypeTable): { koffi: string; type: string; kind: Kind } {
  const kind = types.resolve(fn.returns);
  if (isText(fn.returns)) return { koffi: 'str', type: 'string | null', kind };
  switch (kind.kind) {
    case 'void':
      return { koffi: 'void', type: 'void', kind };
    case 'scalar':
      return { koffi: kind.scalar.koffi, type: scalarType(kind.scalar), kind };
    case 'enum':
      return { koffi: scalarOf(kind.enum).koffi, type: 'number', kind };
    case 'struct':
      throw new PlanError(`it returns ${kind.struct.name} by value`);
    case 'handle':
      return { koffi: 'void *', type: `${brandOf(kind.name)} | null`, kind };
    default:
      return { koffi: 'void *', type: 'AnyPointer | null', kind };
  }
}
