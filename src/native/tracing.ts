import { channel } from 'node:diagnostics_channel';
import { AscendError } from '../errors/index.js';
import { now } from './clock.js';

/** What the channel `ascendcl:call` publishes for every native call. */
export interface NativeCall {
  /** The C function. */
  readonly name: string;
  /** Its arguments as handed to C. */
  readonly args: readonly unknown[];
  /** What C calls them, in the same order. */
  readonly parameters: readonly string[];
  /** What C returned: for most functions the aclError code. */
  readonly result: unknown;
  /** Start, milliseconds on the clock of `performance.now()`. */
  readonly startMs: number;
  /** How long it took, in milliseconds. */
  readonly durationMs: number;
}

/**
 * The channel of all native calls. Costs one property read a call while nobody listens. A subscriber is called in the
 * middle of the operation that makes the call; it can't make native calls itself.
 */
export const calls = channel('ascendcl:call');

/** The call that is being published: its results are still to be read. */
let published: string | undefined;

/**
 * Calls a native function and publishes the call. `parameters`: the names of the arguments, with spaces in between.
 * @throws AscendError `ERR_CALL_IN_SUBSCRIBER` inside a subscriber
 */
export function traced<A extends unknown[], R>(
  name: string,
  parameters: string,
  fn: (...args: A) => R,
  args: A,
): R {
  if (published !== undefined)
    throw new AscendError(
      'ERR_CALL_IN_SUBSCRIBER',
      `${name} was called by a subscriber of ascendcl:call, while it was told of ${published}.\n` +
        '  What to do: keep what was published, and make native calls later, for example in queueMicrotask().',
    );
  const startMs = now();
  const result = fn(...args);
  published = name;
  calls.publish({
    name,
    args,
    parameters: parameters === '' ? [] : parameters.split(' '),
    result,
    startMs,
    durationMs: now() - startMs,
  } satisfies NativeCall);
  published = undefined;
  return result;
}
