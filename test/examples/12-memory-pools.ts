/** A memory pool: allocating and giving back are queued like copies, so that nothing waits between the steps. */
import { openAscend } from 'ascendcl';

const MIB = 1024 * 1024;

using ascend = openAscend();
const device = ascend.device(0);
await using stream = device.createStream();
using pool = device.createPool({ maxByteLength: 256 * MIB, releaseThreshold: 64 * MIB });

// Every step has temporary memory of its own. CANN 9.1 hands the same bytes out again, in the order of the stream; later
// versions keep what was given back until the pool is trimmed.
const total = new Uint8Array(4);
for (let step = 1; step <= 20; step += 1) {
  const activations = pool.allocate(32 * MIB, stream);
  stream.fill(activations, step, { byteLength: MIB });
  if (step === 20) stream.copy(total, activations, { byteLength: 4 });
  activations.dispose();
  if (step % 5 === 0) {
    await stream.synchronize();
    pool.trim();
  }
}
console.log(`last step: ${total.join(' ')}`);

const { used, usedPeak, reserved } = pool.usage();
console.log(`20 steps of 32 MiB: at most ${usedPeak / MIB} MiB in use, ${used / MIB} MiB now`);
console.log(`after trim: ${reserved / MIB} MiB`);
