/** How deep brackets may stand inside each other. What reads them is recursive, and C compilers stop here too. */
import type { Token } from './tokens.js';

export const DEEPEST = 256;

/** The first bracket that stands too deep, or undefined. */
export function tooDeep(tokens: readonly Token[]): Token | undefined {
  let depth = 0;
  for (const token of tokens) {
    if ('([{'.includes(token.text)) depth += 1;
    else if (')]}'.includes(token.text)) depth -= 1;
    if (depth > DEEPEST) return token;
  }
  return undefined;
}
