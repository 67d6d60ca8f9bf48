import * as acl from '../../../generated/raw/index.js';
import type { ContextPtr, EventPtr, StreamPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { HostBlock } from '../harness/memory.js';
import { setup } from '../harness/scenario.js';
import { cases, type UnobservedGroup } from './group.js';

const foreign = new PointerCell<StreamPtr>();
const unrelated = new HostBlock<StreamPtr>(4096).address;
const persistent = new PointerCell<StreamPtr>();
const urgent = new PointerCell<StreamPtr>();
const scheduling = new PointerCell<StreamPtr>();
const unrecorded = new PointerCell<EventPtr>();
const recorded = new PointerCell<EventPtr>();
const timed = new PointerCell<EventPtr>();
const ex = new PointerCell<EventPtr>();
const context = new PointerCell<ContextPtr>();

const [FAST_LAUNCH, PERSISTENT, HUGE, CPU_SCHEDULE] = [1, 4, 8, 16];
const [SYNC, TIME_LINE] = [1, 8];
const [FAILURE_MODE, OVERFLOW, TAG, CACHE_OP_INFO, PRIORITY] = [1, 2, 3, 4, 5];

const word = new Uint32Array(1);
const signed = new Int32Array(1);
const wide = new BigUint64Array(1);
const time = new Float32Array(1);
const option = new BigInt64Array(1);
const attribute = new Uint8Array(16);
const uce = new Uint8Array(256);
const holds = () => ({ value: word[0] ?? -7 });

/** Streams, events and their settings: the order of checks, and answers that need no context. */
export const execution: UnobservedGroup = {
  name: 'execution',
  prepare: () => {
    setup(() => acl.aclInit(null));
    setup(() => acl.aclrtSetDevice(0));
    setup(() => acl.aclrtCreateStream(foreign.cell));
    setup(() => acl.aclrtCreateContext(context.cell, 0));
    setup(() => acl.aclrtCreateStreamWithConfig(persistent.cell, 0, PERSISTENT));
    setup(() => acl.aclrtCreateStreamWithConfig(urgent.cell, 0xffffffff, FAST_LAUNCH));
    setup(() => acl.aclrtCreateStreamWithConfig(scheduling.cell, 0, CPU_SCHEDULE));
    setup(() => acl.aclrtCreateEvent(unrecorded.cell));
    setup(() => acl.aclrtCreateEvent(recorded.cell));
    setup(() => acl.aclrtCreateEventWithFlag(timed.cell, TIME_LINE));
    setup(() => acl.aclrtCreateEventExWithFlag(ex.cell, SYNC));
    setup(() => acl.aclrtRecordEvent(recorded.value, null));
    setup(() => acl.aclrtRecordEvent(timed.value, null));
    setup(() => acl.aclrtSynchronizeStream(null));
  },
  calls: [
    ['aclrtCreateStreamWithConfig', 'HUGE', 0, () => acl.aclrtCreateStreamWithConfig(wide, 0, HUGE)],
    [
      'aclrtStreamGetPriority',
      'created with 0xffffffff',
      0,
      () => acl.aclrtStreamGetPriority(urgent.value, word),
      holds,
      'holds value=0',
    ],
    ...cases('aclrtSetStreamFailureMode', {
      'NULL stream, continue': [0, () => acl.aclrtSetStreamFailureMode(null, 0)],
      'stream of another context, as it is': [0, () => acl.aclrtSetStreamFailureMode(foreign.value, 0)],
      'stream of another context, stop': [107003, () => acl.aclrtSetStreamFailureMode(foreign.value, 1)],
      'unrelated memory as stream': [107017, () => acl.aclrtSetStreamFailureMode(unrelated, 0)],
    }),
    ...cases('aclrtPersistentTaskClean', {
      'NULL stream': [107000, () => acl.aclrtPersistentTaskClean(null)],
      'unrelated memory as stream': [107017, () => acl.aclrtPersistentTaskClean(unrelated)],
      'persistent stream without a model': [507000, () => acl.aclrtPersistentTaskClean(persistent.value)],
      'stream of another kind': [507000, () => acl.aclrtPersistentTaskClean(urgent.value)],
    }),
    ...cases('aclrtSetStreamAttribute', {
      'NULL value': [100000, () => acl.aclrtSetStreamAttribute(urgent.value, TAG, null)],
      'unrelated memory as stream, attribute 99': [
        107017,
        () => acl.aclrtSetStreamAttribute(unrelated, 99, { streamPriority: 1 }),
      ],
      'stream of another context, attribute 99': [
        107000,
        () => acl.aclrtSetStreamAttribute(foreign.value, 99, { streamPriority: 1 }),
      ],
      'overflow switch 2': [
        107000,
        () => acl.aclrtSetStreamAttribute(foreign.value, OVERFLOW, { overflowSwitch: 2 }),
      ],
      'tag, stream of another context': [
        107003,
        () => acl.aclrtSetStreamAttribute(foreign.value, TAG, { userCustomTag: 1 }),
      ],
      'cache switch 2': [
        107000,
        () => acl.aclrtSetStreamAttribute(urgent.value, CACHE_OP_INFO, { cacheOpInfoSwitch: 2 }),
      ],
      'cache switch, stream of another context': [
        0,
        () => acl.aclrtSetStreamAttribute(foreign.value, CACHE_OP_INFO, { cacheOpInfoSwitch: 1 }),
      ],
      'priority, NULL stream': [
        107000,
        () => acl.aclrtSetStreamAttribute(null, PRIORITY, { streamPriority: 1 }),
      ],
      'priority, stream of another context': [
        0,
        () => acl.aclrtSetStreamAttribute(foreign.value, PRIORITY, { streamPriority: 1 }),
      ],
      'priority, stream of the AI CPU': [
        207000,
        () => acl.aclrtSetStreamAttribute(scheduling.value, PRIORITY, { streamPriority: 1 }),
      ],
    }),
    ...cases('aclrtGetStreamAttribute', {
      'failure mode, stream of another context': [
        0,
        () => acl.aclrtGetStreamAttribute(foreign.value, FAILURE_MODE, attribute),
      ],
      'overflow switch, stream of another context': [
        107003,
        () => acl.aclrtGetStreamAttribute(foreign.value, OVERFLOW, attribute),
      ],
      'stream of another context, attribute 99': [
        107000,
        () => acl.aclrtGetStreamAttribute(foreign.value, 99, attribute),
      ],
    }),
    ...cases('aclrtGetEventId', {
      'never recorded': [507000, () => acl.aclrtGetEventId(unrecorded.value, word)],
      recorded: [0, () => acl.aclrtGetEventId(recorded.value, word)],
      'for its time only': [507000, () => acl.aclrtGetEventId(timed.value, word)],
      'never recorded Ex event': [507000, () => acl.aclrtGetEventId(ex.value, word)],
    }),
    ...cases('aclrtEventElapsedTime', {
      'start without a time, end never recorded': [
        507000,
        () => acl.aclrtEventElapsedTime(time, timed.value, unrecorded.value),
      ],
    }),
    ...cases('aclrtResetEvent', {
      'unrelated memory as stream, Ex event': [107017, () => acl.aclrtResetEvent(ex.value, unrelated)],
      'stream of another context, Ex event': [207000, () => acl.aclrtResetEvent(ex.value, foreign.value)],
      'stream of another context': [107003, () => acl.aclrtResetEvent(recorded.value, foreign.value)],
    }),
    ...cases('aclrtStreamWaitEvent', {
      'unrelated memory as stream, event without SYNC': [
        107017,
        () => acl.aclrtStreamWaitEvent(unrelated, timed.value),
      ],
    }),
    ...cases('aclrtStreamWaitEventWithTimeout', {
      'timeout -1': [107000, () => acl.aclrtStreamWaitEventWithTimeout(null, recorded.value, -1)],
      'NULL event': [107000, () => acl.aclrtStreamWaitEventWithTimeout(null, null, 1)],
      'unrelated memory as stream, NULL event': [
        107017,
        () => acl.aclrtStreamWaitEventWithTimeout(unrelated, null, 1),
      ],
      'recorded event, timeout 0': [0, () => acl.aclrtStreamWaitEventWithTimeout(null, recorded.value, 0)],
    }),
    ...cases('aclrtCtxSetSysParamOpt', {
      'determinism 3': [0, () => acl.aclrtCtxSetSysParamOpt(0, 3n)],
      'determinism 4': [107000, () => acl.aclrtCtxSetSysParamOpt(0, 4n)],
      'switch 2': [107000, () => acl.aclrtCtxSetSysParamOpt(1, 2n)],
      'switch -1': [107000, () => acl.aclrtCtxSetSysParamOpt(1, -1n)],
      'opt 99': [100000, () => acl.aclrtCtxSetSysParamOpt(99, 0n)],
    }),
    [
      'aclrtGetSysParamOpt',
      'after the context was given a value',
      0,
      () => acl.aclrtGetSysParamOpt(0, option),
      () => ({ value: Number(option[0]) }),
      'holds value=3',
    ],
    ...cases('aclrtSetSysParamOpt', {
      'switch 2': [107000, () => acl.aclrtSetSysParamOpt(2, 2n)],
      'switch 1': [0, () => acl.aclrtSetSysParamOpt(2, 1n)],
      'opt -1': [100000, () => acl.aclrtSetSysParamOpt(-1, 0n)],
    }),
    ...cases('aclrtGetLogicDevIdByPhyDevId', {
      'device -1': [107000, () => acl.aclrtGetLogicDevIdByPhyDevId(-1, signed)],
    }),
    ...cases('aclrtGetLogicDevIdByUserDevId', {
      'device -1': [107000, () => acl.aclrtGetLogicDevIdByUserDevId(-1, signed)],
      'device 99': [107001, () => acl.aclrtGetLogicDevIdByUserDevId(99, signed)],
    }),
    ...cases('aclGetDeviceCapability', {
      'device 99': [100000, () => acl.aclGetDeviceCapability(99, 0, option)],
      'information 99': [100000, () => acl.aclGetDeviceCapability(0, 99, option)],
    }),
    ...cases('aclrtDeviceGetHostAtomicCapabilities', {
      'count 0, device 99': [107000, () => acl.aclrtDeviceGetHostAtomicCapabilities(word, signed, 0, 99)],
      'operation 99': [
        107000,
        () => acl.aclrtDeviceGetHostAtomicCapabilities(word, new Int32Array([99]), 1, 0),
      ],
    }),
    ...cases('aclrtGetDeviceResLimit', {
      'device that nobody set': [507033, () => acl.aclrtGetDeviceResLimit(1, 0, word)],
      'type 2': [107000, () => acl.aclrtGetDeviceResLimit(0, 2, word)],
      'device 99': [107001, () => acl.aclrtGetDeviceResLimit(99, 0, word)],
    }),
    ...cases('aclrtDevicePeerAccessStatus', {
      'NULL out': [100000, () => acl.aclrtDevicePeerAccessStatus(0, 1, null)],
      'device 99': [107000, () => acl.aclrtDevicePeerAccessStatus(99, 1, signed)],
      'peer 99': [107000, () => acl.aclrtDevicePeerAccessStatus(0, 99, signed)],
    }),
    ...cases('aclrtGetMemUceInfo', {
      'size 0, device 99': [107001, () => acl.aclrtGetMemUceInfo(99, uce, 0, wide)],
      'size 0': [0, () => acl.aclrtGetMemUceInfo(0, uce, 0, wide)],
    }),
    ...cases('aclrtMemUceRepair', {
      'size 0': [0, () => acl.aclrtMemUceRepair(0, [{ addr: null, len: 0n }], 0)],
      'size 129': [100000, () => acl.aclrtMemUceRepair(0, [{ addr: null, len: 0n }], 129)],
    }),
    ...cases('aclrtSetOpExecuteTimeOut', {
      'longer than the hardware can': [0, () => acl.aclrtSetOpExecuteTimeOut(0xffffffff)],
    }),
    [
      'aclrtGetOpExecuteTimeout',
      'after a longer one than the hardware can',
      0,
      () => acl.aclrtGetOpExecuteTimeout(word),
      () => ({ longest: (word[0] ?? 0) < 0xffffffff }),
      'holds longest=true',
    ],
    ...cases('aclrtGetStreamResLimit', {
      'stream of another context': [0, () => acl.aclrtGetStreamResLimit(foreign.value, 0, word)],
      'unrelated memory as stream, type 2': [107017, () => acl.aclrtGetStreamResLimit(unrelated, 2, word)],
    }),
  ],
};
