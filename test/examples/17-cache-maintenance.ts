/** Cache maintenance: load memory into the device's cache ahead of its use, write it back, or drop what is stale. */
import { openAscend } from 'ascendcl';
import * as rt from 'ascendcl/checked';

using ascend = openAscend();
const device = ascend.device(0);
await using stream = device.createStream();
using memory = device.allocate(64 * 1024, { allocator: 'cached', fill: 1 });

// Queued in the order of the stream, by the checked layer: a handle's pointer goes wherever C wants one.
const { ACL_RT_CMO_TYPE_PREFETCH: prefetch, ACL_RT_CMO_TYPE_FLUSH: flush } = rt.aclrtCmoType;
rt.cmoAsync(memory.pointer, memory.byteLength, prefetch, stream.pointer);
stream.fill(memory, 2, { byteLength: 2 });
rt.cmoAsync(memory.pointer, memory.byteLength, flush, stream.pointer);
await stream.synchronize();

// At once: written back, so that what goes past the cache sees it; dropped, so that the next read sees memory.
memory.flush();
memory.invalidate();
const result = new Uint8Array(4);
memory.copyTo(result, { byteLength: 4 });
console.log(`bytes after prefetch, flush and invalidate: ${result.join(' ')}`);
