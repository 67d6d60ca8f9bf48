/** A caching allocator in 60 lines: blocks are kept by size, and come back once the stream that used them has passed. */
import { type Device, type DeviceMemory, type Event, openAscend, type Stream } from 'ascendcl';

interface Returned {
  readonly memory: DeviceMemory;
  /** The stream's place behind the last use. */
  readonly lastUse: Event;
}

class CachingAllocator implements Disposable {
  readonly #device: Device;
  readonly #free = new Map<number, Returned[]>();
  hits = 0;
  misses = 0;

  constructor(device: Device) {
    this.#device = device;
  }

  /** Memory of at least `byteLength` bytes: a block that nothing uses any more, or a new one. */
  allocate(byteLength: number): DeviceMemory {
    const size = Math.max(512, 2 ** Math.ceil(Math.log2(byteLength)));
    const blocks = this.#free.get(size) ?? [];
    const index = blocks.findIndex(({ lastUse }) => lastUse.isComplete());
    const [block] = index < 0 ? [] : blocks.splice(index, 1);
    if (block === undefined) {
      this.misses += 1;
      return this.#device.allocate(size);
    }
    this.hits += 1;
    block.lastUse.dispose();
    return block.memory;
  }

  /** Keeps the block for later; queued work may still use it. */
  release(memory: DeviceMemory, stream: Stream): void {
    const blocks = this.#free.get(memory.byteLength) ?? [];
    blocks.push({ memory, lastUse: stream.record() });
    this.#free.set(memory.byteLength, blocks);
  }

  [Symbol.dispose](): void {
    for (const { memory, lastUse } of [...this.#free.values()].flat()) {
      lastUse.dispose();
      memory.dispose();
    }
  }
}

using ascend = openAscend();
const device = ascend.device(0);
await using stream = device.createStream();
using allocator = new CachingAllocator(device);
for (let step = 1; step <= 100; step += 1) {
  const activations = allocator.allocate(1000 * (1 + (step % 3)));
  stream.fill(activations, step);
  allocator.release(activations, stream);
  if (step % 10 === 0) await stream.synchronize();
}
console.log(`${allocator.hits + allocator.misses} allocations, ${allocator.hits} from the cache`);
