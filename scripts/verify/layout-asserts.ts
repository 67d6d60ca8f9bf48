/**
 * The same questions as scripts/verify/layout-probe.ts, as static assertions: nothing runs, so that the compiler may be
 * one for another processor.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ApiModel } from '../../src/model/api-model.js';
import { includeFlags } from './layout-probe.js';
import { preludeOf, questionsOf } from './probe-program.js';

const run = promisify(execFile);

/** What the compiler contradicts. A `static const` variable is no constant to C: its value is not asked for. */
export async function assertionProblems(
  model: ApiModel,
  includeDir: string,
  compiler: string,
): Promise<string[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'layout-asserts-'));
  try {
    const variables = new Set(model.constants.map(({ name }) => name));
    const questions = questionsOf(model).filter(({ expression }) => !variables.has(expression));
    const asserts = questions.map(
      ({ expression, answer }, index) =>
        `_Static_assert((${expression}) == (__typeof__(${expression}))(${literal(answer)}), "#${index}#");`,
    );
    const source = path.join(directory, 'asserts.c');
    await writeFile(source, [preludeOf(model), ...asserts, ''].join('\n'));
    const flags = await includeFlags(includeDir, directory);
    const errors = await errorsOf(compiler, [
      '-std=gnu11',
      '-ffreestanding',
      '-w',
      '-fsyntax-only',
      ...flags,
      source,
    ]);
    const failed = [...errors.matchAll(/static assertion failed: "#(\d+)#"/g)];
    if (errors !== '' && failed.length === 0)
      throw new Error(`${compiler} can't compile the headers: ${errors}`);
    return failed.flatMap(([, index]) => {
      const question = questions[Number(index)];
      return question ? [`${question.what}: ${compiler} contradicts the model, ${question.answer}`] : [];
    });
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** The most negative value can't be written as one literal. */
function literal(answer: string): string {
  if (answer === '-9223372036854775808') return '-9223372036854775807LL - 1';
  return answer.startsWith('-') ? `${answer}LL` : `${answer}ULL`;
}

async function errorsOf(compiler: string, args: readonly string[]): Promise<string> {
  try {
    await run(compiler, args, { maxBuffer: 16 * 1024 * 1024 });
    return '';
  } catch (error) {
    if (
      error instanceof Error &&
      'stderr' in error &&
      typeof error.stderr === 'string' &&
      error.stderr !== ''
    ) {
      return error.stderr;
    }
    throw error;
  }
}
