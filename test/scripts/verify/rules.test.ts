import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { canThrow } from '../../../scripts/verify/can-throw.js';
import { blocksOfPages, promisesOf } from '../../../scripts/verify/code-blocks.js';
import { checkReadmeFigures } from '../../../scripts/verify/readme-figures.js';
import { checkSizes } from '../../../scripts/verify/sizes.js';
import { checkSurface } from '../../../scripts/verify/surface.js';
import { thrownProblems } from '../../../scripts/verify/thrown-classes.js';
import { checkTranslation } from '../../../scripts/verify/translation.js';

/** A folder with files of the given texts. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'ascendcl-rules-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe('sizes', () => {
  const line = 'x();\n';
  const problems = (files: Readonly<Record<string, string>>) =>
    checkSizes(folderWith({ 'scripts/a.ts': '', 'src/a.ts': '', 'test/a.ts': '', ...files }));

  it('are at most 300 lines a file, docstrings of public classes apart, and 25 files a folder', () => {
    const docstring = `/**\n${' * x\n'.repeat(200)} */\n`;
    const folder = Array.from({ length: 25 }, (_, index) => [`src/full/${index}.c`, line] as const);
    expect(
      problems({
        'src/handles/A.ts': docstring + line.repeat(300),
        ...Object.fromEntries(folder),
      }),
    ).toEqual([]);
  });

  it('are told when there is more', () => {
    const folder = Array.from({ length: 26 }, (_, index) => [`test/full/${index}.ts`, line] as const);
    expect(problems({ 'src/engine/a.ts': line.repeat(301), ...Object.fromEntries(folder) })).toEqual([
      'src/engine/a.ts has 301 lines',
      'test/full has 26 files',
    ]);
  });
});

describe('the public surface', () => {
  it('is out of date when what can be imported changes', { timeout: 60_000 }, () => {
    const files = { 'package.json': '{ "type": "module" }', 'tsconfig.json': '{ "include": ["src"] }' };
    const sources = {
      'src/index.ts': 'export class A {\n  f(): void {}\n}\n',
      'src/native/index.ts': 'export {};\n',
    };
    const listed = '# ascendcl\n\nA.f(): void\nA: class\n\n# ascendcl/native\n\n\n';
    expect(checkSurface(folderWith({ ...files, ...sources, 'surface.txt': listed }))).toEqual([]);
    expect(
      checkSurface(folderWith({ ...files, ...sources, 'surface.txt': listed.replace('void', 'number') })),
    ).toEqual([expect.stringContaining('npm run surface')]);
  });
});

describe('blocks of code in pages', () => {
  const root = folderWith({
    'README.md': '# x\n\n```ts\nfirst();\n```\n\n```sh\nnot this\n```\n\n```ts\nsecond();\n```\n',
  });

  it('are those in TypeScript, each with the line of its code', () => {
    expect(blocksOfPages(root)).toEqual([
      { place: 'README.md:4', code: 'first();\n' },
      { place: 'README.md:12', code: 'second();\n' },
    ]);
  });

  it('promise what the comments behind console.log say, an ellipsis being anything', () => {
    const code = 'console.log(a); // 1 { free: … }\nconsole.log(b);\nf(); // no promise\n';
    const [promise, ...others] = promisesOf({ place: 'here', code });
    expect(others).toEqual([]);
    expect(promise?.test('1 { free: 22 }')).toBe(true);
    expect(promise?.test('1 { used: 22 }')).toBe(false);
  });
});

describe('a translation', () => {
  const original =
    '# A\n\n## B\n\n12 of 345 in 8.5.\n\n```ts\nf(); // in English\n```\n\n| a | b |\n|---|---|\n\n[C](docs/c.md)\n';
  const problems = (translation: string) =>
    checkTranslation(folderWith({ 'README.md': original, 'README.zh.md': translation }));

  it('may differ in words, comments and generated figures', () => {
    const words = original
      .replace('12 of 345 in', '345 之 12，')
      .replace('in English', '中文')
      .replace('# A', '# 甲')
      .replace('[C]', '[丙]');
    expect(problems(`${words}<!-- figures -->\n| more |\n<!-- /figures -->\n`)).toEqual([]);
  });

  it.each([
    ['headings', '## B\n', ''],
    ['code', 'f();', 'g();'],
    ['rows of tables', '|---|---|\n', ''],
    ['links', 'docs/c.md', 'docs/d.md'],
    ['figures', '345', '346'],
  ])('that differs in its %s is out of step', (aspect, from, to) => {
    expect(problems(original.replace(from, to))).toEqual([
      expect.stringContaining(`README.zh.md: ${aspect}: `),
    ]);
  });
});

