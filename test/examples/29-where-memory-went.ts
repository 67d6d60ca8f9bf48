/** Where memory went: a recording of everything that begins and ends, with the line of the script, for `ascendcl memory`. */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Device, type DeviceMemory, openAscend } from 'ascendcl';

using ascend = openAscend();
const device = ascend.device(0);
using recording = ascend.recordMemory();

function loadWeights(target: Device): DeviceMemory[] {
  return Array.from({ length: 4 }, () => target.allocate(8 << 20));
}

function forward(target: Device): void {
  using activations = target.allocate(32 << 20);
  activations.fill(0);
}

const weights = loadWeights(device);
for (let step = 0; step < 3; step += 1) forward(device);
for (const weight of weights.slice(1)) weight.dispose();
recording.stop();

const [recorded] = recording.toJSON().recordings;
console.log(`${recording.eventCount} events`);

// The columns of the recording are plain numbers: what is computed from them is up to you.
let held = 0;
let peak = 0;
recorded?.events.type.forEach((type, event) => {
  held += (type === 0 ? 1 : -1) * (recorded.events.held[event] ?? 0);
  peak = Math.max(peak, held);
});
console.log(`at most ${peak / 2 ** 20} MiB, ${held / 2 ** 20} MiB left`);

// ascendcl memory FILE            prints peak, call sites and what was left
// ascendcl memory FILE --html P   writes a page that shows it over time
const file = join(tmpdir(), `recording-${process.pid}.json`);
recording.save(file);
console.log(`saved: ${readFileSync(file, 'utf8').startsWith('{"format":"ascendcl-memory-recording"')}`);
rmSync(file);
weights[0]?.dispose();
