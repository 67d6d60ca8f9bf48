import * as acl from '../../../generated/raw/index.js';
import type { ContextPtr, EventPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { setup, UNDEFINED } from '../harness/scenario.js';
import { cases, type UnobservedGroup } from './group.js';
import { device, prepare, stream } from './memory.js';

const word = new Int32Array([-7]);
const holds = () => ({ value: word[0] ?? -7 });

/** Access from one device to the memory of another. */
export const peers: UnobservedGroup = {
  name: 'peers',
  prepare,
  calls: [
    ...cases('aclrtDeviceCanAccessPeer', {
      'same device': [100000, () => acl.aclrtDeviceCanAccessPeer(word, 0, 0)],
      'device 99, which no machine has': [107000, () => acl.aclrtDeviceCanAccessPeer(word, 0, 99)],
      'NULL out': [107000, () => acl.aclrtDeviceCanAccessPeer(null, 0, 1)],
    }),
    [
      'aclrtDeviceCanAccessPeer',
      'valid',
      0,
      () => acl.aclrtDeviceCanAccessPeer(word, 0, 1),
      holds,
      'holds value=1',
    ],
    ...cases('aclrtDeviceEnablePeerAccess', {
      'flags 1': [200006, () => acl.aclrtDeviceEnablePeerAccess(1, 1)],
      'current device': [100000, () => acl.aclrtDeviceEnablePeerAccess(0, 0)],
      valid: [0, () => acl.aclrtDeviceEnablePeerAccess(1, 0)],
    }),
    ...cases('aclrtDeviceDisablePeerAccess', {
      'current device': [100000, () => acl.aclrtDeviceDisablePeerAccess(0)],
      valid: [0, () => acl.aclrtDeviceDisablePeerAccess(1)],
    }),
  ],
};

const greatest = new Int32Array([-7]);
const value = new BigInt64Array(1);
const count = new Uint32Array(1);

/** What is told about devices, contexts and streams. */
export const queries: UnobservedGroup = {
  name: 'queries',
  prepare,
  calls: [
    [
      'aclrtDeviceGetStreamPriorityRange',
      'valid',
      0,
      () => acl.aclrtDeviceGetStreamPriorityRange(word, greatest),
      () => ({ least: word[0] ?? -7, greatest: greatest[0] ?? -7 }),
      'holds least=7 greatest=0',
    ],
    [
      'aclrtDeviceGetStreamPriorityRange',
      'NULL outs',
      0,
      () => acl.aclrtDeviceGetStreamPriorityRange(null, null),
    ],
    ...cases('aclrtGetPrimaryCtxState', {
      'flags given': [100000, () => acl.aclrtGetPrimaryCtxState(0, count, word)],
      'NULL active': [100000, () => acl.aclrtGetPrimaryCtxState(0, null, null)],
      'device 99': [107001, () => acl.aclrtGetPrimaryCtxState(99, null, word)],
    }),
    [
      'aclrtGetPrimaryCtxState',
      'set device',
      0,
      () => acl.aclrtGetPrimaryCtxState(0, null, word),
      holds,
      'holds value=1',
    ],
    [
      'aclrtGetPrimaryCtxState',
      'device that nobody set',
      0,
      () => acl.aclrtGetPrimaryCtxState(1, null, word),
      holds,
      'holds value=0',
    ],
    ...cases('aclrtCtxGetCurrentDefaultStream', {
      'NULL out': [100000, () => acl.aclrtCtxGetCurrentDefaultStream(null)],
      valid: [0, () => acl.aclrtCtxGetCurrentDefaultStream(new BigUint64Array(1))],
    }),
    ...cases('aclrtCtxGetSysParamOpt', {
      'not set': [107021, () => acl.aclrtCtxGetSysParamOpt(0, value)],
      'opt 99': [100000, () => acl.aclrtCtxGetSysParamOpt(99, value)],
    }),
    ...cases('aclrtCtxGetFloatOverflowAddr', {
      'NULL out': [107000, () => acl.aclrtCtxGetFloatOverflowAddr(null)],
    }),
    ...cases('aclrtStreamGetId', {
      'NULL out': [100000, () => acl.aclrtStreamGetId(stream.value, null)],
      valid: [0, () => acl.aclrtStreamGetId(stream.value, word)],
    }),
    ...cases('aclrtStreamGetPriority', {
      'NULL out': [100000, () => acl.aclrtStreamGetPriority(stream.value, null)],
      valid: [0, () => acl.aclrtStreamGetPriority(stream.value, count)],
    }),
    ...cases('aclrtGetStreamAvailableNum', {
      'NULL out': [100000, () => acl.aclrtGetStreamAvailableNum(null)],
      valid: [0, () => acl.aclrtGetStreamAvailableNum(count)],
    }),
    ...cases('aclrtSetStreamFailureMode', {
      // api_impl.cc, ApiImpl::StreamSetMode: bit 0 alone counts.
      'mode 2, which is continue': [0, () => acl.aclrtSetStreamFailureMode(stream.value, 2)],
      'continue, as it is': [0, () => acl.aclrtSetStreamFailureMode(stream.value, 0)],
      stop: [0, () => acl.aclrtSetStreamFailureMode(stream.value, 1)],
      'back to continue': [207000, () => acl.aclrtSetStreamFailureMode(stream.value, 0)],
    }),
    ...cases('aclrtCheckMemType', {
      'NULL list': [100000, () => acl.aclrtCheckMemType(null, 1, 2, count, 0)],
      'size 0': [107000, () => acl.aclrtCheckMemType(new BigUint64Array([device.value]), 0, 2, count, 0)],
      'reserve 1': [107000, () => acl.aclrtCheckMemType(new BigUint64Array([device.value]), 1, 2, count, 1)],
      'documented mask of reserved memory': [
        107000,
        () => acl.aclrtCheckMemType(new BigUint64Array([device.value]), 1, 0x10, count, 0),
      ],
      'device memory': [0, () => acl.aclrtCheckMemType(new BigUint64Array([device.value]), 1, 2, count, 0)],
    }),
    ...cases('aclrtGetMemUsageInfo', {
      'NULL out': [100000, () => acl.aclrtGetMemUsageInfo(0, null, 1, new BigUint64Array(1))],
      'device 99': [
        107001,
        () => acl.aclrtGetMemUsageInfo(99, new Uint8Array(112), 1, new BigUint64Array(1)),
      ],
      'inputNum 0': [
        107000,
        () => acl.aclrtGetMemUsageInfo(0, new Uint8Array(112), 0, new BigUint64Array(1)),
      ],
    }),
  ],
};

const explicit = new PointerCell<ContextPtr>();
const event = new PointerCell<EventPtr>();
const garbageContext = 0x10n as ContextPtr;
const garbageEvent = 0x10n as EventPtr;

/** What outlives the reset of its device, and handles that never were one. */
export const survivors: UnobservedGroup = {
  name: 'survivors',
  prepare: () => {
    prepare();
    setup(() => acl.aclrtCreateEvent(event.cell));
    setup(() => acl.aclrtCreateContext(explicit.cell, 0));
    setup(() => acl.aclrtSetDevice(0)); // two references now; the context holds its own
  },
  calls: [
    ...cases('aclrtSetCurrentContext', {
      'garbage pointer 0x10': [107000, () => acl.aclrtSetCurrentContext(garbageContext)],
    }),
    ...cases('aclrtDestroyContext', {
      'garbage pointer 0x10': [107002, () => acl.aclrtDestroyContext(garbageContext)],
    }),
    ...cases('aclrtDestroyEvent', {
      'garbage pointer 0x10': [UNDEFINED, () => acl.aclrtDestroyEvent(garbageEvent)],
    }),
    ...cases('aclrtSynchronizeEvent', {
      'garbage pointer 0x10': [UNDEFINED, () => acl.aclrtSynchronizeEvent(garbageEvent)],
    }),
    ['aclrtResetDevice', '0, 1st of 2', 0, () => acl.aclrtResetDevice(0)],
    ['aclrtResetDevice', '0, 2nd of 2', 0, () => acl.aclrtResetDevice(0)],
    ...cases('aclrtStreamQuery', {
      'stream whose device was reset': [UNDEFINED, () => acl.aclrtStreamQuery(stream.value, word)],
    }),
    ...cases('aclrtDestroyStream', {
      'stream whose device was reset': [UNDEFINED, () => acl.aclrtDestroyStream(stream.value)],
    }),
    ...cases('aclrtSynchronizeEvent', {
      'event whose device was reset': [0, () => acl.aclrtSynchronizeEvent(event.value)],
    }),
    ...cases('aclrtDestroyEvent', {
      'event whose device was reset': [0, () => acl.aclrtDestroyEvent(event.value)],
    }),
    ...cases('aclrtSetCurrentContext', {
      'explicit context after the reset': [0, () => acl.aclrtSetCurrentContext(explicit.value)],
    }),
    ['aclrtMalloc', 'in the explicit context', 0, () => acl.aclrtMalloc(new BigUint64Array(1), 4096, 0)],
    ['aclrtDestroyContext', 'explicit context', 0, () => acl.aclrtDestroyContext(explicit.value)],
    ['aclrtCreateStream', 'without a context', 107002, () => acl.aclrtCreateStream(new BigUint64Array(1))],
  ],
};
