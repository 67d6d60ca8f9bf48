/** The hand-written Node-API addon. usage: addon.mjs LIBRARY ADDON → JSON of nanoseconds an operation. */
import { createRequire } from 'node:module';
import koffi from 'koffi';
import { timed } from './timed.mjs';

const [, , path, file] = process.argv;
const addon = createRequire(import.meta.url)(file);
addon.open(path);
const library = koffi.load(path);
library.func('int aclInit(const char *configPath)')(null);
library.func('int aclrtSetDevice(int deviceId)')(0);
const target = addon.malloc(64, 0);
const bytes = new Uint8Array(64);
const result = {
  empty: timed(() => addon.empty(0)),
  memory: timed(() => addon.free(addon.malloc(4096, 0))),
  copy: timed(() => addon.copy(target, bytes, 64)),
};
console.log(JSON.stringify(result));
