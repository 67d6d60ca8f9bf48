import * as simulator from '../../../generated/simulator/control.js';
import {
  AclError,
  AscendError,
  InvalidArgumentError,
  LibraryError,
  NotAvailableError,
} from '../../../src/errors/index.js';
import type { ApiUnderTest } from './functions.js';

/** What a call did that it may not do; undefined when all is well. */
export type Verdict = string | undefined;

export interface Outcome {
  readonly verdict: Verdict;
  readonly succeeded: boolean;
  readonly returned?: unknown;
  /** Milliseconds. */
  readonly took: number;
}

/** Longer than any call may take that has nothing to wait for. */
export const SLOW_MS = 2000;

/** Calls a checked function. `refusal`: the parameter for which it must be refused before anything native is called. */
export function tryChecked(fn: ApiUnderTest, args: readonly unknown[], refusal?: string): Outcome {
  const before = simulator.getCallCount(null);
  const start = performance.now();
  let returned: unknown;
  try {
    returned = fn.checked(...args);
  } catch (error) {
    const took = performance.now() - start;
    return {
      verdict: judge(fn, error, simulator.getCallCount(null) - before, refusal),
      succeeded: false,
      took,
    };
  }
  const verdict = refusal === undefined ? undefined : `took a wrong value for ${refusal}`;
  return { verdict, succeeded: true, returned, took: performance.now() - start };
}

function judge(fn: ApiUnderTest, error: unknown, nativeCalls: bigint, refusal: string | undefined): Verdict {
  if (!(error instanceof AscendError)) return `threw ${error instanceof Error ? error.stack : String(error)}`;
  JSON.stringify(error);
  if (error instanceof InvalidArgumentError) {
    const known = fn.params.some(({ name }) => isPartOf(error.parameter, name));
    if (error.api !== fn.name || !known) return `blames ${error.api}, ${error.parameter}: ${error.message}`;
    if (nativeCalls !== 0n) return `made ${nativeCalls} native calls before it refused ${error.parameter}`;
    if (refusal !== undefined && !isPartOf(error.parameter, refusal))
      return `blames ${error.parameter} for a wrong value of ${refusal}: ${error.message}`;
    return undefined;
  }
  if (refusal !== undefined) return `took a wrong value for ${refusal} to C: ${error.message}`;
  if (error instanceof AclError)
    return error.api === fn.name ? undefined : `names ${error.api} as the function`;
  return error instanceof NotAvailableError || error instanceof LibraryError
    ? undefined
    : `threw ${error.name}: ${error.message}`;
}

/** `desc[0].location.id` is a part of `desc`. */
const isPartOf = (path: string, parameter: string): boolean =>
  path.startsWith(parameter) && !/^\w/.test(path.slice(parameter.length));

/** Calls a raw function, which checks nothing: any value that its types let through is C's business. */
export function tryRaw(fn: ApiUnderTest, args: readonly unknown[]): Outcome {
  const start = performance.now();
  let returned: unknown;
  try {
    returned = fn.raw(...args);
  } catch (error) {
    const took = performance.now() - start;
    if (error instanceof NotAvailableError) return { verdict: undefined, succeeded: false, took };
    return {
      verdict: `threw ${error instanceof Error ? error.stack : String(error)}`,
      succeeded: false,
      took,
    };
  }
  return { verdict: undefined, succeeded: returned === 0, took: performance.now() - start };
}
