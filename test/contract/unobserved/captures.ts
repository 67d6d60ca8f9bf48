import * as acl from '../../../generated/raw/index.js';
import type { ContextPtr, StreamPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { HostBlock } from '../harness/memory.js';
import { setup } from '../harness/scenario.js';
import { cases, type UnobservedGroup } from './group.js';

const [GLOBAL, THREAD_LOCAL, RELAXED, NO_MODE] = [0, 1, 2, 3];

const stream = new PointerCell<StreamPtr>();
const unrelated = new HostBlock<StreamPtr>(4096).address;
const context = new PointerCell<ContextPtr>();

const status = new Int32Array([-7]);
const model = new BigUint64Array([7n]);
const mode = new Int32Array(1);
const word = new Uint32Array(1);

const infoOf = (handle: StreamPtr | null) => () => acl.aclmdlRICaptureGetInfo(handle, status, model);
const info = () => ({ status: status[0] ?? -7, model: Number(model[0]) });

const exchange = (wanted: number) => () => {
  mode[0] = wanted;
  return acl.aclmdlRICaptureThreadExchangeMode(mode);
};
const before = () => ({ mode: mode[0] ?? -7 });

/** What is asked about captures and about kernels that failed, where there is neither. */
export const captures: UnobservedGroup = {
  name: 'captures',
  prepare: () => {
    setup(() => acl.aclInit(null));
    setup(() => acl.aclrtSetDevice(0));
    setup(() => acl.aclrtCreateStream(stream.cell));
  },
  calls: [
    ['aclmdlRICaptureGetInfo', 'stream', 0, () => infoOf(stream.value)(), info, 'status=0 model=0'],
    ...cases('aclmdlRICaptureGetInfo', {
      'NULL stream': [100000, infoOf(null)],
      'NULL status and model': [100000, () => acl.aclmdlRICaptureGetInfo(stream.value, null, null)],
      'NULL status': [0, () => acl.aclmdlRICaptureGetInfo(stream.value, null, model)],
      'unrelated memory as stream': [107017, () => infoOf(unrelated)()],
    }),
    ...cases('aclmdlRICaptureThreadExchangeMode', {
      'NULL mode': [100000, () => acl.aclmdlRICaptureThreadExchangeMode(null)],
      'mode 3': [107000, exchange(NO_MODE)],
    }),
    ['aclmdlRICaptureThreadExchangeMode', 'first', 0, exchange(RELAXED), before, `holds mode=${GLOBAL}`],
    [
      'aclmdlRICaptureThreadExchangeMode',
      'second',
      0,
      exchange(THREAD_LOCAL),
      before,
      `holds mode=${RELAXED}`,
    ],
    ...cases('aclrtGetArgsFromExceptionInfo', {
      'NULL info': [-1, () => acl.aclrtGetArgsFromExceptionInfo(null, model, word)],
    }),
    ...cases('aclrtGetFuncHandleFromExceptionInfo', {
      'NULL info': [-1, () => acl.aclrtGetFuncHandleFromExceptionInfo(null, model)],
    }),
    ['aclrtCreateContext', 'another', 0, () => acl.aclrtCreateContext(context.cell, 0)],
    ...cases('aclmdlRICaptureGetInfo', {
      'stream of another context': [0, () => infoOf(stream.value)()],
    }),
    ['aclrtDestroyContext', 'the current one', 0, () => acl.aclrtDestroyContext(context.value)],
    ...cases('aclmdlRICaptureGetInfo', { 'no context': [0, () => infoOf(stream.value)()] }),
    ...cases('aclmdlRICaptureThreadExchangeMode', { 'no context': [107002, exchange(GLOBAL)] }),
  ],
};
