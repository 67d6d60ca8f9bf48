import { expect, it } from 'vitest';
import { runProgram } from '../support/child.js';
import { scaled, seeds, timeoutMs } from '../support/scale.js';

const WORKERS = 4;
const OPERATIONS = scaled(250);

it.each(seeds(20260822))(
  'four workers use two devices at once: no error, all bytes right, seed %i',
  async (seed) => {
    const ended = await runProgram('workers', [WORKERS, OPERATIONS, seed]);
    expect(ended).toMatchObject({ status: 0, signal: null, stderr: '' });
    const { reports, ...rest } = JSON.parse(ended.stdout);
    expect(reports).toHaveLength(WORKERS);
    for (const { right, expected, errors, status } of reports)
      expect({ right, errors, status }).toEqual({ right: expected, errors: [], status: 0 });
    expect(rest).toEqual({ living: '', findings: [] });
  },
  timeoutMs(60_000),
);
