/** A thread of its own: does what the message says and answers. */
import { parentPort, workerData } from 'node:worker_threads';
import { DeviceMemory, HostMemory, openAscend, Stream } from '../../../src/index.js';

interface Task {
  readonly do: 'work' | 'take' | 'leave-open' | 'give';
  readonly transfer?: never;
  readonly seed?: number;
  readonly count?: number;
}

/** Many operations on both devices; throws when a byte is wrong. */
async function work(seed: number, count: number): Promise<number> {
  using ascend = openAscend({ backend: 'simulator' });
  let done = 0;
  for (const device of ascend.devices()) {
    await using stream = device.createStream();
    using context = device.createContext();
    await using other = context.createStream();
    for (let index = 0; index < count; index += 1) {
      using memory = device.allocate(256);
      const bytes = new Uint8Array(256).fill((seed + index) & 0xff);
      const result = new Uint8Array(256);
      if (index % 3 === 0) {
        memory.copyFrom(bytes);
        memory.copyTo(result);
      } else {
        const queue = index % 3 === 1 ? stream : other;
        queue.copy(memory, bytes);
        queue.copy(result, memory);
        if (index % 10 === 1) await queue.synchronize();
        else queue.synchronizeBlocking();
      }
      if (Buffer.compare(bytes, result) !== 0) throw new Error(`wrong bytes at ${index}`);
      done += 1;
    }
  }
  return done;
}

const task = workerData as Task;
if (task.do === 'work') {
  parentPort?.postMessage(await work(task.seed ?? 0, task.count ?? 0));
} else if (task.do === 'take' && task.transfer !== undefined) {
  using ascend = openAscend({ backend: 'simulator' });
  const handle = ascend.fromTransfer(task.transfer);
  const bytes = new Uint8Array(4);
  if (handle instanceof DeviceMemory) handle.copyTo(bytes, { byteLength: 4 });
  else if (handle instanceof HostMemory) bytes.set(handle.bytes.subarray(0, 4));
  else if (handle instanceof Stream) {
    using memory = handle.device.allocate(4);
    handle.fill(memory, 8);
    handle.copy(bytes, memory);
    await handle.synchronize();
  }
  handle.dispose();
  parentPort?.postMessage([handle.kind, ...bytes]);
} else if (task.do === 'give') {
  using ascend = openAscend({ backend: 'simulator' });
  const memory = ascend.device(0).allocate(64, { fill: 3 });
  parentPort?.postMessage(memory.toTransfer());
} else {
  const ascend = openAscend({ backend: 'simulator' });
  const device = ascend.device(1);
  device.createStream().fill(device.allocate(64), 1);
  parentPort?.postMessage('left open');
}
