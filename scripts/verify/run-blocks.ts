/** Runs programs one after the other in one process on the simulator: each opens and ends the runtime. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Block, promisesOf } from './code-blocks.js';

/** What a program does with the console is reported by lines: a word, and JSON. */
const RUNNER = `
import { writeSync } from 'node:fs';
import { format } from 'node:util';
const write = (word: string, value: unknown) => writeSync(1, word + ' ' + JSON.stringify(value) + '\\n');
for (const method of ['info', 'warn', 'error'] as const) console[method] = () => {};
console.log = (...values) => write('printed', format(...values));
for (const file of process.argv.slice(2)) {
  write('start', file);
  try {
    await import(file);
    write('end', file);
  } catch (error) {
    write('failed', String(error instanceof Error ? error.stack : error).split('\\n').slice(0, 3).join(' | '));
  }
}
`;

/** @param programs the blocks by their files, all in one folder */
export function runBlocks(root: string, programs: ReadonlyMap<string, Block>): string[] {
  const files = [...programs.keys()];
  const folder = dirname(files[0] ?? root);
  const runner = join(folder, 'run.mts');
  writeFileSync(runner, RUNNER);
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', runner, ...files], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      ASCENDCL_LIBRARY: join(root, 'dist', 'simulator', 'libascendcl_sim.so'),
      TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'),
    },
    timeout: 120_000,
  });
  const problems = [...programs].flatMap(([file, block]) => problemsOf(block, reportOf(file, stdout)));
  if (status !== 0 && problems.length === 0)
    problems.push(`${basename(runner)} ended with exit code ${status}`);
  return [...problems, ...stderr.split('\n').filter((line) => line !== '')];
}

interface Report {
  readonly started: boolean;
  readonly ended: boolean;
  readonly failure: string | undefined;
  readonly printed: readonly string[];
}

/** The lines of one program. */
function reportOf(file: string, output: string): Report {
  const [, own = ''] = output.split(`start ${JSON.stringify(file)}\n`);
  const lines = own.split(/^start /m)[0]?.split('\n') ?? [];
  const values = (word: string): string[] =>
    lines
      .filter((line) => line.startsWith(`${word} `))
      .map((line) => JSON.parse(line.slice(word.length + 1)));
  return {
    started: own !== '',
    ended: values('end').length > 0,
    failure: values('failed')[0],
    printed: values('printed'),
  };
}

function problemsOf(block: Block, { started, ended, failure, printed }: Report): string[] {
  if (!started) return [];
  if (failure !== undefined) return [`${block.place}: ${failure}`];
  if (!ended) return [`${block.place}: ended the process`];
  let at = 0;
  return promisesOf(block).flatMap((promise) => {
    const found = printed.findIndex((text, index) => index >= at && promise.test(text));
    if (found < 0)
      return [`${block.place}: never printed ${promise.source}, but ${printed.slice(at).join(' | ')}`];
    at = found + 1;
    return [];
  });
}
