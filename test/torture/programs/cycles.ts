/**
 * Memory of the process over many cycles: `cycles.ts allocate CYCLES` allocates and disposes, `cycles.ts copy COPIES`
 * queues copies and waits now and then. Prints the resident set after each tenth, in bytes.
 */
import { openAscend } from '../../../src/index.js';
import { livingObjects, takeFindings } from '../../support/simulator.js';

const [what = '', count = '0'] = process.argv.slice(2);
const POINTS = 10;
const BATCH = 500;
const total = Number(count);

const ascend = openAscend({ backend: 'simulator' });
const device = ascend.device(0);
const stream = device.createStream();
const memory = device.allocate(4096, { fill: 0 });
const pinned = device.allocateHost(4096);
const bytes = new Uint8Array(4096);

const work: Record<string, (times: number) => Promise<void>> = {
  allocate: async (times) => {
    for (let cycle = 0; cycle < times; cycle += 1) device.allocate(64 + (cycle % 4096)).dispose();
  },
  copy: async (times) => {
    for (let copy = 0; copy < times; copy += 4) {
      stream.copy(memory, bytes);
      stream.copy(memory, pinned);
      stream.copy(bytes, memory);
      stream.copy(pinned, memory);
    }
    await stream.synchronize();
  },
};

const run = work[what];
if (run === undefined) throw new Error(`no such work: ${what}`);

async function cycles(times: number): Promise<void> {
  for (let done = 0; done < times; done += BATCH) await run?.(Math.min(BATCH, times - done));
}

/** The resident set without garbage. */
function resident(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

await cycles(Math.min(total, 20_000));
const sizes: number[] = [];
for (let point = 0; point < POINTS; point += 1) {
  await cycles(Math.ceil(total / POINTS));
  sizes.push(resident());
}
stream.dispose();
memory.dispose();
pinned.dispose();
const { total: handles } = ascend.liveObjects();
ascend.dispose();
console.log(JSON.stringify({ sizes, handles, living: livingObjects(), findings: takeFindings() }));
