import { AsyncLocalStorage } from 'node:async_hooks';
import { checkFunction } from '../engine/arguments/options.js';
import type { Lifetime } from '../engine/base/Lifetime.js';
import type { EndObserver } from '../engine/base/LifetimeScope.js';
import { InvalidArgumentError } from '../errors/index.js';
import type { DeviceMemory } from '../handles/DeviceMemory.js';
import type { Memory } from '../handles/Memory.js';
import type { ResourceOptions } from '../handles/MemoryResource.js';
import { lengthOfMemory } from './LimitingResource.js';
import { observe } from './observe.js';
import { ResourceAdaptor } from './ResourceAdaptor.js';

/** Figures of what was handed out. */
export interface MemoryStatistics {
  /** Bytes that are handed out now. */
  readonly currentBytes: number;
  /** Bytes that were handed out at most. */
  readonly peakBytes: number;
  /** Bytes that were handed out altogether. */
  readonly totalBytes: number;
  /** Pieces that are handed out now. */
  readonly currentCount: number;
  /** Pieces that were handed out at most. */
  readonly peakCount: number;
  /** Pieces that were handed out altogether. */
  readonly totalCount: number;
}

/** What was handed out in a scope and in the scopes inside it. */
class Counter implements EndObserver<Lifetime> {
  currentBytes = 0;
  peakBytes = 0;
  totalBytes = 0;
  currentCount = 0;
  peakCount = 0;
  totalCount = 0;

  constructor(readonly outer: Counter | undefined) {}

  add(byteLength: number): void {
    this.currentBytes += byteLength;
    this.totalBytes += byteLength;
    this.currentCount += 1;
    this.totalCount += 1;
    if (this.currentBytes > this.peakBytes) this.peakBytes = this.currentBytes;
    if (this.currentCount > this.peakCount) this.peakCount = this.currentCount;
    this.outer?.add(byteLength);
  }

  ended(lifetime: Lifetime): void {
    this.#remove(lengthOfMemory(lifetime));
  }

  #remove(byteLength: number): void {
    this.currentBytes -= byteLength;
    this.currentCount -= 1;
    if (this.outer !== undefined) this.outer.#remove(byteLength);
  }

  get figures(): MemoryStatistics {
    const { currentBytes, peakBytes, totalBytes, currentCount, peakCount, totalCount } = this;
    return { currentBytes, peakBytes, totalBytes, currentCount, peakCount, totalCount };
  }
}

/**
 * Counts what is handed out: altogether, and in scopes with labels, which may be nested. What a scope has handed out is
 * counted there until it ends, also when the scope is over.
 *
 * @example
 * ```ts
 * const statistics = new StatisticsResource(device);
 * using weights = statistics.scope('weights', () => statistics.allocate(4096));
 * console.log(statistics.figures.peakBytes, statistics.labels.get('weights')?.currentBytes); // 4096 4096
 * ```
 */
export class StatisticsResource<M extends Memory = DeviceMemory> extends ResourceAdaptor<M> {
  readonly #all = new Counter(undefined);
  readonly #labels = new Map<string, Counter>();
  /** Absent until there is a scope: looking it up costs more than counting. */
  #scopes: AsyncLocalStorage<Counter> | undefined;

  /** Figures of everything. */
  get figures(): MemoryStatistics {
    return this.#all.figures;
  }

  /** Figures by label; of nested scopes the label is `outer/inner`. */
  get labels(): ReadonlyMap<string, MemoryStatistics> {
    return new Map([...this.#labels].map(([label, counter]) => [label, counter.figures]));
  }

  /**
   * Calls a function, inside of which, also behind every `await`, what is handed out is counted under a label as well.
   * @returns what the function returns
   * @throws InvalidArgumentError; what the function throws
   */
  scope<T>(label: string, fn: () => T): T {
    const api = 'StatisticsResource.scope';
    if (typeof label !== 'string' || label === '' || label.includes('/'))
      throw new InvalidArgumentError({
        api,
        parameter: 'label',
        received: label,
        expected: "a text that is not empty and has no '/'",
      });
    checkFunction(fn, api, 'fn');
    this.#scopes ??= new AsyncLocalStorage();
    const outer = this.#scopes.getStore() ?? this.#all;
    const path = outer === this.#all ? label : `${this.#labelOf(outer)}/${label}`;
    let counter = this.#labels.get(path);
    if (counter === undefined) {
      counter = new Counter(outer);
      this.#labels.set(path, counter);
    }
    return this.#scopes.run(counter, fn);
  }

  #labelOf(counter: Counter): string {
    for (const [label, candidate] of this.#labels) if (candidate === counter) return label;
    throw new Error('every scope has a label');
  }

  /** The peaks begin anew, at what is handed out now. */
  resetPeaks(): void {
    for (const counter of [this.#all, ...this.#labels.values()]) {
      counter.peakBytes = counter.currentBytes;
      counter.peakCount = counter.currentCount;
    }
  }

  protected serve(byteLength: number, options: ResourceOptions | undefined): M {
    const memory = this.upstream.allocate(byteLength, options);
    const counter = this.#scopes?.getStore() ?? this.#all;
    counter.add(memory.byteLength);
    observe(memory, counter);
    return memory;
  }
}
