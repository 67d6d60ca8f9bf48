import { beforeAll, describe, expect, it } from 'vitest';
import { prepareLibrary, runWithReport, scratchFolder, success } from '../../support/c-program.js';

const folder = scratchFolder();

beforeAll(prepareLibrary, 600_000);

describe('findings', () => {
  it('can be read, counted, forgotten and written as JSON while threads add to them', async () => {
    const ended = await runWithReport('findings/programs/findings-api', folder);
    expect(ended).toMatchObject(success);
    expect(ended.report().findings).toEqual([]);
  });

  it('arrive whole where the program made its output non-blocking', async () => {
    const ended = await runWithReport('findings/programs/non-blocking-output', folder, {
      ASCENDCL_SIM_FINDINGS: '-',
    });
    expect(ended).toMatchObject({ status: 0, signal: null, stderr: '' });
    expect(JSON.parse(ended.stdout)).toMatchObject({ findings: { length: 3000 } });
  });
});
