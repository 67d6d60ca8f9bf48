import * as rt from '../../../generated/checked/index.js';
import { checkByte } from '../arguments/numbers.js';
import { readOptions } from '../arguments/options.js';
import type { CallSite } from '../base/CallSite.js';
import { checkReach } from '../copy/copy-plan.js';
import { FILL_OPTIONS, type FillOptions } from '../memory/fill.js';
import type { StreamLifetime } from '../stream/StreamLifetime.js';
import { memoryRange } from './memory-range.js';

/** Queues a fill. Host memory is filled by way of the device: the runtime would fill it at once. */
export function queueFill(
  stream: StreamLifetime,
  memory: unknown,
  value: number,
  options: FillOptions | undefined,
  place: CallSite,
  api: string,
): void {
  checkByte(value, api, 'value');
  const part = readOptions(options, FILL_OPTIONS, api);
  stream.assertOpen(api);
  const { pointer, queue, context, bounce } = stream;
  const region = memoryRange(memory, part, api);
  checkReach(context.device, region, api, 'memory');
  const { address, byteLength, holders } = region;
  if (byteLength === 0) return;
  const throughDevice = region.side === 'host';
  const operation = { keepAlive: holders, severalCalls: throughDevice };
  queue.submit({ verb: 'fill', byteLength, place }, operation, () => {
    if (throughDevice) bounce.fill(pointer, address, value, byteLength);
    else rt.memsetAsync(address, byteLength, value, byteLength, pointer);
  });
}
