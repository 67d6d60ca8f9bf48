import { Lifetime } from '../../engine/base/Lifetime.js';
import type { StreamLifetime } from '../../engine/stream/StreamLifetime.js';
import type { DeviceLifetime } from '../../engine/thread/DeviceLifetime.js';
import { type Chunk, GRANULE } from '../heap/Chunk.js';
import type { FreeIndex } from '../heap/FreeIndex.js';
import { giveChunk } from '../heap/give.js';
import type { Shortage, Supply } from '../supply/Supply.js';
import { takeFromOthers } from './other-streams.js';
import type { PartOwner } from './PartOwner.js';
import { shortageError } from './shortage-error.js';
import { TaggedHeap } from './TaggedHeap.js';

/** So much more than what is used a pool takes before it moves unused pages: one part in so many. */
const SLACK = 32;
/** As a number of bytes at least. */
const LEAST_SLACK = 4 * 1024 ** 2;

/** What differs between pools. */
export interface CacheTraits {
  /** The class of the resource, for messages. */
  readonly resourceName: string;
  /** Bytes that the runtime wants behind each piece of memory. */
  readonly padding: number;
  /** Whether the memory is the host's. */
  readonly isOnHost: boolean;
  /** All pieces have this many bytes. */
  readonly pieceByteLength?: number;
}

/**
 * Memory that is kept and handed out in parts, in the order of streams. A part that is given back on a stream can be had
 * again by that stream at once, by others when the stream is past what was queued then, or behind an event of it.
 */
export class CacheLifetime extends Lifetime implements PartOwner {
  readonly heaps: TaggedHeap[] = [];
  readonly #tagged = new Map<string, TaggedHeap>();
  readonly untagged: TaggedHeap;
  readonly supply: Supply;
  /** Bytes that are handed out, rounded up to what they take. */
  used = 0;
  usedPeak = 0;
  /** Bytes that it takes from the device at most. */
  maxByteLength: number;
  /** Bytes that it keeps for later at most. */
  releaseThreshold = Number.POSITIVE_INFINITY;
  /** Its own calls may run out of memory: then it is not the one that gives something back. */
  #isAtWork = false;

  constructor(
    readonly device: DeviceLifetime,
    readonly traits: CacheTraits,
    makeSupply: (heaps: readonly TaggedHeap[]) => Supply,
    maxByteLength: number | undefined,
  ) {
    super('MemoryResource', device);
    this.supply = makeSupply(this.heaps);
    this.maxByteLength = maxByteLength ?? Number.POSITIVE_INFINITY;
    this.untagged = new TaggedHeap(undefined);
    this.heaps.push(this.untagged);
    this.attach();
  }

  get resourceName(): string {
    return this.traits.resourceName;
  }

  override get heldBytes(): number {
    return this.supply.reserved;
  }

  override get isOnHost(): boolean {
    return this.traits.isOnHost;
  }

  /** Memory with a tag comes from addresses of its own. */
  heapOf(tag: string | undefined): TaggedHeap {
    if (tag === undefined) return this.untagged;
    let heap = this.#tagged.get(tag);
    if (heap === undefined) {
      heap = new TaggedHeap(tag);
      this.#tagged.set(tag, heap);
      this.heaps.push(heap);
    }
    return heap;
  }

  /** @returns a chunk of at least so many bytes that is handed out now. Throws OutOfMemoryError. */
  take(
    heap: TaggedHeap,
    byteLength: number,
    alignment: number,
    home: StreamLifetime | undefined,
    api: string,
  ): Chunk {
    const { pieceByteLength, padding } = this.traits;
    const size = pieceByteLength ?? Math.ceil((byteLength + padding) / GRANULE) * GRANULE;
    const wanted = alignment > GRANULE ? size + alignment - GRANULE : size;
    let chunk = home === undefined ? undefined : heap.cacheOf(home).find(wanted);
    chunk ??= heap.free.find(wanted) ?? this.#make(heap, wanted, home, byteLength, api);
    if (alignment > GRANULE) chunk = aligned(chunk, alignment);
    (chunk.index as FreeIndex).takeFront(chunk, size); // it is free
    this.used += size;
    if (this.used > this.usedPeak) this.usedPeak = this.used;
    return chunk;
  }

