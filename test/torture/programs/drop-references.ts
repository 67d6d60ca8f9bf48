/**
 * Asynchronous copies whose script drops every reference while the streams are held: `drop-references.ts COPIES`.
 * Needs --expose-gc. Prints what was found, and how many handles were really collected.
 */
import * as simulator from '../../../generated/simulator/control.js';
import { type Device, openAscend } from '../../../src/index.js';
import { takeFindings } from '../../support/simulator.js';

const [copies = 0] = process.argv.slice(2).map(Number);
const STREAMS = 4;
const SIZE = 512;
const COLLECT_EVERY = 500;

let collected = 0;
const registry = new FinalizationRegistry(() => {
  collected += 1;
});

/** Queues one copy of each kind in turn and forgets everything that it was made with. */
function copyAndForget(device: Device, stream: ReturnType<Device['createStream']>, round: number): void {
  const bytes = new Uint8Array(SIZE).fill(round & 0xff);
  const memory = device.allocate(SIZE);
  registry.register(memory, undefined);
  if (round % 4 === 0) stream.copy(memory, bytes);
  else if (round % 4 === 1) {
    const pinned = device.allocateHost(SIZE);
    registry.register(pinned, undefined);
    pinned.fill(1);
    stream.copy(memory, pinned.bytes);
  } else if (round % 4 === 2) {
    memory.fill(2);
    stream.copy(new Uint8Array(SIZE), memory);
  } else {
    memory.fill(3);
    stream.copy(memory.slice(0, SIZE / 2), memory.slice(SIZE / 2));
    memory.dispose();
  }
}

const collect = async (): Promise<void> => {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc');
  globalThis.gc();
  await new Promise(setImmediate);
};

const ascend = openAscend({ backend: 'simulator' });
const device = ascend.device(0);
const streams = Array.from({ length: STREAMS }, () => device.createStream());
simulator.holdStreams(1);
for (let round = 0; round < copies; round += 1) {
  const stream = streams[round % STREAMS];
  if (stream !== undefined) copyAndForget(device, stream, round);
  if (round % COLLECT_EVERY === COLLECT_EVERY - 1) await collect();
}
await collect();
const collectedWhileHeld = collected;
simulator.holdStreams(0);
await device.synchronize();
await collect();
const findings = takeFindings();
ascend.dispose();
findings.push(...takeFindings());
console.log(JSON.stringify({ copies, collectedWhileHeld, findings: findings.slice(0, 5) }));
