import { each, type Line, rowsOf } from './row.js';

/** Devices, contexts, threads, errors. */
export const devicesAndContexts = [
  ...rowsOf('device', [
    ['aclrtGetDevice', 'NULL out', 100000],
    ['aclrtGetRunMode', 'NULL', 100000],
    ...each('aclrtSetDevice', { 0: 0, 1: 0 }),
    ['aclrtMalloc', '1024 after 2 resets of 3 sets', 0],
    ['aclrtMalloc', '1024 after 3 resets of 3 sets', 107002],
    ['aclrtResetDevice', '0 (4th)', 507007],
    ...each('aclrtResetDeviceForce', { 99: 107001, '0 not set': 507007 }),
  ]),
  ...rowsOf('contexts', [
    // Pageable memory makes the copy wait and run at once: the stream is only synchronised, which any context may do.
    ...each('aclrtMemcpyAsync', {
      'stream belongs to another context, pinned host memory': 107003,
      'stream belongs to another context, pageable host memory': 0,
    }),
    ...['aclrtMemsetAsync', 'aclrtRecordEvent', 'aclrtStreamWaitEvent', 'aclrtDestroyStream'].map(
      (api): Line => [api, 'stream belongs to another context', 107003],
    ),
    ['aclrtDestroyContext', 'context that is current on another thread', 0],
    ['aclrtSetCurrentContext', 'destroyed context', 107000],
    // Destroyed, but the thread that had it current holds it until its next call.
    ['aclrtDestroyContext', 'destroyed context that another thread still has', 507007],
    ['aclrtDestroyContext', 'destroyed context', 107002],
  ]),
  ...rowsOf('cross-thread', [
    ['aclrtDestroyContext', 'default context', 107002],
    ['aclrtSetDevice', '0 in another thread, after the reset', 0],
    // The failed call has ended this thread's binding to the primary context, which lives again meanwhile.
    ['aclrtMalloc', 'main thread, after another thread set the device again', 107002],
    ['aclrtMalloc', 'main thread, after setting the device again', 0],
    ...each('aclrtResetDevice', {
      "0 main: of the other thread's set": 0,
      '0 in another thread': 0,
      '0 main: 1st': 0,
      '0 after aclrtResetDeviceForce': 507007,
    }),
    ['aclrtResetDeviceForce', '0 again', 507007],
  ]),
  ...rowsOf('thread', [
    ['aclrtGetDevice', 'fresh thread', 107002],
    ...['aclrtMallocWithCfg', 'aclrtMallocHost', 'aclrtMallocHostWithCfg'].map(
      (api): Line => [api, 'fresh thread, no context', 107002],
    ),
    ...each('aclrtMemcpy', { 'fresh thread, dst == src': 0, 'fresh thread, count 0': 0 }),
    ['aclrtStreamWaitEvent', "fresh thread, main thread's event and stream", 107002],
    ['aclrtSynchronizeEvent', "fresh thread, main thread's event", 0],
    ['aclrtQueryEventStatus', "fresh thread, main thread's event", 0],
    ['aclrtMemInvalidate', 'fresh thread', 107002],
    ['aclrtMallocPhysical', 'fresh thread', 0],
    ['aclrtFree', "fresh thread, main thread's pointer", 0],
    ['aclrtFreeHost', "fresh thread, main thread's pointer", 0],
    ['aclrtDestroyStream', "main thread's stream after aclrtSetDevice(0)", 0],
    ['aclrtSetCurrentContext', "fresh thread, main thread's context", 0],
  ]),
  ...rowsOf('errmsg', [
    ['aclGetRecentErrMsg', 'nothing failed yet, device set', 0, 'NULL (per-thread)'],
    ['aclGetRecentErrMsg', 'second call in a row, device set', 0, 'NULL (per-thread)'],
    // The last error belongs to the runtime: the ACL layer's own checks don't set it, success does not clear it.
    ...each('aclrtGetLastError', {
      'after a text was read without a context': 107002,
      'after a failure of the ACL layer': 0,
      'after a failure of the runtime and a peek': 107001,
      'second call in a row': 0,
      'level 1': 100000,
    }),
    ...each('aclrtPeekAtLastError', {
      'after a failure of the runtime and a success': 107001,
      'level 1': 100000,
    }),
    ['aclrtGetCurrentContext', 'NULL out', 100000],
    ...each('aclrtDestroyContext', { NULL: 100000, 'same context twice': 107002 }),
  ]),
];
