import { channel } from 'node:diagnostics_channel';

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

/** The channel of all native calls. Costs one property read a call while nobody listens. */
export const calls = channel('ascendcl:call');

/** Calls a native function and publishes the call. `parameters`: the names of the arguments, with spaces in between. */
export function traced<A extends unknown[], R>(
  name: string,
  parameters: string,
  fn: (...args: A) => R,
  args: A,
): R {
  const startMs = performance.now();
  const result = fn(...args);
  calls.publish({
    name,
    args,
    parameters: parameters === '' ? [] : parameters.split(' '),
    result,
    startMs,
    durationMs: performance.now() - startMs,
  } satisfies NativeCall);
  return result;
}
