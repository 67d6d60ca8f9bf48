/**
 * Preprocessing tokens of C, enough for headers: identifiers, numbers, strings, characters, punctuators.
 * White space is not a token; `space` says whether some stood in front.
 */

type TokenKind = 'identifier' | 'number' | 'string' | 'character' | 'punctuator';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** Offset of the first character in the text that was given to `tokenize`. */
  readonly start: number;
  readonly end: number;
  readonly space: boolean;
  /** Comes from a macro; `start` and `end` are those of the macro's use. */
  readonly expanded?: boolean;
}

// One alternative per kind, in the order of the groups; the last one takes any other character, so that
// nothing is lost: a character that C does not know becomes a syntax error of the parser.
const pattern =
  /([A-Za-z_$][\w$]*)|(\.?\d(?:[eEpP][+-]|[\w.])*)|("(?:\\.|[^"\\\n])*")|('(?:\\.|[^'\\\n])*')|(\.\.\.|<<|>>|<=|>=|==|!=|&&|\|\||##|->|\+\+|--|\S)/uy;
const kinds: readonly TokenKind[] = ['identifier', 'number', 'string', 'character', 'punctuator'];
const whiteSpace = /\s*/uy;

export function tokenize(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = [];
  let position = from;
  while (position < to) {
    whiteSpace.lastIndex = position;
    whiteSpace.exec(text);
    const start = whiteSpace.lastIndex;
    if (start >= to) break;
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (match === null) break;
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)] ?? 'punctuator';
    const end = pattern.lastIndex;
    tokens.push({ kind, text: match[0], start, end, space: start > position });
    position = end;
  }
  return tokens;
}

/** The tokens as C text again, with single spaces where some white space stood. */
export function spellTokens(tokens: readonly Token[]): string {
  return tokens.map((token, index) => (token.space && index > 0 ? ` ${token.text}` : token.text)).join('');
}

/** Index of the token after the parenthesis that closes the one at `open`; -1 when it is never closed. */
export function afterParentheses(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    const text = tokens[index]?.text;
    if (text === '(') depth += 1;
    if (text === ')') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}
