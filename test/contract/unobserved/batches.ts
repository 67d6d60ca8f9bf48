import * as acl from '../../../generated/raw/index.js';
import type { aclrtMemcpyBatchAttr } from '../../../generated/structs.js';
import type { StructInput } from '../../../src/native/values/pointers.js';
import { type Call, cases, type UnobservedGroup } from './group.js';
import { device, pinned, prepare, stream } from './memory.js';

const failIndex = new BigUint64Array(1);
const NONE = 2n ** 64n - 1n;

type Attributes = readonly StructInput<aclrtMemcpyBatchAttr>[];

const toDevice: Attributes = [{ dstLoc: { id: 0, type: 1 }, srcLoc: { id: 0, type: 0 } }];
const wrongWay: Attributes = [{ dstLoc: { id: 0, type: 0 }, srcLoc: { id: 0, type: 1 } }];
const fromUnregistered: Attributes = [{ dstLoc: { id: 0, type: 1 }, srcLoc: { id: 0, type: 2 } }];
const fromNode: Attributes = [{ dstLoc: { id: 0, type: 1 }, srcLoc: { id: 0, type: 4 } }];
const withReserved: Attributes = [{ ...toDevice[0], rsv: [1, ...Array(15).fill(0)] } as Attributes[0]];

/** Two copies of 64 bytes to the device; each case changes one thing. */
function batch(change: {
  dsts?: null;
  /** The item without a place. */
  missing?: number;
  destMaxs?: bigint[];
  sizes?: bigint[] | null;
  count?: number;
  attrs?: Attributes | null;
  indexes?: bigint[];
  numAttrs?: number;
  async?: true;
}): number {
  failIndex[0] = 7n;
  const { sizes = [64n, 64n], destMaxs = [64n, 64n], indexes = [0n], attrs = toDevice } = change;
  const dsts = change.dsts === null ? null : new BigUint64Array([device.value, device.value + 64n]);
  const srcs = new BigUint64Array([pinned.value, pinned.value + 64n]);
  if (change.missing !== undefined) srcs[change.missing] = 0n;
  const amounts = sizes === null ? null : new BigUint64Array(sizes);
  const call = [dsts, new BigUint64Array(destMaxs), srcs, amounts, change.count ?? 2, attrs] as const;
  const last = [new BigUint64Array(indexes), change.numAttrs ?? indexes.length, failIndex] as const;
  return change.async
    ? acl.aclrtMemcpyBatchAsync(...call, ...last, stream.value)
    : acl.aclrtMemcpyBatch(...call, ...last);
}

const blames = (api: string, name: string, result: number, call: () => number, index: bigint): Call => [
  api,
  name,
  result,
  call,
  () => ({ failIndex: String(failIndex[0]) }),
  `holds failIndex=${index}`,
];

/** Several copies in one call. */
export const batches: UnobservedGroup = {
  name: 'copy-batch',
  prepare,
  calls: [
    [
      'aclrtMemcpyBatch',
      'NULL failIndex',
      100000,
      () => acl.aclrtMemcpyBatch(null, null, null, new BigUint64Array(1), 1, null, null, 0, null),
    ],
    ...cases('aclrtMemcpyBatch', {
      'NULL sizes': [100000, () => batch({ sizes: null })],
      'numBatches 0': [100000, () => batch({ count: 0 })],
      'NULL dsts': [100000, () => batch({ dsts: null })],
      'NULL attrs': [100000, () => batch({ attrs: null })],
      'a destMax smaller than its size': [100000, () => batch({ destMaxs: [64n, 32n] })],
      'attrs with rsv': [100000, () => batch({ attrs: withReserved })],
      'numAttrs 0': [107000, () => batch({ numAttrs: 0 })],
      'numAttrs > numBatches': [
        107000,
        () => batch({ indexes: [0n, 1n, 2n], attrs: [...toDevice, ...toDevice, ...toDevice] }),
      ],
      'first index not 0': [107000, () => batch({ indexes: [1n] })],
      'index beyond the batch': [
        107000,
        () => batch({ attrs: [...toDevice, ...toDevice], indexes: [0n, 2n] }),
      ],
    }),
    blames('aclrtMemcpyBatch', 'all sizes 0', 0, () => batch({ sizes: [0n, 0n] }), NONE),
    blames('aclrtMemcpyBatch', 'one size 0', 107000, () => batch({ sizes: [64n, 0n] }), NONE),
    blames('aclrtMemcpyBatch', 'NULL in srcs', 107000, () => batch({ missing: 1 }), 1n),
    blames('aclrtMemcpyBatchAsync', 'NULL in srcs', 107000, () => batch({ missing: 1, async: true }), 1n),
    blames('aclrtMemcpyBatch', 'attrs contradict the places', 107000, () => batch({ attrs: wrongWay }), 0n),
    // The runtime takes memory that it does not know for the host's before it compares.
    blames(
      'aclrtMemcpyBatch',
      'attrs say UNREGISTERED',
      107000,
      () => batch({ attrs: fromUnregistered }),
      0n,
    ),
    ['aclrtMemcpyBatch', 'attrs say HOST_NUMA', 0, () => batch({ attrs: fromNode })],
    ['aclrtMemcpyBatch', 'valid', 0, () => batch({})],
    ['aclrtMemcpyBatchAsync', 'valid', 0, () => batch({ async: true })],
    ['aclrtMemcpyBatchAsync', 'one size 0', 107000, () => batch({ sizes: [64n, 0n], async: true })],
    ['aclrtSynchronizeStream', 'after the batches', 0, () => acl.aclrtSynchronizeStream(stream.value)],
  ],
};
