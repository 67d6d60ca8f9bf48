import type { ApiCallback, ApiModel } from '../../src/model/api-model.js';
import { isReserved, safeNames } from './names.js';
import { isText } from './raw.js';
import { type SourceWriter, used } from './source-writer.js';
import { comment, plainDoc } from './tsdoc.js';
import { brandOf, type Kind, PlanError, scalarOf, type TypeTable } from './type-table.js';
import { pointerTypeNames } from './types.js';

/** generated/callbacks.ts: for every callback type the JavaScript signature and the kind that registers functions. */
export function emitCallbacks(model: ApiModel, types: TypeTable, writer: SourceWriter): string {
  const body = [...model.callbacks]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((item) => printCallback(item, types))
    .join('\n');
  return writer.print(
    'callbacks.ts',
    [
      { from: '../src/native/index.js', names: used(body, ['callback']) },
      { from: '../src/native/index.js', names: used(body, ['AnyPointer', 'Int64']), typeOnly: true },
      {
        from: './enums.js',
        names: used(
          body,
          model.enums.flatMap((item) => item.name ?? []),
        ),
        typeOnly: true,
      },
      { from: './types.js', names: used(body, pointerTypeNames(model)), typeOnly: true },
    ],
    [body],
  );
}

/** So many arguments C passes in registers on every machine. */
const MOST_PARAMETERS = 6;

/** Throws PlanError when something crosses the border that a callback can't be given. */
export function printCallback(item: ApiCallback, types: TypeTable): string {
  const names = safeNames(
    item.params.map(({ name }, index) => name ?? `argument${index}`),
    isReserved,
  );
  const params = item.params.map((param, index) => ({
    name: names[index],
    kind: types.resolve(param.type),
    text: isText(param.type),
  }));
  const result = types.resolve(item.returns);
  if (params.length > MOST_PARAMETERS)
    throw new PlanError(`a callback has ${params.length} parameters, more than ${MOST_PARAMETERS}`);
  const signature = params.map((p) => `${p.name}: ${p.text ? 'string | null' : jsType(p.kind)}`).join(', ');
  const koffi = params.map((p) => (p.text ? "'str'" : koffiType(p.kind))).join(', ');
  const doc = comment(plainDoc(item.doc) || `Callback \`${item.name}\` of ${item.header}.`);
  return [
    `${doc}export type ${item.name} = (${signature}) => ${result.kind === 'void' ? 'void' : jsType(result)};`,
    `${comment(`Registers functions of type {@link ${item.name}} for C.`)}export const ${item.name} = callback<'${item.name}', ${item.name}>('${item.name}', '${result.kind === 'void' ? 'void' : koffiType(result).slice(1, -1)}', [${koffi}]);\n`,
  ].join('\n');
}

function jsType(kind: Kind): string {
  switch (kind.kind) {
    case 'scalar':
      if (kind.scalar.class === 'float') throw new PlanError('a callback has a floating-point number');
      return kind.scalar.class === 'int64' ? 'Int64' : kind.scalar.class === 'bool' ? 'boolean' : 'number';
    case 'struct':
      throw new PlanError(`${kind.struct.name} is passed by value to a callback`);
    case 'enum':
      return kind.enum.name ?? 'number';
    case 'handle':
      return `${brandOf(kind.name)} | null`;
    default:
      return 'AnyPointer | null';
  }
}

const koffiType = (kind: Kind): string =>
  kind.kind === 'scalar'
    ? `'${kind.scalar.koffi}'`
    : kind.kind === 'enum'
      ? `'${scalarOf(kind.enum).koffi}'`
      : "'void *'";
