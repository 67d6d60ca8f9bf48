/**
 * Runs programs on a simulator with AddressSanitizer and UndefinedBehaviorSanitizer inside Node.js:
 * `npx tsx scripts/verify/sanitized.ts [NAME …]`. Names choose programs by a part of their title. Exits with 1 at any
 * report. The sanitizers' libraries are loaded before Node.js; leaks are not looked for, since V8 leaves much to the
 * system at its end, and the simulator counts its own objects.
 */
import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { groupNames } from '../../test/contract/groups/index.js';
import compilePrograms from '../../test/setup/compile-programs.js';
import { compiled } from '../../test/support/compiled.js';
import { findCompiler } from '../build/compiler.js';
import { buildSimulator } from '../build/simulator.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

interface Program {
  readonly title: string;
  readonly file: string;
  readonly args: readonly string[];
}

const torture = (name: string, ...args: string[]): Program => ({
  title: [name, ...args].join(' '),
  file: `test/torture/programs/${name}.ts`,
  args,
});

const PROGRAMS: readonly Program[] = [
  torture('random-walk', '20260822', '5000'),
  torture('random-walk', '7', '5000'),
  torture('drop-references', '2000'),
  torture('cycles', 'allocate', '5000'),
  torture('cycles', 'copy', '5000'),
  torture('workers', '4', '100', '1'),
  torture('wild-calls', '11', '5', '/dev/null'),
  torture('wild-calls', '12', '5', '/dev/null'),
  ...groupNames.map((group) => ({
    title: `contract ${group}`,
    file: 'test/contract/run-group.ts',
    args: [group],
  })),
];

/** What the sanitizers print. */
const REPORT = /ERROR: \w+Sanitizer|runtime error: |SUMMARY: \w+Sanitizer/;

const compiler = findCompiler(process.env);
if (compiler === undefined) throw new Error('no C compiler was found ($CC, cc, gcc, clang)');
const { path: library } = await buildSimulator(root, compiler, {
  sanitize: 'address,undefined',
  versions: false,
});

const preload = ['libasan.so', 'libubsan.so'].map((name) =>
  execFileSync(compiler, [`-print-file-name=${name}`], { encoding: 'utf8' }).trim(),
);
// The compiler gives a bare name back when it has no such file: clang links its sanitizers into programs only.
const missing = preload.find((file) => !file.includes('/'));
if (missing !== undefined) throw new Error(`${compiler} has no ${missing}: set CC=gcc`);

const environment = {
  ...process.env,
  LD_PRELOAD: preload.join(' '),
  ASAN_OPTIONS: 'detect_leaks=0',
  UBSAN_OPTIONS: 'print_stacktrace=1',
  ASCENDCL_LIBRARY: library,
  ASCENDCL_SIM_FINDINGS: 'off',
};

/** @returns what is wrong, undefined when nothing is */
async function problemOf({ file, args }: Program): Promise<string | undefined> {
  const command = ['--expose-gc', compiled(new URL(`../../${file}`, import.meta.url)), ...args];
  const options = { cwd: root, env: environment, maxBuffer: 1 << 28, timeout: 300_000 };
  try {
    const { stderr } = await run(process.execPath, command, options);
    return REPORT.test(stderr) ? stderr : undefined;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }; // what execFile rejects with
    return `${stderr ?? ''}\n${message}`;
  }
}

await compilePrograms();
const chosen = process.argv.slice(2);
let problems = 0;
for (const program of PROGRAMS) {
  if (chosen.length > 0 && !chosen.some((part) => program.title.includes(part))) continue;
  const problem = await problemOf(program);
  console.log(`${problem === undefined ? 'clean ' : 'REPORT'}  ${program.title}`);
  if (problem === undefined) continue;
  problems += 1;
  console.log(problem.slice(0, 8000));
}
console.log(`${problems} programs with reports`);
process.exitCode = problems === 0 ? 0 : 1;
