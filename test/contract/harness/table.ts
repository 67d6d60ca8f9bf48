import { readFileSync } from 'node:fs';
import type { ExpectedRow, ReportedRow } from './scenario.js';

/** A row of observed.json that the library under test answers otherwise, or that can't be compared. */
export interface Exception {
  readonly group: string;
  readonly api: string;
  readonly case: string;
  /** What the library answers; null: anything (the row is racy in the real library). */
  readonly result: number | null;
  readonly reason: string;
}

const load = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

/** What the probe of the real library saw. */
export const observed = load('observed.json') as readonly ExpectedRow[];

export const exceptions = load('exceptions.json') as readonly Exception[];

interface Named {
  readonly api: string;
  readonly case: string;
}

/** What identifies a row inside its group. A call that a scenario repeats has the same key each time. */
export const keyOf = (row: Named): string => `${row.api} · ${row.case}`;

export const exceptionOf = (row: ExpectedRow): Exception | undefined =>
  exceptions.find((exception) => exception.group === row.group && keyOf(exception) === keyOf(row));

/** Pairs each expected row of a group with what was reported: the n-th row of a key with the n-th report of it. */
export function pair(
  expected: readonly ExpectedRow[],
  reported: readonly ReportedRow[],
): Map<ExpectedRow, ReportedRow | undefined> {
  const used = new Map<string, number>();
  return new Map(
    expected.map((row) => {
      const key = keyOf(row);
      const index = used.get(key) ?? 0;
      used.set(key, index + 1);
      return [row, reported.filter((report) => keyOf(report) === key)[index]];
    }),
  );
}
