import { poll } from '../../engine/stream/progress.js';
import type { StreamLifetime } from '../../engine/stream/StreamLifetime.js';
import { streamsOf } from '../../engine/stream/streams-of.js';
import { AscendError } from '../../errors/index.js';
import { setImmediate } from '../../native/process/clock.js';
import { usedIn } from '../heap/used-in.js';
import { HeapSleep, type Page } from '../supply/HeapSleep.js';
import type { Shortage } from '../supply/Supply.js';
import { VirtualSupply } from '../supply/VirtualSupply.js';
import { awaken, giveBackAll, mapAgain, putToSleep, sleepOn } from '../supply/virtual-sleep.js';
import type { CacheLifetime } from './CacheLifetime.js';
import { DevicePart } from './DevicePart.js';
import type { TaggedHeap } from './TaggedHeap.js';

/** Puts heaps to sleep. Throws when queued work uses one, or a copy fails: then those that are not asleep yet stay awake. */
export function sleepHeaps(
  pool: CacheLifetime,
  heaps: readonly TaggedHeap[],
  keep: boolean,
  api: string,
): void {
  const supply = virtualSupplyOf(pool, api);
  assertUnused(pool, heaps, api);
  pool.device.makeCurrent();
  const awake = heaps.filter((heap) => !heap.isAsleep);
  const sleeps = awake.map((heap) => {
    const sleep = new HeapSleep();
    if (keep) sleep.save(heap, api);
    return sleep;
  });
  // From here on nothing is thrown before all have gone to sleep.
  const failures = pool.working(() => [
    ...heaps.filter((heap) => heap.isAsleep).map((heap) => giveBackAll(supply, heap)),
    ...awake.map((heap, index) => {
      heap.sleep = sleeps[index];
      return putToSleep(supply, heap);
    }),
  ]);
  const failure = failures.find((one) => one !== undefined);
  if (failure !== undefined) throw failure;
}

function virtualSupplyOf(pool: CacheLifetime, api: string): VirtualSupply {
  if (pool.supply instanceof VirtualSupply) return pool.supply;
  throw new AscendError(
    'ERR_NO_VIRTUAL_MEMORY',
    `${api}: this pool takes segments of memory, whose addresses end with them.\n` +
      '  What to do: make the pool on a device with virtual memory, with virtualMemory: true.',
  );
}

function assertUnused(pool: CacheLifetime, heaps: readonly TaggedHeap[], api: string): void {
  const parts = pool.children.filter(
    (child): child is DevicePart => child instanceof DevicePart && heaps.includes(child.heap),
  );
  for (const part of parts) part.awaitUsers();
  for (const stream of streamsOf(pool.device)) lookAt(stream);
  for (const heap of heaps) pool.settle(heap);
  const isWaking = heaps.some(({ sleep }) => sleep?.waking !== undefined);
  const isUsed = heaps.some(
    (heap) => !heap.isAsleep && (!heap.uses.areOver || heap.caches.some(({ count }) => count > 0)),
  );
  if (!isWaking && !isUsed && !parts.some((part) => part.isInUse)) return;
  throw new AscendError(
    'ERR_IN_USE',
    isWaking
      ? `${api}: the memory is waking.\n  What to do: await what pool.wake() has returned.`
      : `${api}: queued work still uses the memory.\n` +
          '  What to do: wait for it first, for example with await stream.synchronize().',
  );
}

/** Asks how far a stream is. When nobody can tell, nothing has changed. */
function lookAt({ queue }: StreamLifetime): void {
  try {
    poll(queue.state);
  } catch {
    // The next wait of the script tells it.
  }
}

/** Wakes heaps one after the other. Rejects with what fails first: that heap and those behind it are asleep as before. */
export async function wakeHeaps(
  pool: CacheLifetime,
  heaps: readonly TaggedHeap[],
  api: string,
): Promise<void> {
  for (const heap of heaps) {
    const { sleep } = heap;
    if (sleep === undefined) continue;
    sleep.waking ??= wakeHeap(virtualSupplyOf(pool, api), pool, heap, sleep, api).finally(() => {
      sleep.waking = undefined;
    });
    await sleep.waking;
  }
}

async function wakeHeap(
  supply: VirtualSupply,
  pool: CacheLifetime,
  heap: TaggedHeap,
  sleep: HeapSleep,
  api: string,
): Promise<void> {
  pool.assertOpen(api);
  pool.device.makeCurrent();
  const pages = pool.working(() => mapAgain(supply, heap, pool.maxByteLength));
  if (!isMapped(pages)) throw pool.shortageError(heap, usedIn(heap), pages, api);
  try {
    for (let left = sleep.restoreSome(pages); left.length > 0; left = sleep.restoreSome(left)) {
      await new Promise((resolve) => setImmediate(resolve));
      pool.assertOpen(api);
      pool.device.makeCurrent();
    }
  } catch (error) {
    if (pool.state === 'open') pool.working(() => sleepOn(supply, heap));
    throw error;
  }
  pool.working(() => awaken(supply, heap));
  heap.sleep = undefined;
}

const isMapped = (result: readonly Page[] | Shortage): result is readonly Page[] => Array.isArray(result);
