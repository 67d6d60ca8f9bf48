import type { ApiModel } from '../../src/model/api-model.js';
import { printChecked } from './checked-function.js';
import { byModule, checkedNames, indexOf } from './groups.js';
import { NATIVE_TYPES } from './raw.js';
import { type Import, type SourceWriter, used, withoutComments } from './source-writer.js';
import type { TypeTable } from './type-table.js';
import { pointerTypeNames } from './types.js';

/** What the emitted functions may need of the native layer. */
export const NATIVE_VALUES = [
  'addressesOf',
  'booleansOf',
  'builtIns',
  'checkBoolean',
  'checkCount',
  'checkFloat',
  'checkInt32',
  'checkInt64',
  'checkInteger',
  'checkMemory',
  'checkNullablePointer',
  'checkNullableString',
  'checkPointer',
  'checkString',
  'checkUint32',
  'checkUint64',
  'elementsOf',
  'exact',
  'failure',
  'float32Cell',
  'int32Cell',
  'int64Cell',
  'locate',
  'memoriesOf',
  'nullableStructOf',
  'pointerCell',
  'sizeOf',
  'structOf',
  'structsIn',
  'structsOf',
  'textOf',
  'uint32Cell',
  'uint64Cell',
  'numbersOf',
  'outputsOf',
];

const ENTRY = {
  name: 'ascendcl/checked',
  about:
    'Every C function with its arguments checked, its error codes thrown and its out parameters returned; and the enums,\n * constants, structs, callbacks and pointer types that calls need.',
};

/** What stands beside the functions in their modules and in the index. */
function takenNames(model: ApiModel): ReadonlySet<string> {
  const { structs, enums, callbacks, constants, macros } = model;
  return new Set([
    'raw',
    ...NATIVE_VALUES,
    ...NATIVE_TYPES,
    ...[...structs, ...enums, ...callbacks, ...constants, ...macros].flatMap(({ name }) => name ?? []),
    ...pointerTypeNames(model),
  ]);
}

/** generated/checked/*.ts: arguments checked, codes thrown, out parameters returned. */
export function emitChecked(
  model: ApiModel,
  types: TypeTable,
  writer: SourceWriter,
): ReadonlyMap<string, string> {
  const names = checkedNames(model.functions, takenNames(model));
  const files = new Map<string, string>();
  const structs = model.structs.filter((item) => !item.opaque).map((item) => item.name);
  const enums = model.enums.flatMap((item) => item.name ?? []);
  for (const [module, functions] of byModule(model.functions)) {
    const body = functions.map((fn) => printChecked(fn, names.get(fn.name) ?? fn.name, types)).join('\n');
    const code = withoutComments(body).replace(/'aclrt?\w+'/g, '');
    const structValues = structs.filter((name) => new RegExp(`, ${name}[,()]`).test(code));
    const imports: Import[] = [
      { from: '../../src/native/index.js', names: used(code, NATIVE_VALUES) },
      { from: '../../src/native/index.js', names: used(code, NATIVE_TYPES), typeOnly: true },
      { from: '../enums.js', names: used(code, enums), typeOnly: true },
      { from: '../structs.js', names: structValues },
      {
        from: '../structs.js',
        names: used(code, structs).filter((name) => !structValues.includes(name)),
        typeOnly: true,
      },
      { from: '../types.js', names: used(code, pointerTypeNames(model)), typeOnly: true },
    ];
    files.set(
      `checked/${module}.ts`,
      writer.print(`checked/${module}.ts`, imports, [
        `import * as raw from '../raw/${module}.js';\n\n`,
        body,
      ]),
    );
  }
  files.set('checked/index.ts', writer.print('checked/index.ts', [], indexOf(model.functions), ENTRY));
  return files;
}
