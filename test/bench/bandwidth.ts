import { type CopyFunction, measureBandwidth } from '../../src/cli/bandwidth/measure.js';
import { plainCopy } from '../../src/cli/bandwidth/plain-copy.js';
import type { Device } from '../../src/index.js';
import type { Addon } from './addon.js';
import { median } from './measure.js';

const KIB = 1024;
const SIZES = [4 * KIB, 64 * KIB, 1024 * KIB, 16 * 1024 * KIB];
const ROUNDS = 11;
const ROUND_MS = 20;

/** The figures of `ascendcl bandwidth` beside those of a C loop over the same kind of copy, in turns. */
export async function benchBandwidth(addon: Addon, device: Device): Promise<void> {
  console.log(
    '\nhost → device from pinned memory: `ascendcl bandwidth` through a C loop  (target: 0.90 to 1.10)',
  );
  const copy = await plainCopy();
  for (const size of SIZES) {
    const ratios: number[] = [];
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [inC, measured] = [rateInC(addon, device, size), await rateMeasured(device, size, copy)];
      rates.push(measured);
      ratios.push(measured / inC);
    }
    const rate = `${(median(rates) / 1e9).toFixed(2)} GB/s`;
    console.log(`  ${`${size / KIB} KiB`.padEnd(34)} ${rate.padStart(12)}   ${median(ratios).toFixed(2)} ×`);
  }
}

/** Bytes a second of copies in C, about as many as the command makes. */
function rateInC(addon: Addon, device: Device, size: number): number {
  using memory = device.allocate(size);
  using host = device.allocateHost(size);
  host.bytes.fill(7); // pages of its own: untouched ones are all the same page, which never leaves the cache
  const run = (times: number): number => addon.loopCopy(memory.pointer, host.bytes, size, times);
  run(1);
  const times = Math.max(1, Math.round((ROUND_MS / 1000) * (8 / run(8))));
  return (size * times) / run(times);
}

async function rateMeasured(device: Device, size: number, copy: CopyFunction): Promise<number> {
  const [measurement] = await measureBandwidth(device, {
    sizes: [size],
    paths: ['h2d-pinned'],
    rounds: 1,
    roundMs: ROUND_MS,
    seed: 1,
    signal: new AbortController().signal,
    copy,
    onStep: () => undefined,
  });
  return measurement?.median ?? Number.NaN;
}
