/** The shortest whole program: numbers go to the device, are copied there, and come back. */
import { openAscend } from 'ascendcl';

using ascend = openAscend();
const device = ascend.device(0);
console.log(`${ascend.socName}, ${ascend.deviceCount} devices, backend ${ascend.backend}`);

// Sizes are bytes. What the memory contains is undefined until something is written.
const numbers = Float32Array.of(1, 2, 3, 4);
using first = device.allocate(numbers.byteLength);
using second = device.allocate(numbers.byteLength, { fill: 0 });

// The direction of a copy follows from its two sides.
first.copyFrom(numbers);
second.copyFrom(first, { sourceOffset: 8 });

const result = new Float32Array(4);
second.copyTo(result);
console.log(`on the device: ${result.join(' ')}`);
console.log(second);
