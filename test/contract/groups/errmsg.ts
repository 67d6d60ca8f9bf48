import * as acl from '../../../generated/raw/index.js';
import type { ContextPtr, DevicePtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { errorTextRow } from '../harness/error-text.js';
import { type Scenario, setup } from '../harness/scenario.js';

export const errmsg: Scenario = (run) => {
  errorTextRow(run, 'nothing failed yet, before aclInit');
  setup(() => acl.aclInit(null));
  setup(() => acl.aclrtSetDevice(0));
  errorTextRow(run, 'nothing failed yet, device set');
  acl.aclrtMalloc(null, 1024, 0);
  acl.aclrtGetRunMode(new Int32Array(1));
  errorTextRow(run, 'after one failure then one success');
  errorTextRow(run, 'second call in a row, device set');

  // The text of a thread without a context: reading it is itself a failure, and was the first call here.
  run.row('aclrtGetLastError', 'after a text was read without a context', () => acl.aclrtGetLastError(0));
  acl.aclrtMalloc(null, 1024, 0);
  run.row('aclrtGetLastError', 'after a failure of the ACL layer', () => acl.aclrtGetLastError(0));
  acl.aclrtSetDevice(99);
  acl.aclrtGetRunMode(new Int32Array(1));
  run.row('aclrtPeekAtLastError', 'after a failure of the runtime and a success', () =>
    acl.aclrtPeekAtLastError(0),
  );
  run.row('aclrtGetLastError', 'after a failure of the runtime and a peek', () => acl.aclrtGetLastError(0));
  run.row('aclrtGetLastError', 'second call in a row', () => acl.aclrtGetLastError(0));
  run.row('aclrtGetLastError', 'level 1', () => acl.aclrtGetLastError(1));
  run.row('aclrtPeekAtLastError', 'level 1', () => acl.aclrtPeekAtLastError(1));

  const [context, current] = [new PointerCell<ContextPtr>(), new PointerCell<ContextPtr>()];
  run.row('aclrtCreateContext', 'NULL out', () => acl.aclrtCreateContext(null, 0));
  run.row('aclrtCreateContext', 'device 99', () => acl.aclrtCreateContext(context.cell, 99));
  run.row(
    'aclrtCreateContext',
    'becomes current',
    () => acl.aclrtCreateContext(context.cell, 0) || acl.aclrtGetCurrentContext(current.cell),
    () => ({ current: context.value === current.value }),
  );
  run.row('aclrtGetCurrentContext', 'NULL out', () => acl.aclrtGetCurrentContext(null));
  run.row('aclrtSetCurrentContext', 'NULL', () => acl.aclrtSetCurrentContext(null));
  run.row('aclrtDestroyContext', 'NULL', () => acl.aclrtDestroyContext(null));
  run.row('aclrtDestroyContext', 'explicit context', () => acl.aclrtDestroyContext(context.value));
  run.row('aclrtDestroyContext', 'same context twice', () => acl.aclrtDestroyContext(context.value));
  const block = new PointerCell<DevicePtr>();
  run.row('aclrtMalloc', 'after the current (explicit) context was destroyed', () =>
    acl.aclrtMalloc(block.cell, 1024, 0),
  );
};
