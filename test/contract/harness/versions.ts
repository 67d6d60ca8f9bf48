import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { availability } from '../../../generated/availability.js';
import { notAvailable } from './not-available.js';
import type { ExpectedRow } from './scenario.js';
import { type Exception, exceptionOf } from './table.js';

/** The CANN version whose simulator is under test; undefined for the one that has the functions of all versions. */
const version = process.env.ASCENDCL_TEST_VERSION || undefined;

// In the environment, so that the processes of the groups use it.
if (version !== undefined)
  process.env.ASCENDCL_LIBRARY = fileURLToPath(
    new URL(`../../../dist/simulator/${version}/libascendcl_sim.so`, import.meta.url),
  );

/** Rows that the library of a version answers otherwise. */
interface Difference {
  readonly group: string;
  readonly api: readonly string[];
  readonly case: string;
  /** The versions that answer so. */
  readonly in: readonly string[];
  readonly result: number;
  /** The row's note in these versions; absent: nothing beside the code is known. */
  readonly note?: string;
  readonly reason: string;
}

export const differencesOfVersions: readonly Difference[] = JSON.parse(
  readFileSync(new URL('../versions.json', import.meta.url), 'utf8'),
);

export const concerns = (difference: Difference, row: ExpectedRow): boolean =>
  difference.group === row.group && difference.api.includes(row.api) && difference.case === row.case;

/** What the version under test answers, with the exception that holds for it. */
export interface Expectation {
  readonly row: ExpectedRow;
  readonly exception: Exception | undefined;
}

export function inThisVersion(row: ExpectedRow): Expectation {
  if (version === undefined) return { row, exception: exceptionOf(row) };
  const difference = differencesOfVersions.find((one) => one.in.includes(version) && concerns(one, row));
  if (difference !== undefined) {
    const { result, note = '' } = difference;
    return { row: { ...row, result, note }, exception: undefined };
  }
  const since = availability[row.api]?.since;
  // Versions sort as text does: 8.1.RC1, 8.5.0, 9.0.0, 9.1.0.
  if (since !== undefined && version < since)
    return { row: { ...row, result: notAvailable(row.api, since), note: '' }, exception: undefined };
  // A call that the version does not have leaves neither last error nor text.
  const before = availability[/^after (\w+), /.exec(row.case)?.[1] ?? '']?.since;
  if (before !== undefined && version < before)
    return { row: { ...row, result: 0, note: '' }, exception: undefined };
  return { row, exception: exceptionOf(row) };
}
