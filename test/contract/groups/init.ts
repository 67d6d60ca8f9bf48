import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as acl from '../../../generated/raw/index.js';
import type { HostPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { errorTextRow } from '../harness/error-text.js';
import { HostBlock } from '../harness/memory.js';
import { type Scenario, setup } from '../harness/scenario.js';

/** Runs with the path of a configuration file that exists meanwhile. */
export function withConfig<Result>(content: string, run: (path: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'ascendcl-config-'));
  try {
    const path = join(folder, 'acl.json');
    writeFileSync(path, content);
    return run(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const preinit: Scenario = (run) => {
  const [major, minor, patch] = [new Int32Array(1), new Int32Array(1), new Int32Array(1)];
  run.row(
    'aclrtGetVersion',
    'before aclInit',
    () => acl.aclrtGetVersion(major, minor, patch),
    () => ({ version: `${major[0]}.${minor[0]}.${patch[0]}` }),
  );
  const count = new Uint32Array(1);
  run.row(
    'aclrtGetDeviceCount',
    'before aclInit',
    () => acl.aclrtGetDeviceCount(count),
    () => ({ count: count[0] ?? -1 }),
  );
  const mode = new Int32Array([-7]);
  run.row(
    'aclrtGetRunMode',
    'before aclInit',
    () => acl.aclrtGetRunMode(mode),
    () => ({ runMode: mode[0] ?? -1 }),
  );
  const device = new Int32Array([-7]);
  run.row(
    'aclrtGetDevice',
    'before aclInit, no device set',
    () => acl.aclrtGetDevice(device),
    () => ({ dev: device[0] ?? -1 }),
  );
  const pointer = new PointerCell(0x55n);
  run.row('aclrtMalloc', '1024 before aclInit, no device', () => acl.aclrtMalloc(pointer.cell, 1024, 0));
  run.row('aclrtMallocHost', 'before aclInit, no device', () => acl.aclrtMallocHost(pointer.cell, 1024));
  run.row('aclrtCreateStream', 'before aclInit, no device', () => acl.aclrtCreateStream(pointer.cell));
  run.row('aclrtCreateEvent', 'before aclInit, no device', () => acl.aclrtCreateEvent(pointer.cell));
  run.row('aclrtSynchronizeStream', 'NULL stream, before aclInit, no device', () =>
    acl.aclrtSynchronizeStream(null),
  );
  run.row('aclrtSynchronizeDevice', 'before aclInit, no device', () => acl.aclrtSynchronizeDevice());
  const [free, total] = [new BigUint64Array(1), new BigUint64Array(1)];
  run.row('aclrtGetMemInfo', 'ACL_HBM_MEM before aclInit, no device', () =>
    acl.aclrtGetMemInfo(1, free, total),
  );
  run.row('aclrtReserveMemAddress', '2M before aclInit, no device', () =>
    acl.aclrtReserveMemAddress(pointer.cell, 2 ** 21, 0, null, 0),
  );
  const [target, source] = [new HostBlock<HostPtr>(64), new HostBlock<HostPtr>(64)];
  run.row('aclrtMemcpy', 'HOST_TO_HOST before aclInit, no device', () =>
    acl.aclrtMemcpy(target.address, 64, source.address, 64, 0),
  );
  run.row('aclrtMemset', 'before aclInit, no device', () => acl.aclrtMemset(target.address, 64, 0, 64));
  errorTextRow(run, 'after a series of failures before aclInit');
  errorTextRow(run, 'second call in a row');
  run.row('aclrtSetDevice', '0 before aclInit', () => acl.aclrtSetDevice(0));
  const block = new PointerCell<never>();
  run.row('aclrtMalloc', '1024 HUGE_FIRST, before aclInit but after aclrtSetDevice(0)', () =>
    acl.aclrtMalloc(block.cell, 1024, 0),
  );
  run.row('aclrtFree', 'that pointer, before aclInit', () => acl.aclrtFree(block.value));
  run.row('aclrtResetDevice', '0 before aclInit', () => acl.aclrtResetDevice(0));
  run.row('aclFinalize', 'after that', () => acl.aclFinalize());
};

export const init: Scenario = (run) => {
  for (const name of ['1st', '2nd', '3rd']) run.row('aclInit', `NULL (${name})`, () => acl.aclInit(null));
  for (const name of ['1st', '2nd', '3rd', '4th'])
    run.row('aclFinalize', `${name} after 3 aclInit`, () => acl.aclFinalize());
  run.row('aclInit', 'NULL again after finalize', () => acl.aclInit(null));
  run.row('aclFinalize', 'after re-init', () => acl.aclFinalize());
  run.row('aclInit', 'empty string path', () => acl.aclInit(''));
  run.row('aclFinalize', 'after aclInit(empty string)', () => acl.aclFinalize());
  const references = new BigUint64Array(1);
  run.row('aclFinalizeReference', 'no reference left', () => acl.aclFinalizeReference(references));
  setup(() => acl.aclInit(null));
  run.row('aclInit', 'NULL, second reference', () => acl.aclInit(null));
  run.row('aclFinalizeReference', '1st of 2', () => acl.aclFinalizeReference(references));
  run.row('aclFinalizeReference', '2nd of 2, NULL out', () => acl.aclFinalizeReference(null));
  run.row('aclFinalizeReference', '3rd of 2', () => acl.aclFinalizeReference(references));
};

export const initMissing: Scenario = (run) => {
  run.row('aclInit', 'non-existent config path, first call', () => acl.aclInit('/nonexistent/acl.json'));
  errorTextRow(run, 'after aclInit(non-existent path)');
  run.row('aclInit', 'NULL, after that failure', () => acl.aclInit(null));
  run.row('aclFinalize', 'after that', () => acl.aclFinalize());
};

export const initEmptyJson: Scenario = (run) =>
  withConfig('{}', (path) => {
    run.row('aclInit', 'path to a file containing {}', () => acl.aclInit(path));
    run.row('aclFinalize', 'after that', () => acl.aclFinalize());
    run.row('aclInit', 'same file after aclFinalize', () => acl.aclInit(path));
    run.row('aclFinalize', 'after the same file', () => acl.aclFinalize());
    run.row('aclInit', 'NULL after a successful aclInit(file)+aclFinalize', () => acl.aclInit(null));
  });

export const initZeroFile: Scenario = (run) =>
  withConfig('', (path) => {
    run.row('aclInit', 'path to a zero-length file', () => acl.aclInit(path));
  });

export const initBadJson: Scenario = (run) =>
  withConfig('{"defaultDevice": {', (path) => {
    run.row('aclInit', 'path to malformed json', () => acl.aclInit(path));
    run.row('aclFinalize', 'after the malformed file', () => acl.aclFinalize());
  });

export const initChange: Scenario = (run) =>
  withConfig('{"err_msg_mode": "0"}', (path) => {
    setup(() => acl.aclInit(null));
    run.row('aclInit', 'a config file while a reference is held', () => acl.aclInit(path));
    setup(() => acl.aclFinalize());
    run.row('aclInit', 'a config file, when the first aclInit of the process used NULL', () =>
      acl.aclInit(path),
    );
    run.row('aclInit', 'NULL again after the refused file', () => acl.aclInit(null));
  });

export const finalizeFirst: Scenario = (run) => {
  run.row('aclFinalize', 'as the very first call', () => acl.aclFinalize());
  run.row('aclFinalize', 'as the second call', () => acl.aclFinalize());
  run.row('aclInit', 'NULL after those', () => acl.aclInit(null));
  run.row('aclFinalize', 'after that aclInit', () => acl.aclFinalize());
};

export const finalizeLive: Scenario = (run) => {
  const stream = new PointerCell<never>();
  const block = new PointerCell<never>();
  setup(() => acl.aclInit(null));
  setup(() => acl.aclrtSetDevice(0));
  setup(() => acl.aclrtCreateStream(stream.cell));
  setup(() => acl.aclrtMalloc(block.cell, 4096, 0));
  run.row('aclFinalize', 'device 0 still set, stream and memory alive', () => acl.aclFinalize());
  const later = new PointerCell<never>();
  run.row('aclrtMalloc', 'after aclFinalize, device not reset', () => acl.aclrtMalloc(later.cell, 1024, 0));
  run.row('aclrtFree', 'after aclFinalize', () => acl.aclrtFree(later.value));
  run.row('aclrtFree', 'memory from before aclFinalize', () => acl.aclrtFree(block.value));
  run.row('aclrtSynchronizeStream', 'after aclFinalize', () => acl.aclrtSynchronizeStream(stream.value));
  run.row('aclInit', 'NULL after aclFinalize', () => acl.aclInit(null));
};
