import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr, HostPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { errorTextRow } from '../harness/error-text.js';
import { alignmentOf, HostBlock } from '../harness/memory.js';
import { type Recorder, type Scenario, setup } from '../harness/scenario.js';
import { POLICIES, SIZE_MAX, SIZES } from './policies.js';

type Allocate = (devPtr: BigUint64Array | null, size: number | bigint, policy: number) => number;

const TERABYTE = 2n ** 40n;

export const malloc: Scenario = (run) => {
  setup(() => acl.aclInit(null));
  setup(() => acl.aclrtSetDevice(0));
  pagePolicies(run);
  errorTextRow(run, 'after the null pointer');
  refusedSizes(run);
  family(run, 'aclrtMallocCached', acl.aclrtMallocCached);
  family(run, 'aclrtMallocAlign32', acl.aclrtMallocAlign32);
  withConfiguration(run);
  freeing(run);
  hostMemory(run);
};

function pagePolicies(run: Recorder): void {
  run.row('aclrtMalloc', 'NULL out pointer', () => acl.aclrtMalloc(null, 1024, 0));
  const untouched = new PointerCell(0x55n);
  run.row(
    'aclrtMalloc',
    'size 0',
    () => acl.aclrtMalloc(untouched.cell, 0, 0),
    () => ({ out: untouched.hex }),
  );
  for (const [policy, name] of POLICIES.entries())
    for (const size of SIZES) {
      const block = new PointerCell<DevicePtr>();
      run.row(
        'aclrtMalloc',
        `${size} bytes, ${name}`,
        () => acl.aclrtMalloc(block.cell, size, policy),
        () => ({ align: alignmentOf(block.value) }),
      );
      run.row('aclrtFree', `pointer from aclrtMalloc ${name}`, () => acl.aclrtFree(block.value));
    }
  for (const [policy, name] of [
    [8, 'policy 8 (out of enum)'],
    [0x1000, 'policy HIGH_BAND_WIDTH 0x1000'],
    [0x100, 'policy LOW_BAND_WIDTH 0x100'],
  ] as const) {
    const block = new PointerCell<DevicePtr>();
    run.row('aclrtMalloc', name, () => acl.aclrtMalloc(block.cell, 1024, policy));
    setup(() => acl.aclrtFree(block.value));
  }
}

function refusedSizes(run: Recorder): void {
  const out = new PointerCell(0x55n);
  run.row(
    'aclrtMalloc',
    '1 TB (more than the device has)',
    () => acl.aclrtMalloc(out.cell, TERABYTE, 0),
    () => ({ out: out.hex }),
  );
  for (const [size, name] of [
    [16n * TERABYTE, '16 TB (more than the 8 TB VA range)'],
    [SIZE_MAX, 'SIZE_MAX'],
    [SIZE_MAX - 63n, 'SIZE_MAX-63'],
    [SIZE_MAX - 64n, 'SIZE_MAX-64'],
  ] as const)
    run.row('aclrtMalloc', name, () => acl.aclrtMalloc(out.cell, size, 0));
  errorTextRow(run, 'after huge aclrtMalloc');
}

/** A function of the family with the signature of aclrtMalloc. */
function family(run: Recorder, api: string, allocate: Allocate): void {
  const out = new PointerCell<DevicePtr>();
  run.row(api, 'NULL out', () => allocate(null, 1024, 0));
  run.row(api, 'size 0', () => allocate(out.cell, 0, 0));
  for (const [policy, name] of POLICIES.entries()) {
    run.row(api, `3 MB, ${name}`, () => allocate(out.cell, 3 * 2 ** 20, policy));
    if (api === 'aclrtMallocCached' && policy === 0) maintenance(run, out.value);
    run.row('aclrtFree', `pointer from ${api}`, () => acl.aclrtFree(out.value));
  }
  if (api === 'aclrtMallocCached') {
    run.row(api, '1 TB', () => allocate(out.cell, TERABYTE, 0));
    return;
  }
  run.row(api, 'SIZE_MAX', () => allocate(out.cell, SIZE_MAX, 0));
  run.row(api, 'SIZE_MAX-32', () => allocate(out.cell, SIZE_MAX - 32n, 0));
}

function maintenance(run: Recorder, block: DevicePtr): void {
  run.row('aclrtMemFlush', 'MallocCached pointer, full size', () => acl.aclrtMemFlush(block, 3 * 2 ** 20));
  run.row('aclrtMemInvalidate', 'MallocCached pointer, full size', () =>
    acl.aclrtMemInvalidate(block, 3 * 2 ** 20),
  );
}

