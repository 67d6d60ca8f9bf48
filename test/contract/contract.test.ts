import { beforeAll, describe, expect, it } from 'vitest';
import { derived } from './derived.js';
import { groupNames } from './groups/index.js';
import { disagreements } from './harness/compare.js';
import { type GroupReport, runGroup } from './harness/run-group.js';
import type { ExpectedRow } from './harness/scenario.js';
import { exceptionOf, exceptions, keyOf, observed, pair } from './harness/table.js';
import { concerns, differencesOfVersions, inThisVersion } from './harness/versions.js';

/** All groups start at once, two at a time, so that no processor waits while rows are compared. */
const reports = new Map(groupNames.map((group) => [group, runGroup(group)]));

const title = (row: ExpectedRow): string => `${row.group} · ${keyOf(row)} → ${row.result}`;

describe.each(groupNames)('group %s', (group) => {
  const expectations = [...observed, ...derived].filter((row) => row.group === group).map(inThisVersion);
  const rows = expectations.map(({ row }) => row);
  let report: GroupReport;
  let pairs: ReturnType<typeof pair>;

  beforeAll(async () => {
    report = (await reports.get(group)) ?? { rows: [], failure: 'the group was not started' };
    pairs = pair(rows, report.rows);
  });

  it('runs to its end in a process of its own', () => {
    expect(report.failure).toBeNull();
  });

  it('has an expectation for every call that its scenario checks', () => {
    const known = new Set(rows.map(keyOf));
    expect(report.rows.map(keyOf).filter((key) => !known.has(key))).toEqual([]);
  });

  it('answers each repetition of a call as it was seen to', () => {
    const codes = new Map(rows.map((row) => [keyOf(row), row.result]));
    const repeated = report.rows.filter((row, index, all) =>
      all.slice(0, index).some((earlier) => keyOf(earlier) === keyOf(row)),
    );
    for (const row of repeated) expect(row.result, keyOf(row)).toBe(codes.get(keyOf(row)));
  });

  for (const { row, exception } of expectations)
    it(title(row), () => {
      expect(disagreements(row, pairs.get(row), exception, report)).toEqual([]);
    });
});

describe('the tables', () => {
  it('have a scenario for every observed group', () => {
    expect(
      [...new Set(observed.map((row) => row.group))].filter((group) => !groupNames.includes(group)),
    ).toEqual([]);
  });

  it('name no row twice with different answers', () => {
    const answers = new Map<string, number | string>();
    for (const row of observed) {
      const key = `${row.group} ${keyOf(row)}`;
      expect(answers.get(key) ?? row.result, key).toBe(row.result);
      answers.set(key, row.result);
    }
  });

  it('hold exceptions only for observed rows, at most 2 % of them, each with its reason', () => {
    for (const exception of exceptions) {
      expect(
        observed.some((row) => exceptionOf(row) === exception),
        keyOf(exception),
      ).toBe(true);
      expect(exception.reason.length).toBeGreaterThan(20);
    }
    expect(exceptions.length).toBeLessThanOrEqual(observed.length * 0.02);
  });

  it('hold differences between versions only for rows that there are, each with its reason', () => {
    for (const difference of differencesOfVersions) {
      const rows = [...observed, ...derived].filter((row) => concerns(difference, row));
      expect(new Set(rows.map((row) => row.api)), difference.case).toEqual(new Set(difference.api));
      expect(difference.reason.length).toBeGreaterThan(20);
    }
  });
});