  giveBack(chunk: Chunk, heap: TaggedHeap, home: StreamLifetime | undefined, isExposed: boolean): void {
    this.used -= chunk.byteLength;
    if (home !== undefined && home.state !== 'closed') {
      const { queue } = home;
      const usedUpTo = isExposed ? queue.barrier(this.#alone) : queue.submitted;
      if (!queue.hasReached(usedUpTo)) {
        chunk.usedUpTo = usedUpTo;
        giveChunk(chunk, heap.cacheOf(home));
        return;
      }
    }
    giveChunk(chunk, heap.idle);
    if (heap.free.byteLength > this.releaseThreshold) this.#releaseSome();
  }

  readonly #alone: readonly [Lifetime] = [this];

  /** Free memory for a request that what is known to be free can't serve. */
  #make(
    heap: TaggedHeap,
    wanted: number,
    home: StreamLifetime | undefined,
    byteLength: number,
    api: string,
  ): Chunk {
    this.settle(heap);
    const own = home === undefined ? undefined : heap.cacheOf(home);
    const settled = own?.find(wanted) ?? heap.free.find(wanted);
    if (settled !== undefined) return settled;
    const shortage = this.#grow(heap, wanted);
    const chunk =
      heap.free.find(wanted) ??
      heap.free.findMissed(wanted) ??
      own?.findMissed(wanted) ??
      (home === undefined || own === undefined ? undefined : takeFromOthers(heap, home, own, wanted));
    if (chunk === undefined) throw this.shortageError(heap, byteLength, shortage, api);
    return chunk;
  }

  /** Asks the streams how far they are. */
  settle(heap: TaggedHeap): void {
    for (const cache of heap.caches) {
      if (cache.oldest === undefined) continue;
      if (!cache.hasPassed(cache.oldest.usedUpTo)) cache.look();
      cache.settle(heap);
    }
    heap.forgetEndedStreams();
  }

  #grow(heap: TaggedHeap, wanted: number): Shortage | undefined {
    const used = Math.max(this.usedPeak, this.used + wanted);
    const comfortable = used + Math.max(LEAST_SLACK, used / SLACK);
    return this.working(() => this.supply.grow(heap, wanted, { comfortable, most: this.maxByteLength }));
  }

  /** Does something that takes or gives back memory, without being asked for what it keeps meanwhile. */
  working<T>(work: () => T): T {
    const before = this.#isAtWork;
    this.#isAtWork = true;
    try {
      return work();
    } finally {
      this.#isAtWork = before;
    }
  }

  shortageError(heap: TaggedHeap, requested: number, shortage: Shortage | undefined, api: string): Error {
    const isLimited = Number.isFinite(this.maxByteLength);
    const waiting = heap.caches.reduce((sum, cache) => sum + cache.byteLength, 0);
    const parts = [
      isLimited ? `the pool, at most ${this.maxByteLength} bytes` : 'the pool',
      ...(waiting === 0
        ? []
        : [`${waiting} more bytes were given back on streams whose work may still use them`]),
    ];
    const remaining = {
      name: parts.join('; '),
      free: heap.free.byteLength,
      total: this.supply.reserved,
      held: this.used,
      largestFree: heap.free.largest()?.byteLength ?? 0,
    };
    return shortageError(api, requested, remaining, shortage?.cause);
  }

  /** Gives unused memory back until at most so many bytes are left. Throws the first failure. */
  trim(keepByteLength: number): void {
    for (const heap of this.heaps) this.settle(heap);
    this.device.makeCurrent();
    this.working(() => this.supply.trim(this.heaps, keepByteLength));
  }

  /** A memory handle has ended: a failure here is none of its own. */
  #releaseSome(): void {
    const unused = this.heaps.reduce((sum, heap) => sum + heap.free.byteLength, 0);
    try {
      this.device.makeCurrent();
      this.working(() =>
        this.supply.trim(this.heaps, this.supply.reserved - (unused - this.releaseThreshold)),
      );
    } catch (error) {
      this.session.reportLate(this, error);
    }
  }

  /** The library has nothing left: gives back what is kept for later, without changing the current context. */
  override giveBackKept(): boolean {
    if (this.#isAtWork) return false;
    const before = this.supply.reserved;
    for (const heap of this.heaps) for (const cache of heap.caches) cache.settle(heap);
    this.working(() => this.supply.trim(this.heaps, 0));
    return this.supply.reserved < before;
  }

  protected release(): void {
    this.device.makeCurrent();
    this.working(() => this.supply.release(this.heaps));
  }
}

/** The part of a free chunk that begins at a multiple of some bytes; what is before it stays free. */
function aligned(chunk: Chunk, alignment: number): Chunk {
  const { space } = chunk;
  const beyond = (Number(space.base % BigInt(alignment)) + chunk.offset) % alignment;
  if (beyond === 0) return chunk;
  const index = chunk.index as FreeIndex; // it is free
  index.takeFront(chunk, alignment - beyond);
  index.add(chunk);
  return chunk.after as Chunk; // the rest
}
