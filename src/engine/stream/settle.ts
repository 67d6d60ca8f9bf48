import type { PendingOperation } from '../queue/operations.js';
import type { StreamState } from './StreamState.js';
import { asFailure } from './script-failure.js';

/** How operations of a stream end, in their order, and how those who wait for them are answered. */

/** Ends all operations: the stream is past them, or gone. */
export function settleAll(state: StreamState): void {
  state.markers.clear();
  const failed = state.failures.drained();
  settle(state, state.operations.submitted, failed);
}

/** Ends the operations up to a number: those that are lost apart from those before and behind. */
export function settle(state: StreamState, number: number, failed: boolean): void {
  const { operations, failures } = state;
  operations.confirmWaits(number);
  // That may have ended more here.
  if (number < operations.completed) return;
  const { loss } = failures;
  if (loss === undefined) {
    settlePart(state, number, failed);
    return;
  }
  for (const border of [loss.after, loss.upTo])
    if (operations.completed < border && border < number)
      settlePart(state, border, failed || loss.covers(border));
  if (loss.covers(number)) failures.meet(loss);
  settlePart(state, number, failed || loss.covers(number));
  if (number >= loss.upTo) failures.pass(loss);
}

/** Ends the operations up to a number, then answers those who wait for no more. */
function settlePart(state: StreamState, number: number, failed: boolean): void {
  const { operations } = state;
  const done: PendingOperation[] = [];
  for (let next = operations.next(number); next !== undefined; next = operations.next(number)) {
    const { finish, isVoid = false } = next;
    // Once more when JavaScript ends in here: it counts as done behind that.
    if (finish !== undefined) guard(state, () => finish(failed || isVoid));
    operations.passed();
    done.push(next);
  }
  for (const observe of state.observers) guard(state, observe);
  operations.reachRecords(number);
  if (done.length > 0 && !failed) state.poller.progressed();
  answer(state);
  state.rest();
  for (const { keepAlive } of done) for (const holder of keepAlive) holder.endIfUnused();
  state.queue.lifetime.endIfUnused();
}

/** Runs what may throw the script's own errors; the next wait throws the first. */
function guard(state: StreamState, run: () => void): void {
  try {
    run();
  } catch (error) {
    state.failures.keep(asFailure(error));
  }
}

/** Answers those who wait for what is done. */
export function answer(state: StreamState): void {
  const { waiters, operations, failures } = state;
  if (waiters.count > 0 && waiters.settle(operations.completed, failures.kept)) state.told();
}

/**
 * Gives up the operations behind number `after`: nobody takes them for done, whatever the library says. They end when
 * the stream is past them. Who waits for them is told at once, or else the next wait.
 */
export function lose(state: StreamState, failure: unknown, after: number): void {
  const { operations, failures, waiters } = state;
  const last = Math.max(after, operations.completed);
  if (last >= operations.submitted) return;
  const loss = failures.lose(failure, last);
  if (waiters.rejectBehind(last, failure)) state.told();
  operations.loseRecords(loss);
}
