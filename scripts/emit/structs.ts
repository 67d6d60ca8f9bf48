import type { ApiField, ApiModel, ApiStruct } from '../../src/model/api-model.js';
import { type Import, type SourceWriter, used } from './source-writer.js';
import { comment, plainDoc, plainText } from './tsdoc.js';
import { brandOf, type Kind, PlanError, scalarOf, type TypeTable } from './type-table.js';
import { pointerTypeNames } from './types.js';

/** Character arrays that hold text; all others hold bytes, which may contain zeros. */
const TEXT_FIELD = /name|version|function|argument|message|history/i;

/** generated/structs.ts: for every defined struct its TypeScript shape and, under the same name, its koffi type. */
export function emitStructs(model: ApiModel, types: TypeTable, writer: SourceWriter): string {
  const defined = definedStructs(model);
  const body = defined.map((item) => printStruct(item, types)).join('\n');
  const imports: Import[] = [
    { from: '../src/native/index.js', names: used(body, ['struct', 'union', 'pointerTo']) },
    {
      from: '../src/native/index.js',
      names: used(body, ['AnyPointer', 'FunctionPointer', 'StructPointer', 'UnionOf']),
      typeOnly: true,
    },
    {
      from: './enums.js',
      names: used(
        body,
        model.enums.flatMap((item) => item.name ?? []),
      ),
      typeOnly: true,
    },
    { from: './types.js', names: used(body, pointerTypeNames(model)), typeOnly: true },
  ];
  return writer.print('structs.ts', imports, [body]);
}

/** Structs with a body, in order of their names: koffi types resolve each other on first use, so that order is free. */
export const definedStructs = (model: ApiModel): ApiStruct[] =>
  model.structs.filter((item) => !item.opaque).sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * The TypeScript shape of a struct and its koffi type under one name. Throws PlanError when a member is of a type that
 * koffi does not have.
 */
export function printStruct(item: ApiStruct, types: TypeTable): string {
  const fields = plainMembers(item.fields ?? [], types);
  const doc =
    plainDoc(item.doc) || `${item.kind === 'union' ? 'Union' : 'Struct'} \`${item.name}\` of ${item.header}.`;
  const size = `${item.size} bytes.`;
  const shape = fields.map((field) => printField(field, types, '  ')).join('\n');
  return [
    `${comment(`${doc} ${size}`)}${
      item.kind === 'union'
        ? `export type ${item.name} = UnionOf<{\n${shape}\n}>;`
        : `export interface ${item.name} {\n${shape}\n}`
    }`,
    `${comment(`koffi type of {@link ${item.name}}.`)}export const ${item.name} = ${item.kind}(() => (${printKoffi(fields, types, '')}));\n`,
  ].join('\n');
}

/**
 * Anonymous members get a name, since JavaScript has no fields without one: `anonymous`, the second one `anonymous2`.
 * Arrays are spelled as such, also those of a typedef.
 */
function plainMembers(fields: readonly ApiField[], types: TypeTable): ApiField[] {
  const taken = new Set(fields.map(({ name }) => name));
  return fields.map((field) => {
    let name = field.name ?? 'anonymous';
    for (let count = 2; field.name === null && taken.has(name); count += 1) name = `anonymous${count}`;
    taken.add(name);
    if (name === '__proto__') throw new PlanError(`a JavaScript object can't have a member ${name}`);
    const type = types.withArrays(field.type);
    const { inline } = field;
    if (inline === undefined) return { ...field, name, type };
    return { ...field, name, type, inline: { ...inline, fields: plainMembers(inline.fields, types) } };
  });
}

const fieldName = (field: ApiField): string => field.name ?? '';

/** An array without a length at the end marks a tail of any length; its bytes are not part of the struct. */
const isTail = (field: ApiField): boolean => /\[0?\]$/.test(field.type);

