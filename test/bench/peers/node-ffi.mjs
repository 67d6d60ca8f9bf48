/** node:ffi of Node.js 26 (experimental). usage: node --experimental-ffi node-ffi.mjs LIBRARY → JSON of nanoseconds. */
import ffi from 'node:ffi';
import { timed } from './timed.mjs';

const { functions } = ffi.dlopen(process.argv[2], {
  aclInit: { return: 'int32', arguments: ['pointer'] },
  aclrtSetDevice: { return: 'int32', arguments: ['int32'] },
  aclrtPeekAtLastError: { return: 'int32', arguments: ['int32'] },
  aclrtMalloc: { return: 'int32', arguments: ['buffer', 'uint64', 'int32'] },
  aclrtFree: { return: 'int32', arguments: ['pointer'] },
  aclrtMemcpy: { return: 'int32', arguments: ['pointer', 'uint64', 'buffer', 'uint64', 'int32'] },
});
functions.aclInit(0n);
functions.aclrtSetDevice(0);
const cell = new BigUint64Array(1);
functions.aclrtMalloc(cell, 64n, 0);
const target = cell[0];
const bytes = new Uint8Array(64);
const result = {
  empty: timed(() => functions.aclrtPeekAtLastError(0)),
  memory: timed(() => {
    functions.aclrtMalloc(cell, 4096n, 0);
    functions.aclrtFree(cell[0]);
  }),
  copy: timed(() => functions.aclrtMemcpy(target, 64n, bytes, 64n, 1)),
};
console.log(JSON.stringify(result));
