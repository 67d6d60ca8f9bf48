/** The condition of `#if` and `#elif`: `defined`, macros, numbers; a name that is no macro is 0. */
import { evaluate } from './expression.js';
import { convert, int } from './integers.js';
import { expandMacros, type MacroTable } from './macros.js';
import { afterParentheses, spellTokens, type Token, tokenize } from './tokens.js';

/** Operators of the preprocessor that ask what the compiler has; they count as defined. */
const features = new Set(['__has_include', '__has_attribute', '__has_builtin']);

export const isDefined = (name: string, macros: MacroTable): boolean =>
  macros.has(name) || features.has(name);

/**
 * `hasHeader` tells of `"acl/acl.h"` and `<stdint.h>` whether there is such a header. Throws `NotConstant` when the
 * condition can't be understood.
 */
export function isTrue(
  condition: string,
  macros: MacroTable,
  hasHeader: (quoted: string) => boolean = () => false,
): boolean {
  const asked = replaceFeatures(replaceDefined(tokenize(condition), macros), hasHeader);
  const tokens = expandMacros(asked, macros);
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
    result.push({ ...token, kind: 'number', text: name && isDefined(name.text, macros) ? '1' : '0' });
  }
  return result;
}

/** Attributes are understood or left out whatever they are; of builtins there is none. */
function replaceFeatures(tokens: readonly Token[], hasHeader: (quoted: string) => boolean): Token[] {
  const result: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const end = features.has(token.text) ? afterParentheses(tokens, index + 1) : -1;
    if (end === -1 || tokens[index + 1]?.text !== '(') {
      result.push(token);
      continue;
    }
    const argument = spellTokens(tokens.slice(index + 2, end - 1));
    const holds = token.text === '__has_include' ? hasHeader(argument) : token.text === '__has_attribute';
    result.push({ ...token, kind: 'number', text: holds ? '1' : '0' });
    index = end - 1;
  }
  return result;
}