/** Text is one array of characters; an array of texts is given as its bytes. */
const isText = (field: ApiField): boolean => TEXT_FIELD.test(fieldName(field)) && !/\]\[/.test(field.type);

function printField(field: ApiField, types: TypeTable, indent: string): string {
  const name = fieldName(field);
  if (isTail(field))
    return `${indent}// ${field.type} ${name}: the bytes behind the struct, at offset ${field.offset}`;
  const optional = /^(rsv|reserve)/i.test(name) ? '?' : '';
  const doc = field.doc === undefined ? '' : `${indent}/** ${plainText(field.doc)} */\n`;
  return `${doc}${indent}${name}${optional}: ${fieldType(field, types, indent)};`;
}

function fieldType(field: ApiField, types: TypeTable, indent: string): string {
  if (field.inline !== undefined) {
    const members = `{\n${field.inline.fields.map((inner) => printField(inner, types, `${indent}  `)).join('\n')}\n${indent}}`;
    const shape = field.inline.kind === 'union' ? `UnionOf<${members}>` : members;
    return splitArray(field.type) === undefined ? shape : `readonly ${shape}[]`;
  }
  const array = splitArray(field.type);
  if (array === undefined) return valueType(types.resolve(field.type));
  const element = types.resolve(array.element);
  if (element.kind === 'scalar')
    return element.scalar.class === 'char' && isText(field) ? 'string' : element.scalar.array;
  if (element.kind === 'enum') return scalarOf(element.enum).array;
  return `readonly ${valueType(element)}[]`;
}

function valueType(kind: Kind): string {
  switch (kind.kind) {
    case 'scalar':
      return kind.scalar.class === 'int64' ? 'bigint' : kind.scalar.class === 'bool' ? 'boolean' : 'number';
    case 'enum':
      return kind.enum.name ?? 'number';
    case 'struct':
      return sized(kind.struct).name;
    case 'handle':
      return brandOf(kind.name);
    case 'function':
      return `FunctionPointer<'${kind.name}'>`;
    case 'pointer':
      return kind.to.kind === 'struct' ? `StructPointer<${kind.to.struct.name}>` : 'AnyPointer';
    case 'void':
      throw new PlanError('a member can’t be void');
  }
}

function sized(struct: ApiStruct): ApiStruct {
  if (struct.opaque) throw new PlanError(`the members of ${struct.name} are not known`);
  return struct;
}

function printKoffi(fields: readonly ApiField[], types: TypeTable, indent: string): string {
  const lines = fields
    .filter((field) => !isTail(field))
    .map((field) => `${indent}  ${fieldName(field)}: ${koffiType(field, types, indent)},`);
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function koffiType(field: ApiField, types: TypeTable, indent: string): string {
  const array = splitArray(field.type);
  if (field.inline !== undefined) {
    const inner = `${field.inline.kind}(() => (${printKoffi(field.inline.fields, types, `${indent}  `)}))`;
    return array === undefined ? inner : `[${inner}, ${array.length}]`;
  }
  if (array === undefined) return koffiValue(types.resolve(field.type));
  const element = types.resolve(array.element);
  const isBytes = element.kind === 'scalar' && element.scalar.class === 'char' && !isText(field);
  return `[${isBytes ? "'uint8_t'" : koffiValue(element)}, ${array.length}]`;
}

function koffiValue(kind: Kind): string {
  switch (kind.kind) {
    case 'scalar':
      return `'${kind.scalar.koffi}'`;
    case 'enum':
      return `'${scalarOf(kind.enum).koffi}'`;
    case 'struct':
      return sized(kind.struct).name;
    case 'pointer':
      return kind.to.kind === 'struct' ? `pointerTo(${kind.to.struct.name})` : "'void *'";
    default:
      return "'void *'";
  }
}

function splitArray(type: string): { element: string; length: number } | undefined {
  const match = /^(.*?)((?:\[\d+\])+)$/.exec(type);
  if (match === null) return undefined;
  const length =
    (match[2] as string).match(/\d+/g)?.reduce((product, digits) => product * Number(digits), 1) ?? 0;
  return { element: (match[1] as string).trim(), length };
}
