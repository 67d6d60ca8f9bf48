import { AsyncResource } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { asBystander, assertMayAct } from '../bridge/bystander.js';
import { now } from '../process/clock.js';
import { asTold } from '../values/cells.js';

/** What the channel `ascendcl:call` publishes for every native call. */
export interface NativeCall {
  /** The C function. */
  readonly name: string;
  /** Its arguments as handed to C; results that C writes to cells of this package as it has left them. */
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
 * The channel of all native calls. Costs one property read a call while nobody listens. Subscribers are told of calls in
 * their order, each in the async context that made it, when the JavaScript that made them has run to its end, in a blocking
 * wait, or when a subscriber is removed: never inside a method. They can't make native calls themselves.
 */
export const calls = channel('ascendcl:call');

/** Functions of this package that are told of each call at once. */
const recorders = new Set<(call: NativeCall) => void>();

/** Whether anybody wants to know of native calls. */
export const isTraced = (): boolean => calls.hasSubscribers || recorders.size > 0;

/**
 * Tells a function of this package of each call, at once: it runs nothing of the script.
 * @returns ends that
 */
export function recordCalls(record: (call: NativeCall) => void): () => void {
  recorders.add(record);
  return () => recorders.delete(record);
}

/** Calls that subscribers have not been told of. */
let untold: { readonly call: NativeCall; readonly context: AsyncResource }[] = [];

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
  assertMayAct(name);
  const startMs = now();
  const result = fn(...args);
  const durationMs = now() - startMs;
  const call: NativeCall = {
    name,
    args: args.map(asTold),
    parameters: parameters === '' ? [] : parameters.split(' '),
    result,
    startMs,
    durationMs,
  };
  for (const record of recorders) record(call);
  if (calls.hasSubscribers) {
    if (untold.length === 0) void Promise.resolve().then(tellSubscribers);
    untold.push({ call, context: new AsyncResource('ascendcl.call') });
  }
  return result;
}

/** Tells subscribers of the calls that they have not been told of. Only where functions of the script may run. */
export function tellSubscribers(): void {
  if (untold.length === 0) return;
  const told = untold;
  untold = [];
  asBystander('a subscriber of ascendcl:call', () => {
    for (const { call, context } of told) context.runInAsyncScope(publish, undefined, call);
  });
}

// Nothing runs later.
process.on('exit', tellSubscribers);

const publish = (call: NativeCall): void => calls.publish(call);

/** What a copy of this package that was loaded before has put in the place of `unsubscribe`. */
const replaced: unknown = Object.getOwnPropertyDescriptor(calls, 'unsubscribe')?.value;

/** Whoever stops listening has heard of all calls until now. */
Object.defineProperty(calls, 'unsubscribe', {
  configurable: true,
  writable: true,
  value(this: typeof calls, ...args: Parameters<typeof calls.unsubscribe>): unknown {
    tellSubscribers();
    // The class of a channel changes with its subscribers.
    const unsubscribe: unknown = replaced ?? Reflect.get(Object.getPrototypeOf(this), 'unsubscribe');
    return Reflect.apply(unsubscribe as typeof calls.unsubscribe, this, args); // a method of all channels
  },
});
