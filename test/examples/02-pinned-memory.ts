/** Page-locked host memory: typed arrays that the device reads and writes directly, without a copy in between. */
import { openAscend } from 'ascendcl';

using ascend = openAscend();
const device = ascend.device(0);

using pinned = device.allocateHost(1024);
using memory = device.allocate(1024);

// Every view shows the same bytes, like views of one ArrayBuffer.
const floats = pinned.view(Float32Array);
floats.fill(0.5);
console.log(`0.5 as bytes: ${pinned.bytes.subarray(0, 4).join(' ')}`);

memory.copyFrom(pinned);
floats.fill(0);
memory.copyTo(pinned, { byteLength: 16 });
console.log(`four came back: ${floats.subarray(0, 6).join(' ')}`);

// Between two host memories a copy works as well. A slice borrows: it frees nothing.
using other = device.allocateHost(16);
other.copyFrom(pinned.slice(0, 16));
console.log(`host to host: ${other.view(Float32Array).join(' ')}`);

// Afterwards no view reaches the freed memory: all of them are empty.
pinned.dispose();
console.log(`length after dispose: ${floats.length}`);
