import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkArchitecturePage, checkImports } from '../../../scripts/verify/imports.js';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** What is wrong with a package of such files. */
async function problems(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'ascendcl-layers-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return checkImports(root);
}

describe('imports', () => {
  it('may go down, within a layer, and out of the package', async () => {
    expect(
      await problems({
        'src/errors/a.ts': "import { b } from './b.js';\nexport const a = b;\n",
        'src/errors/b.ts': "import { readFileSync } from 'node:fs';\nexport const b = readFileSync;\n",
        'src/engine/memory/c.ts': "import { a } from '../../errors/a.js';\nexport const c = a;\n",
        'src/handles/d.ts': "import { c } from '../engine/memory/c.js';\nexport const d = c;\n",
      }),
    ).toEqual([]);
  });

  it.each([
    ['by type only', "import type { B } from './b.js';\nexport interface A { b?: B }\n"],
    ['by an exported type', "export type { B } from './b.js';\nexport interface A {}\n"],
    ['when the code runs', "export const a = import('./b.js');\nexport interface A {}\n"],
  ])('make no circle: %s', async (_how, a) => {
    const found = await problems({
      'src/handles/a.ts': a,
      'src/handles/b.ts': "import type { A } from './a.js';\nexport interface B { a?: A }\n",
    });
    expect(found).toContainEqual(expect.stringMatching(/a\.ts → .*b\.ts.*: a circle$/));
  });

  it.each([
    ['the engine uses a handle', 'src/engine/base/a.ts', '../../handles/b.js'],
    ['a room of the engine uses a higher one', 'src/engine/memory/a.ts', '../stream/b.js'],
    ['the package uses the generator', 'src/cli/a.ts', '../../scripts/emit/b.js'],
    ['generated code uses the engine', 'generated/checked/a.ts', '../../src/engine/base/b.js'],
    ['the generator parses with what emits', 'scripts/parse/a.ts', '../emit/b.js'],
  ])('do not go up: %s', async (_what, from, specifier) => {
    const target = join(dirname(from), specifier).replace(/js$/, 'ts');
    const found = await problems({
      [from]: `import type { B } from '${specifier}';\nexport type A = B;\n`,
      [target]: 'export interface B {}\n',
    });
    expect(found).toEqual([
      expect.stringContaining(`${from} → ${target}: ${dirname(from)} stands below that`),
    ]);
  });

  it('come from layers only', async () => {
    expect(
      await problems({
        'src/misc/a.ts': "import { b } from '../errors/b.js';\nexport const a = b;\n",
        'src/errors/b.ts': 'export const b = 1;\n',
      }),
    ).toEqual([expect.stringContaining('src/misc/a.ts → src/errors/b.ts: it stands in no layer')]);
  });

  it('are of koffi in the native layer only', async () => {
    const text = "import koffi from 'koffi';\nexport const a = koffi;\n";
    expect(await problems({ 'src/native/values/a.ts': text })).toEqual([]);
    expect(await problems({ 'src/handles/a.ts': text })).toEqual([
      expect.stringContaining('only src/native calls koffi'),
    ]);
  });

  it('of this repository are so', { timeout: 120_000 }, async () => {
    expect(await checkImports(repository)).toEqual([]);
  });
});

describe('the page and the picture of the layers', () => {
  it('show the layers of the rules', () => {
    expect(checkArchitecturePage(repository)).toEqual([]);
  });

  it.each([
    ['architecture.md', /^\| \[`src\/engine\/queue`\].*\n/m, ''],
    ['architecture.svg', 'src/engine<', 'src/motor<'],
    ['architecture.svg', 'src/handles<', 'src/errors<'],
  ])('are told when they do not: %s without %s', (page, from, to) => {
    const root = mkdtempSync(join(tmpdir(), 'ascendcl-page-'));
    cpSync(join(repository, 'docs'), join(root, 'docs'), { recursive: true });
    const text = readFileSync(join(root, 'docs', page), 'utf8');
    writeFileSync(join(root, 'docs', page), text.replace(from, to));
    expect(checkArchitecturePage(root)).not.toEqual([]);
  });
});
