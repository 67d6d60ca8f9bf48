import type { ExpectedRow, Facts, Recorder, UNDEFINED } from '../harness/scenario.js';

/** A call with the code that the documented rules give, the out parameters after it, and what they should hold. */
export type Call = readonly [
  api: string,
  name: string,
  result: number | typeof UNDEFINED,
  call: () => number,
  facts?: () => Facts,
  note?: string,
];

/**
 * A group of functions that the probe of the real library did not cover. The calls stand beside their expectations; they run in
 * order in a process of their own, after `prepare`. Building the group calls nothing: the test reads it too.
 */
export interface UnobservedGroup {
  readonly name: string;
  readonly prepare: () => void;
  readonly calls: readonly Call[];
}

/** Several cases of one function. */
export const cases = (
  api: string,
  calls: Readonly<Record<string, readonly [number | typeof UNDEFINED, () => number]>>,
): Call[] => Object.entries(calls).map(([name, [result, call]]) => [api, name, result, call]);

/** Runs the calls of a group. */
export function runUnobserved(group: UnobservedGroup, run: Recorder): void {
  group.prepare();
  for (const [api, name, , call, facts] of group.calls) run.row(api, name, call, facts);
}

/** The expectations of a group as rows. */
export const rowsOfUnobserved = (group: UnobservedGroup): ExpectedRow[] =>
  group.calls.map(([api, name, result, , , note = '']) => ({
    group: group.name,
    api,
    case: name,
    result,
    note,
    fidelity: 'derived',
  }));
