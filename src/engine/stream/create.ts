import * as rt from '../../../generated/checked/index.js';
import { ACL_STREAM_FAST_LAUNCH, ACL_STREAM_FAST_SYNC } from '../../../generated/constants.js';
import { checkWhole } from '../arguments/numbers.js';
import { checkFlag, readOptions } from '../arguments/options.js';
import type { Lifetime } from '../base/Lifetime.js';
import { own } from '../base/own.js';
import type { NativeContext } from '../thread/DeviceLifetime.js';
import { EventLifetime } from './EventLifetime.js';
import { makeEvent } from './native-status.js';
import { StreamLifetime } from './StreamLifetime.js';

/** How a stream is scheduled. */
export interface StreamOptions {
  /** 0 (first, the default) to 7 (last). */
  readonly priority?: number;
  /** Takes resources early, for launching fast. Default false. */
  readonly fastLaunch?: boolean;
  /** Spins when it is waited for with blocking calls. Default false. */
  readonly fastSync?: boolean;
}

/** What an event can do. */
export interface EventOptions {
  /** Whether it can measure time. Default false. */
  readonly timing?: boolean;
}

const LEAST_PRIORITY = 7;

export function createStream(
  parent: Lifetime & NativeContext,
  options: StreamOptions | undefined,
  api: string,
): StreamLifetime {
  const read = readOptions(options, ['priority', 'fastLaunch', 'fastSync'], api);
  const { priority = 0 } = read;
  checkWhole(priority, 0, LEAST_PRIORITY, api, 'options.priority');
  const flags =
    (checkFlag(read.fastLaunch, api, 'options.fastLaunch') ? ACL_STREAM_FAST_LAUNCH : 0) |
    (checkFlag(read.fastSync, api, 'options.fastSync') ? ACL_STREAM_FAST_SYNC : 0);
  parent.makeCurrent();
  return own(
    () => (priority === 0 && flags === 0 ? rt.createStream() : rt.createStreamWithConfig(priority, flags)),
    rt.destroyStream,
    (pointer) => new StreamLifetime(parent, parent, pointer),
  );
}

/** A new native event. The context is current. */
export const ownEvent = (parent: Lifetime, context: NativeContext, timing: boolean): EventLifetime =>
  own(
    () => makeEvent(timing),
    rt.destroyEvent,
    (pointer) => new EventLifetime(parent, context, pointer, timing),
  );

export function createEvent(
  parent: Lifetime & NativeContext,
  options: EventOptions | undefined,
  api: string,
): EventLifetime {
  const read = readOptions(options, ['timing'], api);
  const timing = checkFlag(read.timing, api, 'options.timing');
  parent.makeCurrent();
  return ownEvent(parent, parent, timing);
}
