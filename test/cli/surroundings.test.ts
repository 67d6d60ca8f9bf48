import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root, runCommand } from '../support/command.js';

const folder = mkdtempSync(join(tmpdir(), 'ascendcl-surroundings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function script(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('ascendcl run', () => {
  it.each(['using.mjs', 'using.cjs', 'using.js', 'using.ts'])(
    'reads `using` in %s on every Node.js',
    async (name) => {
      const file = script(name, '{ using memory = device.allocate(64); console.log(memory.byteLength); }');
      const { status, stdout, stderr } = await runCommand(['run', '--backend', 'simulator', file]);
      expect({ status, stdout: stdout.trim(), stderr }).toEqual({ status: 0, stdout: '64', stderr: '' });
    },
  );

  it('tells what was thrown also when that can not be made a string', async () => {
    const file = script('bare.mjs', 'throw Object.create(null);');
    const { status, stderr } = await runCommand(['run', '--backend', 'simulator', file]);
    expect(status).toBe(1);
    expect(stderr).toContain('[Object: null prototype] {}');
  });

  it('fails when a handler of the exit throws', async () => {
    const file = script('exit.mjs', "process.on('exit', () => { throw new Error('at the end'); });");
    const { status, stderr } = await runCommand(['run', '--backend', 'simulator', file]);
    expect(stderr).toContain('at the end');
    expect(status).not.toBe(0);
  });
});

describe('ascendcl sim', () => {
  it('says that a program without a name is none', async () => {
    const { status, stderr } = await runCommand(['sim', '--', '']);
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('is empty') });
  });

  it.each(['with space', 'with:colon'])(
    'works where the folder for temporary files is "%s"',
    async (name) => {
      const TMPDIR = join(folder, name);
      mkdirSync(TMPDIR);
      const program = ['-e', 'console.log(process.env.LD_LIBRARY_PATH)'];
      const { status, stdout } = await runCommand(['sim', '--', process.execPath, ...program], {
        env: { TMPDIR },
      });
      expect(status).toBe(0);
      expect(stdout).toMatch(/^[^\s:]+\/ascendcl-sim-[^\s:]+\s*$/);
    },
  );

  it('removes what a command left that was killed', async () => {
    const leftOver = join(folder, 'ascendcl-sim-4194305-x'); // no process has that id
    mkdirSync(leftOver);
    expect((await runCommand(['sim', '--', 'true'], { env: { TMPDIR: folder } })).status).toBe(0);
    expect(existsSync(leftOver)).toBe(false);
  });
});

it.skipIf(process.getuid?.() !== 0)('the package loads for a user without a name and a home', () => {
  const env = { PATH: process.env.PATH };
  const program = `import(${JSON.stringify(`${root}dist/esm/index.js`)}).then(({ openAscend }) => { openAscend({ backend: 'simulator' }).dispose(); console.log('loaded'); })`;
  const printed = execFileSync(process.execPath, ['-e', program], {
    env,
    uid: 54321,
    gid: 54321,
    encoding: 'utf8',
  });
  expect(printed).toBe('loaded\n');
});
