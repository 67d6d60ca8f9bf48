import * as acl from '../../../generated/raw/index.js';
import type {
  ContextPtr,
  DevicePtr,
  EventPtr,
  HostPtr,
  PhysicalMemPtr,
  StreamPtr,
  VirtualPtr,
} from '../../../generated/types.js';
import { PointerAttributes, PointerCell } from '../harness/cells.js';
import { errorTextRow } from '../harness/error-text.js';
import { HostBlock } from '../harness/memory.js';
import { type Recorder, type Scenario, setup } from '../harness/scenario.js';
import { onFreshThread } from '../harness/thread.js';
import { DEVICE_MEMORY, GRANULARITY } from './physical.js';

/** What the main thread has made; the other threads have no context of their own. */
interface Shared {
  readonly context: ContextPtr;
  readonly stream: StreamPtr;
  readonly event: EventPtr;
  readonly block: DevicePtr;
  readonly spare: DevicePtr;
  readonly pinned: HostPtr;
}

export const thread: Scenario = async (run) => {
  const context = new PointerCell<ContextPtr>();
  const stream = new PointerCell<StreamPtr>();
  const event = new PointerCell<EventPtr>();
  const block = new PointerCell<DevicePtr>();
  const spare = new PointerCell<DevicePtr>();
  const pinned = new PointerCell<HostPtr>();
  setup(() => acl.aclInit(null));
  setup(() => acl.aclrtSetDevice(0));
  setup(() => acl.aclrtGetCurrentContext(context.cell));
  setup(() => acl.aclrtCreateStream(stream.cell));
  setup(() => acl.aclrtCreateEvent(event.cell));
  setup(() => acl.aclrtMalloc(block.cell, 4096, 0));
  setup(() => acl.aclrtMalloc(spare.cell, 4096, 0));
  setup(() => acl.aclrtMallocHost(pinned.cell, 4096));
  const shared: Shared = {
    context: context.value,
    stream: stream.value,
    event: event.value,
    block: block.value,
    spare: spare.value,
    pinned: pinned.value,
  };
  await onFreshThread(run, import.meta.url, 'withoutContext', shared);
  errorTextRow(run, 'main thread, after failures in another thread');
  await onFreshThread(run, import.meta.url, 'withContext', shared);
};