function withConfiguration(run: Recorder): void {
  const out = new PointerCell<DevicePtr>();
  const attribute = (attr: number, value: object) => ({ attrs: [{ attr, value }], numAttrs: 1 }) as never;
  run.row('aclrtMallocWithCfg', 'NULL out', () => acl.aclrtMallocWithCfg(null, 1024, 0, null));
  run.row('aclrtMallocWithCfg', 'size 0', () => acl.aclrtMallocWithCfg(out.cell, 0, 0, null));
  run.row('aclrtMallocWithCfg', '1 MB HUGE_FIRST cfg=NULL', () =>
    acl.aclrtMallocWithCfg(out.cell, 2 ** 20, 0, null),
  );
  setup(() => acl.aclrtFree(out.value));
  for (const [name, cfg] of [
    ['numAttrs 1, attrs NULL', { attrs: null, numAttrs: 1 } as never],
    ['numAttrs 0, attrs NULL', { attrs: null, numAttrs: 0 } as never],
    ['attribute VA_FLAG', attribute(3, { vaFlag: 1 })],
    ['attribute 99', attribute(99, { rsv: [0] })],
    ['attribute DEVICE_ID of another device', attribute(2, { deviceId: 1 })],
  ] as const)
    run.row('aclrtMallocWithCfg', name, () => acl.aclrtMallocWithCfg(out.cell, 1024, 0, cfg));
  run.row('aclrtMallocWithCfg', 'attribute MODULE_ID', () =>
    acl.aclrtMallocWithCfg(out.cell, 1024, 0, attribute(1, { moduleId: 300 })),
  );
  setup(() => acl.aclrtFree(out.value));
  run.row('aclrtMallocForTaskScheduler', '1 MB HUGE_FIRST cfg=NULL', () =>
    acl.aclrtMallocForTaskScheduler(out.cell, 2 ** 20, 0, null),
  );
  setup(() => acl.aclrtFree(out.value));
}

function freeing(run: Recorder): void {
  const block = new PointerCell<DevicePtr>();
  const foreign = new HostBlock<DevicePtr>(4096);
  const fixed = new HostBlock<DevicePtr>(4096);
  setup(() => acl.aclrtMalloc(block.cell, 4096, 0));
  run.row('aclrtFree', 'NULL', () => acl.aclrtFree(null));
  run.row('aclrtFree', 'pointer + 64 (interior)', () => acl.aclrtFree((block.value + 64n) as DevicePtr));
  run.row('aclrtFree', 'valid', () => acl.aclrtFree(block.value));
  run.row('aclrtFree', 'same pointer a second time', () => acl.aclrtFree(block.value));
  errorTextRow(run, 'after double aclrtFree');
  run.row('aclrtFree', 'host static buffer (foreign)', () => acl.aclrtFree(fixed.address));
  run.row('aclrtFree', "malloc'd host pointer (foreign)", () => acl.aclrtFree(foreign.address));
  run.row('aclrtFreeWithDevSync', 'NULL', () => acl.aclrtFreeWithDevSync(null));
  setup(() => acl.aclrtMalloc(block.cell, 4096, 0));
  run.row('aclrtFreeWithDevSync', 'valid', () => acl.aclrtFreeWithDevSync(block.value));
}

function hostMemory(run: Recorder): void {
  const out = new PointerCell<HostPtr>();
  run.row('aclrtMallocHost', 'NULL out', () => acl.aclrtMallocHost(null, 4096));
  run.row('aclrtMallocHost', 'size 0', () => acl.aclrtMallocHost(out.cell, 0));
  run.row(
    'aclrtMallocHost',
    '4096',
    () => acl.aclrtMallocHost(out.cell, 4096),
    () => ({ align: alignmentOf(out.value) }),
  );
  run.row('aclrtFreeHost', 'NULL', () => acl.aclrtFreeHost(null));
  run.row('aclrtFreeHost', 'valid', () => acl.aclrtFreeHost(out.value));
  const foreign = new HostBlock<HostPtr>(4096);
  run.row('aclrtFreeHost', "malloc'd host pointer (foreign)", () => acl.aclrtFreeHost(foreign.address));
  const block = new PointerCell<HostPtr>();
  setup(() => acl.aclrtMalloc(block.cell, 4096, 0));
  run.row('aclrtFreeHost', 'device pointer from aclrtMalloc', () => acl.aclrtFreeHost(block.value));
  run.row('aclrtMallocHost', 'SIZE_MAX', () => acl.aclrtMallocHost(out.cell, SIZE_MAX));
  run.row('aclrtMallocHostWithCfg', '4096 cfg=NULL', () => acl.aclrtMallocHostWithCfg(out.cell, 4096, null));
  run.row('aclrtFreeHost', 'pointer from aclrtMallocHostWithCfg', () => acl.aclrtFreeHost(out.value));
  run.row('aclrtMallocHostWithCfg', 'NULL out', () => acl.aclrtMallocHostWithCfg(null, 4096, null));
  run.row('aclrtMallocHostWithCfg', 'size 0', () => acl.aclrtMallocHostWithCfg(out.cell, 0, null));
  run.row('aclrtMallocHostWithCfg', 'numAttrs 0, attrs NULL', () =>
    acl.aclrtMallocHostWithCfg(out.cell, 4096, { attrs: null, numAttrs: 0 } as never),
  );
  run.row('aclrtMallocHostWithCfg', 'attribute DEVICE_ID', () =>
    acl.aclrtMallocHostWithCfg(out.cell, 4096, {
      attrs: [{ attr: 2, value: { deviceId: 0 } }],
      numAttrs: 1,
    } as never),
  );
  run.row('aclrtFreeHostWithDevSync', 'NULL', () => acl.aclrtFreeHostWithDevSync(null));
  setup(() => acl.aclrtMallocHost(out.cell, 4096));
  run.row('aclrtFreeHostWithDevSync', 'valid', () => acl.aclrtFreeHostWithDevSync(out.value));
}
