import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr, HostPtr, MemoryPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { errorTextRow } from '../harness/error-text.js';
import { HostBlock } from '../harness/memory.js';
import { type Recorder, type Scenario, setup } from '../harness/scenario.js';
import { hostRegistration } from './host-registration.js';
import { memoryInformation } from './memory-information.js';

/** The copy directions by the names that the rows use; the last is no value of the enum. */
export const KINDS = [
  'HOST_TO_HOST',
  'HOST_TO_DEVICE',
  'DEVICE_TO_HOST',
  'DEVICE_TO_DEVICE',
  'DEFAULT',
  'HOST_TO_BUF_TO_DEVICE',
  'INNER_DEVICE_TO_DEVICE',
  'INTER_DEVICE_TO_DEVICE',
  '8(out of enum)',
] as const;

type Place = 'dev' | 'pinned' | 'malloc';

/** Destination and source of each copy of the matrix. */
export const PAIRS: readonly (readonly [Place, Place])[] = [
  ['dev', 'pinned'],
  ['pinned', 'dev'],
  ['dev', 'dev'],
  ['pinned', 'pinned'],
  ['dev', 'malloc'],
  ['malloc', 'dev'],
  ['malloc', 'malloc'],
];

const MEGABYTE = 2 ** 20;

export const memcpy: Scenario = (run) => {
  setup(() => acl.aclInit(null));
  setup(() => acl.aclrtSetDevice(0));
  const device = new PointerCell<DevicePtr>();
  const host = new HostBlock<HostPtr>(4 * MEGABYTE);
  setup(() => acl.aclrtMalloc(device.cell, MEGABYTE, 0));
  matrix(run);
  errorTextRow(run, 'after the bad kinds');
  copies(run, device.value, host.address);
  settings(run, device.value);
  maintenance(run, device.value, host.address);
  memoryInformation(run, device.value, host.address);
  hostRegistration(run);
};

function matrix(run: Recorder): void {
  const block = (): DevicePtr => {
    const cell = new PointerCell<DevicePtr>();
    setup(() => acl.aclrtMalloc(cell.cell, MEGABYTE, 0));
    setup(() => acl.aclrtMemset(cell.value, MEGABYTE, 1, MEGABYTE));
    return cell.value;
  };
  const pinned = (): HostPtr => {
    const cell = new PointerCell<HostPtr>();
    setup(() => acl.aclrtMallocHost(cell.cell, MEGABYTE));
    return cell.value;
  };
  const pageable = (): HostPtr => new HostBlock<HostPtr>(MEGABYTE).address;
  const targets: Record<Place, MemoryPtr> = { dev: block(), pinned: pinned(), malloc: pageable() };
  const sources: Record<Place, MemoryPtr> = { dev: block(), pinned: pinned(), malloc: pageable() };
  for (const [kind, name] of KINDS.entries())
    for (const [dst, src] of PAIRS)
      run.row('aclrtMemcpy', `kind=${name} dst=${dst} src=${src}, 4096 bytes`, () =>
        acl.aclrtMemcpy(targets[dst], 4096, sources[src], 4096, kind),
      );
}

function copies(run: Recorder, device: DevicePtr, host: HostPtr): void {
  const other = new HostBlock<HostPtr>(4096).address;
  const inside = (device + 65536n) as DevicePtr;
  run.row('aclrtMemcpy', 'H2H, destMax 100 < count 200', () => acl.aclrtMemcpy(other, 100, host, 200, 0));
  run.row('aclrtMemcpy', 'H2D, destMax 100 < count 200', () => acl.aclrtMemcpy(device, 100, host, 200, 1));
  run.row('aclrtMemcpy', 'D2H, destMax 100 < count 200', () => acl.aclrtMemcpy(host, 100, device, 200, 2));
  run.row('aclrtMemcpy', 'D2D, destMax 100 < count 200', () => acl.aclrtMemcpy(inside, 100, device, 200, 3));
  run.row('aclrtMemcpy', 'H2D, destMax 0, count 16', () => acl.aclrtMemcpy(device, 0, host, 16, 1));
  run.row('aclrtMemcpy', 'NULL dst', () => acl.aclrtMemcpy(null, 16, host, 16, 1));
  run.row('aclrtMemcpy', 'NULL src', () => acl.aclrtMemcpy(device, 16, null, 16, 1));
  run.row('aclrtMemcpy', 'count 0, valid pointers', () => acl.aclrtMemcpy(device, 16, host, 0, 1));
  run.row('aclrtMemcpy', 'count 0, NULL dst and src', () => acl.aclrtMemcpy(null, 0, null, 0, 1));
  run.row('aclrtMemcpy', 'count 0, bad kind 99', () => acl.aclrtMemcpy(device, 16, host, 0, 99));
  run.row('aclrtMemcpy', 'kind 99', () => acl.aclrtMemcpy(device, 16, host, 16, 99));
  run.row('aclrtMemcpy', 'dst == src', () => acl.aclrtMemcpy(device, 16, device, 16, 3));
  run.row('aclrtMemcpy', 'H2D past end of the allocation (dst has 1 MB, count 4 MB, destMax 4 MB)', () =>
    acl.aclrtMemcpy(device, 4 * MEGABYTE, host, 4 * MEGABYTE, 1),
  );
}

function settings(run: Recorder, device: DevicePtr): void {
  run.row('aclrtMemset', 'maxCount 100 < count 200', () => acl.aclrtMemset(device, 100, 0, 200));
  run.row('aclrtMemset', 'NULL ptr', () => acl.aclrtMemset(null, 16, 0, 16));
  run.row('aclrtMemset', 'count 0', () => acl.aclrtMemset(device, 16, 0, 0));
  run.row('aclrtMemset', 'count 0, NULL ptr', () => acl.aclrtMemset(null, 0, 0, 0));
  run.row('aclrtMemset', 'maxCount 0, count 16', () => acl.aclrtMemset(device, 0, 0, 16));
  run.row('aclrtMemset', 'value -1', () => acl.aclrtMemset(device, 4096, -1, 4096));
  run.row('aclrtMemset', 'value 0x142: the low byte counts', () => acl.aclrtMemset(device, 64, 0x142, 64));
  const back = new Uint8Array(64);
  run.row(
    'aclrtMemset',
    'data check',
    () => acl.aclrtMemcpy(back, 64, device, 64, 2),
    () => ({ wrongBytes: back.filter((byte) => byte !== 0x42).length }),
  );
}

function maintenance(run: Recorder, device: DevicePtr, host: HostPtr): void {
  for (const [api, call] of [
    ['aclrtMemFlush', acl.aclrtMemFlush],
    ['aclrtMemInvalidate', acl.aclrtMemInvalidate],
  ] as const) {
    const hostAsDevice = host as bigint as DevicePtr; // the row is about memory that is no device memory
    run.row(api, 'NULL, 64', () => call(null, 64));
    run.row(api, 'device ptr, size 0', () => call(device, 0));
    run.row(api, 'device ptr, 64', () => call(device, 64));
    run.row(api, "malloc'd host ptr, 64", () => call(hostAsDevice, 64));
    run.row(api, 'device ptr, size beyond allocation (1 GB)', () => call(device, 2 ** 30));
  }
}
