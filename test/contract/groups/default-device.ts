import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr, HostPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { HostBlock } from '../harness/memory.js';
import type { Recorder, Scenario } from '../harness/scenario.js';
import { onFreshThread } from '../harness/thread.js';

function getDevice(run: Recorder, name: string): void {
  const device = new Int32Array([-7]);
  run.row(
    'aclrtGetDevice',
    name,
    () => acl.aclrtGetDevice(device),
    () => ({ dev: device[0] ?? -1 }),
  );
}

export const defaultDevice: Scenario = async (run) => {
  const folder = mkdtempSync(join(tmpdir(), 'ascendcl-config-'));
  const path = join(folder, 'acl.json');
  writeFileSync(path, '{"defaultDevice": {"default_device": "1"}}');
  run.row('aclInit', 'config with defaultDevice 1', () => acl.aclInit(path));
  rmSync(folder, { recursive: true, force: true });
  const context = new PointerCell(1n);
  run.row('aclrtGetCurrentContext', 'defaultDevice=1 in acl.json, nothing called yet', () =>
    acl.aclrtGetCurrentContext(context.cell),
  );
  getDevice(run, 'defaultDevice=1 in acl.json, no aclrtSetDevice');
  const block = new PointerCell<DevicePtr>();
  run.row('aclrtMalloc', 'defaultDevice=1 in acl.json, no aclrtSetDevice', () =>
    acl.aclrtMalloc(block.cell, 1024, 0),
  );
  getDevice(run, 'defaultDevice=1, after that aclrtMalloc');
  const stream = new PointerCell<never>();
  run.row('aclrtCreateStream', 'defaultDevice=1 in acl.json, no aclrtSetDevice', () =>
    acl.aclrtCreateStream(stream.cell),
  );
  await onFreshThread(run, import.meta.url, 'freshThread', block.value);
};

export function freshThread(run: Recorder, block: DevicePtr): void {
  getDevice(run, 'defaultDevice=1, fresh thread');
  run.row('aclrtMemcpyAsync', 'defaultDevice=1, fresh thread: no implicit context', () =>
    acl.aclrtMemcpyAsync(block, 64, new HostBlock<HostPtr>(64).address, 64, 1, null),
  );
  run.row('aclrtMemset', 'defaultDevice=1, fresh thread: implicit context', () =>
    acl.aclrtMemset(block, 64, 0, 64),
  );
}
