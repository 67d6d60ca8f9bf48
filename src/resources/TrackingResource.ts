import { CallSite } from '../engine/base/CallSite.js';
import type { Lifetime } from '../engine/base/Lifetime.js';
import type { EndObserver } from '../engine/base/LifetimeScope.js';
import { lifetimeOf } from '../engine/base/Resource.js';
import { formatBytes } from '../errors/format.js';
import type { DeviceMemory } from '../handles/DeviceMemory.js';
import type { Memory } from '../handles/Memory.js';
import type { ResourceOptions } from '../handles/MemoryResource.js';
import { lengthOfMemory } from './LimitingResource.js';
import { observe } from './observe.js';
import { ResourceAdaptor } from './ResourceAdaptor.js';

/** Memory that is handed out, and who has asked for it. */
export interface OutstandingAllocation {
  /** Bytes that it has. */
  readonly byteLength: number;
  /** The option `tag` that it was asked for with. */
  readonly tag: string | undefined;
  /** The lines of the script, innermost first. */
  readonly stack: readonly string[];
}

/** Frames that are kept of each call. */
const FRAMES = 16;

/**
 * Remembers where in the script each piece of memory was asked for that is handed out.
 *
 * @example
 * ```ts
 * const tracking = new TrackingResource(device);
 * using memory = tracking.allocate(4096);
 * console.log(tracking.report()); // 4 KiB in 1 piece at …
 * ```
 */
export class TrackingResource<M extends Memory = DeviceMemory> extends ResourceAdaptor<M> {
  readonly #outstanding = new Map<Lifetime, { readonly place: CallSite; readonly tag: string | undefined }>();

  /** What is handed out now, the oldest first. */
  get outstanding(): readonly OutstandingAllocation[] {
    return [...this.#outstanding].map(([lifetime, { place, tag }]) => ({
      byteLength: lengthOfMemory(lifetime),
      tag,
      stack: place.lines,
    }));
  }

  /** What is handed out now by lines of the script, the most bytes first: a text with one line for each. */
  report(): string {
    const byLine = new Map<string, { bytes: number; count: number }>();
    for (const { byteLength, stack } of this.outstanding) {
      const line = stack[0] ?? 'an unknown place';
      const { bytes, count } = byLine.get(line) ?? { bytes: 0, count: 0 };
      byLine.set(line, { bytes: bytes + byteLength, count: count + 1 });
    }
    return [...byLine]
      .sort(([, a], [, b]) => b.bytes - a.bytes)
      .map(
        ([line, { bytes, count }]) =>
          `${formatBytes(bytes)} in ${count} ${count === 1 ? 'piece' : 'pieces'} at ${line}`,
      )
      .join('\n');
  }

  protected serve(byteLength: number, options: ResourceOptions | undefined): M {
    const place = new CallSite(this.allocate, FRAMES);
    const memory = this.upstream.allocate(byteLength, options);
    this.#outstanding.set(lifetimeOf(memory), { place, tag: options?.tag });
    observe(memory, this.#observer);
    return memory;
  }

  readonly #observer: EndObserver<Lifetime> = { ended: (lifetime) => this.#outstanding.delete(lifetime) };
}
