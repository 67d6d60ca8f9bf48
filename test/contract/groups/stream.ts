import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr, HostPtr, MemoryPtr, StreamPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { HostBlock } from '../harness/memory.js';
import { type Recorder, type Scenario, setup } from '../harness/scenario.js';
import { callbacks } from './callbacks.js';
import { busyStream, events } from './events.js';
import { KINDS } from './memcpy.js';

const SIZE = 2 ** 20;

export const stream: Scenario = async (run) => {
  setup(() => acl.aclInit(null));
  setup(() => acl.aclrtSetDevice(0));
  run.row('aclrtCreateStream', 'NULL out', () => acl.aclrtCreateStream(null));
  const first = new PointerCell<StreamPtr>();
  run.row('aclrtCreateStream', 'valid', () => acl.aclrtCreateStream(first.cell));
  const second = new PointerCell<StreamPtr>();
  setup(() => acl.aclrtCreateStream(second.cell));
  idleStream(run, first.value);
  asynchronousCopies(run, first.value);
  asynchronousFills(run, first.value);
  busyStream(run, first.value);
  events(run, first.value, second.value);
  await callbacks(run, first.value);
  run.row('aclrtDestroyStream', 'valid idle', () => acl.aclrtDestroyStream(second.value));
  run.row('aclrtDestroyStream', 'NULL', () => acl.aclrtDestroyStream(null));
  run.row('aclrtDestroyStreamForce', 'valid idle', () => acl.aclrtDestroyStreamForce(first.value));
  run.row('aclrtDestroyStreamForce', 'NULL', () => acl.aclrtDestroyStreamForce(null));
};

function idleStream(run: Recorder, stream: StreamPtr): void {
  const status = new Int32Array([-7]);
  run.row('aclrtStreamQuery', 'NULL status', () => acl.aclrtStreamQuery(stream, null));
  run.row(
    'aclrtStreamQuery',
    'valid idle',
    () => acl.aclrtStreamQuery(stream, status),
    () => ({ status: status[0] ?? -1 }),
  );
  run.row('aclrtSynchronizeStream', 'valid idle', () => acl.aclrtSynchronizeStream(stream));
  run.row('aclrtSynchronizeStream', 'NULL (default stream)', () => acl.aclrtSynchronizeStream(null));
  for (const timeout of [1000, -1, 0, -2])
    run.row(
      'aclrtSynchronizeStreamWithTimeout',
      timeout === 1000 ? 'valid idle, 1000 ms' : `valid idle, timeout ${timeout}`,
      () => acl.aclrtSynchronizeStreamWithTimeout(stream, timeout),
    );
  for (const timeout of [1000, -1, 0, -2])
    run.row('aclrtSynchronizeDeviceWithTimeout', `idle, timeout ${timeout}`, () =>
      acl.aclrtSynchronizeDeviceWithTimeout(timeout),
    );
}

function asynchronousCopies(run: Recorder, stream: StreamPtr): void {
  const [device, other] = [new PointerCell<DevicePtr>(), new PointerCell<DevicePtr>()];
  const [pinned, spare] = [new PointerCell<HostPtr>(), new PointerCell<HostPtr>()];
  const pageable = new HostBlock<HostPtr>(4096).address;
  const elsewhere = new HostBlock<HostPtr>(4096).address;
  for (const cell of [device, other]) {
    setup(() => acl.aclrtMalloc(cell.cell, SIZE, 0));
    setup(() => acl.aclrtMemset(cell.value, SIZE, 1, SIZE));
  }
  for (const cell of [pinned, spare]) setup(() => acl.aclrtMallocHost(cell.cell, SIZE));
  const copy = (
    name: string,
    dst: MemoryPtr | null,
    src: MemoryPtr | null,
    kind: number,
    { destMax = 4096, count = 4096, on = stream as StreamPtr | null } = {},
  ) => run.row('aclrtMemcpyAsync', name, () => acl.aclrtMemcpyAsync(dst, destMax, src, count, kind, on));
  const kinds = [...KINDS.slice(0, 8).entries()];
  for (const [kind, name] of kinds)
    copy(`kind=${name} dst=dev src=pinned host, 4096`, device.value, pinned.value, kind);
  for (const [kind, name] of kinds)
    copy(`kind=${name} dst=pinned host src=dev, 4096`, pinned.value, device.value, kind);
  copy('D2D', other.value, device.value, 3);
  copy('D2H dst=malloc (pageable)', pageable, device.value, 2);
  copy('H2D src=malloc (pageable)', device.value, pageable, 1);
  copy('H2H pinned to pinned', spare.value, pinned.value, 0);
  copy('D2H, dst=dev src=malloc (pageable)', device.value, pageable, 2);
  copy('H2D, dst=malloc (pageable) src=dev', pageable, device.value, 1);
  copy('DEFAULT, malloc to malloc (pageable)', elsewhere, pageable, 4);
  copy('dst == src', device.value, device.value, 3);
  copy('destMax 100 < count 200', device.value, pinned.value, 1, { destMax: 100, count: 200 });
  copy('NULL dst', null, pinned.value, 1);
  copy('NULL src', device.value, null, 1);
  copy('kind 99', device.value, pinned.value, 99);
  copy('count 0, NULL dst and src, kind 99', null, null, 99, { count: 0 });
  copy('NULL stream', device.value, pinned.value, 1, { on: null });
}

function asynchronousFills(run: Recorder, stream: StreamPtr): void {
  const device = new PointerCell<DevicePtr>();
  setup(() => acl.aclrtMalloc(device.cell, SIZE, 0));
  const fill = (name: string, ptr: DevicePtr | null, maxCount: number, count: number) =>
    run.row('aclrtMemsetAsync', name, () => acl.aclrtMemsetAsync(ptr, maxCount, 0x5a, count, stream));
  fill('maxCount 100 < count 200', device.value, 100, 200);
  fill('NULL ptr', null, 64, 64);
  fill('count 0', device.value, 64, 0);
  fill('valid', device.value, SIZE, SIZE);
  run.row('aclrtSynchronizeStream', 'after async work', () => acl.aclrtSynchronizeStream(stream));
  const back = new Uint8Array(SIZE);
  run.row(
    'aclrtMemsetAsync',
    'data check after synchronize',
    () => acl.aclrtMemcpy(back, SIZE, device.value, SIZE, 2),
    () => ({ wrongBytes: back.reduce((wrong, byte) => wrong + (byte === 0x5a ? 0 : 1), 0) }),
  );
}
