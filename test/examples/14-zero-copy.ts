/** Zero copy: host memory that gets an address on the device too, so that work there reads and writes it in place. */
import { openAscend } from 'ascendcl';

using ascend = openAscend();
const device = ascend.device(0);
await using stream = device.createStream();

using pinned = device.allocateHost(4096);
const values = pinned.view(Int32Array);
values.fill(1);

// The address for kernels. It ends before the memory does.
using alias = pinned.mapToDevice();
console.log(
  `4096 bytes at 0x${pinned.pointer.toString(16)}, for the device at 0x${alias.pointer.toString(16)}`,
);

// Where a kernel would get alias.pointer, a function of the host doubles the values: no copy before it, none behind it.
stream.hostFunction(() => {
  for (const [index, value] of values.entries()) values[index] = value * 2;
});
await stream.synchronize();
console.log(`in place: ${values.subarray(0, 4).join(' ')}`);
