import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileProgram, prepareLibrary, root, runProgram, scratchFolder } from './c-program.js';

const sources = join(root, 'test/simulator/memory');
const folder = scratchFolder();

beforeAll(prepareLibrary, 600_000);

describe('the memory of the simulator, called from C', () => {
  const programs = readdirSync(sources).filter((name) => name.endsWith('.c'));
  it.each(programs)(
    '%s holds',
    async (name) => {
      const program = await compileProgram(join(sources, name), folder);
      const ended = await runProgram(program, [], { ASCENDCL_SIM_FINDINGS: 'off' });
      expect(ended, `${ended.stdout}${ended.stderr}`).toMatchObject({ status: 0, signal: null });
    },
    120_000,
  );
});
