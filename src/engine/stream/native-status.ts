import * as rt from '../../../generated/checked/index.js';
import {
  ACL_EVENT_CAPTURE_STREAM_PROGRESS,
  ACL_EVENT_SYNC,
  ACL_EVENT_TIME_LINE,
} from '../../../generated/constants.js';
import { aclrtEventRecordedStatus, aclrtStreamStatus } from '../../../generated/enums.js';
import type { EventPtr, StreamPtr } from '../../../generated/types.js';
import { hasFunction } from '../../native/library/library.js';

/** Native events, and how far the library says that streams are. Nothing blocks. */

/** Whether everything queued on the stream is done. */
export const isStreamDone = (stream: StreamPtr): boolean =>
  rt.streamQuery(stream) === aclrtStreamStatus.ACL_STREAM_STATUS_COMPLETE;

/** Whether everything before the event's last record is done. */
export const isEventDone = (event: EventPtr): boolean =>
  rt.queryEventStatus(event) === aclrtEventRecordedStatus.ACL_EVENT_RECORDED_STATUS_COMPLETE;

/** Whether this library creates events that take their resources only when they are recorded. */
let hasLightEvents: boolean | undefined;

/** An event that streams and scripts can wait for and that can be asked whether a stream has come to it. */
export function makeEvent(timing = false): EventPtr {
  const flags = ACL_EVENT_SYNC | ACL_EVENT_CAPTURE_STREAM_PROGRESS | (timing ? ACL_EVENT_TIME_LINE : 0);
  hasLightEvents ??= hasFunction({ name: 'aclrtCreateEventExWithFlag', library: 'libacl_rt.so' });
  return hasLightEvents ? rt.createEventExWithFlag(flags) : rt.createEventWithFlag(flags);
}
