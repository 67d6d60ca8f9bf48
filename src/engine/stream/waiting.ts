import { isStreamDone } from './native-status.js';
import { pollForWait } from './progress.js';
import type { StreamState } from './StreamState.js';
import { deadlineOf, type WaitLimits } from './Waiters.js';

/** Waits for operations of one stream. None of them blocks. */

/**
 * As {@link ready}, and when the promises of host functions among them have settled. Rejects also with the reason of
 * one that is rejected.
 */
export async function settled(
  state: StreamState,
  number: number,
  limits: WaitLimits,
  api: string,
): Promise<void> {
  const deadline = deadlineOf(limits);
  await ready(state, number, limits, api);
  await state.promises.settled(number, limits, deadline, api);
}

/** Resolves when the operations up to `number` are done. Rejects with the stream's error, also one kept from before. */
export async function ready(
  state: StreamState,
  number: number,
  limits: WaitLimits,
  api: string,
): Promise<void> {
  const { operations, poller, waiters } = state;
  pollForWait(state);
  if (operations.completed >= number) {
    const calls = poller.deferredCalls();
    if (calls !== undefined) await calls;
    return state.throwFailure();
  }
  const promise = waiters.add(number, limits, api);
  poller.pollSoon();
  return promise;
}

/** Resolves when the operations up to `number` are done, or when progress can't be determined. Errors are left for others. */
export async function ended(state: StreamState, number: number): Promise<void> {
  try {
    pollForWait(state);
  } catch {
    return;
  }
  if (state.operations.completed >= number) return;
  const promise = state.waiters.addIndifferent(number);
  state.poller.pollSoon();
  return promise;
}

/** True when the operations up to `number` are done. */
export function isDone(state: StreamState, number: number): boolean {
  const { operations } = state;
  if (operations.completed < number) pollForWait(state);
  return operations.completed >= number;
}

/**
 * True when everything is done that is on the stream, also what raw calls queued there. Throws, without taking it, a
 * failure that says that work was given up: nobody may take that for done.
 */
export function isAllDone(state: StreamState): boolean {
  pollForWait(state);
  const { keptLoss } = state.failures;
  if (keptLoss !== undefined) throw keptLoss;
  if (!state.isIdle) return false;
  state.context.makeCurrent();
  return isStreamDone(state.pointer);
}
