import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr, HostPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { errorTextRow } from '../harness/error-text.js';
import { HostBlock } from '../harness/memory.js';
import { type Recorder, setup } from '../harness/scenario.js';

const SIZE = 65536;
const MAPPED = 0x2;
const PINNED = 0x10000000;

/** Rows about the caller's own memory that a device may use. */
export function hostRegistration(run: Recorder): void {
  first(run);
  second(run);
}

function first(run: Recorder): void {
  const { address } = new HostBlock<HostPtr>(SIZE);
  const out = new PointerCell<DevicePtr>();
  const register = (name: string, ptr: HostPtr | null, size: number, type: number) =>
    run.row('aclrtHostRegister', name, () => acl.aclrtHostRegister(ptr, size, type, out.cell));
  const unregister = (name: string, ptr: HostPtr | null) =>
    run.row('aclrtHostUnregister', name, () => acl.aclrtHostUnregister(ptr));
  register('NULL ptr', null, SIZE, 0);
  register('size 0', address, 0, 0);
  register('valid, type MAPPED', address, SIZE, 0);
  register('already registered', address, SIZE, 0);
  setup(() => acl.aclrtHostUnregister(address));
  register('type IOMEMORY', address, SIZE, 4);
  setup(() => acl.aclrtHostUnregister(address));
  register('type READONLY', address, SIZE, 8);
  run.row('aclrtHostRegister', 'NULL out', () => acl.aclrtHostRegister(address, SIZE, 0, null));
  register('type 1', address, SIZE, 1);
  unregister('NULL', null);
  unregister('valid', address);
  unregister('twice', address);
  unregister('never registered', new HostBlock<HostPtr>(SIZE).address);
  errorTextRow(run, 'after aclrtHostUnregister of unknown ptr');
}

function second(run: Recorder): void {
  const { address } = new HostBlock<HostPtr>(SIZE);
  const pinned = new HostBlock<HostPtr>(SIZE);
  const foreign = new HostBlock<HostPtr>(SIZE);
  const register = (name: string, ptr: HostPtr | null, size: number, flag: number) =>
    run.row('aclrtHostRegisterV2', name, () => acl.aclrtHostRegisterV2(ptr, size, flag));
  register('valid, flag MAPPED', address, SIZE, MAPPED);
  register('valid, flag PINNED', pinned.address, SIZE, PINNED);
  register('flag 0', foreign.address, SIZE, 0);
  register('flag 1', foreign.address, SIZE, 1);
  register('NULL ptr', null, SIZE, MAPPED);
  register('size 0', foreign.address, 0, MAPPED);
  register('already registered', address, SIZE, MAPPED);
  register('inside a registered range', (address + 1n) as HostPtr, 4096, MAPPED);
  const out = new PointerCell<DevicePtr>();
  const devicePointer = (name: string, ptr: HostPtr | null, flag: number) =>
    run.row('aclrtHostGetDevicePointer', name, () => acl.aclrtHostGetDevicePointer(ptr, out.cell, flag));
  devicePointer('registered MAPPED', address, 0);
  devicePointer('flag 1', address, 1);
  devicePointer('NULL ptr', null, 0);
  run.row('aclrtHostGetDevicePointer', 'NULL out', () => acl.aclrtHostGetDevicePointer(address, null, 0));
  devicePointer('unregistered', foreign.address, 0);
  devicePointer('registered PINNED only', pinned.address, 0);
  run.row('aclrtHostUnregister', 'interior of a registered range', () =>
    acl.aclrtHostUnregister((address + 4096n) as HostPtr),
  );
  run.row('aclrtHostUnregister', 'registered by V2', () => acl.aclrtHostUnregister(address));
}
