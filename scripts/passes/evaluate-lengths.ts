/** Turns the length of every array into a number. Rejects a length that is no constant integer expression. */
import type { SourcePosition } from '../model.js';
import { type ArrayLength, type CType, mapLengths } from '../parse/c-types.js';
import type { Field, RecordDeclaration } from '../parse/declarations.js';
import { HeaderError, type HeaderProblem } from '../parse/errors.js';
import { evaluate } from '../parse/expression.js';
import { NotConstant } from '../parse/operators.js';
import { spellTokens } from '../parse/tokens.js';
import type { Evaluated } from './draft.js';

export function evaluateLengths(draft: Evaluated): Evaluated {
  const problems: HeaderProblem[] = [];
  const length = (written: ArrayLength, position: SourcePosition): ArrayLength => {
    if (written === null || typeof written === 'number') return written;
    try {
      return Number(evaluate(written.tokens, (name) => draft.values.get(name)).value);
    } catch (error) {
      if (!(error instanceof NotConstant)) throw error;
      const text = spellTokens(written.tokens);
      problems.push({ ...position, message: `the array length "${text}" is no constant: ${error.message}` });
      return 0;
    }
  };
  const withLengths = (type: CType, position: SourcePosition): CType =>
    mapLengths(type, (written) => length(written, position));
  const fields = (list: readonly Field[]): Field[] =>
    list.map((field) => ({
      ...field,
      type: withLengths(field.type, field.position),
      ...(field.inline ? { inline: { ...field.inline, fields: fields(field.inline.fields) } } : {}),
    }));
  const result: Evaluated = {
    ...draft,
    records: draft.records.map(
      (item): RecordDeclaration => ({ ...item, fields: item.fields && fields(item.fields) }),
    ),
    typedefs: draft.typedefs.map((item) => ({ ...item, type: withLengths(item.type, item.position) })),
    functions: draft.functions.map((item) => {
      const type = withLengths(item.type, item.position);
      return type.kind === 'function' ? { ...item, type } : item;
    }),
  };
  if (problems.length > 0) throw new HeaderError(problems);
  return result;
}
