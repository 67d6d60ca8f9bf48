import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr, HostPtr } from '../../../generated/types.js';
import { PointerAttributes, PointerCell } from '../harness/cells.js';
import { type Recorder, setup } from '../harness/scenario.js';

/** The memory attributes by value; the rows name them as the header does. */
export const MEMORY_ATTRIBUTES = [
  'ACL_DDR_MEM',
  'ACL_HBM_MEM',
  'ACL_DDR_MEM_HUGE',
  'ACL_DDR_MEM_NORMAL',
  'ACL_HBM_MEM_HUGE',
  'ACL_HBM_MEM_NORMAL',
  'ACL_DDR_MEM_P2P_HUGE',
  'ACL_DDR_MEM_P2P_NORMAL',
  'ACL_HBM_MEM_P2P_HUGE',
  'ACL_HBM_MEM_P2P_NORMAL',
  'ACL_HBM_MEM_HUGE1G',
  'ACL_HBM_MEM_P2P_HUGE1G',
  'ACL_MEM_NORMAL',
  'ACL_MEM_HUGE',
  'ACL_MEM_HUGE1G',
  'ACL_MEM_P2P_NORMAL',
  'ACL_MEM_P2P_HUGE',
  'ACL_MEM_P2P_HUGE1G',
] as const;

const MEGABYTE = 2 ** 20;

/** Rows about what the library tells about memory: amounts, places, ranges. */
export function memoryInformation(run: Recorder, device: DevicePtr, host: HostPtr): void {
  amounts(run);
  places(run, device, host);
  ranges(run, device);
}

function amounts(run: Recorder): void {
  const [free, total] = [new BigUint64Array(1), new BigUint64Array(1)];
  for (const [attribute, name] of MEMORY_ATTRIBUTES.entries())
    run.row(
      'aclrtGetMemInfo',
      `attr=${attribute} ${name}`,
      () => acl.aclrtGetMemInfo(attribute, free, total),
      () => ({ free: Number(free[0]), total: Number(total[0]) }),
    );
  run.row('aclrtGetMemInfo', 'NULL free', () => acl.aclrtGetMemInfo(1, null, total));
  run.row('aclrtGetMemInfo', 'NULL total', () => acl.aclrtGetMemInfo(1, free, null));
  run.row('aclrtGetMemInfo', 'attr=-1', () => acl.aclrtGetMemInfo(-1, free, total));
  run.row('aclrtGetMemInfo', 'attr=18', () => acl.aclrtGetMemInfo(18, free, total));
}

function places(run: Recorder, device: DevicePtr, host: HostPtr): void {
  const attributes = new PointerAttributes();
  const place = (address: bigint, name: string) =>
    run.row(
      'aclrtPointerGetAttributes',
      name,
      () => attributes.read(address),
      () => attributes.facts,
    );
  place(device, 'device ptr from aclrtMalloc 1MB HUGE_FIRST');
  const pinned = new PointerCell<HostPtr>();
  setup(() => acl.aclrtMallocHost(pinned.cell, 4096));
  place(pinned.value, 'pinned host ptr');
  place(host, "malloc'd host ptr");
  place(0n, 'NULL');
  run.row('aclrtPointerGetAttributes', 'NULL out', () => acl.aclrtPointerGetAttributes(device, null));
  place(0x1234n, '0x1234');
  const block = new PointerCell<DevicePtr>();
  setup(() => acl.aclrtMalloc(block.cell, 4096, 0));
  setup(() => acl.aclrtFree(block.value));
  place(block.value, 'freed device ptr');
  setup(() => acl.aclrtMalloc(block.cell, 4 * MEGABYTE, 0));
  place(block.value, 'device ptr 4MB HUGE_FIRST');
  setup(() => acl.aclrtMalloc(block.cell, 4096, 2));
  place(block.value, 'device ptr 4KB NORMAL_ONLY');
}

function ranges(run: Recorder, device: DevicePtr): void {
  const [base, size] = [new BigUint64Array(1), new BigUint64Array(1)];
  const inside = (device + 4096n) as DevicePtr;
  run.row(
    'aclrtMemGetAddressRange',
    'interior device ptr',
    () => acl.aclrtMemGetAddressRange(inside, base, size),
    () => ({ baseIsPointer: base[0] === device, size: Number(size[0]) }),
  );
  run.row('aclrtMemGetAddressRange', 'NULL ptr', () => acl.aclrtMemGetAddressRange(null, base, size));
  run.row('aclrtMemGetAddressRange', 'both outs NULL', () => acl.aclrtMemGetAddressRange(device, null, null));
  run.row('aclrtMemGetAddressRange', 'NULL size', () => acl.aclrtMemGetAddressRange(device, base, null));
}
