import type { Change } from './change.js';

type Pair<T> = { readonly was: T; readonly now: T } | { readonly change: Change };

/** Brings together what has one name in both versions; the rest is added or gone, and `describe` tells what it is. */
export function pairUp<T extends { readonly name: string | null }>(
  before: readonly T[],
  after: readonly T[],
  of: Change['of'],
  describe: (item: T) => string,
): Pair<T>[] {
  const old = new Map(before.map((item) => [item.name, item]));
  const young = new Set(after.map(({ name }) => name));
  const removed = before
    .filter(({ name }) => !young.has(name))
    .map(
      (item): Pair<T> => ({
        change: {
          kind: 'removed',
          severity: goneSeverity(of),
          of,
          name: item.name ?? '',
          was: describe(item),
        },
      }),
    );
  const rest = after.map((now): Pair<T> => {
    const was = old.get(now.name);
    if (was !== undefined) return { was, now };
    return { change: { kind: 'added', severity: 'addition', of, name: now.name ?? '', now: describe(now) } };
  });
  return [...removed, ...rest];
}

/** A built program calls a function by its name; every other name is gone after compilation. */
const goneSeverity = (of: Change['of']) => (of === 'function' ? 'abi' : 'source');
