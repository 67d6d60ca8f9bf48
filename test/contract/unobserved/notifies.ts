import * as acl from '../../../generated/raw/index.js';
import type { ContextPtr, NotifyPtr, StreamPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { HostBlock } from '../harness/memory.js';
import { setup } from '../harness/scenario.js';
import { cases, type UnobservedGroup } from './group.js';

const unrelated = new HostBlock<StreamPtr>(4096).address;
const unrelatedNotify = new HostBlock<NotifyPtr>(4096).address;
const notify = new PointerCell<NotifyPtr>();
const shared = new PointerCell<NotifyPtr>();
const context = new PointerCell<ContextPtr>();

const pid = new Int32Array(1);
const key = new Uint8Array(65);

/** Notifies: handles come before sizes, and waits belong to the device that made the notify. */
export const notifies: UnobservedGroup = {
  name: 'notifies',
  prepare: () => {
    setup(() => acl.aclInit(null));
    setup(() => acl.aclrtSetDevice(0));
    for (const cell of [notify, shared]) setup(() => acl.aclrtCreateNotify(cell.cell, 0n));
    setup(() => acl.aclrtNotifyGetExportKey(shared.value, key, key.length, 0n));
  },
  calls: [
    ...cases('aclrtNotifySetImportPid', {
      'unrelated memory as notify, num 0': [
        107017,
        () => acl.aclrtNotifySetImportPid(unrelatedNotify, pid, 0),
      ],
      'num 0': [107000, () => acl.aclrtNotifySetImportPid(shared.value, pid, 0)],
    }),
    ...cases('aclrtNotifyBatchReset', {
      'num 0': [107000, () => acl.aclrtNotifyBatchReset(notify.cell, 0)],
      // The count below has 32 bits.
      'num 2^32': [107000, () => acl.aclrtNotifyBatchReset(notify.cell, 2 ** 32)],
      'num 2^32 + 1': [0, () => acl.aclrtNotifyBatchReset(notify.cell, 2 ** 32 + 1)],
      'NULL notify': [107000, () => acl.aclrtNotifyBatchReset(new BigUint64Array(1), 1)],
    }),
    ...cases('aclrtWaitAndResetNotify', {
      'unrelated memory as notify, unrelated memory as stream': [
        107017,
        () => acl.aclrtWaitAndResetNotify(unrelatedNotify, unrelated, 0),
      ],
      'unrelated memory as stream': [107017, () => acl.aclrtWaitAndResetNotify(shared.value, unrelated, 0)],
    }),
    ['aclrtCreateContext', 'on device 1', 0, () => acl.aclrtCreateContext(context.cell, 1)],
    ['aclrtRecordNotify', 'shared, on device 1', 0, () => acl.aclrtRecordNotify(shared.value, null)],
    [
      'aclrtWaitAndResetNotify',
      'shared, on device 1',
      107000,
      () => acl.aclrtWaitAndResetNotify(shared.value, null, 1),
    ],
    ['aclrtSynchronizeStream', 'after the record', 0, () => acl.aclrtSynchronizeStream(null)],
    ['aclrtDestroyContext', 'on device 1', 0, () => acl.aclrtDestroyContext(context.value)],
    ...cases('aclrtNotifySetImportPid', {
      'no context': [107002, () => acl.aclrtNotifySetImportPid(shared.value, pid, 1)],
      'num 0, no context': [107000, () => acl.aclrtNotifySetImportPid(shared.value, pid, 0)],
    }),
    ...cases('aclrtWaitAndResetNotify', {
      'shared, no context': [107002, () => acl.aclrtWaitAndResetNotify(shared.value, null, 1)],
    }),
    ['aclrtSetDevice', '0 again', 0, () => acl.aclrtSetDevice(0)],
    [
      'aclrtWaitAndResetNotify',
      'shared, on its device',
      0,
      () => acl.aclrtWaitAndResetNotify(shared.value, null, 1),
    ],
    ['aclrtSynchronizeStream', 'after the wait', 0, () => acl.aclrtSynchronizeStream(null)],
  ],
};
