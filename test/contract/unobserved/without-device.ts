import * as acl from '../../../generated/raw/index.js';
import { setup } from '../harness/scenario.js';
import { cases, type UnobservedGroup } from './group.js';

const [MEMORY_ERROR, LINK_ERROR] = [1, 4];
const [TASK_UPDATE, QUEUE_EVENTS] = [1, 21];

/** aclrtRepairError of an error of this type. */
const repair = (device: number, tryRepair: number, errorType = 0) =>
  acl.aclrtRepairError(device, { tryRepair, hasDetail: 0, errorType, detail: { aicoreErrType: 0 } });

const word = new Uint32Array(1);
const status = new Int32Array([-7]);
const handle = new BigUint64Array(1);

/** Device functions while nobody has set a device: which of two wrong arguments counts, and what leaves a last error. */
export const withoutDevice: UnobservedGroup = {
  name: 'without-device',
  prepare: () => setup(() => acl.aclInit(null)),
  calls: [
    // A failure of this function is not remembered.
    ['aclrtResetDeviceForce', '0, never set', 507007, () => acl.aclrtResetDeviceForce(0)],
    ['aclrtResetDeviceForce', '99', 107001, () => acl.aclrtResetDeviceForce(99)],
    ['aclrtPeekAtLastError', 'after forced resets', 0, () => acl.aclrtPeekAtLastError(0)],
    ...cases('aclrtCreateNotify', {
      'no context': [107002, () => acl.aclrtCreateNotify(handle, 0n)],
      'no context, flag 2': [107000, () => acl.aclrtCreateNotify(handle, 2n)],
    }),
    ['aclrtGetLastError', 'after a flag', 107000, () => acl.aclrtGetLastError(0)],
    ['aclrtCreateNotify', 'no context, again', 107002, () => acl.aclrtCreateNotify(handle, 0n)],
    ['aclrtPeekAtLastError', 'after a notify without context', 0, () => acl.aclrtPeekAtLastError(0)],
    ['aclrtResetDevice', '0, never set', 507007, () => acl.aclrtResetDevice(0)],
    ['aclrtPeekAtLastError', 'after a reset', 507007, () => acl.aclrtPeekAtLastError(0)],
    ...cases('aclrtGetDeviceCapability', {
      'feature 99, device 99': [107000, () => acl.aclrtGetDeviceCapability(99, 99, status)],
      'feature -1': [107000, () => acl.aclrtGetDeviceCapability(0, -1, status)],
      'device 99': [107001, () => acl.aclrtGetDeviceCapability(99, QUEUE_EVENTS, status)],
      'events of queues, no context': [0, () => acl.aclrtGetDeviceCapability(0, QUEUE_EVENTS, status)],
      'updates of tasks, no context': [107002, () => acl.aclrtGetDeviceCapability(0, TASK_UPDATE, status)],
    }),
    ...cases('aclrtGetDeviceResLimit', {
      'device -1, type 2': [107001, () => acl.aclrtGetDeviceResLimit(-1, 2, word)],
      'device 99, type 2': [107000, () => acl.aclrtGetDeviceResLimit(99, 2, word)],
    }),
    ...cases('aclrtSetDeviceResLimit', {
      'device -1, type 2': [107001, () => acl.aclrtSetDeviceResLimit(-1, 2, 1)],
    }),
    ...cases('aclrtDeviceTaskAbort', {
      'device that nobody set': [107002, () => acl.aclrtDeviceTaskAbort(0, 0)],
      'device 99': [107001, () => acl.aclrtDeviceTaskAbort(99, 0)],
      'device 99, more than 36 minutes': [107000, () => acl.aclrtDeviceTaskAbort(99, 2160001)],
    }),
    ...cases('aclrtRepairError', {
      'device that nobody set': [507033, () => repair(0, 1)],
      'device 99, nothing to repair': [107000, () => repair(99, 0)],
    }),
    ['aclrtSetDevice', '0', 0, () => acl.aclrtSetDevice(0)],
    ...cases('aclrtRepairError', {
      'no error': [0, () => repair(0, 1)],
      'error of memory': [0, () => repair(0, 1, MEMORY_ERROR)],
      'error of a link': [107000, () => repair(0, 1, LINK_ERROR)],
    }),
    ...cases('aclrtDeviceTaskAbort', { 'device with a context': [0, () => acl.aclrtDeviceTaskAbort(0, 0)] }),
  ],
};
