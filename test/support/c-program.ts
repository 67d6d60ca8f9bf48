/** Compiles C programs against the simulator, runs them and reads the report that the simulator leaves. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compile, findCompiler } from '../../scripts/build/compiler.js';
import { buildSimulator, simulatorFolder, simulatorLibrary } from '../../scripts/build/simulator.js';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** `address,undefined` or `thread`: library and programs are built with these sanitizers. Empty: the plain library. */
const sanitize = process.env.ASCENDCL_TEST_SANITIZE ?? '';

/** For one program; less than what tests may take. Sanitizers look at each word of copies of 150 MiB, on a busy machine. */
const LIMIT_MS = sanitize === '' ? 60_000 : 110_000;

/** A finding in the JSON report. */
export interface ReportedFinding {
  readonly id: number;
  readonly kind: string;
  readonly count: number;
  readonly function: string;
  readonly argument: string;
  readonly address: string;
  readonly size: number;
  readonly thread: number;
  readonly object: string | null;
  readonly message: string;
  readonly history: string;
}

export interface Report {
  readonly process: number;
  readonly cann: string;
  readonly soc: string;
  readonly live: Readonly<Record<string, number>>;
  readonly dropped: number;
  readonly findings: readonly ReportedFinding[];
}

export interface Run {
  readonly status: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder for programs and reports, gone at the end of the process. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ascendcl-test-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function compilerOrThrow(): string {
  const compiler = findCompiler(process.env);
  if (compiler === undefined)
    throw new Error('a C compiler is needed for these tests: $CC, cc, gcc or clang');
  return compiler;
}

/** Builds the library with the chosen sanitizers; the plain one has been built before the tests. */
export async function prepareLibrary(): Promise<void> {
  if (sanitize !== '') await buildSimulator(root, compilerOrThrow(), { sanitize, versions: false });
}

/** Compiles one C file into `folder`, linked with the simulator unless it opens it itself. @returns the program's path */
export const compileProgram = (source: string, folder: string, linked = true): Promise<string> =>
  compileTogether([source], join(folder, basename(source, '.c')), linked);

/** Compiles C files into one program. @returns its path */
export async function compileTogether(
  sources: readonly string[],
  program: string,
  linked = true,
): Promise<string> {
  const library = simulatorFolder(root, sanitize);
  await compile(compilerOrThrow(), [
    ...[
      '-std=c11',
      '-D_GNU_SOURCE',
      ...(sanitize === '' ? ['-O0'] : ['-O1', '-g']),
      '-pthread',
      '-Wall',
      '-Wextra',
      '-Wconversion',
      '-Werror',
    ],
    ...(sanitize === '' ? [] : [`-fsanitize=${sanitize}`]),
    `-I${join(root, 'scripts/headers')}`,
    `-I${join(root, 'src/simulator/include')}`,
    `-I${join(root, 'src/simulator')}`,
    `-I${join(root, 'test/support/c')}`,
    ...sources,
    ...(linked ? [`-L${library}`, `-l:${simulatorLibrary}`, `-Wl,-rpath,${library}`] : ['-ldl']),
    ...['-o', program],
  ]);
  return program;
}

/** Runs a program to its end. A status other than 0 is an answer, not an exception. */
export async function runProgram(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Run> {
  const options = { env: { ...process.env, ...environment }, timeout: LIMIT_MS };
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, options);
    return { status: 0, signal: null, stdout, stderr };
  } catch (error) {
    if (!(error instanceof Error && 'stderr' in error && 'stdout' in error)) throw error;
    return {
      status: 'code' in error && typeof error.code === 'number' ? error.code : null,
      signal: 'signal' in error && typeof error.signal === 'string' ? error.signal : null,
      stdout: String(error.stdout),
      stderr: String(error.stderr),
    };
  }
}

export interface ReportedRun extends Run {
  readonly report: () => Report;
}

/** Compiles a program of test/simulator (without `.c`) into `folder` and runs it; its report is written beside it. */
export async function runWithReport(
  name: string,
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<ReportedRun> {
  const program = await compileProgram(join(root, 'test/simulator', `${name}.c`), folder);
  const file = `${program}.json`;
  const ended = await runProgram(program, [], { ASCENDCL_SIM_FINDINGS: file, ...environment });
  return { ...ended, report: () => readReport(file) };
}

/** What a program gives that has nothing to say. */
export const success: Run = { status: 0, signal: null, stdout: '', stderr: '' };

/** Reads a report; throws when the file is not there or no JSON. */
export const readReport = (file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report; // the simulator's own format
