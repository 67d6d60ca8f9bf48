import { AscendError, DisposedError, InvalidArgumentError } from '../../../src/index.js';
import { callCount } from '../../support/simulation.js';
import type { Attempt } from './attempts.js';

/** Makes calls and says what was wrong with how they ended. */

/** What a handle is when it is called: with no other than `open` do the arguments matter. */
export type Condition = 'open' | 'ended' | 'reopening';

/** Makes all calls that must be refused, and returns what was wrong with them. */
export async function sweep(all: readonly Attempt[], condition: Condition): Promise<string[]> {
  const failures: string[] = [];
  for (const attempt of all) {
    const before = callCount();
    const { error } = await outcome(attempt.call);
    const calls = callCount() - before;
    const wrong = complaint(condition, attempt, error);
    if (wrong !== undefined) failures.push(`${attempt.name}: ${wrong}`);
    if (calls !== 0) failures.push(`${attempt.name}: ${calls} native calls`);
  }
  return failures;
}

/**
 * Makes all calls whose arguments are right. The device may refuse them all the same.
 * @param before what was there before, and stays; what a call returns beside that is disposed of
 */
export async function sweepRight(all: readonly Attempt[], before: readonly object[]): Promise<string[]> {
  const failures: string[] = [];
  for (const { name, call } of all) {
    const { result, error } = await outcome(call);
    if (isDisposable(result) && !before.includes(result)) result[Symbol.dispose]();
    const isRefused = error instanceof InvalidArgumentError || error instanceof DisposedError;
    if (isRefused || (error !== undefined && !(error instanceof AscendError)))
      failures.push(`${name}: ${error}`);
  }
  return failures;
}

const isDisposable = (value: unknown): value is Disposable =>
  typeof value === 'object' && value !== null && Symbol.dispose in value;

interface Outcome {
  readonly result?: unknown;
  readonly error?: unknown;
}

async function outcome(call: () => unknown): Promise<Outcome> {
  try {
    return { result: await call() };
  } catch (error) {
    return { error };
  }
}

function complaint(condition: Condition, attempt: Attempt, error: unknown): string | undefined {
  if ((error instanceof DisposedError || error instanceof InvalidArgumentError) && error.api !== attempt.api)
    return `said of ${error.api}: ${shown(error)}`;
  if (condition === 'open') return complaintWhenOpen(attempt, error);
  if (error instanceof DisposedError) return undefined;
  if (condition === 'reopening' && error instanceof InvalidArgumentError) return undefined;
  return `not DisposedError: ${shown(error)}`;
}

function complaintWhenOpen(
  { parameter, outcome: wanted, inside }: Attempt,
  error: unknown,
): string | undefined {
  const right = wanted === 'ended' ? DisposedError : InvalidArgumentError;
  if (!(error instanceof right)) return `not ${right.name}: ${shown(error)}`;
  const named = error.parameter ?? 'this';
  const isPart = [`${parameter}.`, `${parameter}[`].some((start) => named.startsWith(start));
  return named === parameter || (inside && isPart) ? undefined : `about ${named}, not about ${parameter}`;
}

const shown = (error: unknown): string =>
  error === undefined ? 'nothing was thrown' : (String(error).split('\n')[0] ?? '');
