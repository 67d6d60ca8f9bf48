import { KINDS } from '../groups/memcpy.js';
import { UNDEFINED } from '../harness/scenario.js';
import { each, type Line, rowsOf } from './row.js';

/** Streams, asynchronous work, events, callbacks. */
export const streams = rowsOf('stream', [
  ['aclrtStreamQuery', 'valid idle', 0, 'status=0'],
  ['aclrtSynchronizeStream', 'valid idle', 0],
  ...each('aclrtSynchronizeStreamWithTimeout', {
    'valid idle, timeout -1': 0,
    'valid idle, timeout 0': 107000,
  }),
  ...each('aclrtSynchronizeDeviceWithTimeout', {
    'idle, timeout 1000': 0,
    'idle, timeout -1': 0,
    'idle, timeout 0': 107000,
    'idle, timeout -2': 107000,
    'unfinished work, 50 ms': 507046,
  }),
  // The real places decide between host and device, except that staging goes to the device only; kinds 6 and 7 are not taken.
  ...[0, 0, 0, 0, 0, 107000, 100000, 100000].map(
    (result, kind): Line => ['aclrtMemcpyAsync', `kind=${KINDS[kind]} dst=pinned host src=dev, 4096`, result],
  ),
  ...each('aclrtMemcpyAsync', {
    'H2D src=malloc (pageable)': 0,
    // Two ends on the host are a copy that the host has to do itself.
    'H2H pinned to pinned': 207000,
    'D2H, dst=dev src=malloc (pageable)': 107000,
    'H2D, dst=malloc (pageable) src=dev': 107000,
    'DEFAULT, malloc to malloc (pageable)': 207000,
    'dst == src': 0,
    'kind 99': 100000,
    'count 0, NULL dst and src, kind 99': 0,
    'NULL stream': 0,
  }),
  ['aclrtMemsetAsync', 'valid', 0],
  ['aclrtSynchronizeEventWithTimeout', 'event on busy stream, 50 ms', 507047],
  ...each('aclrtSynchronizeEvent', { NULL: 100000, recorded: 0 }),
  ...each('aclrtSynchronizeEventWithTimeout', {
    'never recorded, timeout 10': 0,
    'never recorded, timeout 0': 107000,
    'never recorded, timeout -2': 107000,
  }),
  // event.cc, Event::ElapsedTime: times are subtracted, whichever is later.
  ['aclrtEventElapsedTime', 'end before start', 0, 'holds negative=true'],
  ...each('aclrtEventElapsedTime', {
    'never recorded': 507000,
    'NULL ms': 100000,
    'NULL end': 100000,
  }),
  ...each('aclrtCreateEventWithFlag', { 'NULL out': 100000, 'flag TIME_LINE': 0 }),
  ['aclrtCreateEventExWithFlag', 'flag 0', 107000],
  ['aclrtQueryEventStatus', 'never recorded Ex event', 0, 'status=1'],
  ...each('aclrtStreamWaitEvent', {
    'never recorded event': 107000,
    'event without SYNC flag': 207000,
    'never recorded Ex event': 0,
    'NULL event': 100000,
  }),
  ['aclrtRecordEvent', 'Ex event', 0],
  ['aclrtResetEvent', 'Ex event', 207000],
  ...each('aclrtDestroyEvent', { NULL: 100000, valid: 0 }),
  ...each('aclrtLaunchCallback', {
    'block type 2': 100000,
    'stream not subscribed': 107015,
    'stream of host functions': 107011,
  }),
  ...each('aclrtProcessReport', { 'timeout 0': 100000, 'timeout -2': 100000 }),
  ['aclrtLaunchHostFunc', 'NULL fn', 107000],
  ['aclrtSubscribeReport', 'stream of host functions', 107011],
  ['aclrtUnSubscribeReport', 'stream of host functions', 107011],
  ...each('aclrtDestroyStreamForce', { 'valid idle': 0, NULL: 100000 }),
]);

/** Custom allocators. */
export const allocators = rowsOf('allocator', [
  ...each('aclrtAllocatorRegister', { 'NULL desc': 100000, 'NULL stream': 100000 }),
  ['aclrtAllocatorSetObjToDesc', 'NULL object', 100000],
  ...['Alloc', 'Free', 'GetAddrFromBlock', 'AllocAdvise'].flatMap((name) =>
    each(`aclrtAllocatorSet${name}FuncToDesc`, { 'NULL desc': 100000, 'NULL func': 100000, valid: 0 }),
  ),
  ['aclrtAllocatorGetByStream', 'registered', 0, 'function returned'],
  ...each('aclrtAllocatorGetByStream', { 'NULL desc out': 100000, 'only desc asked for': 0 }),
  // The stream is only the key of the registration, which outlives it.
  ['aclrtAllocatorGetByStream', 'registered, stream destroyed', 0, 'function returned'],
  ...each('aclrtAllocatorUnregister', { valid: 0, twice: 0, 'unknown stream': 0 }),
]);

/** Dead handles, whose memory the real library reads, and what never was one. */
export const handles = [
  ...rowsOf('dead-stream-sync', [
    ['aclrtStreamQuery', 'destroyed stream', UNDEFINED],
    ['aclrtDestroyStream', 'destroyed stream', UNDEFINED],
  ]),
  ...rowsOf('dead-event-destroy', [
    ['aclrtSynchronizeEvent', 'destroyed event', UNDEFINED],
    ['aclrtRecordEvent', 'destroyed event', UNDEFINED],
  ]),
  ...rowsOf('garbage-handles', [['aclrtDestroyEvent', 'pointer to unrelated memory', 107017]]),
  ...rowsOf('dead-stream-memcpy', [
    ['aclrtMemcpyAsync', 'destroyed stream, count > destMax', UNDEFINED],
    ['aclrtMemsetAsync', 'destroyed stream', UNDEFINED],
  ]),
  ...['garbage-stream-sync', 'garbage-stream-destroy'].flatMap((group) =>
    rowsOf(group, [['aclrtSynchronizeStream', 'NULL stream after that', 0]]),
  ),
  ...rowsOf('abi', [
    ['aclrtCreateStreamConfigHandle', 'dlsym in libacl_rt.so', 0],
    ['aclrtUnSubscribeHostFunc', 'dlsym in libacl_rt.so', 0],
  ]),
];
