/** Does everything with the library that it is given, and sends what came of it: `works`, or the version that a feature needs. */
import { NotAvailableError, openAscend } from '../../../src/index.js';

const results: Record<string, string> = {};

async function attempt(name: string, run: () => unknown): Promise<void> {
  try {
    await run();
    results[name] = 'works';
  } catch (error) {
    results[name] = error instanceof NotAvailableError ? `since ${error.since}` : String(error);
  }
}

function equal(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${actual} instead of ${expected}`);
}

const ascend = openAscend({ library: process.argv[2] ?? '' });
const device = ascend.device(0);
const stream = device.createStream();
const memory = device.allocate(4096, { fill: 1 });
const bytes = new Uint8Array(16);

await attempt('copies', () => {
  memory.copyFrom(bytes.fill(3));
  memory.copyTo(bytes.fill(0), { byteLength: 16 });
  equal(bytes[5], 3);
});
await attempt('asynchronous copies', async () => {
  stream.copy(memory, bytes.fill(4));
  stream.copy(bytes.fill(0), memory, { byteLength: 16 });
  using event = stream.record();
  await event.synchronize();
  equal(bytes[5], 4);
});
await attempt('waiting with a limit', async () => {
  stream.fill(memory, 5);
  await stream.synchronize({ timeoutMs: 5000 });
  stream.synchronizeBlocking({ timeoutMs: 5000 });
  equal(stream.isComplete(), true);
});
await attempt('time', async () => {
  using start = device.createEvent({ timing: true });
  using end = device.createEvent({ timing: true });
  stream.record(start);
  stream.record(end);
  await stream.synchronize();
  equal(end.elapsedMs(start) >= 0, true);
});
await attempt('copies between host memories', async () => {
  using first = device.allocateHost(64);
  using second = device.allocateHost(64);
  first.fill(7);
  stream.copy(second, first);
  await stream.synchronize();
  equal(second.bytes[63], 7);
});
await attempt('virtual memory', () => {
  using range = device.reserve(1 << 23);
  range.grow(1);
  range.fill(8, { byteLength: 16 });
  range.copyTo(bytes, { byteLength: 16 });
  equal(bytes[0], 8);
});
await attempt('contexts', async () => {
  using context = device.createContext();
  using other = context.createStream();
  other.fill(memory, 1);
  await other.synchronize();
});
await attempt('allocators', () => {
  stream.setAllocator({ allocate: () => undefined });
  stream.removeAllocator();
});
await attempt('batches', () => {
  device.copyBatch([
    { destination: memory, source: bytes },
    { destination: memory.slice(64), source: bytes },
  ]);
});
await attempt('host memory on the device', () => {
  using host = device.allocateHost(4096);
  host.mapToDevice();
});
await attempt('shared physical memory', () => {
  using physical = device.allocatePhysical(device.granularity());
  physical.share({ anyProcess: true });
});
await attempt('host functions', async () => {
  let called = false;
  stream.hostFunction(() => {
    called = true;
  });
  await stream.synchronize();
  equal(called, true);
});
await attempt('access of others', () => {
  using range = device.reserve(1 << 23);
  range.grow(1).grantAccess('host');
});
await attempt('shared memory', () => memory.share().dispose());
await attempt('values', async () => {
  stream.writeValue(memory, 1n);
  await stream.synchronize();
});
await attempt('pools', () => {
  using pool = device.createPool();
  const pooled = pool.allocate(64, stream);
  stream.synchronizeBlocking();
  pooled.dispose();
  stream.synchronizeBlocking();
});
await attempt('managed memory', () => device.allocateManaged(64).dispose());
await attempt('the end', () => ascend.dispose());
process.send?.(results);
