/** The preprocessing directives of a header, with continuation lines joined. */
import { lineAt } from './source.js';

export interface Directive {
  /** `define`, `ifndef`, …; empty for a lone `#`. */
  readonly name: string;
  /** What follows the name, continuation lines joined by blanks. */
  readonly text: string;
  readonly line: number;
  /** Offsets of its first and after its last character, line end not included. */
  readonly start: number;
  readonly end: number;
}

const pattern = /^[ \t\f\v]*#[ \t]*([A-Za-z_]*)((?:\\\n|[^\n])*)/gm;

/** `text` is without comments. */
export function findDirectives(text: string, lineStarts: readonly number[]): Directive[] {
  return [...text.matchAll(pattern)].map((match) => ({
    name: match[1] ?? '',
    text: (match[2] ?? '').replace(/\\\n/g, ' ').trim(),
    line: lineAt(lineStarts, match.index),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * The name of the include guard: the first directives are `#ifndef NAME`, `#define NAME`, and the `#endif` that closes
 * the first is the last one. A header is read once whatever its guard says, because two headers of different names
 * share one.
 */
export function includeGuard(directives: readonly Directive[]): string | undefined {
  const [first, second] = directives;
  if (first?.name !== 'ifndef' || second?.name !== 'define' || first.text !== second.text) return undefined;
  let depth = 0;
  for (const [index, { name }] of directives.entries()) {
    if (name.startsWith('if')) depth += 1;
    if (name === 'endif') depth -= 1;
    if (depth === 0) return index === directives.length - 1 ? first.text : undefined;
  }
  return undefined;
}
