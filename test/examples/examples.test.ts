import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectedOutput, type Line } from './expected-output.js';

/**
 * The programs run as a user's would: compiled to JavaScript, in processes of their own, on the package that `npm pack`
 * would ship (test/setup/build-package.ts builds it; a package may import itself by its name). They must end well, print
 * what they promise and give the simulator nothing to find.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..', '..');
const compiled = join(root, 'dist', 'examples');
const library = process.env.ASCENDCL_LIBRARY || join(root, 'dist/simulator/libascendcl_sim.so');
const MOST_LINES = 60;

const programs = readdirSync(here)
  .filter((name) => /^\d\d-.*\.ts$/.test(name))
  .map((name) => name.slice(0, -'.ts'.length));

const sourceOf = (name: string): string => readFileSync(join(here, `${name}.ts`), 'utf8');

interface Outcome {
  readonly code: number | string | null;
  readonly lines: readonly string[];
  readonly stderr: string;
}

function run(name: string): Promise<Outcome> {
  const args = ['--enable-source-maps', join(compiled, `${name}.mjs`)];
  const env = { ...process.env, ASCENDCL_LIBRARY: library, NODE_OPTIONS: '', NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env, timeout: 60_000 }, (error, stdout, stderr) => {
      const code = error === null ? 0 : (error.code ?? error.signal ?? null);
      resolve({ code, lines: stdout.trimEnd().split('\n'), stderr });
    });
  });
}

/** The expected line where it fits, so that a difference shows as one. */
const matched = (line: string, expected: Line | undefined): Line | undefined =>
  expected instanceof RegExp && expected.test(line) ? expected : line;

beforeAll(() => {
  mkdirSync(compiled, { recursive: true });
  for (const name of programs) {
    const { code } = transformSync(sourceOf(name), {
      loader: 'ts',
      format: 'esm',
      target: 'node20',
      sourcemap: 'inline',
      sourcefile: join(here, `${name}.ts`),
    });
    writeFileSync(join(compiled, `${name}.mjs`), code);
  }
});

describe('each program', () => {
  it.concurrent.each(programs)('%s prints what it promises', { timeout: 90_000 }, async (name) => {
    const expected = expectedOutput[name] ?? [];
    const { code, lines, stderr } = await run(name);
    expect({ code, stderr, lines: lines.map((line, index) => matched(line, expected[index])) }).toEqual({
      code: 0,
      stderr: '',
      lines: expected,
    });
  });
});

describe('the set of programs', () => {
  it('has at least twenty, numbered without gaps, and a promise for each', () => {
    expect(programs.map((name) => Number(name.slice(0, 2)))).toEqual(programs.map((_, index) => index + 1));
    expect(programs.length).toBeGreaterThanOrEqual(20);
    expect(Object.keys(expectedOutput).sort()).toEqual(programs);
  });

  it.each(['README.md', 'README.zh.md'])('are all linked in %s', (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const linked = [...text.matchAll(/\]\(test\/examples\/(.+?)\.ts\)/g)].map((match) => match[1]);
    expect(linked).toEqual(programs);
  });

  it.each(programs)('%s says at its top what it shows, in a file of at most 60 lines', (name) => {
    const lines = sourceOf(name).trimEnd().split('\n');
    expect(lines[0]).toMatch(/^\/\*\* .+\. \*\/$|^\/\*\*$/);
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  });
});
