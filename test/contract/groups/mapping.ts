import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr, PhysicalMemPtr, VirtualPtr } from '../../../generated/types.js';
import { PointerAttributes, PointerCell } from '../harness/cells.js';
import { errorTextRow } from '../harness/error-text.js';
import { HostBlock } from '../harness/memory.js';
import { type Recorder, setup } from '../harness/scenario.js';
import { GRANULARITY, LOCATION, physicalMemory } from './physical.js';

const MEGABYTE = 2 ** 20;

/** What the rows of mapping work on: two reservations of 8 MiB and physical memory of 2 and 4 MiB. */
interface Pieces {
  readonly range: VirtualPtr;
  readonly second: VirtualPtr;
  readonly small: PhysicalMemPtr;
  readonly large: PhysicalMemPtr;
  readonly block: DevicePtr;
}

/** Rows of aclrtMapMem, of what mapped memory can do, and of taking it apart. `block` is memory of aclrtMalloc. */
export function mapping(run: Recorder, block: DevicePtr): void {
  const pieces = prepare(run, block);
  refusedMappings(run, pieces);
  useMapping(run, pieces);
  takeApart(run, pieces);
}

const offset = (address: bigint, bytes: number) => (address + BigInt(bytes)) as VirtualPtr;
const asVirtual = (address: bigint) => address as VirtualPtr; // rows about addresses of the wrong kind

function prepare(run: Recorder, block: DevicePtr): Pieces {
  const [range, second] = [new PointerCell<VirtualPtr>(), new PointerCell<VirtualPtr>()];
  const [small, large] = [new PointerCell<PhysicalMemPtr>(), new PointerCell<PhysicalMemPtr>()];
  for (const cell of [range, second])
    setup(() => acl.aclrtReserveMemAddress(cell.cell, 4 * GRANULARITY, 0, null, 0));
  run.row('aclrtMallocPhysical', '2M valid', () =>
    acl.aclrtMallocPhysical(small.cell, GRANULARITY, physicalMemory({}), 0),
  );
  setup(() => acl.aclrtMallocPhysical(large.cell, 2 * GRANULARITY, physicalMemory({}), 0));
  return { range: range.value, second: second.value, small: small.value, large: large.value, block };
}

function refusedMappings(run: Recorder, { range, small, block }: Pieces): void {
  const map = (name: string, va: VirtualPtr | null, size: number, handle: PhysicalMemPtr | null, flags = 0) =>
    run.row('aclrtMapMem', name, () => acl.aclrtMapMem(va, size, 0, handle, flags));
  map('NULL va', null, GRANULARITY, small);
  map('size 0', range, 0, small);
  map('NULL handle', range, GRANULARITY, null);
  map('flags 1', range, GRANULARITY, small, 1);
  map('size 1M (not 2M multiple)', range, MEGABYTE, small);
  map('size 4M > physical 2M', range, 2 * GRANULARITY, small);
  map('unreserved va', (23n * 2n ** 40n) as VirtualPtr, GRANULARITY, small);
  errorTextRow(run, 'after aclrtMapMem unreserved va');
  map('host malloc va', new HostBlock<VirtualPtr>(GRANULARITY).address, GRANULARITY, small);
  map('va from aclrtMalloc', asVirtual(block), GRANULARITY, small);
}

