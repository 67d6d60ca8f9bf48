/** Events: the device's own stopwatch, and one stream that waits for another. */
import { openAscend } from 'ascendcl';

const MIB = 1024 * 1024;

using ascend = openAscend();
const device = ascend.device(0);
await using stream = device.createStream();
using pinned = device.allocateHost(64 * MIB);
using memory = device.allocate(64 * MIB);
pinned.fill(1);

// Two recorded events measure the time between them on the device.
using start = device.createEvent({ timing: true });
using end = device.createEvent({ timing: true });
console.log(`complete before it was recorded: ${start.isComplete()}`);
for (const mib of [1, 16, 64]) {
  stream.record(start);
  stream.copy(memory, pinned, { byteLength: mib * MIB });
  stream.record(end);
  await end.synchronize();
  const elapsedMs = end.elapsedMs(start);
  const gibPerSecond = mib / 1024 / (elapsedMs / 1000);
  console.log(`${mib} MiB took ${elapsedMs.toFixed(2)} ms: ${gibPerSecond.toFixed(1)} GiB/s`);
}

// The second stream starts its copy when the first has filled the memory; the script waits for the second only.
await using second = device.createStream();
const result = new Uint8Array(4);
stream.fill(memory, 42);
using filled = stream.record();
second.wait(filled);
second.copy(result, memory, { byteLength: 4 });
await second.synchronize();
console.log(`second stream saw: ${result.join(' ')}`);
