/** Macro definitions and their expansion. A macro does not expand inside itself. */
import { afterParentheses, spellTokens, type Token, tokenize } from './tokens.js';

export interface Macro {
  readonly name: string;
  /** Present for function-like macros; the last one may be `...`. */
  readonly parameters?: readonly string[];
  readonly body: readonly Token[];
  readonly file: string;
  readonly line: number;
}

export type MacroTable = ReadonlyMap<string, Macro>;

/** A macro that can't be expanded; `offset` is where it is used. */
export class MacroError extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message);
  }
}

/** Reads what follows `#define`; undefined when there is no name. */
export function parseDefinition(text: string, file: string, line: number): Macro | undefined {
  const match = /^\s*([A-Za-z_$][\w$]*)(\(([^)]*)\))?/.exec(text);
  if (match === null) return undefined;
  const [head, name = '', parenthesis, list = ''] = match;
  const body = tokenize(text.slice(head.length));
  if (parenthesis === undefined) return { name, body, file, line };
  const parameters = list.split(',').map((parameter) => parameter.trim());
  return { name, parameters: list.trim() === '' ? [] : parameters, body, file, line };
}

export function expandMacros(
  tokens: readonly Token[],
  macros: MacroTable,
  hidden: readonly string[] = [],
): Token[] {
  const result: Token[] = [];
  /** True when what was expanded ends in the name of a macro whose arguments follow in the text. */
  const opensCall = (next: number): boolean => {
    const last = result.at(-1);
    const named = last?.expanded && last.kind === 'identifier' ? macros.get(last.text) : undefined;
    return named?.parameters !== undefined && !hidden.includes(named.name) && tokens[next]?.text === '(';
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const macro =
      token.kind === 'identifier' && !hidden.includes(token.text) ? macros.get(token.text) : undefined;
    if (macro === undefined) {
      result.push(token);
    } else if (macro.parameters === undefined) {
      const body = placeAt(macro.body, token.start, token.end);
      result.push(...expandMacros(body, macros, [...hidden, macro.name]));
      const last = opensCall(index + 1) ? result.pop() : undefined;
      if (last) return [...result, ...expandMacros([last, ...tokens.slice(index + 1)], macros, hidden)];
    } else if (tokens[index + 1]?.text === '(') {
      const end = afterParentheses(tokens, index + 1);
      if (end === -1)
        throw new MacroError(token.start, `the call of the macro ${macro.name} is never closed`);
      const args = splitArguments(tokens.slice(index + 2, end - 1));
      const body = substitute(macro, args, macros, hidden, token);
      const lastEnd = tokens[end - 1]?.end ?? token.end;
      result.push(...expandMacros(placeAt(body, token.start, lastEnd), macros, [...hidden, macro.name]));
      index = end - 1;
    } else {
      result.push(token);
    }
  }
  return result;
}

/** A second definition with the same parameters and the same text changes nothing. */
export function sameDefinition(left: Macro, right: Macro): boolean {
  const spell = ({ parameters, body }: Macro): string =>
    JSON.stringify([parameters, body.map(({ text }) => text)]);
  return spell(left) === spell(right);
}

function placeAt(body: readonly Token[], start: number, end: number): Token[] {
  return body.map((token) => ({ ...token, start, end, expanded: true }));
}

function splitArguments(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth -= 1;
    if (token.text === ',' && depth === 0) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** The body with the arguments in place: as written beside `#` and `##`, else expanded. */
function substitute(
  macro: Macro,
  args: readonly Token[][],
  macros: MacroTable,
  hidden: readonly string[],
  use: Token,
): Token[] {
  const parameters = macro.parameters ?? [];
  const given = parameters.length === 0 && args.length === 1 && args[0]?.length === 0 ? 0 : args.length;
  if (!parameters.includes('...') && given !== parameters.length) {
    throw new MacroError(
      use.start,
      `the macro ${macro.name} takes ${parameters.length} arguments, not ${given}`,
    );
  }
  const argument = (token: Token | undefined): readonly Token[] | undefined => {
    const index = parameters.indexOf(token?.text === '__VA_ARGS__' ? '...' : (token?.text ?? ''));
    if (token?.kind !== 'identifier' || index === -1) return undefined;
    return parameters[index] === '...' ? joinArguments(args.slice(index), token) : (args[index] ?? []);
  };
  const result: Token[] = [];
  for (let index = 0; index < macro.body.length; index += 1) {
    const token = macro.body[index];
    if (token === undefined) break;
    const next = macro.body[index + 1];
    if (token.text === '#' && argument(next)) {
      result.push({ ...token, kind: 'string', text: JSON.stringify(spellTokens(argument(next) ?? [])) });
      index += 1;
    } else if (token.text === '##' && next !== undefined) {
      const left = result.pop();
      const [first, ...rest] = argument(next) ?? [next];
      result.push(...tokenize(`${left?.text ?? ''}${first?.text ?? ''}`), ...rest);
      index += 1;
    } else {
      const value = argument(token);
      if (value === undefined) result.push(token);
      else result.push(...(next?.text === '##' ? value : expandMacros(value, macros, hidden)));
    }
  }
  return result;
}

/** `...` stands for its arguments with their commas. */
function joinArguments(args: readonly Token[][], { start, end }: Token): Token[] {
  const comma: Token = { kind: 'punctuator', text: ',', start, end, space: false };
  return args.flatMap((tokens, index) => (index === 0 ? tokens : [comma, ...tokens]));
}
