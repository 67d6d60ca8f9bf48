/** What has a parent and children. The list of children goes through them: that costs an allocation less than a set. */
export interface Kin<T> {
  /** The neighbours among the children of the same parent. */
  older: T | undefined;
  newer: T | undefined;
  newest: T | undefined;
}

/** The children now. */
export function newestFirst<T extends Kin<T>>({ newest }: Kin<T>): T[] {
  const children: T[] = [];
  for (let child = newest; child !== undefined; child = child.older) children.push(child);
  return children;
}

export function adopt<T extends Kin<T>>(parent: T, child: T): void {
  const { newest } = parent;
  child.older = newest;
  if (newest !== undefined) newest.newer = child;
  parent.newest = child;
}

export function disown<T extends Kin<T>>(parent: T, child: T): void {
  const { older, newer } = child;
  if (older !== undefined) older.newer = newer;
  if (newer !== undefined) newer.older = older;
  else parent.newest = older;
  child.older = undefined;
  child.newer = undefined;
}

/** Does something with each, whatever it throws. @returns what was thrown */
export function failuresOf<T>(items: readonly T[], act: (item: T) => void): unknown[] {
  const failures: unknown[] = [];
  for (const item of items)
    try {
      act(item);
    } catch (error) {
      failures.push(error);
    }
  return failures;
}
