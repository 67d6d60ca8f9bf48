import * as acl from '../../../generated/raw/index.js';
import type { EventPtr, StreamPtr, VirtualPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { codesOf } from '../harness/error-text.js';
import { HostBlock } from '../harness/memory.js';
import { setup } from '../harness/scenario.js';
import { type Call, cases, type UnobservedGroup } from './group.js';

const timed = new PointerCell<EventPtr>();
const plain = new PointerCell<EventPtr>();
const unrecorded = new PointerCell<EventPtr>();
const unrelated = new HostBlock<StreamPtr>(4096).address;
const time = new Float32Array(1);

let text = '';

/** The text after the call before, which is read and thereby forgotten. */
const textAfter = (name: string, note: string): Call => [
  'aclGetRecentErrMsg',
  `after ${name}`,
  0,
  () => {
    text = acl.aclGetRecentErrMsg() ?? '';
    return 0;
  },
  () => ({ text: text !== '', codes: codesOf(text) }),
  note,
];

const NONE = 'NULL (per-thread)';
const led = (code: string) => `message codes: ${code}; text present`;

/** Which message leads the text that a failure leaves, and failures that leave none. */
export const texts: UnobservedGroup = {
  name: 'texts',
  prepare: () => {
    setup(() => acl.aclInit(null));
    setup(() => acl.aclrtSetDevice(0));
    setup(() => acl.aclrtCreateEventWithFlag(timed.cell, 8));
    setup(() => acl.aclrtCreateEventWithFlag(plain.cell, 1));
    setup(() => acl.aclrtCreateEventWithFlag(unrecorded.cell, 8));
    setup(() => acl.aclrtRecordEvent(plain.value, null));
    setup(() => acl.aclrtRecordEvent(timed.value, null));
    setup(() => acl.aclrtSynchronizeStream(null));
  },
  calls: [
    ...cases('aclInit', { 'second time': [100002, () => acl.aclInit(null)] }),
    textAfter('the second aclInit', NONE),
    ...cases('aclrtMemGetAddressRange', {
      'both outs NULL': [107000, () => acl.aclrtMemGetAddressRange(0x1000n as VirtualPtr, null, null)],
    }),
    textAfter('no place for a range', led('EE1022')),
    ...cases('aclrtEventElapsedTime', {
      'never recorded': [507000, () => acl.aclrtEventElapsedTime(time, timed.value, unrecorded.value)],
    }),
    textAfter('an event never recorded', led('EE9999')),
    ...cases('aclrtEventElapsedTime', {
      // event.cc, Event::ElapsedTime: a complete event has its time, whatever its flags.
      'without ACL_EVENT_TIME_LINE': [0, () => acl.aclrtEventElapsedTime(time, plain.value, timed.value)],
    }),
    textAfter('an event without ACL_EVENT_TIME_LINE', NONE),
    ...cases('aclrtSynchronizeStream', {
      'unrelated memory as stream': [107017, () => acl.aclrtSynchronizeStream(unrelated)],
    }),
    textAfter('unrelated memory as stream', led('EE1017')),
    ...cases('aclrtSynchronizeStreamWithTimeout', {
      'time-out of 0': [107000, () => acl.aclrtSynchronizeStreamWithTimeout(null, 0)],
    }),
    textAfter('a time-out of 0', led('EE1003')),
    ...cases('aclrtSetDeviceResLimit', {
      'device 99': [107001, () => acl.aclrtSetDeviceResLimit(99, 0, 1)],
    }),
    textAfter('device 99', led('EE1003')),
    ...cases('aclrtProcessReport', {
      'time-out of 0': [100000, () => acl.aclrtProcessReport(0)],
    }),
    textAfter('a report that is not waited for', led('EH0009')),
    ...cases('aclrtResetDevice', { 'device 1, never set': [507007, () => acl.aclrtResetDevice(1)] }),
    textAfter('a device that was never set', led('EE1018')),
  ],
};
