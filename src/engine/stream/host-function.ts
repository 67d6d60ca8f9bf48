import * as rt from '../../../generated/checked/index.js';
import { AscendError } from '../../errors/index.js';
import { assertMayAct } from '../../native/bystander.js';
import { inContext } from '../../native/in-context.js';
import {
  createSemaphore,
  destroySemaphore,
  postSemaphore,
  type Semaphore,
  semaphoreWait,
} from '../../native/semaphore.js';
import type { CallSite } from '../base/CallSite.js';
import type { StreamLifetime } from './StreamLifetime.js';

/**
 * Runs a JavaScript function at a place in a stream's order. The stream waits on a semaphore; this thread sees by a
 * marker that it got there, runs the function and posts. No thread but this one ever runs JavaScript, so that a
 * blocking wait can run the functions that are due instead of waiting for them for ever.
 */
export function queueHostFunction(stream: StreamLifetime, fn: () => unknown, place: CallSite): void {
  const { queue, pointer } = stream;
  let number = 0;
  const call = inContext(
    () => queue.callHostFunction(number, fn, (error) => stream.scriptFailed(error)),
    'hostFunction',
  );
  const semaphore = createSemaphore();
  open.add(semaphore);
  let reacted = false;
  const react = (reached: boolean): void => {
    if (reacted) return;
    reacted = true;
    try {
      if (reached) run(call, stream);
    } finally {
      postSemaphore(semaphore);
    }
  };
  let withdraw: () => void;
  try {
    withdraw = queue.reactHere(react);
  } catch (error) {
    open.delete(semaphore);
    reacted = true;
    // Where the stack ended behind the native call the marker is there, and knows the semaphore.
    if (error instanceof AscendError) destroySemaphore(semaphore);
    throw error;
  }
  try {
    const info = { verb: 'host function', place };
    const finish = (failed: boolean): void => {
      // After a failure a thread of the runtime may still be about to wake up: it must find the semaphore.
      open.delete(semaphore);
      if (!failed) destroySemaphore(semaphore);
    };
    queue.submit(info, { keepAlive: [], finish }, () =>
      rt.launchHostFunc(pointer, semaphoreWait(), semaphore),
    );
    number = queue.submitted;
  } catch (error) {
    // The marker is there and must not run the function.
    reacted = true;
    withdraw();
    // Where the stack ended behind the native call the stream may wait: what is queued ends the semaphore.
    if (error instanceof AscendError) destroySemaphore(semaphore);
    else postSemaphore(semaphore);
    throw error;
  }
}

/** Semaphores that a thread of the runtime may wait on. */
const open = new Set<Semaphore>();

// A process that ends with host functions pending must not leave the runtime waiting for them.
process.on('exit', () => {
  for (const semaphore of open) postSemaphore(semaphore);
});

let running: StreamLifetime | undefined;

function run(call: () => void, stream: StreamLifetime): void {
  // One that waits, as an allocator's function may, meets functions of other streams.
  const outer = running;
  running = stream;
  try {
    call();
  } catch (error) {
    stream.scriptFailed(error);
  } finally {
    running = outer;
  }
}

/** Throws when a host function is running, as what it would wait for waits for it, and in functions that may only look. */
export function checkMayBlock(api: string): void {
  assertMayAct(api);
  if (running === undefined) return;
  throw new AscendError(
    'ERR_WOULD_DEADLOCK',
    `${api} was called inside a host function, whose stream waits until the function returns.\n` +
      '  What to do: wait outside, or return first and wait in a callback of your own.',
  );
}
