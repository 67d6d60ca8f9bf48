import * as acl from '../../../generated/raw/index.js';
import type { AllocatorDescPtr, AllocatorPtr, StreamPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { HostBlock, someFunction } from '../harness/memory.js';
import { type Recorder, type Scenario, setup } from '../harness/scenario.js';

/** An address that is no stream: registrations are keyed by the address and don't look at it. */
const GARBAGE_STREAM = 0x10n as StreamPtr;

export const allocator: Scenario = (run) => {
  setup(() => acl.aclInit(null));
  setup(() => acl.aclrtSetDevice(0));
  const [first, second] = [new PointerCell<StreamPtr>(), new PointerCell<StreamPtr>()];
  setup(() => acl.aclrtCreateStream(first.cell));
  setup(() => acl.aclrtCreateStream(second.cell));
  const description = acl.aclrtAllocatorCreateDesc();
  if (description === null) throw new Error('aclrtAllocatorCreateDesc returned null');
  describe(run, first.value, description);
  register(run, first.value, second.value, description);
  unregister(run, first.value, second.value);
};

function describe(run: Recorder, stream: StreamPtr, desc: AllocatorDescPtr): void {
  const object = new HostBlock<AllocatorPtr>(64).address;
  const fn = someFunction() as never; // an address; nothing here calls it
  run.row('aclrtAllocatorRegister', 'NULL desc', () => acl.aclrtAllocatorRegister(stream, null));
  run.row('aclrtAllocatorSetObjToDesc', 'NULL desc', () => acl.aclrtAllocatorSetObjToDesc(null, object));
  run.row('aclrtAllocatorSetObjToDesc', 'NULL object', () => acl.aclrtAllocatorSetObjToDesc(desc, null));
  run.row('aclrtAllocatorSetObjToDesc', 'valid', () => acl.aclrtAllocatorSetObjToDesc(desc, object));
  for (const [api, set] of [
    ['aclrtAllocatorSetAllocFuncToDesc', acl.aclrtAllocatorSetAllocFuncToDesc],
    ['aclrtAllocatorSetFreeFuncToDesc', acl.aclrtAllocatorSetFreeFuncToDesc],
    ['aclrtAllocatorSetGetAddrFromBlockFuncToDesc', acl.aclrtAllocatorSetGetAddrFromBlockFuncToDesc],
    ['aclrtAllocatorSetAllocAdviseFuncToDesc', acl.aclrtAllocatorSetAllocAdviseFuncToDesc],
  ] as const) {
    if (api === 'aclrtAllocatorSetAllocAdviseFuncToDesc')
      run.row('aclrtAllocatorRegister', 'complete except AllocAdvise (optional)', () =>
        acl.aclrtAllocatorRegister(stream, desc),
      );
    run.row(api, 'NULL desc', () => set(null, fn));
    run.row(api, 'NULL func', () => set(desc, null));
    run.row(api, 'valid', () => set(desc, fn));
  }
}

/** aclrtAllocatorGetByStream with all results. */
function getByStream(run: Recorder, name: string, stream: StreamPtr | null): void {
  const cells = Array.from({ length: 6 }, () => new BigUint64Array(1));
  const [desc = null, object = null, alloc = null, free = null, advise = null, address = null] = cells;
  run.row(
    'aclrtAllocatorGetByStream',
    name,
    () => acl.aclrtAllocatorGetByStream(stream, desc, object, alloc, free, advise, address),
    () => ({ function: alloc?.[0] === someFunction() }),
  );
}

function register(run: Recorder, first: StreamPtr, second: StreamPtr, desc: AllocatorDescPtr): void {
  const row = (name: string, stream: StreamPtr | null) =>
    run.row('aclrtAllocatorRegister', name, () => acl.aclrtAllocatorRegister(stream, desc));
  row('same stream a second time (overwrite)', first);
  row('same desc, second stream', second);
  row('NULL stream', null);
  row('garbage stream pointer 0x10 (not validated)', GARBAGE_STREAM);
  getByStream(run, 'registered', first);
  getByStream(run, 'NULL stream', null);
  run.row('aclrtAllocatorGetByStream', 'NULL desc out', () =>
    acl.aclrtAllocatorGetByStream(first, null, null, null, null, null, null),
  );
  const only = new BigUint64Array(1);
  run.row('aclrtAllocatorGetByStream', 'only desc asked for', () =>
    acl.aclrtAllocatorGetByStream(first, only, null, null, null, null, null),
  );
  run.row('aclrtAllocatorDestroyDesc', 'while registered', () => acl.aclrtAllocatorDestroyDesc(desc));
  getByStream(run, 'registered, desc destroyed', first);
}

function unregister(run: Recorder, first: StreamPtr, second: StreamPtr): void {
  const row = (name: string, stream: StreamPtr | null) =>
    run.row('aclrtAllocatorUnregister', name, () => acl.aclrtAllocatorUnregister(stream));
  row('NULL stream', null);
  row('valid', first);
  row('twice', first);
  row('unknown stream', 0x20n as StreamPtr);
  getByStream(run, 'unregistered stream', first);
  setup(() => acl.aclrtDestroyStream(second));
  getByStream(run, 'registered, stream destroyed', second);
  run.row('aclrtAllocatorDestroyDesc', 'NULL', () => acl.aclrtAllocatorDestroyDesc(null));
}
