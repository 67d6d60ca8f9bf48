import { each, rowsOf } from './row.js';

/** Initialisation, finalisation, the default device. */
export const lifecycle = [
  ...rowsOf('preinit', [
    ['aclrtGetRunMode', 'before aclInit', 0, 'runMode=1'],
    ['aclrtMalloc', '1024 before aclInit, no device', 107002],
    ['aclrtCreateEvent', 'before aclInit, no device', 107002],
    ['aclrtSynchronizeDevice', 'before aclInit, no device', 107002],
    ['aclrtMemset', 'before aclInit, no device', 107002],
    ['aclrtSetDevice', '0 before aclInit', 0],
    ['aclrtResetDevice', '0 before aclInit', 0],
  ]),
  ...rowsOf('init', [
    ['aclFinalize', '1st after 3 aclInit', 0],
    ['aclInit', 'NULL, second reference', 100002],
    ...each('aclFinalizeReference', {
      'no reference left': 100037,
      '1st of 2': 0,
      '2nd of 2, NULL out': 0,
      '3rd of 2': 100037,
    }),
  ]),
  ...rowsOf('init-emptyjson', [['aclFinalize', 'after the same file', 0]]),
  // A refused aclInit counts no reference; the first aclFinalize of a process succeeds all the same.
  ...rowsOf('init-badjson', [['aclFinalize', 'after the malformed file', 0]]),
  ...rowsOf('init-change', [
    ['aclInit', 'a config file while a reference is held', 100002],
    ['aclInit', 'NULL again after the refused file', 0],
  ]),
  ...rowsOf('finalize-first', [['aclFinalize', 'as the second call', 100037]]),
  ...rowsOf('finalize-live', [['aclrtFree', 'memory from before aclFinalize', 0]]),
  ...rowsOf('default-device', [
    // Only what the thread really has: the default device makes no context for these.
    ['aclrtGetCurrentContext', 'defaultDevice=1 in acl.json, nothing called yet', 107002],
    ['aclrtMemcpyAsync', 'defaultDevice=1, fresh thread: no implicit context', 107002],
    ['aclrtMalloc', 'defaultDevice=1 in acl.json, no aclrtSetDevice', 0],
    ['aclrtMemset', 'defaultDevice=1, fresh thread: implicit context', 0],
  ]),
];
