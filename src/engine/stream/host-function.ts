import * as rt from '../../../generated/checked/index.js';
import { AscendError } from '../../errors/index.js';
import { isRunning } from '../../native/bridge/bridge.js';
import { assertMayAct } from '../../native/bridge/bystander.js';
import { Gate, gateWait } from '../../native/bridge/gate.js';
import { inContext } from '../../native/bridge/in-context.js';
import type { AnyPointer } from '../../native/values/pointers.js';
import type { CallSite } from '../base/CallSite.js';
import type { StreamLifetime } from './StreamLifetime.js';
import { callHostFunction, reactHere } from './script-calls.js';

/** What runs while a host function does. */
const HOST_FUNCTION = Symbol('host function');

/**
 * Runs a JavaScript function at a place in a stream's order. The stream waits at a gate; this thread sees by a marker that
 * it got there, runs the function and opens the gate. No thread but this one ever runs JavaScript, so that a blocking wait
 * can run the functions that are due instead of waiting for them for ever.
 */
export function queueHostFunction(stream: StreamLifetime, fn: () => unknown, place: CallSite): void {
  const { queue, pointer } = stream;
  let number = 0;
  const call = inContext(
    () => callHostFunction(queue.state, number, fn, (error) => stream.scriptFailed(error)),
    'hostFunction',
  );
  const gate = new Gate();
  let isRefused = false;
  const react = (reached: boolean): void => {
    if (reached && !isRefused) run(stream, gate, call);
    else gate.open();
  };
  let withdraw: (() => void) | undefined;
  try {
    withdraw = reactHere(queue.state, react);
    const waitedFor = gate.pointer as AnyPointer;
    queue.submit({ verb: 'host function', place }, { keepAlive: [] }, () => {
      number = queue.submitted;
      rt.launchHostFunc(pointer, gateWait(), waitedFor);
    });
  } catch (error) {
    // The marker may be there, and must not run the function. Where the stack ends once more it still opens the gate.
    isRefused = true;
    // Where the stack ended the stream may be told of the gate.
    if (error instanceof AscendError) gate.drop();
    else gate.open();
    withdraw?.();
    queue.giveBackIfIdle();
    throw error;
  }
}

function run(stream: StreamLifetime, gate: Gate, call: () => void): void {
  try {
    gate.run(HOST_FUNCTION, call);
  } catch (error) {
    stream.scriptFailed(error);
  }
}

/** Throws when a host function is running, as what it would wait for waits for it, and in functions that may only look. */
export function checkMayBlock(api: string): void {
  assertMayAct(api);
  if (!isRunning((what) => what === HOST_FUNCTION)) return;
  throw new AscendError(
    'ERR_WOULD_DEADLOCK',
    `${api} was called inside a host function, whose stream waits until the function returns.\n` +
      '  What to do: wait outside, or return first and wait in a callback of your own.',
  );
}