export function withoutContext(run: Recorder, shared: Shared): void {
  const { stream, event, block } = shared;
  const pointer = new PointerCell<never>();
  const host = new HostBlock<HostPtr>(4096).address;
  const context = new PointerCell(1n);
  run.row(
    'aclrtGetCurrentContext',
    'fresh thread',
    () => acl.aclrtGetCurrentContext(context.cell),
    () => ({ ctx: context.hex }),
  );
  const word = new Int32Array([-7]);
  run.row('aclrtGetRunMode', 'fresh thread', () => acl.aclrtGetRunMode(word));
  run.row('aclrtGetDevice', 'fresh thread', () => acl.aclrtGetDevice(word));
  run.row('aclrtMalloc', 'fresh thread, no context', () => acl.aclrtMalloc(pointer.cell, 1024, 0));
  run.row('aclrtMallocCached', 'fresh thread, no context', () =>
    acl.aclrtMallocCached(pointer.cell, 1024, 0),
  );
  run.row('aclrtMallocAlign32', 'fresh thread, no context', () =>
    acl.aclrtMallocAlign32(pointer.cell, 1024, 0),
  );
  run.row('aclrtMallocWithCfg', 'fresh thread, no context', () =>
    acl.aclrtMallocWithCfg(pointer.cell, 1024, 0, null),
  );
  run.row('aclrtMallocHost', 'fresh thread, no context', () => acl.aclrtMallocHost(pointer.cell, 1024));
  run.row('aclrtMallocHostWithCfg', 'fresh thread, no context', () =>
    acl.aclrtMallocHostWithCfg(pointer.cell, 1024, null),
  );
  run.row('aclrtMemcpy', 'fresh thread, H2D', () => acl.aclrtMemcpy(block, 64, host, 64, 1));
  run.row('aclrtMemcpy', 'fresh thread, H2H', () =>
    acl.aclrtMemcpy(new HostBlock<HostPtr>(64).address, 64, host, 64, 0),
  );
  run.row('aclrtMemcpy', 'fresh thread, dst == src', () => acl.aclrtMemcpy(block, 64, block, 64, 3));
  run.row('aclrtMemcpy', 'fresh thread, count 0', () => acl.aclrtMemcpy(block, 64, host, 0, 1));
  run.row('aclrtMemcpyAsync', "fresh thread, H2D on main thread's stream", () =>
    acl.aclrtMemcpyAsync(block, 64, host, 64, 1, stream),
  );
  run.row('aclrtMemset', 'fresh thread', () => acl.aclrtMemset(block, 64, 0, 64));
  run.row('aclrtMemsetAsync', "fresh thread, main thread's stream", () =>
    acl.aclrtMemsetAsync(block, 64, 0, 64, stream),
  );
  run.row('aclrtCreateStream', 'fresh thread, no context', () => acl.aclrtCreateStream(pointer.cell));
  run.row('aclrtCreateEvent', 'fresh thread, no context', () => acl.aclrtCreateEvent(pointer.cell));
  run.row('aclrtRecordEvent', "fresh thread, main thread's event and stream", () =>
    acl.aclrtRecordEvent(event, stream),
  );
  run.row('aclrtStreamWaitEvent', "fresh thread, main thread's event and stream", () =>
    acl.aclrtStreamWaitEvent(stream, event),
  );
  run.row('aclrtSynchronizeEvent', "fresh thread, main thread's event", () =>
    acl.aclrtSynchronizeEvent(event),
  );
  run.row('aclrtQueryEventStatus', "fresh thread, main thread's event", () =>
    acl.aclrtQueryEventStatus(event, word),
  );
  run.row('aclrtSynchronizeStream', "fresh thread, main thread's stream", () =>
    acl.aclrtSynchronizeStream(stream),
  );
  run.row('aclrtSynchronizeStream', 'fresh thread, NULL stream', () => acl.aclrtSynchronizeStream(null));
  run.row('aclrtSynchronizeDevice', 'fresh thread, no context', () => acl.aclrtSynchronizeDevice());
  const [free, total] = [new BigUint64Array(1), new BigUint64Array(1)];
  run.row('aclrtGetMemInfo', 'fresh thread, ACL_HBM_MEM', () => acl.aclrtGetMemInfo(1, free, total));
  run.row('aclrtMemFlush', 'fresh thread', () => acl.aclrtMemFlush(block, 64));
  run.row('aclrtMemInvalidate', 'fresh thread', () => acl.aclrtMemInvalidate(block, 64));
  virtualMemory(run);
  const attributes = new PointerAttributes();
  run.row('aclrtPointerGetAttributes', 'fresh thread, device pointer', () => attributes.read(block));
  run.row('aclrtFree', "fresh thread, main thread's pointer", () => acl.aclrtFree(shared.spare));
  run.row('aclrtFreeHost', "fresh thread, main thread's pointer", () => acl.aclrtFreeHost(shared.pinned));
  run.row('aclrtDestroyStream', "fresh thread, main thread's stream", () => acl.aclrtDestroyStream(stream));
  run.row('aclrtSetDevice', '0 in fresh thread', () => acl.aclrtSetDevice(0));
  run.row('aclrtDestroyStream', "main thread's stream after aclrtSetDevice(0)", () =>
    acl.aclrtDestroyStream(stream),
  );
}

/** The group of virtual memory needs no context. */
function virtualMemory(run: Recorder): void {
  const size = new BigUint64Array(1);
  run.row('aclrtMemGetAllocationGranularity', 'fresh thread', () =>
    acl.aclrtMemGetAllocationGranularity(DEVICE_MEMORY, 0, size),
  );
  const range = new PointerCell<VirtualPtr>();
  run.row('aclrtReserveMemAddress', 'fresh thread', () =>
    acl.aclrtReserveMemAddress(range.cell, GRANULARITY, 0, null, 0),
  );
  const physical = new PointerCell<PhysicalMemPtr>();
  run.row('aclrtMallocPhysical', 'fresh thread', () =>
    acl.aclrtMallocPhysical(physical.cell, GRANULARITY, DEVICE_MEMORY, 0),
  );
  run.row('aclrtMapMem', 'fresh thread', () =>
    acl.aclrtMapMem(range.value, GRANULARITY, 0, physical.value, 0),
  );
  run.row('aclrtUnmapMem', 'fresh thread', () => acl.aclrtUnmapMem(range.value));
  run.row('aclrtFreePhysical', 'fresh thread', () => acl.aclrtFreePhysical(physical.value));
  run.row('aclrtReleaseMemAddress', 'fresh thread', () => acl.aclrtReleaseMemAddress(range.value));
}

export function withContext(run: Recorder, shared: Shared): void {
  run.row('aclrtSetCurrentContext', "fresh thread, main thread's context", () =>
    acl.aclrtSetCurrentContext(shared.context),
  );
  const pointer = new PointerCell<never>();
  run.row('aclrtMalloc', 'fresh thread after aclrtSetCurrentContext', () =>
    acl.aclrtMalloc(pointer.cell, 1024, 0),
  );
}