describe('the figures of the README', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const readme = readFileSync(join(root, 'README.md'), 'utf8');

  it('are what the repository says now', () => {
    expect(checkReadmeFigures(root, readme)).toEqual([]);
  });

  it.each([
    [/\d+ of \d+ functions/, '1 of 496 functions'],
    [/\d+ of \d+ observed/, '514 of 523 observed'],
    [/Twenty-\w+ programs/, 'Twenty programs'],
    [/values of CANN [\d.]+\d/, 'values of CANN 9.0.0'],
    [/it has 2 devices/, 'it has 3 devices'],
    [/of 64 GiB each/, 'of 32 GiB each'],
  ])('that do not are told: %s', (figure, other) => {
    expect(readme.replace(/\s+/g, ' ')).toMatch(figure);
    expect(checkReadmeFigures(root, readme.replace(/\s+/g, ' ').replace(figure, other))).toHaveLength(1);
  });
});

describe('what a function says that it throws', () => {
  it.each([
    [
      'classes of the package with their codes',
      'DisposedError',
      'OutOfMemoryError (207001, 207018 …) when it is full',
    ],
    ['codes that have no class of their own', 'AclError: 107000 when it is wrong, 507899 when it is busy'],
    ['a code whose class depends on the function', 'OutOfMemoryError (207005)', 'AclError: 207005'],
    ['words beside a class', 'InvalidArgumentError', 'what the file system throws'],
  ])('may be %s', (_what, ...texts) => {
    expect(thrownProblems(texts)).toEqual([]);
  });

  it.each([
    ['nothing', [], 'can throw, and has no @throws'],
    ['no class', ['when it is full'], 'its @throws names no class'],
    [
      'a class that is not there',
      ['OutOfMemryError (207001)'],
      'its @throws names OutOfMemryError, which is no exported class',
    ],
    [
      'a code of another class',
      ['OutOfMemoryError (207000)'],
      'its @throws gives OutOfMemoryError the code 207000, which makes NotSupportedError',
    ],
    [
      'a code that has a class of its own',
      ['AclError: 207001 when it is full'],
      'its @throws gives AclError the code 207001, which makes OutOfMemoryError',
    ],
    ['a code that is none', ['AclError: 199999'], 'its @throws gives the code 199999, which no header has'],
  ])('must not be %s', (_what, texts, problem) => {
    expect(thrownProblems(texts)).toEqual([problem]);
  });
});

describe('what can throw', () => {
  const source = `
    class Failure {}
    function fails(): void { throw new Failure(); }
    const arrow = (): void => fails();
    class Thing { get value(): number { fails(); return 1; } method(): void { arrow(); } }
    function viaGetter(thing: Thing): number { return thing.value; }
    function viaMethod(thing: Thing): void { thing.method(); }
    function caught(): void { try { fails(); } catch { return; } }
    function rethrown(): void { try { caught(); } catch (error) { throw error; } }
    function impossible(): void { throw new Error('never'); }
    function again(depth: number): void { if (depth > 0) again(depth - 1); }
    function fine(thing: Thing): Thing { return thing; }
  `;
  const file = join(folderWith({ 'module.ts': source }), 'module.ts');
  const program = ts.createProgram([file], { target: ts.ScriptTarget.ES2022, types: [] });
  const functions = [...(program.getSourceFile(file)?.statements ?? [])].filter((statement) =>
    ts.isFunctionDeclaration(statement),
  );
  const answerFor = (name: string): boolean | undefined => {
    const found = functions.find((declaration) => declaration.name?.text === name);
    return found && canThrow(found, program.getTypeChecker());
  };

  it.each(['fails', 'viaGetter', 'viaMethod', 'rethrown'])('%s can', (name) => {
    expect(answerFor(name)).toBe(true);
  });

  it.each(['caught', 'impossible', 'again', 'fine'])('%s can not', (name) => {
    expect(answerFor(name)).toBe(false);
  });
});
