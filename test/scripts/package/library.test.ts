import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTRIES } from '../../../scripts/package/layout.js';
import * as index from '../../../src/index.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ascendcl-package-'));

beforeAll(() => {
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules/ascendcl'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program that finds the built package under its name. */
function run(name: string, text: string): { readonly stdout: string; readonly stderr: string } {
  writeFileSync(join(folder, name), text);
  try {
    const stdout = execFileSync(process.execPath, [name], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    return { stdout, stderr: '' };
  } catch (error) {
    if (!(error instanceof Error && 'stdout' in error && 'stderr' in error)) throw error;
    return { stdout: String(error.stdout), stderr: String(error.stderr) };
  }
}

const {
  exports,
}: { exports: Record<string, string | { import: { default: string }; require: { default: string } }> } =
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

describe('the built library', () => {
  it('has an entry in package.json for each of its parts, and the other way round', () => {
    const names = Object.keys(exports)
      .filter((path) => path !== './package.json')
      .map((path) => (path === '.' ? 'index' : path.slice(2)));
    const parts = Object.keys(ENTRIES).filter((name) => name !== 'errors');
    expect(names.sort()).toEqual(parts.sort());
  });

  it.each(Object.keys(exports).filter((path) => path !== './package.json'))(
    'exports the same to import and to require: %s',
    (path) => {
      const name = `ascendcl${path.slice(1)}`;
      const { stdout, stderr } = run(
        'both.mjs',
        `import { createRequire } from 'node:module';
       const imported = await import('${name}');
       const required = createRequire(import.meta.url)('${name}');
       const names = Object.keys(imported).sort();
       console.log(names.join() === Object.keys(required).sort().join() && names.every((key) => imported[key] === required[key]), names.length);`,
      );
      expect(stderr).toBe('');
      expect(stdout).toMatch(path === './types' ? /^true 0/ : /^true [1-9]/);
    },
  );

  it('exports what src/index.ts exports', () => {
    const { stdout } = run(
      'names.mjs',
      "console.log(JSON.stringify(Object.keys(await import('ascendcl')).sort()));",
    );
    expect(JSON.parse(stdout)).toEqual(Object.keys(index).sort());
  });

  it('has one library and one set of classes for all entries and both module systems', () => {
    const { stdout, stderr } = run(
      'one.mjs',
      `import { createRequire } from 'node:module';
       import { AclError, openAscend } from 'ascendcl';
       import * as rt from 'ascendcl/checked';
       const require = createRequire(import.meta.url);
       const ascend = openAscend({ backend: 'simulator' });
       const device = require('ascendcl').openAscend().device(0);
       console.log(device === ascend.device(0));
       try { rt.free(1n); } catch (error) { console.log(error instanceof AclError, error.code); }
       console.log(require('ascendcl/raw').aclrtFree(1n) === 0);
       ascend.dispose();`,
    );
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^true\ntrue \d+\nfalse\n$/);
  });

  it('shows readable lines and names to people whose script fails', () => {
    const { stderr } = run(
      'fail.mjs',
      "import { openAscend } from 'ascendcl';\nusing_();\nfunction using_() { openAscend({ backend: 'simulator' }).device(0).allocate(-1); }\n",
    );
    expect(stderr).toMatch(/\nInvalidArgumentError: Device\.allocate/);
    expect(stderr).toMatch(/at Device\.allocate/);
    expect(stderr).not.toMatch(/\b_(Device|Ascend|InvalidArgumentError)\b/);
    for (const line of stderr.split('\n')) expect(line.length).toBeLessThan(300);
  });

  it('is imported without the complete list of functions', () => {
    const { stdout } = run(
      'modules.cjs',
      "require('ascendcl'); console.log(Object.keys(require.cache).filter((file) => file.includes('/dist/cjs/')).map((file) => file.split('/').at(-1)).join());",
    );
    expect(stdout).toBe('index.js,core.js\n');
  });
});
