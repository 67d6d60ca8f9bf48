import * as acl from '../../../generated/raw/index.js';
import type { ContextPtr, DevicePtr, EventPtr, HostPtr, StreamPtr } from '../../../generated/types.js';
import { PointerAttributes, PointerCell } from '../harness/cells.js';
import { HostBlock } from '../harness/memory.js';
import { type Recorder, type Scenario, setup } from '../harness/scenario.js';
import { onFreshThread } from '../harness/thread.js';

export const contexts: Scenario = async (run) => {
  const primary = new PointerCell<ContextPtr>();
  const stream = new PointerCell<StreamPtr>();
  const event = new PointerCell<EventPtr>();
  const block = new PointerCell<DevicePtr>();
  const pinned = new PointerCell<HostPtr>();
  const pageable = new HostBlock<HostPtr>(64);
  setup(() => acl.aclInit(null));
  setup(() => acl.aclrtSetDevice(0));
  setup(() => acl.aclrtGetCurrentContext(primary.cell));
  setup(() => acl.aclrtCreateStream(stream.cell));
  setup(() => acl.aclrtCreateEvent(event.cell));
  setup(() => acl.aclrtMalloc(block.cell, 4096, 0));
  setup(() => acl.aclrtMallocHost(pinned.cell, 4096));
  setup(() => acl.aclrtRecordEvent(event.value, stream.value));

  const explicit = new PointerCell<ContextPtr>();
  run.row('aclrtCreateContext', 'explicit context on device 0', () =>
    acl.aclrtCreateContext(explicit.cell, 0),
  );
  run.row('aclrtSynchronizeStream', 'stream belongs to another context', () =>
    acl.aclrtSynchronizeStream(stream.value),
  );
  const status = new Int32Array(1);
  run.row('aclrtStreamQuery', 'stream belongs to another context', () =>
    acl.aclrtStreamQuery(stream.value, status),
  );
  run.row('aclrtQueryEventStatus', 'event belongs to another context', () =>
    acl.aclrtQueryEventStatus(event.value, status),
  );
  run.row('aclrtSynchronizeEvent', 'event belongs to another context', () =>
    acl.aclrtSynchronizeEvent(event.value),
  );
  run.row('aclrtMemcpyAsync', 'stream belongs to another context, pinned host memory', () =>
    acl.aclrtMemcpyAsync(block.value, 4096, pinned.value, 4096, 1, stream.value),
  );
  run.row('aclrtMemcpyAsync', 'stream belongs to another context, pageable host memory', () =>
    acl.aclrtMemcpyAsync(block.value, 64, pageable.address, 64, 1, stream.value),
  );
  run.row('aclrtMemsetAsync', 'stream belongs to another context', () =>
    acl.aclrtMemsetAsync(block.value, 4096, 0, 4096, stream.value),
  );
  run.row('aclrtRecordEvent', 'stream belongs to another context', () =>
    acl.aclrtRecordEvent(event.value, stream.value),
  );
  run.row('aclrtStreamWaitEvent', 'stream belongs to another context', () =>
    acl.aclrtStreamWaitEvent(stream.value, event.value),
  );
  run.row('aclrtDestroyStream', 'stream belongs to another context', () =>
    acl.aclrtDestroyStream(stream.value),
  );
  run.row('aclrtFree', 'device memory allocated under another context', () => acl.aclrtFree(block.value));

  await onFreshThread(run, import.meta.url, 'destroyContext', explicit.value);
  const later = new PointerCell<DevicePtr>();
  run.row('aclrtMalloc', 'main: current context was destroyed by another thread', () =>
    acl.aclrtMalloc(later.cell, 1024, 0),
  );
  run.row('aclrtSetCurrentContext', 'destroyed context', () => acl.aclrtSetCurrentContext(explicit.value));
  run.row('aclrtDestroyContext', 'destroyed context', () => acl.aclrtDestroyContext(explicit.value));
  run.row('aclrtSetCurrentContext', 'default context again', () => acl.aclrtSetCurrentContext(primary.value));
  run.row('aclrtMalloc', 'after switching back to the default context', () =>
    acl.aclrtMalloc(later.cell, 1024, 0),
  );

  run.row('aclrtSetDevice', '1', () => acl.aclrtSetDevice(1));
  const other = new PointerCell<DevicePtr>();
  setup(() => acl.aclrtMalloc(other.cell, 4096, 0));
  const attributes = new PointerAttributes();
  run.row(
    'aclrtPointerGetAttributes',
    'pointer of device 1 while device 1 current',
    () => attributes.read(other.value),
    () => ({ type: attributes.facts.type, id: attributes.facts.id }),
  );
  setup(() => acl.aclrtSetDevice(0));
  run.row('aclrtFree', 'device-1 pointer while device 0 current', () => acl.aclrtFree(other.value));
  setup(() => acl.aclrtSetDevice(1));
  setup(() => acl.aclrtMalloc(other.cell, 4096, 0));
  run.row('aclrtMemcpyAsync', 'device-0 stream while device 1 current', () =>
    acl.aclrtMemcpyAsync(other.value, 4096, pinned.value, 4096, 1, stream.value),
  );
  run.row('aclrtSynchronizeStream', 'device-0 stream while device 1 current', () =>
    acl.aclrtSynchronizeStream(stream.value),
  );
};

