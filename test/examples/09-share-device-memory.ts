/** Device memory shared with another process under a key, as inference servers hand tensors on without copying. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openAscend, type SharedMemoryKey } from 'ascendcl';

const COUNT = 1024;

async function producer(): Promise<void> {
  using ascend = openAscend();
  const device = ascend.device(0);
  using memory = device.allocate(COUNT * 4);
  memory.copyFrom(Float32Array.from({ length: COUNT }, (_, index) => index));

  // A key is plain data: it may travel by any channel. It ends before the memory does.
  using shared = memory.share();
  const consumer = fork(fileURLToPath(import.meta.url), ['consumer']);
  const [consumerId] = await once(consumer, 'message');
  shared.allow([consumerId]);
  consumer.send(shared.toJSON());
  await once(consumer, 'exit');
  console.log(`producer: ${shared.byteLength} bytes were shared`);
}

async function consumer(): Promise<void> {
  using ascend = openAscend();
  process.send?.(ascend.processId);
  const [key] = (await once(process, 'message')) as [SharedMemoryKey];

  // No bytes move: this is the producer's memory. Closing it here leaves it alone there.
  using tensor = ascend.device(0).openShared(key);
  using pinned = ascend.device(0).allocateHost(COUNT * 4);
  pinned.copyFrom(tensor.slice(0, COUNT * 4));
  const sum = pinned.view(Float32Array).reduce((total, value) => total + value, 0);
  console.log(`consumer: the sum is ${sum}`);
  process.disconnect();
}

await (process.argv[2] === 'consumer' ? consumer() : producer());
