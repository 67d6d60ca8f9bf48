/** Programs in C, in folders that mirror src/simulator. What needs arguments or another environment is in `programs`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileProgram, prepareLibrary, root, runProgram, scratchFolder } from '../support/c-program.js';

const sources = join(root, 'test/simulator');
const folder = scratchFolder();

/** Folders in a folder, by name. */
const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const programsOf = (room: string): string[] =>
  readdirSync(join(sources, room)).filter((name) => name.endsWith('.c'));

const tested = foldersIn(sources).filter((room) => programsOf(room).length > 0);

beforeAll(prepareLibrary, 600_000);

it('the tests of the simulator are in folders named after its rooms', () => {
  expect(foldersIn(join(root, 'src/simulator'))).toEqual(expect.arrayContaining(tested));
});

describe.each(tested)('the room %s, called from C', (room) => {
  it.each(programsOf(room))(
    '%s holds',
    async (name) => {
      const program = await compileProgram(join(sources, room, name), folder);
      const ended = await runProgram(program, [], { ASCENDCL_SIM_FINDINGS: 'off' });
      expect(ended, `${ended.stdout}${ended.stderr}`).toMatchObject({ status: 0, signal: null });
    },
    120_000,
  );
});