export function destroyContext(run: Recorder, context: ContextPtr): void {
  run.row('aclrtDestroyContext', 'context that is current on another thread', () =>
    acl.aclrtDestroyContext(context),
  );
  run.row('aclrtDestroyContext', 'destroyed context that another thread still has', () =>
    acl.aclrtDestroyContext(context),
  );
}

export const crossThread: Scenario = async (run) => {
  const malloc = (name: string) => {
    const block = new PointerCell<DevicePtr>();
    run.row('aclrtMalloc', name, () => acl.aclrtMalloc(block.cell, 1024, 0));
  };
  const set = (name: string) => run.row('aclrtSetDevice', name, () => acl.aclrtSetDevice(0));
  const reset = (name: string) => run.row('aclrtResetDevice', name, () => acl.aclrtResetDevice(0));
  const force = (name: string) => run.row('aclrtResetDeviceForce', name, () => acl.aclrtResetDeviceForce(0));
  setup(() => acl.aclInit(null));
  setup(() => acl.aclrtSetDevice(0));
  const primary = new PointerCell<ContextPtr>();
  setup(() => acl.aclrtGetCurrentContext(primary.cell));
  run.row('aclrtDestroyContext', 'default context', () => acl.aclrtDestroyContext(primary.value));
  malloc('after trying to destroy the default context');
  await onFreshThread(run, import.meta.url, 'resetDevice');
  malloc('main thread, after another thread called aclrtResetDevice(0)');
  await onFreshThread(run, import.meta.url, 'setDeviceAgain');
  malloc('main thread, after another thread set the device again');
  set('0 again');
  malloc('main thread, after setting the device again');
  reset("0 main: of the other thread's set");
  await onFreshThread(run, import.meta.url, 'setDevice');
  reset('0 main: 1st');
  reset("0 main: 2nd (covers the exited thread's set)");
  reset('0 main: 3rd');
  set('0 once more');
  set('0 once more (2nd)');
  force('0 (set twice)');
  malloc('after aclrtResetDeviceForce(0)');
  force('0 again');
  reset('0 after aclrtResetDeviceForce');
};

export function resetDevice(run: Recorder): void {
  run.row('aclrtResetDevice', '0 in another thread', () => acl.aclrtResetDevice(0));
}

export function setDeviceAgain(run: Recorder): void {
  run.row('aclrtSetDevice', '0 in another thread, after the reset', () => acl.aclrtSetDevice(0));
}

export function setDevice(run: Recorder): void {
  run.row('aclrtSetDevice', '0 in 2nd thread while main holds it', () => acl.aclrtSetDevice(0));
}
