/** Queued copies: the order of a stream replaces waiting, and the event loop goes on while the device works. */
import { openAscend } from 'ascendcl';

const BYTES = 64 * 1024 * 1024;

using ascend = openAscend();
const device = ascend.device(0);
await using stream = device.createStream();
using pinned = device.allocateHost(BYTES);
using memory = device.allocate(BYTES);
using copy = device.allocate(BYTES);
pinned.fill(7);

let turns = 0;
const timer = setInterval(() => {
  turns += 1;
}, 1);

// Host to device, device to device, device to host: queued in a moment, done in this order later.
const start = performance.now();
stream.copy(memory, pinned);
stream.copy(copy, memory);
stream.fill(copy, 9, { offset: 0, byteLength: 3 });
const result = new Uint8Array(8);
stream.copy(result, copy, { byteLength: 8 });
const queuedMs = performance.now() - start;

await stream.synchronize({ timeoutMs: 60_000 });
clearInterval(timer);
console.log(`result: ${result.join(' ')}`);
console.log(`queued in ${queuedMs.toFixed(1)} ms, done after ${(performance.now() - start).toFixed(1)} ms`);
console.log(`turns of the event loop meanwhile: ${turns}`);

// Memory lives until the copies that use it are done: disposing of it early is fine.
const shortLived = device.allocate(BYTES);
stream.copy(shortLived, pinned);
shortLived.dispose();
await stream.synchronize();
console.log(`disposed of while in use: now ${shortLived.state}`);
