/**
 * `npm run demo [-- FILE]`: sends a file through device memory and back, and proves the bytes. Every step is printed.
 * Exit status 1 when the bytes differ or anything fails.
 */
import { createHash } from 'node:crypto';
import {
  type AddressRange,
  type Device,
  type HostMemory,
  type Mapping,
  type Memory,
  openAscend,
  type PhysicalMemory,
} from '../../src/index.js';
import { readInput } from './input.js';
import { address, show, size } from './steps.js';

const CHUNK_BYTES = 2 ** 20;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function main(file: string | undefined): Promise<boolean> {
  const { name, bytes } = await show(
    'read the input',
    () => readInput(file),
    ({ name, bytes }) => `${size(bytes.length)}, ${name}`,
  );
  const backend = process.env.ASCENDCL_LIBRARY ? {} : ({ backend: 'simulator' } as const);
  using ascend = await show(
    'open the AscendCL runtime',
    () => openAscend(backend),
    (it) => `${it.backend}, version ${it.version}, ${it.socName}, ${it.deviceCount} devices`,
  );
  const device = ascend.device(0);
  await showMemory(device);
  const result = await sendThroughDevice(device, bytes);
  await showMemory(device);
  const { total } = await show(
    'count live objects',
    () => ascend.liveObjects(),
    (live) => `${live.total}`,
  );
  const [before, after] = [sha256(bytes), sha256(result)];
  console.log(`\nSHA-256 of ${name}: ${before}\nSHA-256 of the result: ${after}`);
  if (before !== after) console.log('The hashes differ.');
  else console.log('The hashes agree.');
  return before === after && total === 0;
}

const showMemory = (device: Device): Promise<unknown> =>
  show(
    'ask for the device’s memory',
    () => device.memoryInfo(),
    ({ free, total }) => `${size(free)} free of ${size(total)}`,
  );

/** host → mapped virtual memory (in chunks, on a stream) → plain device memory → host. */
async function sendThroughDevice(device: Device, bytes: Uint8Array): Promise<Uint8Array> {
  const granularity = await show('ask for the granularity', () => device.granularity(), size);
  const blockBytes = Math.max(granularity, 2 * CHUNK_BYTES);
  const count = Math.ceil(bytes.length / blockBytes);
  using source = await show('allocate pinned host memory', () => device.allocateHost(bytes.length), place);
  source.bytes.set(bytes);
  using range = await show(
    'reserve a range of virtual addresses',
    () => device.reserve(count * blockBytes),
    place,
  );
  const blocks: PhysicalMemory[] = [];
  const mappings: Mapping[] = [];
  try {
    await show(
      'allocate physical memory',
      () => {
        for (let index = 0; index < count; index += 1) blocks.push(device.allocatePhysical(blockBytes));
      },
      () => `${count} blocks of ${size(blockBytes)}`,
    );
    await show(
      'map it into the range',
      () => {
        for (const [index, block] of blocks.entries())
          mappings.push(range.map(block, { offset: index * blockBytes }));
      },
      () => `${mappings.length} mappings, the last at ${address(mappings.at(-1)?.pointer ?? 0n)}`,
    );
    await upload(device, range, source);
    return await copyAndReadBack(device, range, bytes.length);
  } finally {
    await show(
      'unmap',
      () => disposeAll(mappings),
      () => `${count} mappings`,
    );
    await show(
      'free the physical memory',
      () => disposeAll(blocks),
      () => `${count} blocks`,
    );
    await show('release the range and the host memory', () => disposeAll([range, source]));
  }
}

async function upload(device: Device, range: AddressRange, source: HostMemory): Promise<void> {
  using stream = await show('create a stream', () => device.createStream());
  const chunks = Math.ceil(source.byteLength / CHUNK_BYTES);
  await show(
    'queue the upload',
    () => {
      for (let offset = 0; offset < source.byteLength; offset += CHUNK_BYTES) {
        const length = Math.min(CHUNK_BYTES, source.byteLength - offset);
        stream.copy(range.slice(offset, length), source.slice(offset, length));
      }
    },
    () => `${chunks} chunks of ${size(CHUNK_BYTES)}`,
  );
  await show('wait for the stream', () => stream.synchronize({ timeoutMs: 60_000 }));
}

async function copyAndReadBack(device: Device, range: AddressRange, byteLength: number): Promise<Uint8Array> {
  using copy = await show('allocate device memory', () => device.allocate(byteLength), place);
  using stream = device.createStream();
  await show('copy from device to device', async () => {
    stream.copy(copy, range.slice(0, byteLength));
    await stream.synchronize();
  });
  const result = new Uint8Array(byteLength);
  await show(
    'read the copy back',
    () => copy.copyTo(result),
    () => size(byteLength),
  );
  return result;
}

const place = (memory: Memory): string => `${size(memory.byteLength)} at ${address(memory.pointer)}`;

/** Ends handles now, the newest first. */
function disposeAll(handles: readonly Disposable[]): void {
  for (const handle of [...handles].reverse()) handle[Symbol.dispose]();
}

try {
  process.exitCode = (await main(process.argv[2])) ? 0 : 1;
} catch (error) {
  console.error(`The demo failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
