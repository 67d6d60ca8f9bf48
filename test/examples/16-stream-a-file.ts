/** A file goes to the device and comes back in pieces, with progress, and stops when it is told to. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAscend } from 'ascendcl';

const BYTES = 20 * 1024 * 1024;
const source = join(tmpdir(), `ascendcl-weights-${process.pid}.bin`);
const copy = `${source}.copy`;
const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
writeFileSync(
  source,
  Uint8Array.from({ length: BYTES }, (_, index) => (index * 31) >> 8),
);

using ascend = openAscend();
const device = ascend.device(0);
await using stream = device.createStream();
using weights = device.allocate(BYTES);

let percent = 0;
const onProgress = (done: number, total: number): void => {
  percent = Math.floor((100 * done) / total);
};
await stream.copyFromFile(weights, source, { onProgress });
console.log(`up: ${percent} %`);
await stream.copyToFile(weights, copy, { onProgress });
console.log(`down: ${percent} %, ${sha256(copy) === sha256(source) ? 'the same bytes' : 'other bytes'}`);

// Ctrl-C, a time limit, a closed request: any AbortSignal ends the transfer.
const stop = new AbortController();
await stream
  .copyFromFile(weights, source, { signal: stop.signal, onProgress: () => stop.abort() })
  .catch((error: Error) => console.log(`stopped: ${error.name}`));
rmSync(source);
rmSync(copy);
