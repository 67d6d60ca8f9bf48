import * as acl from '../../../generated/raw/index.js';
import { PointerCell } from '../harness/cells.js';
import { errorTextRow } from '../harness/error-text.js';
import { type Scenario, setup } from '../harness/scenario.js';

export const device: Scenario = (run) => {
  setup(() => acl.aclInit(null));
  const current = new Int32Array([-7]);
  const getDevice = (name: string) =>
    run.row(
      'aclrtGetDevice',
      name,
      () => acl.aclrtGetDevice(current),
      () => ({ dev: current[0] ?? -1 }),
    );
  const context = new PointerCell(1n);
  const getContext = (name: string) =>
    run.row(
      'aclrtGetCurrentContext',
      name,
      () => acl.aclrtGetCurrentContext(context.cell),
      () => ({ ctx: context.hex }),
    );
  const set = (id: number, name: string) => run.row('aclrtSetDevice', name, () => acl.aclrtSetDevice(id));
  const reset = (id: number, name: string) =>
    run.row('aclrtResetDevice', name, () => acl.aclrtResetDevice(id));
  const malloc = (name: string) => {
    const block = new PointerCell<never>();
    if (run.row('aclrtMalloc', name, () => acl.aclrtMalloc(block.cell, 1024, 0)) === 0)
      setup(() => acl.aclrtFree(block.value));
  };

  run.row('aclrtGetDeviceCount', 'NULL out', () => acl.aclrtGetDeviceCount(null));
  run.row('aclrtGetDevice', 'NULL out', () => acl.aclrtGetDevice(null));
  getDevice('before aclrtSetDevice');
  getContext('before aclrtSetDevice');
  set(-1, '-1');
  set(2, '2 (== device count)');
  errorTextRow(run, 'after aclrtSetDevice(2)');
  reset(0, '0 before set');
  set(0, '0');
  set(0, '0 (2nd time same thread)');
  const mode = new Int32Array(1);
  run.row(
    'aclrtGetRunMode',
    'valid',
    () => acl.aclrtGetRunMode(mode),
    () => ({ runMode: mode[0] ?? -1 }),
  );
  run.row('aclrtGetRunMode', 'NULL', () => acl.aclrtGetRunMode(null));
  const [major, minor, patch] = [new Int32Array(1), new Int32Array(1), new Int32Array(1)];
  run.row(
    'aclrtGetVersion',
    'valid',
    () => acl.aclrtGetVersion(major, minor, patch),
    () => ({ version: `${major[0]}.${minor[0]}.${patch[0]}` }),
  );
  run.row('aclrtGetVersion', 'NULL major', () => acl.aclrtGetVersion(null, minor, patch));
  set(1, '1');
  getDevice('after aclrtSetDevice(1)');
  reset(1, '1');
  context.cell[0] = 1n;
  getContext('after aclrtResetDevice(1)');
  malloc('1024, after aclrtResetDevice(1) while 0 still set');
  set(0, '0 again');
  reset(0, '0 (1st, after 3 sets)');
  malloc('1024 after 1 reset of 3 sets');
  reset(0, '0 (2nd)');
  malloc('1024 after 2 resets of 3 sets');
  reset(0, '0 (3rd)');
  reset(0, '0 (4th)');
  malloc('1024 after 3 resets of 3 sets');
  reset(99, '99');
  run.row('aclrtResetDeviceForce', '99', () => acl.aclrtResetDeviceForce(99));
  run.row('aclrtResetDeviceForce', '0 not set', () => acl.aclrtResetDeviceForce(0));
  run.row('aclFinalize', 'valid', () => acl.aclFinalize());
};
