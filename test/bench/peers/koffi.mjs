/** koffi by hand, as its documentation shows it. usage: koffi.mjs LIBRARY → JSON of nanoseconds an operation. */
import koffi from 'koffi';
import { timed } from './timed.mjs';

const library = koffi.load(process.argv[2]);
const peek = library.func('int aclrtPeekAtLastError(int level)');
const allocate = library.func('int aclrtMalloc(_Out_ void **devPtr, size_t size, int policy)');
const release = library.func('int aclrtFree(void *devPtr)');
const copy = library.func(
  'int aclrtMemcpy(void *dst, size_t destMax, const void *src, size_t count, int kind)',
);
library.func('int aclInit(const char *configPath)')(null);
library.func('int aclrtSetDevice(int deviceId)')(0);
const target = [null];
allocate(target, 64, 0);
const bytes = new Uint8Array(64);
const result = {
  empty: timed(() => peek(0)),
  memory: timed(() => {
    const block = [null];
    allocate(block, 4096, 0);
    release(block[0]);
  }),
  copy: timed(() => copy(target[0], 64, bytes, 64, 1)),
};
console.log(JSON.stringify(result));
