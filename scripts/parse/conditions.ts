/** The condition of `#if` and `#elif`: `defined`, macros, numbers; a name that is no macro is 0. */
import { evaluate } from './expression.js';
import { convert, int } from './integers.js';
import { expandMacros, type MacroTable } from './macros.js';
import { type Token, tokenize } from './tokens.js';

/**
 * What a C11 compiler for Linux on LP64 predefines, as far as headers ask. `__cplusplus`, `_WIN32` and the names of the
 * processor are left undefined: the binding is the same for x86-64 and AArch64.
 */
export const predefinedMacros: ReadonlyMap<string, string> = new Map([
  ['__STDC__', '1'],
  ['__STDC_VERSION__', '201112L'],
  ['__GNUC__', '12'],
  ['__GNUC_MINOR__', '2'],
  ['__linux__', '1'],
  ['__linux', '1'],
  ['__unix__', '1'],
  ['__LP64__', '1'],
  ['_LP64', '1'],
]);

/** Throws `NotConstant` when the condition can't be understood. */
export function isTrue(condition: string, macros: MacroTable): boolean {
  const tokens = expandMacros(replaceDefined(tokenize(condition), macros), macros);
  return evaluate(tokens, () => convert(0n, int)).value !== 0n;
}

// Before expansion, because `defined` asks for the name itself.
function replaceDefined(tokens: readonly Token[], macros: MacroTable): Token[] {
  const result: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.text !== 'defined') {
      result.push(token);
      continue;
    }
    const parenthesis = tokens[index + 1]?.text === '(';
    const name = tokens[index + (parenthesis ? 2 : 1)];
    index += parenthesis ? 3 : 1;
    result.push({ ...token, kind: 'number', text: name !== undefined && macros.has(name.text) ? '1' : '0' });
  }
  return result;
}
