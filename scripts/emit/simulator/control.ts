import type { ApiFunction, ApiModel } from '../../../src/model/api-model.js';
import { NATIVE_VALUES as CHECKED_VALUES } from '../checked.js';
import { printChecked } from '../checked-function.js';
import { printEnum } from '../enums.js';
import { NATIVE_TYPES, printRaw, NATIVE_VALUES as RAW_VALUES } from '../raw.js';
import { type Entry, type Import, type SourceWriter, used, withoutComments } from '../source-writer.js';
import { definedStructs, printStruct } from '../structs.js';
import { CONTROL_AREA } from '../tsdoc.js';
import { TypeTable } from '../type-table.js';
import { pointerTypeNames } from '../types.js';

/** The control header as `buildModel` knows it, and the path that it has among the interface headers. */
export const CONTROL_HEADER = 'aclsim.h';
const LIBRARY = 'libascendcl_sim.so';

/**
 * The binding of the simulator's control functions, from a model that was built of aclsim.h and what it includes:
 * generated/simulator/control.ts (enums, structs, checked functions) and control-raw.ts. No part of the API proper.
 */
export function emitControl(model: ApiModel, writer: SourceWriter): ReadonlyMap<string, string> {
  const types = new TypeTable(model);
  const isControl = (item: { readonly header: string }): boolean => item.header === CONTROL_HEADER;
  const functions = model.functions.filter(isControl).map(asControl);
  const enums = model.enums.filter(isControl).filter((item) => item.name !== null);
  const structs = definedStructs(model).filter(isControl);
  const names = {
    enums: enums.flatMap((item) => item.name ?? []),
    structs: structs.map((item) => item.name),
  };
  const pointers = pointerTypeNames(model);

  const shapes = [
    ...enums.flatMap((item) => (item.name === null ? [] : [printEnum({ ...item, name: item.name })])),
    ...structs.map((item) => printStruct(item, types)),
  ].join('\n');
  const raw = functions.map((fn) => printRaw(fn, types)).join('\n');
  const checked = functions.map((fn) => printChecked(fn, controlName(fn.name), types)).join('\n');
  const file = (
    path: string,
    imports: readonly Import[],
    statements: readonly string[],
    entry?: Entry,
  ): [string, string] => [`simulator/${path}`, writer.print(`simulator/${path}`, imports, statements, entry)];
  return new Map([
    file(
      'control-types.ts',
      imports(shapes, ['pointerTo', 'struct', 'union'], ['AnyPointer', 'EnumValue'], pointers),
      [shapes],
    ),
    file(
      'control-raw.ts',
      [...imports(raw, RAW_VALUES, NATIVE_TYPES, pointers), ...shapesUsed(raw, names)],
      [raw],
    ),
    file(
      'control.ts',
      [...imports(checked, CHECKED_VALUES, NATIVE_TYPES, pointers), ...shapesUsed(checked, names)],
      ["import * as raw from './control-raw.js';\n\nexport * from './control-types.js';\n", checked],
      ENTRY,
    ),
  ]);
}

const ENTRY = {
  name: 'ascendcl/simulator',
  about:
    'Control of the simulated machine, for tests: hold streams, make calls fail, take a device away, count calls, read findings.\n * On another library every function throws NotAvailableError.',
};

/** `aclsimHoldStreams` → `holdStreams`. */
function controlName(name: string): string {
  const stripped = name.replace(/^aclsim/, '');
  return stripped.charAt(0).toLowerCase() + stripped.slice(1);
}

const asControl = (fn: ApiFunction): ApiFunction => ({ ...fn, library: LIBRARY, area: CONTROL_AREA });

function imports(text: string, values: string[], types: string[], pointers: string[]): Import[] {
  const code = withoutComments(text);
  return [
    { from: '../../src/native/index.js', names: used(code, values) },
    { from: '../../src/native/index.js', names: used(code, types), typeOnly: true },
    { from: '../types.js', names: used(code, pointers), typeOnly: true },
  ];
}

/** A struct's name is also the value of its koffi type; an enum is needed as a type only. */
function shapesUsed(text: string, names: { enums: string[]; structs: string[] }): Import[] {
  const code = withoutComments(text);
  return [
    { from: './control-types.js', names: used(code, names.structs) },
    { from: './control-types.js', names: used(code, names.enums), typeOnly: true },
  ];
}
