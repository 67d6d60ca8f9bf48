import * as rt from '../../../generated/checked/index.js';
import {
  ACL_STREAM_WAIT_VALUE_AND,
  ACL_STREAM_WAIT_VALUE_EQ,
  ACL_STREAM_WAIT_VALUE_GEQ,
  ACL_STREAM_WAIT_VALUE_NOR,
} from '../../../generated/constants.js';
import type { DevicePtr } from '../../../generated/types.js';
import { InvalidArgumentError } from '../../errors/index.js';
import { checkChoice } from '../arguments/options.js';
import type { CallSite } from '../base/CallSite.js';
import { checkReach } from '../copy/copy-plan.js';
import type { NativeRegion } from '../copy/Region.js';
import { AwaitedValue, type ValueCondition } from '../queue/AwaitedValue.js';
import type { StreamLifetime } from '../stream/StreamLifetime.js';
import { nativeWord } from './memory-range.js';

const CONDITIONS = {
  'at-least': ACL_STREAM_WAIT_VALUE_GEQ,
  equal: ACL_STREAM_WAIT_VALUE_EQ,
  and: ACL_STREAM_WAIT_VALUE_AND,
  nor: ACL_STREAM_WAIT_VALUE_NOR,
} as const satisfies Record<ValueCondition, number>;

/** Throws unless the stream reaches the checked word and the value fits into it. */
function checkWord(stream: StreamLifetime, region: NativeRegion, value: unknown, api: string): DevicePtr {
  if (typeof value !== 'bigint' || value < 0n || value >= 1n << 64n)
    throw new InvalidArgumentError({
      api,
      parameter: 'value',
      received: value,
      expected: 'a bigint from 0n to 2^64-1',
    });
  checkReach(stream.context.device, region, api, 'memory');
  return region.address as DevicePtr; // a word is on a device
}

export function queueValueWrite(
  stream: StreamLifetime,
  memory: unknown,
  value: bigint,
  offset: number,
  place: CallSite,
  api: string,
): void {
  const region = nativeWord(memory, offset, api);
  const address = checkWord(stream, region, value, api);
  stream.queue.submit({ verb: 'write value', place }, { keepAlive: region.holders }, () =>
    rt.valueWrite(address, value, 0, stream.pointer),
  );
}

export function queueValueWait(
  stream: StreamLifetime,
  memory: unknown,
  condition: ValueCondition,
  value: bigint,
  offset: number,
  place: CallSite,
  api: string,
): void {
  const region = nativeWord(memory, offset, api);
  const flag = checkChoice(condition, CONDITIONS, '', api, 'condition');
  const address = checkWord(stream, region, value, api);
  const awaits = new AwaitedValue(region, condition, value);
  stream.queue.submit({ verb: 'wait for value', place }, { keepAlive: region.holders, awaits }, () =>
    rt.valueWait(address, value, flag, stream.pointer),
  );
}
