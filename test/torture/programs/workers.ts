/**
 * Several workers on two devices: `workers.ts WORKERS OPERATIONS SEED`. Each checks every byte that it moves, on both
 * devices, through device contexts and contexts of its own. Prints what each has done.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { openAscend } from '../../../src/index.js';
import { livingObjects, takeFindings } from '../../support/simulator.js';

const [workers = 0, operations = 0, seed = 0] = process.argv.slice(2).map(Number);
const entry = new URL('./worker.js', import.meta.url);

async function start(index: number): Promise<unknown> {
  const worker = new Worker(entry, { workerData: { operations, seed: seed + index } });
  const ended = once(worker, 'exit');
  const [report] = await once(worker, 'message');
  const [status] = await ended;
  return { ...report, status };
}

// The main thread keeps the library initialised, and has devices of its own meanwhile.
const ascend = openAscend({ backend: 'simulator' });
const memory = ascend.devices().map((device) => device.allocate(1024, { fill: device.id + 1 }));
const reports = await Promise.all(Array.from({ length: workers }, (_, index) => start(index)));
for (const one of memory) {
  const bytes = new Uint8Array(1024);
  one.copyTo(bytes);
  if (bytes.some((byte) => byte !== one.device.id + 1)) throw new Error('the main thread lost its bytes');
}
ascend.dispose();
console.log(JSON.stringify({ reports, living: livingObjects(), findings: takeFindings() }));
