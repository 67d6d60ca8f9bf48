import { expect, it } from 'vitest';
import { runProgram } from '../support/child.js';
import { scaled, timeoutMs } from '../support/scale.js';

const COPIES = scaled(5_000);

it(
  'copies on held streams survive that the script drops every reference and collects garbage',
  async () => {
    const ended = await runProgram('drop-references', [COPIES], { nodeOptions: ['--expose-gc'] });
    expect(ended).toMatchObject({ status: 0, signal: null, stderr: '' });
    const report = JSON.parse(ended.stdout);
    expect(report).toMatchObject({ copies: COPIES, findings: [] });
    // Else nothing was dropped, and nothing proved.
    expect(report.collectedWhileHeld).toBeGreaterThan(COPIES / 2);
    console.log(
      `${COPIES} copies, ${report.collectedWhileHeld} handles collected while the streams were held`,
    );
  },
  timeoutMs(60_000),
);
