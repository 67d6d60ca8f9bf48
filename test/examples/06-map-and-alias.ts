/** Virtual memory: addresses first, memory later, and the same memory at two addresses. */
import { openAscend } from 'ascendcl';

using ascend = openAscend();
const device = ascend.device(0);
const page = device.granularity();
console.log(`physical memory comes in multiples of ${page / 1024} KiB`);

using physical = device.allocatePhysical(page);
using range = device.reserve(4 * page);
console.log(range);

// An address without memory behind it is caught before anything native is called.
try {
  range.slice(0, 16).fill(1);
} catch (error) {
  console.log(`unmapped: ${error instanceof Error ? error.message : error}`);
}

using mapping = range.map(physical, { offset: page });
mapping.fill(5);
console.log(`the owner may: ${mapping.access(device)}`);

// The second range shows the same memory: what is written through one is read through the other.
using elsewhere = device.reserve(page);
using alias = elsewhere.map(physical);
alias.fill(6, { byteLength: 2 });
const result = new Uint8Array(4);
mapping.copyTo(result, { byteLength: 4 });
console.log(`through the other address: ${result.join(' ')}`);

// Unmapping takes the memory away and leaves both the addresses and the bytes.
mapping.dispose();
using again = range.map(physical, { offset: 2 * page });
again.copyTo(result, { byteLength: 4 });
console.log(`mapped again, ${again.offset / page} pages into the range: ${result.join(' ')}`);
