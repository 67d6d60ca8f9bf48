/**
 * Gives every enumerator, `static const` variable and macro its value. Enumerators without one count on from the one
 * before; an expression may use names declared earlier and casts to integer types. Rejects an enumerator that is no
 * constant integer expression; a variable or macro that is none is skipped with its text.
 */
import type { Skipped } from '../../src/model/api-model.js';
import type { ConstantDeclaration, Declarations, MacroDeclaration } from '../parse/declarations.js';
import { readAttributes } from '../preprocess/attributes.js';
import { HeaderError, type HeaderProblem } from '../preprocess/errors.js';
import { evaluate } from '../preprocess/expression.js';
import { convert, type Integer, type IntegerType, int, integerTypes, long } from '../preprocess/integers.js';
import { expandMacros, MacroError } from '../preprocess/macros.js';
import { NotConstant } from '../preprocess/operators.js';
import { spellTokens, type Token } from '../preprocess/tokens.js';
import type { Evaluated } from './draft.js';

export function evaluateConstants(draft: Declarations): Evaluated {
  const types = castTypes(draft);
  const values = new Map<string, Integer>();
  const evaluated = (tokens: readonly Token[]): Integer =>
    evaluate(tokens, (name) => values.get(name), types);
  const skipped = evaluateEnumerators(draft, values, evaluated);
  for (const constant of draft.constants) {
    const found = constantValue(constant, evaluated, types);
    if (typeof found !== 'string') values.set(constant.name, found);
    else skipped.push({ what: constant.name, reason: found, position: constant.position });
  }
  const macroValues = new Map<string, Integer>();
  for (const macro of draft.macros.filter(({ scope }) => scope === 'runtime')) {
    const found = macroValue(macro, draft, evaluated);
    if (typeof found !== 'string') macroValues.set(macro.name, found);
    else
      skipped.push({
        what: spellDefinition(macro),
        reason: found,
        position: { file: macro.file, line: macro.line },
      });
  }
  const constants = draft.constants.filter(({ name }) => values.has(name));
  return { ...draft, constants, values, macroValues, skipped: [...draft.skipped, ...skipped] };
}

function evaluateEnumerators(
  { enums }: Declarations,
  values: Map<string, Integer>,
  evaluated: (tokens: readonly Token[]) => Integer,
): Skipped[] {
  const problems: HeaderProblem[] = [];
  const skipped: Skipped[] = [];
  for (const { enumerators, scope } of enums) {
    let next = 0n;
    for (const { name, expression, position } of enumerators) {
      try {
        const value = expression ? evaluated(expression).value : next;
        // An enumerator is an int when it fits, else a long.
        values.set(name, BigInt.asIntN(32, value) === value ? convert(value, int) : { value, type: long });
        next = value + 1n;
      } catch (error) {
        if (!(error instanceof NotConstant)) throw error;
        const text = spellTokens(expression ?? []);
        const message = `the value of ${name}, "${text}", is no constant integer expression: ${error.message}`;
        if (scope === 'runtime') problems.push({ ...position, message });
        else skipped.push({ what: name, reason: message, position });
        break; // those behind it may count on from it
      }
    }
  }
  if (problems.length > 0) throw new HeaderError(problems);
  return skipped;
}

/** The value, or why there is none. */
function constantValue(
  { expression, type }: ConstantDeclaration,
  evaluated: (tokens: readonly Token[]) => Integer,
  types: ReadonlyMap<string, IntegerType>,
): Integer | string {
  const integer = type.kind === 'name' ? types.get(type.name) : undefined;
  if (integer === undefined) return 'a constant that is no integer';
  try {
    return convert(evaluated(expression).value, integer);
  } catch (error) {
    if (!(error instanceof NotConstant)) throw error;
    return `its value, "${spellTokens(expression)}", is no constant integer expression: ${error.message}`;
  }
}

function macroValue(
  macro: MacroDeclaration,
  { macroTable }: Declarations,
  evaluated: (tokens: readonly Token[]) => Integer,
): Integer | string {
  if (macro.parameters !== undefined) return 'a function-like macro is no symbol of the library';
  if (macro.body.length === 0) return 'a macro without a value';
  if (readAttributes(macro.body, 0)) return 'a macro for an attribute';
  try {
    return evaluated(expandMacros(macro.body, macroTable, [macro.name]));
  } catch (error) {
    if (!(error instanceof NotConstant || error instanceof MacroError)) throw error;
    return `a macro whose text is no number: ${error.message}`;
  }
}

function spellDefinition({ name, parameters, body }: MacroDeclaration): string {
  const list = parameters === undefined ? '' : `(${parameters.join(', ')})`;
  return `#define ${name}${list} ${spellTokens(body)}`.trim();
}

/** The integer types by their names and by the typedefs of them. */
export function castTypes({ typedefs }: Declarations): Map<string, IntegerType> {
  const types = new Map(integerTypes);
  for (const { name, type } of typedefs) {
    const target = type.kind === 'name' ? types.get(type.name) : undefined;
    if (target !== undefined) types.set(name, target);
  }
  return types;
}
