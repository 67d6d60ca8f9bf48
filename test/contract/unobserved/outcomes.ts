import * as acl from '../../../generated/raw/index.js';
import type {
  CntNotifyPtr,
  ContextPtr,
  DevicePtr,
  EventPtr,
  HostPtr,
  StreamPtr,
} from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { codesOf } from '../harness/error-text.js';
import { HostBlock } from '../harness/memory.js';
import { setup } from '../harness/scenario.js';
import type { Call, UnobservedGroup } from './group.js';

const SIZE = 4096;
const [SYNC, PROGRESS, EXTERNAL, IPC] = [1, 2, 0x20, 0x40];
const [HOST_TO_HOST, DEVICE_TO_DEVICE] = [0, 3];
const [CPU_SCHEDULE, DEVICE_USE_ONLY] = [0x10, 0x20];
const [FAILURE_MODE, PRIORITY] = [1, 5];

const event = new PointerCell<EventPtr>();
const progress = new PointerCell<EventPtr>();
const external = new PointerCell<EventPtr>();
const ipc = new PointerCell<EventPtr>();
const made = new PointerCell<EventPtr>();
const notify = new PointerCell<CntNotifyPtr>();
const stream = new PointerCell<StreamPtr>();
const foreign = new PointerCell<StreamPtr>();
const scheduling = new PointerCell<StreamPtr>();
const deviceOnly = new PointerCell<StreamPtr>();
const context = new PointerCell<ContextPtr>();
const other = new PointerCell<ContextPtr>();
const device = new PointerCell<DevicePtr>();
const pinned = new PointerCell<HostPtr>();
const pageable = new HostBlock(SIZE);

const word = new Int32Array(1);
const wide = new BigUint64Array(1);
const size = new BigUint64Array(1);

let text = '';

/**
 * What a failing call returns and leaves: its code, the thread's last error, and the id that leads the text.
 * @param last the last error after it; 0: the code is not remembered
 * @param id '' : no text
 */
const outcome = (
  api: string,
  name: string,
  code: number,
  last: number,
  id: string,
  call: () => number,
): Call[] => [
  [
    api,
    name,
    code,
    () => {
      acl.aclGetRecentErrMsg();
      acl.aclrtGetLastError(0);
      return call();
    },
  ],
  ['aclrtGetLastError', `after ${api}, ${name}`, last, () => acl.aclrtGetLastError(0)],
  [
    'aclGetRecentErrMsg',
    `after ${api}, ${name}`,
    0,
    () => {
      text = acl.aclGetRecentErrMsg() ?? '';
      return 0;
    },
    () => ({ text: text !== '', codes: codesOf(text) }),
    id === '' ? 'NULL (per-thread)' : `message codes: ${id}; text present`,
  ],
];

/** What a refusal of an event leaves: neither last error nor text. */
const refused = (api: string, name: string, call: () => number): Call[] =>
  outcome(api, name, 207000, 0, '', call);

const copy = (kind: number, dst: DevicePtr | HostPtr, src: DevicePtr | HostPtr) =>
  acl.aclrtMemcpyAsync(dst, 64, src, 64, kind, stream.value);

/**
 * Which failures become the last error, and which have a text: the table in src/simulator/entry/outcomes.c, row by row. The
 * evidence is the exported function in src/runtime/api (api_c*.cc, COND_RETURN_WITH_NOLOG or ERROR_RETURN_WITH_EXT_ERRCODE),
 * and the check that it or the decorator in api_error.cc makes.
 */
