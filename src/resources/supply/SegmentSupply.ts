import { OutOfMemoryError } from '../../errors/index.js';
import { GRANULE, Space } from '../heap/Chunk.js';
import type { Heap } from '../heap/Heap.js';
import type { Bounds, Shortage, Supply } from './Supply.js';

/** Memory that is taken and given back as a whole. */
export interface Segment {
  readonly address: bigint;
  /** Throws what the native call throws; the memory is still there then. */
  free(): void;
}

class SegmentSpace extends Space {
  constructor(
    readonly segment: Segment,
    byteLength: number,
  ) {
    super(segment.address, byteLength);
  }
}

/** Segments are multiples of this many bytes: a large page. */
const UNIT = 2 * 1024 ** 2;
/** A pool grows by this share of what it has, so that many small requests do not make many segments. */
const GROWTH = 8;
const MOST_AHEAD = 64 * 1024 ** 2;

/** Memory in segments, each in one piece: what comes together in a segment is one piece, but no more than that. */
export class SegmentSupply implements Supply {
  #reserved = 0;
  #peak = 0;

  constructor(
    /** Takes memory. Throws what the native call throws. */
    readonly take: (byteLength: number) => Segment,
    /** Segments have this many bytes, or what is asked for when that is more. Default: more as the pool grows. */
    readonly segmentByteLength?: number,
  ) {}

  get reserved(): number {
    return this.#reserved;
  }

  get reservedPeak(): number {
    return this.#peak;
  }

  grow(heap: Heap, byteLength: number, { most }: Bounds): Shortage | undefined {
    let cause: OutOfMemoryError | undefined;
    for (const size of this.#sizes(byteLength)) {
      if (this.#reserved + size > most) continue;
      try {
        const space = new SegmentSpace(this.take(size), size);
        this.#reserved += size;
        this.#peak = Math.max(this.#peak, this.#reserved);
        heap.add(space, heap.free);
        return undefined;
      } catch (error) {
        if (!(error instanceof OutOfMemoryError)) throw error;
        cause = error;
      }
    }
    return { cause };
  }

  /** What is tried, the best first. */
  #sizes(byteLength: number): number[] {
    const needed = Math.ceil(byteLength / GRANULE) * GRANULE;
    const whole = Math.ceil(byteLength / UNIT) * UNIT;
    const share = Math.floor(this.#reserved / GROWTH / UNIT) * UNIT;
    const usual = this.segmentByteLength ?? Math.max(whole, Math.min(share, MOST_AHEAD));
    return [...new Set([Math.max(usual, needed), this.segmentByteLength ?? whole, needed])].filter(
      (size) => size >= needed,
    );
  }

  trim(heaps: readonly Heap[], keepByteLength: number): void {
    for (const heap of heaps)
      for (const space of [...heap.spaces] as SegmentSpace[]) {
        if (this.#reserved <= keepByteLength) return;
        if (space.first === space.last && space.first.index === heap.free) this.#free(heap, space);
      }
  }

  #free(heap: Heap, space: SegmentSpace): void {
    space.segment.free();
    heap.remove(space);
    this.#reserved -= space.byteLength;
  }

  release(heaps: readonly Heap[]): void {
    for (const heap of heaps) for (const space of [...heap.spaces] as SegmentSpace[]) this.#free(heap, space);
  }
}
