/** Worker threads: each works on a device of its own, and hands its memory over to the main thread without a copy. */
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { DeviceMemory, type HandleTransfer, openAscend } from 'ascendcl';

const ROUNDS = 100;

interface Report {
  readonly id: number;
  /** Bytes that came back right. */
  readonly right: number;
  readonly memory: HandleTransfer;
}

/** Sends blocks through one device. Every thread opens the runtime for itself; the library is initialised once. */
async function work(id: number): Promise<Report> {
  using ascend = openAscend();
  const device = ascend.device(id % ascend.deviceCount);
  await using stream = device.createStream();
  const memory = device.allocate(4096);
  let right = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const value = id * 50 + (round % 50);
    const result = new Uint8Array(4096);
    stream.fill(memory, value);
    stream.copy(result, memory);
    await stream.synchronize();
    right += result.filter((byte) => byte === value).length;
  }
  return { id, right, memory: memory.toTransfer() };
}

/** Runs this file in a worker. */
function start(id: number): Promise<Report> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: id });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

if (isMainThread) {
  using ascend = openAscend();
  for (const { id, right, memory } of await Promise.all([0, 1, 2, 3].map(start))) {
    using taken = ascend.fromTransfer(memory);
    const last = new Uint8Array(1);
    if (taken instanceof DeviceMemory) taken.copyTo(last, { byteLength: 1 });
    console.log(
      `worker ${id}, device ${taken.device.id}: ${right / 4096} rounds right, the last byte was ${last[0]}`,
    );
  }
} else {
  parentPort?.postMessage(await work(workerData));
}
