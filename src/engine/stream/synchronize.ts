import * as rt from '../../../generated/checked/index.js';
import { deadlineIn } from '../thread/blocking.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import { drainBlocking, drainDefault, drainUpTo } from './drain.js';
import type { EventLifetime } from './EventLifetime.js';
import { checkMayBlock } from './host-function.js';
import type { StreamLifetime } from './StreamLifetime.js';
import { drainStreams, operationsOf, waitForStreams } from './streams-of.js';
import {
  type BlockingWaitOptions,
  readBlockingWaitOptions,
  readWaitOptions,
  timeoutError,
  type WaitLimits,
  type WaitOptions,
} from './Waiters.js';
import { settled } from './waiting.js';

/** Waits of scripts: for a stream, an event or a device. Each throws, or rejects with, the first failure that it meets. */

function limitsOf(options: WaitOptions | undefined, api: string): WaitLimits {
  const limits = readWaitOptions(options, api);
  limits.signal?.throwIfAborted();
  return limits;
}

export async function streamDone(
  stream: StreamLifetime,
  options: WaitOptions | undefined,
  api: string,
): Promise<void> {
  const limits = limitsOf(options, api);
  stream.assertOpen(api);
  await settled(stream.queue.state, stream.queue.barrier(), limits, api);
}

/** For the work before the latest record of the event: nothing to wait for when there is none. */
export async function eventDone(
  event: EventLifetime,
  options: WaitOptions | undefined,
  api: string,
): Promise<void> {
  const limits = limitsOf(options, api);
  const { record } = event;
  if (record === undefined) return;
  await settled(record.queue.state, record.number, limits, api);
  record.throwIfLost();
}

export async function deviceDone(
  device: DeviceLifetime,
  options: WaitOptions | undefined,
  api: string,
): Promise<void> {
  await waitForStreams(device, limitsOf(options, api), api);
}

export function blockUntilStreamDone(
  stream: StreamLifetime,
  options: BlockingWaitOptions | undefined,
  api: string,
): void {
  const timeoutMs = readBlockingWaitOptions(options, api);
  stream.assertOpen(api);
  checkMayBlock(api);
  const { queue } = stream;
  if (!drainBlocking(queue, deadlineIn(timeoutMs))) throw timeoutError(api, timeoutMs ?? 0, queue.operations);
  queue.state.throwFailure();
}

export function blockUntilEventDone(
  event: EventLifetime,
  options: BlockingWaitOptions | undefined,
  api: string,
): void {
  const timeoutMs = readBlockingWaitOptions(options, api);
  event.assertOpen(api);
  const { record } = event;
  checkMayBlock(api);
  if (record === undefined) return;
  const { queue, number } = record;
  if (!drainUpTo(queue, number, deadlineIn(timeoutMs)))
    throw timeoutError(api, timeoutMs ?? 0, queue.operations);
  queue.state.throwFailure();
  record.throwIfLost();
}

/** With a time limit only for streams of handles and the default stream: the runtime's own call may outlast its limit. */
export function blockUntilDeviceDone(
  device: DeviceLifetime,
  options: BlockingWaitOptions | undefined,
  api: string,
): void {
  const timeoutMs = readBlockingWaitOptions(options, api);
  device.assertOpen(api);
  checkMayBlock(api);
  const deadline = deadlineIn(timeoutMs);
  if (!drainStreams(device, deadline) || (timeoutMs !== undefined && !drainDefault(device, deadline)))
    throw timeoutError(api, timeoutMs ?? 0, operationsOf(device));
  if (timeoutMs !== undefined) return;
  device.makeCurrent();
  rt.synchronizeDevice();
}
