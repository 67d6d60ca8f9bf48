import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr, StreamPtr } from '../../../generated/types.js';
import { HostBlock } from '../harness/memory.js';
import { type Call, cases, type UnobservedGroup } from './group.js';
import { bytesOf, device, other, pinned, prepare, SIZE, stream } from './memory.js';

const unrelated = new HostBlock<StreamPtr>(4096).address;
const write = (address: DevicePtr | null, flag = 0) => acl.aclrtValueWrite(address, 100, flag, stream.value);
const wait = (address: DevicePtr | null, value: number, flag: number) =>
  acl.aclrtValueWait(address, value, flag, stream.value);
const pinnedAsDevice = () => pinned.value as bigint as DevicePtr; // the row is about memory that is no device memory

const CONDITIONS = ['GEQ', 'EQ', 'AND', 'NOR'];

/** Values that a stream writes and waits for. */
export const values: UnobservedGroup = {
  name: 'value-write-wait',
  prepare,
  calls: [
    ...cases('aclrtValueWrite', {
      NULL: [100000, () => write(null)],
      'flag 1': [107000, () => write(device.value, 1)],
      'host memory': [107000, () => write(pinnedAsDevice())],
    }),
    ...cases('aclrtValueWait', {
      NULL: [100000, () => wait(null, 100, 1)],
      'flag 4': [107000, () => wait(device.value, 100, 4)],
      'host memory': [107000, () => wait(pinnedAsDevice(), 100, 1)],
    }),
    [
      'aclrtValueWrite',
      'valid',
      0,
      () => write(device.value),
      () => ({ value: bytesOf(device.value, 1)[0] ?? -1 }),
      'holds value=100',
    ],
    ...CONDITIONS.flatMap((name, flag): Call[] => [
      ['aclrtValueWait', `satisfied ${name}`, 0, () => wait(device.value, 100, flag)],
      [
        'aclrtSynchronizeStreamWithTimeout',
        `after a satisfied ${name}`,
        0,
        () => acl.aclrtSynchronizeStreamWithTimeout(stream.value, 1000),
      ],
    ]),
    ['aclrtValueWait', 'never satisfied', 0, () => wait(device.value, 101, 1)],
    [
      'aclrtSynchronizeStreamWithTimeout',
      'a wait that is never satisfied, 50 ms',
      507046,
      () => acl.aclrtSynchronizeStreamWithTimeout(stream.value, 50),
    ],
    ['aclrtDestroyStreamForce', 'with a wait pending', 0, () => acl.aclrtDestroyStreamForce(stream.value)],
  ],
};

const desc = () => other.value;

const barrier = { barrierNum: 1n, cmoInfo: Array(6).fill({ cmoType: 2, barrierId: 1 }) };

/** Cache operations. */
export const cache: UnobservedGroup = {
  name: 'cache',
  prepare,
  calls: [
    ...cases('aclrtCmoAsync', {
      'NULL src': [100000, () => acl.aclrtCmoAsync(null, 64, 0, stream.value)],
      'size 0': [100000, () => acl.aclrtCmoAsync(device.value, 0, 0, stream.value)],
      'type 4': [207000, () => acl.aclrtCmoAsync(device.value, 64, 4, stream.value)],
      prefetch: [0, () => acl.aclrtCmoAsync(device.value, SIZE, 0, stream.value)],
      'NULL stream': [0, () => acl.aclrtCmoAsync(device.value, SIZE, 0, null)],
    }),
    // Barriers exist on the Ascend 310B only.
    ...cases('aclrtCmoAsyncWithBarrier', {
      'on another product': [
        207000,
        () => acl.aclrtCmoAsyncWithBarrier(device.value, 64, 0, 0, stream.value),
      ],
    }),
    ...cases('aclrtCmoWaitBarrier', {
      'on another product': [207000, () => acl.aclrtCmoWaitBarrier(barrier, stream.value, 0)],
    }),
    ...cases('aclrtCmoGetDescSize', {
      'NULL out': [107000, () => acl.aclrtCmoGetDescSize(null)],
      valid: [0, () => acl.aclrtCmoGetDescSize(new BigUint64Array(1))],
    }),
    ...cases('aclrtCmoSetDesc', {
      'NULL desc': [107000, () => acl.aclrtCmoSetDesc(null, device.value, 64)],
      'NULL src': [107000, () => acl.aclrtCmoSetDesc(desc(), null, 64)],
      'size 0': [107000, () => acl.aclrtCmoSetDesc(desc(), device.value, 0)],
      valid: [0, () => acl.aclrtCmoSetDesc(desc(), device.value, 64)],
    }),
    ...cases('aclrtCmoAsyncWithDesc', {
      'NULL desc': [107000, () => acl.aclrtCmoAsyncWithDesc(null, 0, stream.value, null)],
      reserve: [107000, () => acl.aclrtCmoAsyncWithDesc(desc(), 0, stream.value, device.value)],
      'unrelated memory as stream': [107017, () => acl.aclrtCmoAsyncWithDesc(null, 0, unrelated, null)],
      'type 4': [107000, () => acl.aclrtCmoAsyncWithDesc(desc(), 4, stream.value, null)],
      // context.cc, Context::CmoAddrTaskLaunch: the task is one of models, and nothing of the descriptor is looked at before.
      'desc not aligned, stream outside of a model': [
        507000,
        () => acl.aclrtCmoAsyncWithDesc((desc() + 8n) as DevicePtr, 0, stream.value, null),
      ],
      'stream outside of a model': [507000, () => acl.aclrtCmoAsyncWithDesc(desc(), 0, stream.value, null)],
    }),
    ['aclrtSynchronizeStream', 'after the operations', 0, () => acl.aclrtSynchronizeStream(stream.value)],
  ],
};
