/** Numbers that were given as another kind of value than JavaScript counts with there. */

/** What takes what: a number, a bigint, or either, where a number must be exact. */
export type NumberKind = 'number' | 'bigint' | 'either';

/** What to do about a value of the wrong kind; undefined when its kind is right. */
export function adviceOnKind(received: unknown, wanted: NumberKind): string | undefined {
  const isText = typeof received === 'string' && /^\s*[-+]?\d+(\.\d+)?\s*$/.test(received);
  if (wanted === 'bigint') {
    if (typeof received === 'number') return `pass a bigint, not a number${example(received, 'n')}`;
    return isText ? 'pass a bigint, not a string' : undefined;
  }
  if (isText) return 'pass a number, not a string';
  if (wanted === 'number' && typeof received === 'bigint')
    return `pass a number, not a bigint${example(received, '')}`;
  const isInexact =
    typeof received === 'number' && Number.isInteger(received) && !Number.isSafeInteger(received);
  return wanted === 'either' && isInexact ? 'a number this large is not exact: pass a bigint' : undefined;
}

function example(value: number | bigint, suffix: string): string {
  const isWhole = typeof value === 'bigint' || Number.isSafeInteger(value);
  const isExact = typeof value === 'number' || Number.isSafeInteger(Number(value));
  return isWhole && isExact ? `: ${value}${suffix}` : '';
}
