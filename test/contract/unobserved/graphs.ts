import * as acl from '../../../generated/raw/index.js';
import type { ModelRIPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { HostBlock } from '../harness/memory.js';
import { type Call, cases, type UnobservedGroup } from './group.js';
import { device, prepare, stream } from './memory.js';

const [GLOBAL, NO_MODE] = [0, 3];
const HOST_TO_DEVICE = 1;

const model = new PointerCell<ModelRIPtr>();
const unrelated = new HostBlock<ModelRIPtr>(4096).address;
const id = new Uint32Array(1);
const status = new Int32Array(1);
const bytes = Buffer.alloc(64);

const begin = (mode = GLOBAL) => acl.aclmdlRICaptureBegin(stream.value, mode);
const end = () => acl.aclmdlRICaptureEnd(stream.value, model.cell);
const ok = (api: string, name: string, call: () => number): Call => [api, name, 0, call];

/** Captures of one stream and the graph that they leave, from the source of the runtime and its documents. */
export const graphs: UnobservedGroup = {
  name: 'graphs',
  prepare,
  calls: [
    ...cases('aclmdlRICaptureBegin', {
      'NULL stream': [100000, () => acl.aclmdlRICaptureBegin(null, GLOBAL)],
      'mode 3': [107000, () => begin(NO_MODE)],
    }),
    ...cases('aclmdlRICaptureEnd', {
      'NULL stream': [100000, () => acl.aclmdlRICaptureEnd(null, model.cell)],
      'not captured': [107029, end],
    }),
    ok('aclmdlRICaptureBegin', 'global', () => begin()),
    ...cases('aclmdlRICaptureBegin', { captured: [107027, () => begin()] }),
    ...cases('aclmdlRICaptureEnd', {
      'NULL modelRI': [107000, () => acl.aclmdlRICaptureEnd(stream.value, null)],
    }),
    ...cases('aclrtSynchronizeStream', {
      captured: [107027, () => acl.aclrtSynchronizeStream(stream.value)],
    }),
    ...cases('aclrtStreamQuery', { captured: [107027, () => acl.aclrtStreamQuery(stream.value, status)] }),
    ...cases('aclrtSynchronizeDevice', {
      'a stream is captured': [107027, () => acl.aclrtSynchronizeDevice()],
    }),
    ...cases('aclrtDestroyStream', { captured: [107027, () => acl.aclrtDestroyStream(stream.value)] }),
    ...cases('aclrtMemcpy', {
      'a stream is captured': [107030, () => acl.aclrtMemcpy(device.value, 64, bytes, 64, HOST_TO_DEVICE)],
    }),
    ok('aclmdlRICaptureEnd', 'captured', end),
    ...cases('aclmdlRIGetId', {
      'NULL modelRI': [100000, () => acl.aclmdlRIGetId(null, id)],
      'NULL modelRIId': [100000, () => acl.aclmdlRIGetId(model.value, null)],
    }),
    ...cases('aclmdlRIExecuteAsync', {
      'NULL modelRI': [100000, () => acl.aclmdlRIExecuteAsync(null, stream.value)],
    }),
    ok('aclmdlRIExecuteAsync', 'on the stream', () => acl.aclmdlRIExecuteAsync(model.value, stream.value)),
    ok('aclmdlRIExecuteAsync', 'on the default stream', () => acl.aclmdlRIExecuteAsync(model.value, null)),
    ok('aclmdlRIDestroy', 'after executions', () => acl.aclmdlRIDestroy(model.value)),
    ...cases('aclmdlRIDestroy', {
      'NULL modelRI': [100000, () => acl.aclmdlRIDestroy(null)],
      'unrelated memory as model': [107017, () => acl.aclmdlRIDestroy(unrelated)],
    }),
  ],
};
