/** Host functions: JavaScript at its place in a stream's order. Here one stands in for a kernel that adds two vectors. */
import { openAscend } from 'ascendcl';

const COUNT = 4;

using ascend = openAscend();
const device = ascend.device(0);
await using stream = device.createStream();
using a = device.allocate(COUNT * 4);
using b = device.allocate(COUNT * 4);
using sum = device.allocate(COUNT * 4);
a.copyFrom(Float32Array.of(1, 2, 3, 4));
b.copyFrom(Float32Array.of(10, 20, 30, 40));

// Pinned memory lets the function see what the copy before it brought, and the copy behind it what the function wrote.
using operands = device.allocateHost(2 * COUNT * 4);
const values = operands.view(Float32Array);
stream.copy(operands, a);
stream.copy(operands, b, { destinationOffset: COUNT * 4 });
stream.hostFunction(() => {
  console.log(`the "kernel" runs on ${values.join(' ')}`);
  for (let index = 0; index < COUNT; index += 1)
    values[index] = (values[index] ?? 0) + (values[COUNT + index] ?? 0);
});
stream.copy(sum, operands, { byteLength: COUNT * 4 });

console.log('everything is queued');
await stream.synchronize();
const result = new Float32Array(COUNT);
sum.copyTo(result);
console.log(`sum: ${result.join(' ')}`);

// What a host function throws, the next wait throws.
stream.hostFunction(() => {
  throw new Error('no such kernel');
});
await stream.synchronize().catch((error: Error) => console.log(`the wait tells: ${error.message}`));
