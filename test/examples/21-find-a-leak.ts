/** Finding a leak: what is still open, how large it is, and the line of the script that made it. */
import { type Device, openAscend } from 'ascendcl';

using ascend = openAscend({ trackAllocations: true });
const device = ascend.device(0);

function loadWeights(target: Device): void {
  target.allocate(96 * 1024 * 1024); // nobody keeps it, so nobody can give it back
}

function compute(target: Device): void {
  using scratch = target.allocate(1024);
  scratch.fill(0);
}

for (let step = 0; step < 3; step += 1) {
  compute(device);
  if (step === 1) loadWeights(device);
  const { DeviceMemory, total } = ascend.liveObjects();
  console.log(`after step ${step}: ${DeviceMemory} device memories, ${total} objects open`);
}

// The garbage collector never frees device memory, but it does not hide the leak either.
for (const { kind, byteLength, place } of ascend.openObjects()) {
  console.log(`${byteLength / 1024 / 1024} MiB in a ${kind}, made at`);
  for (const line of place.slice(0, 2)) console.log(`  ${line.replace(/^.*\//, '')}`);
}

// A parent ends its children: nothing is left behind, whatever was forgotten.
device.reset();
console.log(`after reset: ${ascend.liveObjects().total} open`);
