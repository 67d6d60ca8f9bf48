import { describe, expect, it } from 'vitest';
import { type Chunk, GRANULE, Space } from '../../src/resources/heap/Chunk.js';
import { FreeIndex } from '../../src/resources/heap/FreeIndex.js';
import { giveChunk } from '../../src/resources/heap/give.js';
import { QueueIndex } from '../../src/resources/heap/QueueIndex.js';
import { Random } from '../support/random.js';

/** Free stretches as plain numbers: what the index must agree with. */
class Reference {
  free: { offset: number; byteLength: number }[];

  constructor(byteLength: number) {
    this.free = [{ offset: 0, byteLength }];
  }

  take(offset: number, byteLength: number): void {
    const stretch = this.free.find((one) => one.offset === offset);
    if (stretch === undefined || stretch.byteLength < byteLength) throw new Error('nothing free is there');
    stretch.offset += byteLength;
    stretch.byteLength -= byteLength;
    this.free = this.free.filter((one) => one.byteLength > 0);
  }

  give(offset: number, byteLength: number): void {
    const all = [...this.free, { offset, byteLength }].sort((a, b) => a.offset - b.offset);
    this.free = [];
    for (const one of all) {
      const last = this.free.at(-1);
      if (last !== undefined && last.offset + last.byteLength === one.offset)
        last.byteLength += one.byteLength;
      else this.free.push({ ...one });
    }
  }

  get largest(): number {
    return Math.max(0, ...this.free.map((one) => one.byteLength));
  }

  smallestFor(byteLength: number): number | undefined {
    const fitting = this.free.map((one) => one.byteLength).filter((size) => size >= byteLength);
    return fitting.length === 0 ? undefined : Math.min(...fitting);
  }
}

const seed = 20261201;

/** Larger chunks share one bin. */
const LARGEST_BIN = 256 * 1024 ** 3 * 0.9;

describe(`free chunks by size (seed ${seed})`, () => {
  it.each([
    ['small', 64, 16 * 1024, 4 * 1024 * 1024],
    ['mixed', 64, 64 * 1024 * 1024, 2 * 1024 ** 3],
    ['huge', 1024 ** 3, 64 * 1024 ** 3, 2 * 1024 ** 4],
  ])('agree with a plain list over 20,000 random operations on %s sizes', (_name, least, most, total) => {
    const generator = new Random(seed);
    const random = (): number => generator.below(2 ** 30) / 2 ** 30;
    const space = new Space(0x1000n, total);
    const index = new FreeIndex();
    index.add(space.first);
    const reference = new Reference(total);
    const live: Chunk[] = [];
    for (let step = 0; step < 20_000; step += 1) {
      if (live.length > 0 && (random() < 0.5 || live.length > 400)) {
        const [chunk] = live.splice(Math.floor(random() * live.length), 1) as [Chunk];
        reference.give(chunk.offset, chunk.byteLength);
        giveChunk(chunk, index);
      } else {
        const wanted = Math.ceil((least * (most / least) ** random()) / GRANULE) * GRANULE;
        const chunk = index.find(wanted) ?? index.findMissed(wanted);
        const best = reference.smallestFor(wanted);
        // Best fit up to the width of a bin.
        if (best === undefined) expect(chunk).toBeUndefined();
        else if (best < LARGEST_BIN) expect(chunk?.byteLength).toBeLessThanOrEqual(best * 1.07 + GRANULE);
        if (chunk === undefined) continue;
        expect(chunk.byteLength).toBeGreaterThanOrEqual(wanted);
        index.takeFront(chunk, wanted);
        reference.take(chunk.offset, wanted);
        expect(chunk.address).toBe(0x1000n + BigInt(chunk.offset));
        live.push(chunk);
      }
      if (step % 100 === 0) {
        const chunks = [...index.chunks()].sort((a, b) => a.offset - b.offset);
        expect(chunks.map(({ offset, byteLength }) => ({ offset, byteLength }))).toEqual(reference.free);
        expect(index.byteLength).toBe(reference.free.reduce((sum, one) => sum + one.byteLength, 0));
        expect(index.count).toBe(reference.free.length);
        expect(index.largest()?.byteLength ?? 0).toBe(reference.largest);
      }
    }
    for (const chunk of live) giveChunk(chunk, index);
    expect(space.first).toBe(space.last);
    expect(space.first.byteLength).toBe(total);
    expect(index.count).toBe(1);
  });

  it('of a stream stand in the order in which they come out of use', () => {
    const generator = new Random(seed);
    const random = (): number => generator.below(2 ** 30) / 2 ** 30;
    const space = new Space(0n, 64 * 1024 * 1024);
    const free = new FreeIndex();
    const queue = new QueueIndex();
    free.add(space.first);
    const live: Chunk[] = [];
    for (let number = 1; number < 5_000; number += 1) {
      const wanted = Math.ceil((random() * 32 * 1024 + 1) / GRANULE) * GRANULE;
      const own = queue.find(wanted);
      const index = own === undefined ? free : queue;
      const chunk = own ?? free.find(wanted);
      if (chunk !== undefined) {
        index.takeFront(chunk, wanted);
        live.push(chunk);
      }
      if (live.length > 100) {
        const [given] = live.splice(Math.floor(random() * live.length), 1) as [Chunk];
        given.usedUpTo = number;
        giveChunk(given, queue);
      }
      if (number % 97 === 0) {
        const order: number[] = [];
        for (let one = queue.oldest; one !== undefined; one = one.newer) order.push(one.usedUpTo);
        expect(order).toHaveLength(queue.count);
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }
    }
  });
});
