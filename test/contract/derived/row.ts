import type { ExpectedRow, UNDEFINED } from '../harness/scenario.js';

/** Function, case, code, and what the out parameters hold in the words of observed.json. */
export type Line = readonly [api: string, name: string, result: number | typeof UNDEFINED, note?: string];

export const rowsOf = (group: string, lines: readonly Line[]): ExpectedRow[] =>
  lines.map(([api, name, result, note = '']) => ({
    group,
    api,
    case: name,
    result,
    note,
    fidelity: 'derived',
  }));

/** The same function in several cases. */
export const each = (api: string, cases: Readonly<Record<string, number | typeof UNDEFINED>>): Line[] =>
  Object.entries(cases).map(([name, result]) => [api, name, result]);
