import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr, EventPtr, HostPtr, PhysicalMemPtr, StreamPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { HostBlock } from '../harness/memory.js';
import { type Scenario, setup } from '../harness/scenario.js';

/** Small groups about handles that are dead or were never alive. Each runs in a process of its own. */

function open(): void {
  setup(() => acl.aclInit(null));
  setup(() => acl.aclrtSetDevice(0));
}

function deadStream(): StreamPtr {
  const stream = new PointerCell<StreamPtr>();
  setup(() => acl.aclrtCreateStream(stream.cell));
  setup(() => acl.aclrtDestroyStream(stream.value));
  return stream.value;
}

export const deadStreamSync: Scenario = (run) => {
  open();
  const stream = deadStream();
  run.row('aclrtSynchronizeStream', 'destroyed stream', () => acl.aclrtSynchronizeStream(stream));
  const status = new Int32Array(1);
  run.row('aclrtStreamQuery', 'destroyed stream', () => acl.aclrtStreamQuery(stream, status));
  run.row('aclrtDestroyStream', 'destroyed stream', () => acl.aclrtDestroyStream(stream));
};

export const deadEventDestroy: Scenario = (run) => {
  open();
  const event = new PointerCell<EventPtr>();
  setup(() => acl.aclrtCreateEvent(event.cell));
  setup(() => acl.aclrtDestroyEvent(event.value));
  run.row('aclrtDestroyEvent', 'same event twice', () => acl.aclrtDestroyEvent(event.value));
  run.row('aclrtSynchronizeEvent', 'destroyed event', () => acl.aclrtSynchronizeEvent(event.value));
  run.row('aclrtRecordEvent', 'destroyed event', () => acl.aclrtRecordEvent(event.value, null));
};

export const garbageHandles: Scenario = (run) => {
  open();
  const memory = new HostBlock<StreamPtr>(4096).address;
  run.row('aclrtSynchronizeStream', 'pointer to unrelated memory', () => acl.aclrtSynchronizeStream(memory));
  run.row('aclrtDestroyStream', 'pointer to unrelated memory', () => acl.aclrtDestroyStream(memory));
  const event = new HostBlock<EventPtr>(4096).address;
  run.row('aclrtDestroyEvent', 'pointer to unrelated memory', () => acl.aclrtDestroyEvent(event));
};

export const deadStreamMemcpy: Scenario = (run) => {
  open();
  const stream = deadStream();
  const block = new PointerCell<DevicePtr>();
  const host = new PointerCell<HostPtr>();
  setup(() => acl.aclrtMalloc(block.cell, 4096, 0));
  setup(() => acl.aclrtMallocHost(host.cell, 4096));
  run.row('aclrtMemcpyAsync', 'destroyed stream', () =>
    acl.aclrtMemcpyAsync(block.value, 64, host.value, 64, 1, stream),
  );
  run.row('aclrtMemcpyAsync', 'destroyed stream, count > destMax', () =>
    acl.aclrtMemcpyAsync(block.value, 32, host.value, 64, 1, stream),
  );
  run.row('aclrtMemsetAsync', 'destroyed stream', () => acl.aclrtMemsetAsync(block.value, 64, 0, 64, stream));
};

export const garbageStreamSync: Scenario = (run) => {
  open();
  run.row('aclrtSynchronizeStream', 'garbage stream pointer 0x10', () =>
    acl.aclrtSynchronizeStream(0x10n as StreamPtr),
  );
  run.row('aclrtSynchronizeStream', 'NULL stream after that', () => acl.aclrtSynchronizeStream(null));
};

export const garbageStreamDestroy: Scenario = (run) => {
  open();
  run.row('aclrtDestroyStream', 'garbage stream pointer 0x10', () =>
    acl.aclrtDestroyStream(0x10n as StreamPtr),
  );
  run.row('aclrtSynchronizeStream', 'NULL stream after that', () => acl.aclrtSynchronizeStream(null));
};

export const garbagePhysical: Scenario = (run) => {
  open();
  run.row('aclrtFreePhysical', 'garbage handle 0x10', () => acl.aclrtFreePhysical(0x10n as PhysicalMemPtr));
};

export const resetStream: Scenario = (run) => {
  open();
  const stream = new PointerCell<StreamPtr>();
  setup(() => acl.aclrtCreateStream(stream.cell));
  setup(() => acl.aclrtResetDevice(0));
  run.row('aclrtSynchronizeStream', 'stream whose device was reset', () =>
    acl.aclrtSynchronizeStream(stream.value),
  );
};

export const resetFree: Scenario = (run) => {
  open();
  const [block, leaked] = [new PointerCell<DevicePtr>(), new PointerCell<DevicePtr>()];
  setup(() => acl.aclrtMalloc(block.cell, 4096, 0));
  setup(() => acl.aclrtMalloc(leaked.cell, 4096, 0));
  setup(() => acl.aclrtResetDevice(0));
  run.row('aclrtFree', 'device ptr after aclrtResetDevice(0)', () => acl.aclrtFree(block.value));
  run.row('aclFinalize', 'with device memory leaked', () => acl.aclFinalize());
  run.row('aclrtMalloc', 'after aclFinalize, no device', () => acl.aclrtMalloc(block.cell, 1024, 0));
};