export const outcomes: UnobservedGroup = {
  name: 'outcomes',
  prepare: () => {
    setup(() => acl.aclInit(null));
    setup(() => acl.aclrtSetDevice(0));
    setup(() => acl.aclrtGetCurrentContext(context.cell));
    setup(() => acl.aclrtCreateContext(other.cell, 0));
    setup(() => acl.aclrtCreateStream(foreign.cell));
    setup(() => acl.aclrtSetCurrentContext(context.value));
    setup(() => acl.aclrtCreateStream(stream.cell));
    setup(() => acl.aclrtCreateStreamWithConfig(scheduling.cell, 0, CPU_SCHEDULE));
    setup(() => acl.aclrtCreateStreamWithConfig(deviceOnly.cell, 0, DEVICE_USE_ONLY));
    setup(() => acl.aclrtCreateEventWithFlag(event.cell, SYNC));
    setup(() => acl.aclrtCreateEventWithFlag(progress.cell, PROGRESS));
    setup(() => acl.aclrtCreateEventWithFlag(external.cell, EXTERNAL));
    setup(() => acl.aclrtCreateEventExWithFlag(ipc.cell, IPC));
    setup(() => acl.aclrtMalloc(device.cell, 2 * SIZE, 0));
    setup(() => acl.aclrtMallocHost(pinned.cell, 2 * SIZE));
  },
  calls: [
    // rtEventQuery and its kind: events that can't be asked.
    ...refused('aclrtQueryEvent', 'external event', () => acl.aclrtQueryEvent(external.value, word)),
    ...refused('aclrtQueryEventStatus', 'external event', () =>
      acl.aclrtQueryEventStatus(external.value, word),
    ),
    ...refused('aclrtQueryEventWaitStatus', 'external event', () =>
      acl.aclrtQueryEventWaitStatus(external.value, word),
    ),
    ...refused('aclrtSynchronizeEvent', 'external event', () => acl.aclrtSynchronizeEvent(external.value)),
    ...refused('aclrtSynchronizeEventWithTimeout', 'external event', () =>
      acl.aclrtSynchronizeEventWithTimeout(external.value, 10),
    ),
    ...refused('aclrtEventGetTimestamp', 'external event', () =>
      acl.aclrtEventGetTimestamp(external.value, wide),
    ),
    ...refused('aclrtEventElapsedTime', 'external event', () =>
      acl.aclrtEventElapsedTime(new Float32Array(1), external.value, event.value),
    ),
    ...refused('aclrtGetEventId', 'IPC event', () => acl.aclrtGetEventId(ipc.value, new Uint32Array(1))),
    ...refused('aclrtStreamWaitEvent', 'event without ACL_EVENT_SYNC', () =>
      acl.aclrtStreamWaitEvent(stream.value, progress.value),
    ),
    ...refused('aclrtStreamWaitEventWithTimeout', 'event without ACL_EVENT_SYNC', () =>
      acl.aclrtStreamWaitEventWithTimeout(stream.value, progress.value, 1),
    ),
    ...refused('aclrtResetEvent', 'event without ACL_EVENT_SYNC', () =>
      acl.aclrtResetEvent(progress.value, stream.value),
    ),
    ...outcome('aclrtCreateEventWithFlag', 'external with another flag', 107000, 107000, 'EE1006', () =>
      acl.aclrtCreateEventWithFlag(made.cell, EXTERNAL | SYNC),
    ),
    ...outcome('aclrtCreateEventWithFlag', 'flag 0', 107000, 107000, 'EE1003', () =>
      acl.aclrtCreateEventWithFlag(made.cell, 0),
    ),
    // rtSynchronizeEventWithTimeout: the event is looked at before a time-out of 0.
    ...outcome('aclrtSynchronizeEventWithTimeout', 'NULL event, time-out of 0', 100000, 0, 'EH0008', () =>
      acl.aclrtSynchronizeEventWithTimeout(null, 0),
    ),
    ...outcome('aclrtSynchronizeEventWithTimeout', 'time-out of -2', 107000, 0, 'EH0007', () =>
      acl.aclrtSynchronizeEventWithTimeout(event.value, -2),
    ),
    // rtMemcpyAsync, rtMemcpy2d, MemcpyKindAutoCorrect.
    ...refused('aclrtMemcpyAsync', 'pinned memory to pinned memory', () =>
      copy(HOST_TO_HOST, pinned.value, (pinned.value + 64n) as HostPtr),
    ),
    ...outcome('aclrtMemcpyAsync', 'kind that does not fit', 107000, 107000, 'EE1001', () =>
      copy(HOST_TO_HOST, pageable.address as HostPtr, device.value),
    ),
    ...outcome('aclrtMemcpyAsync', 'kind 6', 100000, 0, 'EH0007', () =>
      copy(6, device.value, (device.value + 64n) as DevicePtr),
    ),
    ...outcome('aclrtMemcpy2d', 'device to device', 207000, 207000, 'EE1001', () =>
      acl.aclrtMemcpy2d(device.value, 64, (device.value + 1024n) as DevicePtr, 64, 32, 2, DEVICE_TO_DEVICE),
    ),
    ...outcome('aclrtMemcpy2d', 'host to device inside the device', 107000, 107000, 'EE1017', () =>
      acl.aclrtMemcpy2d(device.value, 64, (device.value + 1024n) as DevicePtr, 64, 32, 2, 1),
    ),
    ...outcome('aclrtGetMemcpyDescSize', 'kind 0', 207000, 207000, '', () =>
      acl.aclrtGetMemcpyDescSize(0, size),
    ),
    ...refused('aclrtSetMemcpyDesc', 'kind 0', () =>
      acl.aclrtSetMemcpyDesc(device.value, 0, device.value, (device.value + 1024n) as DevicePtr, 64, null),
    ),
    ...refused('aclrtMemcpyAsyncWithDesc', 'kind 0', () =>
      acl.aclrtMemcpyAsyncWithDesc(device.value, 0, stream.value),
    ),
    ...outcome('aclrtReduceAsync', 'kind EQUAL', 207000, 207000, 'EE1006', () =>
      acl.aclrtReduceAsync(device.value, (device.value + 1024n) as DevicePtr, 16, 13, 0, stream.value, null),
    ),
    ...outcome('aclrtReduceAsync', 'type INT64', 100000, 0, 'EH0009', () =>
      acl.aclrtReduceAsync(device.value, (device.value + 1024n) as DevicePtr, 16, 10, 9, stream.value, null),
    ),
    ...refused('aclrtCmoAsync', 'type 4', () => acl.aclrtCmoAsync(device.value, 64, 4, stream.value)),
    ...outcome('aclrtHostRegister', 'type 1', 207000, 207000, 'EE1001', () =>
      acl.aclrtHostRegister(pageable.address as HostPtr, SIZE, 1, new BigUint64Array(1)),
    ),
    // rtStreamSetMode and rtsStreamSetAttribute: the same refusal, remembered by one of the two.
    [
      'aclrtSetStreamFailureMode',
      'mode 3, which is stop',
      0,
      () => acl.aclrtSetStreamFailureMode(stream.value, 3),
    ],
    ...outcome('aclrtSetStreamFailureMode', 'back to continue', 207000, 0, 'EE1016', () =>
      acl.aclrtSetStreamFailureMode(stream.value, 0),
    ),
    ...outcome('aclrtSetStreamAttribute', 'back to continue', 207000, 207000, 'EE1016', () =>
      acl.aclrtSetStreamAttribute(stream.value, 1, { failureMode: 0n }),
    ),
    ...outcome('aclrtSetStreamFailureMode', "another context's stream", 107003, 107003, 'EE1010', () =>
      acl.aclrtSetStreamFailureMode(foreign.value, 1),
    ),
    [
      'aclrtSetStreamFailureMode',
      "another context's stream, as it is",
      0,
      () => acl.aclrtSetStreamFailureMode(foreign.value, 0),
    ],
    // Refused without a text of its own: rtStreamSetMode says nothing of it, rtsStreamSetAttribute reports it.
    ...refused('aclrtSetStreamFailureMode', 'stream for the device alone', () =>
      acl.aclrtSetStreamFailureMode(deviceOnly.value, 1),
    ),
    ...outcome('aclrtSetStreamAttribute', 'stream for the device alone', 207000, 207000, 'EE1001', () =>
      acl.aclrtSetStreamAttribute(deviceOnly.value, FAILURE_MODE, { failureMode: 1n }),
    ),
    ...outcome(
      'aclrtSetStreamAttribute',
      'priority of a stream for the AI CPU',
      207000,
      207000,
      'EE1006',
      () => acl.aclrtSetStreamAttribute(scheduling.value, PRIORITY, { streamPriority: 1 }),
    ),
    ...outcome('aclrtSetStreamAttribute', 'cacheOpInfoSwitch 2', 107000, 107000, 'EE1001', () =>
      acl.aclrtSetStreamAttribute(stream.value, 4, { cacheOpInfoSwitch: 2 }),
    ),
    ...outcome(
      'aclrtCreateStreamWithConfig',
      'for the device alone, with another flag',
      107000,
      107000,
      'EE1006',
      () => acl.aclrtCreateStreamWithConfig(new BigUint64Array(1) as never, 0, 0x21),
    ),
    // rtProcessReport: what a thread may ask again and again.
    ...outcome('aclrtProcessReport', 'thread without a subscription', 107012, 107012, '', () =>
      acl.aclrtProcessReport(1),
    ),
    // rtsDeviceGetCapability, rtEnableP2P: device numbers and kinds that can't exist.
    ...outcome('aclrtGetDeviceCapability', 'feature 99', 107000, 0, 'EE1003', () =>
      acl.aclrtGetDeviceCapability(0, 99, word),
    ),
    ...[64, -1].flatMap((number) => [
      ...outcome('aclrtDeviceCanAccessPeer', `device ${number}`, 107000, 107000, 'EE1003', () =>
        acl.aclrtDeviceCanAccessPeer(word, number, 0),
      ),
      ...outcome('aclrtDeviceEnablePeerAccess', `device ${number}`, 107000, 107000, 'EE1003', () =>
        acl.aclrtDeviceEnablePeerAccess(number, 0),
      ),
      ...outcome('aclrtDeviceDisablePeerAccess', `device ${number}`, 107000, 107000, 'EE1003', () =>
        acl.aclrtDeviceDisablePeerAccess(number),
      ),
    ]),
    ...outcome('aclrtGetDeviceInfo', 'device 64', 107000, 107000, 'EE1003', () =>
      acl.aclrtGetDeviceInfo(64, 1, new BigInt64Array(1)),
    ),
    ...outcome('aclrtDeviceEnablePeerAccess', 'flags 1', 200006, 0, 'EH0009', () =>
      acl.aclrtDeviceEnablePeerAccess(1, 1),
    ),
    // rtCntNotifyCreateServer and its kind: arguments before the product.
    ...outcome('aclrtCntNotifyCreate', 'flag 1', 107000, 107000, 'EE1003', () =>
      acl.aclrtCntNotifyCreate(notify.cell, 1n),
    ),
    ...outcome('aclrtCntNotifyCreate', 'NULL out', 107000, 107000, 'EE1004', () =>
      acl.aclrtCntNotifyCreate(null, 0n),
    ),
    ...outcome('aclrtCntNotifyCreate', 'on this product', 207000, 207000, 'EE1001', () =>
      acl.aclrtCntNotifyCreate(notify.cell, 0n),
    ),
    ...outcome('aclrtCntNotifyDestroy', 'NULL', 107000, 107000, 'EE1004', () =>
      acl.aclrtCntNotifyDestroy(null),
    ),
  ],
};
