/**
 * The code that people read works: every TypeScript block of README.md, README.zh.md and docs/, and every `@example` of
 * the public API, compiles and runs on the simulator.
 *
 * A block that imports from `ascendcl` is a program. Any other is a part of one: it finds the names of PRELUDE and what
 * the blocks above it on the same page have imported.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** A piece of code and where it is: `README.md:23`. */
interface Block {
  readonly place: string;
  readonly code: string;
}

/** What parts of programs may use without having made it. A file `weights.bin` lies in the working directory. */
const PRELUDE = `
import * as rt from 'ascendcl/checked';
import * as raw from 'ascendcl/raw';
using ascend = ascendcl.openAscend({ backend: 'simulator' });
const device = ascend.device(0);
using memory = device.allocate(1 << 20, { fill: 0 });
using pinned = device.allocateHost(1 << 20);
await using stream = device.createStream();
const bytes = new Uint8Array(4096);
const error: unknown = ascendcl.aclError({ code: 207001, api: 'aclrtMalloc' });
`;
const FILE = 'weights.bin';
const FILE_BYTES = 1 << 20;

export function checkReadmeCode(root: string): string[] {
  const blocks = [...pagesOf(root), ...sourcesOf(root)];
  const folder = join(root, 'dist', 'readme-code');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const programs = new Map(
    blocks.map((block, index) => [join(folder, `${String(index).padStart(3, '0')}.mts`), block]),
  );
  const exported = exportedNames(root);
  for (const [file, block] of programs) writeFileSync(file, programOf(block, exported));
  writeFileSync(join(folder, FILE), Buffer.alloc(FILE_BYTES));
  const problems = compile(root, programs);
  return problems.length > 0 ? problems : run(root, programs);
}

function pagesOf(root: string): Block[] {
  const docs = join(root, 'docs');
  const names = existsSync(docs) ? readdirSync(docs).filter((name) => name.endsWith('.md')) : [];
  const pages = ['README.md', 'README.zh.md', ...names.map((name) => join('docs', name))];
  return pages
    .filter((page) => existsSync(join(root, page)))
    .flatMap((page) => fencedBlocks(readFileSync(join(root, page), 'utf8'), page, 1));
}

/** The TypeScript blocks of a text in Markdown whose first line has a number. */
function fencedBlocks(text: string, file: string, firstLine: number): Block[] {
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => ({
    place: `${file}:${firstLine + text.slice(0, match.index).split('\n').length}`,
    code: match[1] ?? '',
  }));
}

/** The examples in the comments of src. */
function sourcesOf(root: string): Block[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const text = readFileSync(join(root, 'src', name), 'utf8');
      return [...text.matchAll(/\/\*\*.*?\*\//gs)].flatMap((comment) =>
        fencedBlocks(
          comment[0].replace(/^[ \t]*\* ?/gm, ''),
          join('src', name),
          text.slice(0, comment.index).split('\n').length,
        ),
      );
    });
}

/** The file of a block; a part of a program gets what it mentions of the package. */
function programOf({ code }: Block, exported: readonly string[]): string {
  if (/^import .* from 'ascendcl/m.test(code)) return `${code}\nexport {};\n`;
  const used = exported.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return `import * as ascendcl from 'ascendcl';\nimport { ${used.join(', ')} } from 'ascendcl';${PRELUDE}{\n${code}}\nexport {};\n`;
}

/** Names that `ascendcl` exports, types included. */
function exportedNames(root: string): string[] {
  return ['src/index.ts', 'src/errors/index.ts']
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g)])
    .flatMap((match) => (match[1] ?? '').split(','))
    .map((name) => name.replace(/\btype\b/, '').trim())
    .filter((name) => name !== '');
}

function compile(root: string, programs: ReadonlyMap<string, Block>): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram([...programs.keys()], {
    ...options,
    noUnusedLocals: false,
    noUnusedParameters: false,
  });
  return [...programs].flatMap(([file, block]) =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
      ...program.getSemanticDiagnostics(program.getSourceFile(file)),
    ].map(({ messageText, start, file: source }) => {
      const line =
        source === undefined || start === undefined ? 0 : source.getLineAndCharacterOfPosition(start).line;
      const text = source?.text.split('\n')[line]?.trim();
      return `${block.place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')} (${text})`;
    }),
  );
}

/** Runs all in one process, one after the other: each opens and ends the runtime. */
function run(root: string, programs: ReadonlyMap<string, Block>): string[] {
  const folder = join(root, 'dist', 'readme-code');
  const runner = join(folder, 'run.mts');
  const entries = [...programs].map(([file, { place }]) => [relative(folder, file), place]);
  writeFileSync(
    runner,
    `import { writeSync } from 'node:fs';
const write = (line: string) => writeSync(1, line + '\\n');
for (const method of ['log', 'info', 'warn', 'error'] as const) console[method] = () => {};
for (const [file, place] of ${JSON.stringify(entries)} as [string, string][]) {
  write('start ' + place);
  try {
    await import('./' + file);
    write('end');
  } catch (error) {
    write('failed ' + String(error instanceof Error ? error.stack : error).split('\\n').slice(0, 3).join(' | '));
  }
}
`,
  );
  const library = join(root, 'dist', 'simulator', 'libascendcl_sim.so');
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', runner], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ASCENDCL_LIBRARY: library, TSX_TSCONFIG_PATH: join(root, 'tsconfig.json') },
    timeout: 120_000,
  });
  return [...failures(stdout, status), ...stderr.split('\n').filter((line) => line !== '')];
}

function failures(output: string, status: number | null): string[] {
  const problems: string[] = [];
  let current: string | undefined;
  for (const line of output.split('\n')) {
    const [word, ...rest] = line.split(' ');
    if (word === 'start') current = rest.join(' ');
    if (word === 'failed') problems.push(`${current}: ${rest.join(' ')}`);
    if (word === 'end' || word === 'failed') current = undefined;
  }
  if (current !== undefined) problems.push(`${current}: ended the process`);
  if (status !== 0 && problems.length === 0) problems.push(`the blocks ended with exit code ${status}`);
  return problems;
}
