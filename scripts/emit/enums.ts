import type { ApiConstant, ApiEnum, ApiModel } from '../../src/model/api-model.js';
import type { SourceWriter } from './source-writer.js';
import { comment, plainDoc, plainText } from './tsdoc.js';

/** generated/enums.ts: an object and a type for every enum. Anonymous enums become plain constants (constants.ts). */
export function emitEnums(model: ApiModel, writer: SourceWriter): string {
  const named = model.enums.filter((item): item is ApiEnum & { name: string } => item.name !== null);
  const statements = [...named].sort((a, b) => (a.name < b.name ? -1 : 1)).map(printEnum);
  return writer.print(
    'enums.ts',
    [{ from: '../src/native/index.js', names: named.length > 0 ? ['EnumValue'] : [], typeOnly: true }],
    statements,
  );
}

/** An object with the values and a type under one name. */
export function printEnum(item: ApiEnum & { name: string }): string {
  const doc = comment(plainDoc(item.doc) || `Enum \`${item.name}\` of ${item.header}.`);
  const members = item.constants.map(
    (constant) => `${inlineComment(constant)}  ${constant.name}: ${literal(constant.value)},`,
  );
  return `${doc}export const ${item.name} = {\n${members.join('\n')}\n} as const;\n${doc}export type ${item.name} = EnumValue<typeof ${item.name}>;\n`;
}

const inlineComment = (constant: ApiConstant): string =>
  constant.doc === undefined ? '' : `  /** ${plainText(constant.doc)} */\n`;

/** A number, or a bigint for what a double can't hold. */
export const literal = (value: number | string): string =>
  typeof value === 'number' ? String(value) : `${value}n`;