function useMapping(run: Recorder, { range, second, large }: Pieces): void {
  const map = (name: string, va: VirtualPtr) =>
    run.row('aclrtMapMem', name, () => acl.aclrtMapMem(va, GRANULARITY, 0, large, 0));
  map('valid, size 2M of a 4M physical (partial)', range);
  map('same va again (already mapped)', range);
  map('same handle at second va (r4+2M)', offset(second, GRANULARITY));
  const source = new Uint8Array(4096).fill(0x3c);
  run.row('aclrtMemcpy', 'H2D into mapped VMM memory', () => acl.aclrtMemcpy(range, 4096, source, 4096, 1));
  const back = new Uint8Array(4096);
  run.row(
    'aclrtMemcpy',
    'D2H from the second mapping of the handle',
    () => acl.aclrtMemcpy(back, 4096, offset(second, GRANULARITY), 4096, 2),
    () => ({ wrongBytes: back.filter((byte) => byte !== 0x3c).length }),
  );
  const attributes = new PointerAttributes();
  const place = (name: string, address: bigint) =>
    run.row(
      'aclrtPointerGetAttributes',
      name,
      () => attributes.read(address),
      () => attributes.facts,
    );
  place('mapped VMM va', range);
  place('reserved but unmapped va', second);
  run.row('aclrtFree', 'mapped VMM va', () => acl.aclrtFree(range as bigint as DevicePtr)); // of the wrong kind
  access(run, range);
}

function access(run: Recorder, range: VirtualPtr): void {
  const right = (flags: number) => ({ flags, location: { id: 0, type: LOCATION.DEVICE } }) as never;
  const set = (name: string, va: VirtualPtr | null, descriptions: never[] | null, count: number) =>
    run.row('aclrtMemSetAccess', name, () => acl.aclrtMemSetAccess(va, GRANULARITY, descriptions, count));
  set('mapped va, device 0, READWRITE', range, [right(3)], 1);
  set('mapped va, READ', range, [right(1)], 1);
  set('count 0', range, [right(3)], 0);
  set('NULL va', null, [right(3)], 1);
  set('NULL desc', range, null, 1);
  const flag = new BigUint64Array(1);
  const location = { id: 0, type: LOCATION.DEVICE };
  run.row(
    'aclrtMemGetAccess',
    'mapped va, device 0',
    () => acl.aclrtMemGetAccess(range, location, flag),
    () => ({ access: Number((flag[0] ?? 0n) & 3n) }),
  );
  run.row('aclrtMemGetAccess', 'NULL va', () => acl.aclrtMemGetAccess(null, location, flag));
  run.row('aclrtMemGetAccess', 'NULL location', () => acl.aclrtMemGetAccess(range, null, flag));
  run.row('aclrtMemGetAccess', 'NULL out', () => acl.aclrtMemGetAccess(range, location, null));
}

function takeApart(run: Recorder, { range, second, small, large, block }: Pieces): void {
  const unmap = (name: string, va: VirtualPtr | null) =>
    run.row('aclrtUnmapMem', name, () => acl.aclrtUnmapMem(va));
  const free = (name: string, handle: PhysicalMemPtr | null) =>
    run.row('aclrtFreePhysical', name, () => acl.aclrtFreePhysical(handle));
  const release = (name: string, va: VirtualPtr | null) =>
    run.row('aclrtReleaseMemAddress', name, () => acl.aclrtReleaseMemAddress(va));
  unmap('NULL', null);
  unmap('not mapped va (reserved)', second);
  unmap('interior of a mapping', offset(range, 4096));
  free('NULL', null);
  free('while mapped (2 mappings)', large);
  free('again while still mapped', large);
  const back = new Uint8Array(4096);
  run.row(
    'aclrtMemcpy',
    'D2H from mapping after aclrtFreePhysical of its handle',
    () => acl.aclrtMemcpy(back, 4096, range, 4096, 2),
    () => ({ wrongBytes: back.filter((byte) => byte !== 0x3c).length }),
  );
  unmap('valid (1st va)', range);
  unmap('same va twice', range);
  unmap('valid (2nd va)', offset(second, GRANULARITY));
  free('handle after last unmap (already gone)', large);
  run.row('aclrtMapMem', 'h2 valid', () => acl.aclrtMapMem(second, GRANULARITY, 0, small, 0));
  release('NULL', null);
  release('device ptr from aclrtMalloc', asVirtual(block));
  release('interior of a reservation', offset(range, GRANULARITY));
  release('valid', range);
  release('twice', range);
  release('while mapped', second);
  unmap('va whose reservation was released', second);
  free('h2 after all', small);
  free('h2 again', small);
}
