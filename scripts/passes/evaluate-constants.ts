/**
 * Gives every enumerator, `static const` variable, array length and macro its value. Enumerators without one count on
 * from the one before; an expression may use names declared earlier. Rejects an enumerator, constant or array
 * length that is no constant integer expression; a macro that is none is skipped with its text.
 */
import type { Skipped, SourcePosition } from '../model.js';
import { readAttributes } from '../parse/attributes.js';
import { type ArrayLength, type CType, mapLengths } from '../parse/c-types.js';
import type { Field, RecordDeclaration } from '../parse/declarations.js';
import { HeaderError, type HeaderProblem } from '../parse/errors.js';
import { evaluate, NotConstant } from '../parse/expression.js';
import { convert, type Integer, int, integerTypes, long } from '../parse/integers.js';
import { expandMacros, MacroError } from '../parse/macros.js';
import { spellTokens, type Token } from '../parse/tokens.js';
import type { Declarations, Evaluated, MacroDeclaration } from './draft.js';

export function evaluateConstants(draft: Declarations): Evaluated {
  const evaluator = new Evaluator();
  for (const { enumerators } of draft.enums) {
    let next = 0n;
    for (const { name, expression, position } of enumerators) {
      const value = expression ? evaluator.value(expression, position, `the value of ${name}`) : next;
      evaluator.values.set(name, smallest(value));
      next = value + 1n;
    }
  }
  for (const { name, expression, type, position } of draft.constants) {
    const value = evaluator.value(expression, position, `the value of ${name}`);
    const integer = type.kind === 'name' ? integerTypes.get(type.name) : undefined;
    evaluator.values.set(name, integer ? convert(value, integer) : smallest(value));
  }
  const lengths = (type: CType, position: SourcePosition): CType =>
    mapLengths(type, (length) => evaluator.length(length, position));
  const fields = (list: readonly Field[]): Field[] =>
    list.map((field) => ({
      ...field,
      type: lengths(field.type, field.position),
      ...(field.inline ? { inline: { ...field.inline, fields: fields(field.inline.fields) } } : {}),
    }));
  const records = draft.records.map(
    (record): RecordDeclaration => ({ ...record, fields: record.fields && fields(record.fields) }),
  );
  const typedefs = draft.typedefs.map((item) => ({ ...item, type: lengths(item.type, item.position) }));
  const functions = draft.functions.map((item) => {
    const type = lengths(item.type, item.position);
    return type.kind === 'function' ? { ...item, type } : item;
  });
  if (evaluator.problems.length > 0) throw new HeaderError(evaluator.problems);
  const { macroValues, skipped } = evaluateMacros(draft, evaluator.values);
  return {
    ...draft,
    records,
    typedefs,
    functions,
    values: evaluator.values,
    macroValues,
    skipped: [...draft.skipped, ...skipped],
  };
}

class Evaluator {
  readonly values = new Map<string, Integer>();
  readonly problems: HeaderProblem[] = [];

  value(tokens: readonly Token[], position: SourcePosition, what: string): bigint {
    try {
      return evaluate(tokens, (name) => this.values.get(name)).value;
    } catch (error) {
      if (!(error instanceof NotConstant)) throw error;
      const message = `${what}, ${spellTokens(tokens)}, is no constant integer expression: ${error.message}`;
      this.problems.push({ ...position, message });
      return 0n;
    }
  }

  length(length: ArrayLength, position: SourcePosition): ArrayLength {
    if (length === null || typeof length === 'number') return length;
    return Number(this.value(length.tokens, position, 'an array length'));
  }
}

/** An enumerator is an int when it fits, else a long. */
function smallest(value: bigint): Integer {
  return BigInt.asIntN(32, value) === value ? convert(value, int) : { value, type: long };
}

function evaluateMacros(
  draft: Declarations,
  values: ReadonlyMap<string, Integer>,
): { macroValues: Map<string, Integer>; skipped: Skipped[] } {
  const macroValues = new Map<string, Integer>();
  const skipped: Skipped[] = [];
  for (const macro of draft.macros) {
    if (macro.scope === 'outside') continue;
    const found = macroValue(macro, draft, values);
    if (typeof found !== 'string') {
      macroValues.set(macro.name, found);
      continue;
    }
    const parameters = macro.parameters === undefined ? '' : `(${macro.parameters.join(', ')})`;
    const what = `#define ${macro.name}${parameters} ${spellTokens(macro.body)}`.trim();
    skipped.push({ what, reason: found, position: { file: macro.file, line: macro.line } });
  }
  return { macroValues, skipped };
}

/** The value, or why there is none. */
function macroValue(
  macro: MacroDeclaration,
  { macroTable }: Declarations,
  values: ReadonlyMap<string, Integer>,
): Integer | string {
  if (macro.parameters !== undefined) return 'a function-like macro is no symbol of the library';
  if (macro.body.length === 0) return 'a macro without a value';
  if (readAttributes(macro.body, 0)) return 'a macro for an attribute';
  try {
    return evaluate(expandMacros(macro.body, macroTable, [macro.name]), (name) => values.get(name));
  } catch (error) {
    if (!(error instanceof NotConstant || error instanceof MacroError)) throw error;
    return `a macro whose text is no number: ${error.message}`;
  }
}
