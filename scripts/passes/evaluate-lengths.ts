/** Turns the length of every array into a number. Rejects a length that is no constant integer expression. */
import { type ArrayLength, type CType, mapLengths } from '../parse/c-types.js';
import type { Field, Origin, RecordDeclaration } from '../parse/declarations.js';
import { HeaderError, type HeaderProblem } from '../preprocess/errors.js';
import { evaluate } from '../preprocess/expression.js';
import { NotConstant } from '../preprocess/operators.js';
import { spellTokens } from '../preprocess/tokens.js';
import type { Evaluated } from './draft.js';
import { castTypes } from './evaluate-constants.js';

type Place = Pick<Origin, 'position' | 'scope'>;

export function evaluateLengths(draft: Evaluated): Evaluated {
  const problems: HeaderProblem[] = [];
  const types = castTypes(draft);
  const length = (written: ArrayLength, { position, scope }: Place): ArrayLength => {
    if (written === null || typeof written === 'number') return written;
    try {
      const { value } = evaluate(written.tokens, (name) => draft.values.get(name), types);
      if (value < 0n) throw new NotConstant('it is negative');
      return Number(value);
    } catch (error) {
      if (!(error instanceof NotConstant)) throw error;
      const text = spellTokens(written.tokens);
      // What another package declares and nothing here uses may be what it is.
      if (scope === 'runtime')
        problems.push({
          ...position,
          message: `the array length "${text}" is no constant: ${error.message}`,
        });
      return 0;
    }
  };
  const withLengths = (type: CType, place: Place): CType =>
    mapLengths(type, (written) => length(written, place));
  const fields = (list: readonly Field[], { scope }: Place): Field[] =>
    list.map((field) => ({
      ...field,
      type: withLengths(field.type, { scope, position: field.position }),
      ...(field.inline
        ? {
            inline: {
              ...field.inline,
              fields: fields(field.inline.fields, { scope, position: field.position }),
            },
          }
        : {}),
    }));
  const result: Evaluated = {
    ...draft,
    records: draft.records.map(
      (item): RecordDeclaration => ({ ...item, fields: item.fields && fields(item.fields, item) }),
    ),
    typedefs: draft.typedefs.map((item) => ({ ...item, type: withLengths(item.type, item) })),
    functions: draft.functions.map((item) => {
      const type = withLengths(item.type, item);
      return type.kind === 'function' ? { ...item, type } : item;
    }),
  };
  if (problems.length > 0) throw new HeaderError(problems);
  return result;
}
