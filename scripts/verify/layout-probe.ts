/**
 * Proves the model against a C compiler: a program that includes the headers prints every size, alignment, offset,
 * enumerator, macro and constant and compares the type of every function, and the answers must be the model's.
 *
 *     tsx scripts/verify/layout-probe.ts [INCLUDE_DIR]
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ApiModel } from '../../src/model/api-model.js';
import { buildModel } from '../pipeline.js';
import { findHeaders, outsideHeaders } from '../preprocess/header-files.js';
import { programOf, type Question, questionsOf } from './probe-program.js';

const run = promisify(execFile);

interface ProbeResult {
  readonly questions: readonly Question[];
  /** What the compiler says to each question, in decimal. */
  readonly answers: readonly string[];
}

/** Compiles and runs the program with `CC`, else `cc`. */
async function probe(model: ApiModel, includeDir: string): Promise<ProbeResult> {
  const directory = await mkdtemp(path.join(tmpdir(), 'layout-probe-'));
  try {
    const questions = questionsOf(model);
    const source = path.join(directory, 'probe.c');
    const program = path.join(directory, 'probe');
    await writeFile(source, programOf(model, questions));
    const flags = await includeFlags(includeDir, directory);
    await run(process.env.CC ?? 'cc', ['-std=gnu11', '-w', ...flags, source, '-o', program]);
    const { stdout } = await run(program, { maxBuffer: 16 * 1024 * 1024 });
    const answers: readonly string[] = JSON.parse(stdout);
    return { questions, answers };
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** What the compiler contradicts; empty when the model is right. */
export async function layoutProblems(model: ApiModel, includeDir: string): Promise<string[]> {
  const { questions, answers } = await probe(model, includeDir);
  return questions.flatMap(({ what, answer }, index) =>
    answers[index] === answer ? [] : [`${what}: the compiler says ${answers[index]}, the model ${answer}`],
  );
}

/**
 * The compiler's options for the headers. Headers of other packages that they include and that are not installed are
 * written to `directory` as empty files.
 */
export async function includeFlags(includeDir: string, directory: string): Promise<string[]> {
  const { root } = findHeaders(includeDir);
  const stubs = path.join(directory, 'stubs');
  await mkdir(path.join(stubs, 'acl'), { recursive: true });
  for (const name of outsideHeaders) {
    if (!existsSync(path.join(root, 'acl', name))) await writeFile(path.join(stubs, 'acl', name), '');
  }
  return [root, path.join(root, 'acl'), stubs, path.join(stubs, 'acl')].flatMap((folder) => ['-I', folder]);
}

async function main(includeDir: string): Promise<void> {
  const model = await buildModel({ includeDir });
  const problems = await layoutProblems(model, includeDir);
  for (const problem of problems) console.error(problem);
  const { length } = questionsOf(model);
  console.log(`${length - problems.length} of ${length} answers of the compiler agree with the model`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(process.argv[2] ?? fileURLToPath(new URL('../headers', import.meta.url)));
}
