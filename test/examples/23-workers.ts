/** Worker threads: each opens the runtime for itself and works on any device; the library is initialised once. */
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { openAscend } from 'ascendcl';

const ROUNDS = 100;

/** Sends blocks through one device and counts the bytes that come back right. */
async function work(id: number): Promise<{ id: number; device: number; right: number }> {
  using ascend = openAscend();
  const device = ascend.device(id % ascend.deviceCount);
  await using stream = device.createStream();
  using memory = device.allocate(4096);
  let right = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const value = (id * ROUNDS + round) & 0xff;
    const result = new Uint8Array(4096);
    stream.fill(memory, value);
    stream.copy(result, memory);
    await stream.synchronize();
    right += result.filter((byte) => byte === value).length;
  }
  return { id, device: device.id, right };
}

/** Runs this file in a worker. */
function start(id: number): Promise<{ id: number; device: number; right: number }> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: id });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

if (isMainThread) {
  const reports = await Promise.all([0, 1, 2, 3].map(start));
  for (const { id, device, right } of reports)
    console.log(`worker ${id} on device ${device}: ${right} of ${ROUNDS * 4096} bytes right`);
} else {
  parentPort?.postMessage(await work(workerData));
}
