import * as rt from '../../../generated/checked/index.js';
import { AbortedError } from '../../errors/index.js';
import { finalFailure } from '../queue/final-failure.js';
import { isStreamDone } from './native-status.js';
import type { StreamState } from './StreamState.js';
import { answer, lose, settle, settleAll } from './settle.js';

/** How far a stream is: what the library says of it, and what follows for its operations. */

/**
 * Looks how far the stream is, and ends what is done. Never blocks, and runs nothing of the script: methods call it
 * between their checks and native calls. Throws when the library can't tell.
 */
export function poll(state: StreamState): void {
  if (state.isIdle || state.isBeingAborted) return;
  passMarkers(state);
  if (state.isIdle) return;
  state.context.makeCurrent();
  // Asked also while a function of the script is due: only so is it noticed that the device is lost.
  if (isStreamDone(state.pointer) && state.markers.reactions === 0) drained(state);
}

/** Up to the first function of the script that is due: it runs in {@link takeTurn} only. */
export function passMarkers(state: StreamState): void {
  const { markers, operations, failures } = state;
  state.due = undefined;
  for (let marker = markers.passed(); marker !== undefined; marker = markers.passed()) {
    // A lost device is past all of its events, with nothing done: then this throws. A stream that is past everything
    // tells whether anything failed.
    state.context.makeCurrent();
    if (isStreamDone(state.pointer) && markers.reactions === 0) {
      drained(state);
      return;
    }
    if (marker.reaction === undefined) markers.retireFirst();
    if (marker.number > operations.completed) settle(state, marker.number, false);
    if (marker.reaction === undefined) continue;
    if (failures.loss?.covers(marker.number + 1) !== true) {
      state.due = marker;
      return;
    }
    // What was given up passes markers, too.
    markers.retireFirst();
    marker.reaction(false);
  }
  state.rest();
}

/** Everything is done: a wait returns at once, and tells whether anything failed. */
function drained(state: StreamState): void {
  collect(state, () => rt.synchronizeStream(state.pointer));
  settleAll(state);
}

/** Makes a native wait, and keeps the error that it throws: the runtime reports it once. @returns whether there was none */
export function collect(state: StreamState, wait: () => void): boolean {
  try {
    wait();
    return true;
  } catch (error) {
    keepFailure(state, error);
    return false;
  }
}

function keepFailure(state: StreamState, error: unknown): void {
  if (endsWork(state, error)) return;
  const { failures } = state;
  const failure = failures.explain(error);
  if (error instanceof AbortedError) {
    lose(state, failure, state.operations.completed);
    return;
  }
  failures.keep(failure);
  failures.makeVoid();
}

/** As {@link poll}, for somebody who waits: what it throws lists what is queued, as background polling tells it. */
export function pollForWait(state: StreamState): void {
  try {
    poll(state);
  } catch (error) {
    if (!endsWork(state, error)) throw state.failures.explain(error);
  }
}

/**
 * One turn of the event loop, or of a blocking wait: looks, runs the functions of the script that are due, and tells
 * those who wait what came up. No other place runs functions of the script.
 */
export function takeTurn(state: StreamState, isQuiet: boolean): void {
  // One that queues itself again has to wait for the next turn.
  const last = state.operations.submitted;
  try {
    do poll(state);
    while (!isQuiet && react(state, last));
    state.troubles = [];
  } catch (error) {
    state.troubles = [...state.troubles.slice(-1), error];
    tellTrouble(state, error);
  }
  // Where JavaScript had ended before all were answered.
  answer(state);
}

/** Runs the function that is due, when it was queued before operation `last`. @returns whether one ran */
function react(state: StreamState, last: number): boolean {
  const { due, markers } = state;
  if (due === undefined || due.number >= last) return false;
  state.due = undefined;
  markers.retireFirst();
  due.reaction?.(true);
  return true;
}

/** The library can't tell how far the stream is. */
function tellTrouble(state: StreamState, error: unknown): void {
  if (endsWork(state, error)) return;
  const failure = state.failures.explain(error);
  if (error instanceof AbortedError) lose(state, failure, state.operations.completed);
  else state.waiters.rejectAll(failure);
}

/** Whether the error says that nothing is queued any more. Asked twice: one that answers again may still be at it. */
function endsWork(state: StreamState, error: unknown): boolean {
  if (finalFailure(error, []) === undefined) return false;
  const { queue, failures, operations } = state;
  const failure = finalFailure(errorOfLook(state), failures.operations, queue.lifetime.because);
  if (failure === undefined) return false;
  state.isGone = failure instanceof AbortedError;
  lose(state, failure, operations.completed);
  settleAll(state);
  return true;
}

function errorOfLook({ context, pointer }: StreamState): unknown {
  try {
    context.makeCurrent();
    isStreamDone(pointer);
    return undefined;
  } catch (error) {
    return error;
  }
}

/**
 * The number of the last operation that is done. Changes nothing and calls nothing of the script, not even the context
 * that is current: it is asked in the middle of a raw call.
 */
export function countDone({ pointer, operations, markers }: StreamState): number {
  try {
    return isStreamDone(pointer)
      ? operations.submitted
      : Math.max(operations.completed, markers.countPassed());
  } catch {
    return operations.completed;
  }
}

/** Whether progress can't be determined: the library has failed to answer twice. */
export const isTroubled = ({ troubles }: StreamState): boolean => troubles.length > 1;

/** Throws the library's error when progress can't be determined. */
export function throwTrouble(state: StreamState): void {
  if (!isTroubled(state)) return;
  const error = state.troubles.at(-1);
  state.troubles = [];
  throw state.failures.explain(error);
}
