import type { ApiModel, ApiValue } from '../../src/model/api-model.js';
import { literal } from './enums.js';
import type { SourceWriter } from './source-writer.js';
import { comment, plainText } from './tsdoc.js';

const isErrorCode = (item: ApiValue): boolean => /^ACL_(ERROR|SUCCESS|RT_SUCCESS)/.test(item.name);

/** generated/constants.ts: macros, static constants and enumerators without an enum that are not error codes. */
export function emitConstants(model: ApiModel, writer: SourceWriter): string {
  const values = [...model.constants, ...model.macros].filter((item) => !isErrorCode(item));
  const loose = model.enums.filter((item) => item.name === null).flatMap((item) => item.constants);
  const all = [...values, ...loose].sort((a, b) => (a.name < b.name ? -1 : 1));
  return writer.print(
    'constants.ts',
    [],
    all.map((item) => `${comment(item.doc ?? '')}export const ${item.name} = ${literal(item.value)};`),
  );
}

/** generated/error-codes.ts: every code by its C name. Of two names for one value both are here. */
export function emitErrorCodes(model: ApiModel, writer: SourceWriter): string {
  const codes = [...model.constants, ...model.macros]
    .filter(isErrorCode)
    .sort((a, b) => Number(a.value) - Number(b.value) || (a.name < b.name ? -1 : 1));
  const members = codes.map(
    (item) =>
      `${item.doc === undefined ? '' : `  /** ${plainText(item.doc)} */\n`}  ${item.name}: ${literal(item.value)},`,
  );
  return writer.print(
    'error-codes.ts',
    [],
    [
      `/** The error codes of AscendCL by their C names. */\nexport const AclErrorCode = {\n${members.join('\n')}\n} as const;\n`,
      '/** A known error code, or the number of one that is newer than this binding. */\nexport type AclErrorCode = (typeof AclErrorCode)[keyof typeof AclErrorCode] | (number & {});',
    ],
  );
}
