import * as acl from '../../../generated/raw/index.js';
import type { ContextPtr, EventPtr, NotifyPtr, StreamPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { setup } from '../harness/scenario.js';
import { cases, type UnobservedGroup } from './group.js';

const PERSISTENT = 4;
const SYNC = 1;

const stream = new PointerCell<StreamPtr>();
const persistent = new PointerCell<StreamPtr>();
const event = new PointerCell<EventPtr>();
const notify = new PointerCell<NotifyPtr>();
const context = new PointerCell<ContextPtr>();

const word = new Uint32Array(1);
const status = new Int32Array([-7]);
const wide = new BigUint64Array(1);
const option = new BigInt64Array(1);

/** A thread that has lost its context to aclrtDestroyContext, while the device and its streams live on. */
export const withoutContext: UnobservedGroup = {
  name: 'without-context',
  prepare: () => {
    setup(() => acl.aclInit(null));
    setup(() => acl.aclrtSetDevice(0));
    setup(() => acl.aclrtCreateStream(stream.cell));
    setup(() => acl.aclrtCreateStreamWithConfig(persistent.cell, 0, PERSISTENT));
    setup(() => acl.aclrtCreateEventExWithFlag(event.cell, SYNC));
    setup(() => acl.aclrtCreateNotify(notify.cell, 0n));
    setup(() => acl.aclrtCreateContext(context.cell, 0));
    setup(() => acl.aclrtDestroyContext(context.value));
  },
  calls: [
    // Answers, and checks of the ACL layer, leave no last error.
    ['aclrtGetDevice', 'no context', 107002, () => acl.aclrtGetDevice(status)],
    ['aclrtGetCurrentContext', 'no context', 107002, () => acl.aclrtGetCurrentContext(wide)],
    ...cases('aclrtSynchronizeStreamWithTimeout', {
      'timeout -2': [107000, () => acl.aclrtSynchronizeStreamWithTimeout(stream.value, -2)],
    }),
    ['aclrtPeekAtLastError', 'after these', 0, () => acl.aclrtPeekAtLastError(0)],
    ...cases('aclrtSynchronizeStream', {
      'persistent stream': [0, () => acl.aclrtSynchronizeStream(persistent.value)],
      'other stream': [107002, () => acl.aclrtSynchronizeStream(stream.value)],
    }),
    ['aclrtPeekAtLastError', 'after a failure of the runtime', 107002, () => acl.aclrtPeekAtLastError(0)],
    [
      'aclrtStreamQuery',
      'persistent stream',
      0,
      () => acl.aclrtStreamQuery(persistent.value, status),
      () => ({ status: status[0] ?? -7 }),
      'status=0',
    ],
    ...cases('aclrtStreamQuery', {
      'other stream': [107002, () => acl.aclrtStreamQuery(stream.value, status)],
    }),
    ...cases('aclrtStreamGetId', { stream: [0, () => acl.aclrtStreamGetId(stream.value, status)] }),
    ...cases('aclrtStreamGetPriority', {
      stream: [107002, () => acl.aclrtStreamGetPriority(stream.value, word)],
    }),
    ...cases('aclrtSetStreamFailureMode', {
      'NULL stream': [107000, () => acl.aclrtSetStreamFailureMode(null, 0)],
      stream: [107002, () => acl.aclrtSetStreamFailureMode(stream.value, 0)],
    }),
    ...cases('aclrtGetStreamResLimit', {
      stream: [0, () => acl.aclrtGetStreamResLimit(stream.value, 0, word)],
      'NULL stream': [107002, () => acl.aclrtGetStreamResLimit(null, 0, word)],
    }),
    ...cases('aclrtUseStreamResInCurrentThread', {
      stream: [0, () => acl.aclrtUseStreamResInCurrentThread(stream.value)],
    }),
    ...cases('aclrtResetEvent', {
      'Ex event': [107002, () => acl.aclrtResetEvent(event.value, stream.value)],
    }),
    ...cases('aclrtSetOpWaitTimeout', { valid: [0, () => acl.aclrtSetOpWaitTimeout(10)] }),
    ...cases('aclrtSetOpExecuteTimeOut', { valid: [0, () => acl.aclrtSetOpExecuteTimeOut(10)] }),
    ...cases('aclrtSetOpExecuteTimeOutV2', {
      'NULL out': [100000, () => acl.aclrtSetOpExecuteTimeOutV2(1000n, null)],
      valid: [107002, () => acl.aclrtSetOpExecuteTimeOutV2(1000n, wide)],
    }),
    ...cases('aclrtGetOpTimeOutInterval', {
      'NULL out': [100000, () => acl.aclrtGetOpTimeOutInterval(null)],
      valid: [107002, () => acl.aclrtGetOpTimeOutInterval(wide)],
    }),
    ...cases('aclrtGetThreadLastTaskId', {
      'NULL out': [100000, () => acl.aclrtGetThreadLastTaskId(null)],
      valid: [0, () => acl.aclrtGetThreadLastTaskId(word)],
    }),
    ...cases('aclrtCtxSetSysParamOpt', {
      'switch 2': [107000, () => acl.aclrtCtxSetSysParamOpt(1, 2n)],
      valid: [107002, () => acl.aclrtCtxSetSysParamOpt(1, 1n)],
    }),
    ...cases('aclrtGetSysParamOpt', { valid: [0, () => acl.aclrtGetSysParamOpt(1, option)] }),
    ...cases('aclrtSubscribeReport', { stream: [107002, () => acl.aclrtSubscribeReport(1n, stream.value)] }),
    ...cases('aclrtUnSubscribeReport', {
      'stream that is not subscribed': [107011, () => acl.aclrtUnSubscribeReport(1n, stream.value)],
    }),
    ...cases('aclrtGetNotifyId', { notify: [107002, () => acl.aclrtGetNotifyId(notify.value, word)] }),
    ...cases('aclrtDestroyNotify', { notify: [107002, () => acl.aclrtDestroyNotify(notify.value)] }),
    ['aclrtSetDevice', '0 again', 0, () => acl.aclrtSetDevice(0)],
    ...cases('aclrtDestroyNotify', {
      'notify, with a context': [0, () => acl.aclrtDestroyNotify(notify.value)],
      'notify, twice': [107017, () => acl.aclrtDestroyNotify(notify.value)],
    }),
  ],
};

/** The last reset of any device ends what aclrtSetDevice bound to the calling thread; an explicit context stays. */
export const twoDevices: UnobservedGroup = {
  name: 'two-devices',
  prepare: () => {
    setup(() => acl.aclInit(null));
    setup(() => acl.aclrtSetDevice(1));
    setup(() => acl.aclrtSetDevice(0));
  },
  calls: [
    ['aclrtResetDevice', '1, while 0 is current', 0, () => acl.aclrtResetDevice(1)],
    ['aclrtGetDevice', 'after the reset of the other device', 107002, () => acl.aclrtGetDevice(status)],
    ['aclrtSetDevice', '1 again', 0, () => acl.aclrtSetDevice(1)],
    ['aclrtCreateContext', 'on device 0', 0, () => acl.aclrtCreateContext(context.cell, 0)],
    ['aclrtResetDeviceForce', '1, while a context of 0 is current', 0, () => acl.aclrtResetDeviceForce(1)],
    [
      'aclrtGetDevice',
      'explicit context after the reset of the other device',
      0,
      () => acl.aclrtGetDevice(status),
      () => ({ dev: status[0] ?? -7 }),
      'dev=0',
    ],
  ],
};
