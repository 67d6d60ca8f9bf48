/** The checked layer: every C function with checked arguments and thrown codes, and values where C has out parameters. */
import { openAscend } from 'ascendcl';
import * as rt from 'ascendcl/checked';

// openAscend finds and initialises the library; `using` ends it. The rest is up to the script, as in C.
using ascend = openAscend();
rt.setDevice(0);
const stream = rt.createStream();
const memory = rt.malloc(1024, rt.aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_FIRST);
const host = rt.mallocHost(1024);

rt.memset(memory, 1024, 0x2a, 1024);
rt.memcpyAsync(host, 1024, memory, 1024, rt.aclrtMemcpyKind.ACL_MEMCPY_DEVICE_TO_HOST, stream);
rt.synchronizeStream(stream);

const bytes = new Uint8Array(4);
rt.memcpy(bytes, 4, host, 4, rt.aclrtMemcpyKind.ACL_MEMCPY_HOST_TO_HOST);
console.log(`bytes: ${bytes.join(' ')}`);

// Several out parameters become an object with their C names; C strings become strings.
const { majorVersion, minorVersion } = rt.getVersion();
const { free, total } = rt.getMemInfo(rt.aclrtMemAttr.ACL_HBM_MEM);
console.log(`runtime ${majorVersion}.${minorVersion} on ${rt.getSocName()}`);
console.log(`of ${total} bytes some are taken: ${free < total}`);

// A stream is no event: pointers are bigints with a brand, and the compiler knows.
// @ts-expect-error
const wrong: () => void = () => rt.synchronizeEvent(stream);
console.log(`not called: ${typeof wrong}`);

rt.freeHost(host);
rt.free(memory);
rt.destroyStream(stream);
rt.resetDevice(0);
console.log(`still open for handles: ${ascend.deviceCount} devices`);
