import * as acl from '../../../generated/raw/index.js';
import type { ContextPtr, StreamPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { codesOf } from '../harness/error-text.js';
import { setup } from '../harness/scenario.js';
import { cases, type UnobservedGroup } from './group.js';

const context = new PointerCell<ContextPtr>();
const other = new PointerCell<ContextPtr>();
const stream = new PointerCell<StreamPtr>();

/**
 * A thread that reads callbacks where nobody has called aclrtSetDevice: ApiImpl::ProcessReport (src/runtime/api/impl/api_impl.cc)
 * takes the primary context of the subscription's device, else the thread's own, else fails.
 */
export const reports: UnobservedGroup = {
  name: 'reports',
  prepare: () => {
    setup(() => acl.aclInit(null));
    setup(() => acl.aclrtCreateContext(context.cell, 0));
    setup(() => acl.aclrtCreateStream(stream.cell));
    // The id of a process is that of its first thread.
    setup(() => acl.aclrtSubscribeReport(BigInt(process.pid), stream.value));
    setup(() => acl.aclrtCreateContext(other.cell, 0));
    setup(() => acl.aclrtDestroyContext(other.value));
  },
  calls: [
    ...cases('aclrtProcessReport', {
      'neither primary context nor own': [107002, () => acl.aclrtProcessReport(1)],
    }),
    ['aclrtPeekAtLastError', 'after it', 107002, () => acl.aclrtPeekAtLastError(0)],
    [
      'aclGetRecentErrMsg',
      'after it',
      0,
      () => 0,
      () => ({ codes: codesOf(acl.aclGetRecentErrMsg() ?? '') }),
      'message codes: EE1018',
    ],
    ...cases('aclrtSetCurrentContext', { own: [0, () => acl.aclrtSetCurrentContext(context.value)] }),
    ...cases('aclrtProcessReport', { 'own context': [507012, () => acl.aclrtProcessReport(1)] }),
    ...cases('aclrtCreateContext', { another: [0, () => acl.aclrtCreateContext(other.cell, 0)] }),
    ...cases('aclrtDestroyContext', { 'the current one': [0, () => acl.aclrtDestroyContext(other.value)] }),
    ...cases('aclrtProcessReport', { 'no context again': [107002, () => acl.aclrtProcessReport(1)] }),
    ...cases('aclrtSetDevice', { device: [0, () => acl.aclrtSetDevice(0)] }),
    ...cases('aclrtProcessReport', { 'primary context': [507012, () => acl.aclrtProcessReport(1)] }),
  ],
};
