import { formatBytes } from '../../errors/format.js';
import type { LiveAllocation } from '../../errors/index.js';
import { warn } from '../../native/process/warn.js';
import { CallSite } from '../base/CallSite.js';
import { type LiveObjects, RESOURCE_KINDS, type ResourceKind } from '../base/kinds.js';
import type { Lifetime } from '../base/Lifetime.js';

/** What was not given back, for a report. */
export interface OpenObject {
  /** What it is: `DeviceMemory`, `Stream` … */
  readonly kind: string;
  /** 0 for what is no memory. */
  readonly byteLength: number;
  /** The lines of the script that made it, innermost first. */
  readonly place: readonly string[];
}

/** Is told of the beginning and the end of what the handles of a thread own. Must neither throw nor call a library. */
export interface LifetimeObserver {
  began(lifetime: Lifetime): void;
  ended(lifetime: Lifetime): void;
  /** The library had no memory for this. `byteLength`: how much was asked for, where that is known. */
  failed(api: string, byteLength: number | undefined, deviceId: number): void;
}

/** Lines of a leak report. */
const MOST_REPORTED = 20;

/** Counts the open objects of a thread and, when asked to, remembers where each was made. */
export class HandleRegistry {
  readonly #tracked = new Set<Lifetime>();
  /** Holds no handle: tells when one was collected although its native object is open. It never frees anything. */
  readonly #dropped = new FinalizationRegistry((lifetime: Lifetime) => this.#reportDropped(lifetime));

  #observers: readonly LifetimeObserver[] = [];
  /** The newest number that an observed lifetime has. */
  #serial = 0;

  constructor(
    /** Everything of the thread lives in it. */
    readonly root: Lifetime,
    /** Turned on by any openAscend({ trackAllocations: true }) of the thread. */
    public tracking: boolean,
  ) {}

  opened(lifetime: Lifetime): void {
    if (this.#observers.length > 0) this.#tellBegin(lifetime);
  }

  #tellBegin(lifetime: Lifetime): void {
    this.#serial += 1;
    lifetime.serial = this.#serial;
    for (const observer of this.#observers) observer.began(lifetime);
  }

  closed(lifetime: Lifetime): void {
    if (this.#tracked.size > 0) this.#tracked.delete(lifetime);
    if (this.#observers.length > 0) for (const observer of this.#observers) observer.ended(lifetime);
  }

  /** The library had no memory. */
  failed(api: string, byteLength: number | undefined, deviceId: number): void {
    for (const observer of this.#observers) observer.failed(api, byteLength, deviceId);
  }

  /**
   * From now on an observer is told, first of what there is already.
   * @param open what there is
   */
  observe(observer: LifetimeObserver, open: Iterable<Lifetime>): void {
    for (const lifetime of open) {
      if (lifetime.serial === 0) {
        this.#serial += 1;
        lifetime.serial = this.#serial;
      }
      observer.began(lifetime);
    }
    this.#observers = [...this.#observers, observer];
  }

  /** The counterpart of {@link observe}. */
  ignore(observer: LifetimeObserver): void {
    this.#observers = this.#observers.filter((other) => other !== observer);
  }

  /** Called by the constructor of every handle. */
  handleMade(handle: object, lifetime: Lifetime): void {
    if (!this.tracking || !isCounted(lifetime)) return;
    lifetime.place ??= CallSite.ofScript(this.handleMade);
    this.#tracked.add(lifetime);
    this.#dropped.register(handle, lifetime);
  }

  live(): LiveObjects {
    const counts: Record<string, number> = { total: 0 };
    for (const kind of RESOURCE_KINDS) counts[kind] = 0;
    countIn(this.root, counts);
    return counts as LiveObjects; // every kind was set above
  }

  /** What is open now, the largest first. Empty unless allocations are tracked. */
  openObjects(): OpenObject[] {
    return [...this.#tracked]
      .filter(({ state }) => state !== 'closed')
      .map((lifetime) => ({
        kind: lifetime.kind,
        byteLength: lifetime.heldBytes,
        place: lifetime.place?.lines ?? [],
      }))
      .sort((a, b) => b.byteLength - a.byteLength);
  }

  /** What is open, as a text for a person; undefined when nothing is, or allocations are not tracked. */
  report(when: string): string | undefined {
    const objects = this.openObjects();
    if (objects.length === 0) return undefined;
    const lines = objects.slice(0, MOST_REPORTED).map(({ kind, byteLength, place }) => {
      const size = byteLength > 0 ? ` of ${formatBytes(byteLength)}` : '';
      return `  ${kind}${size}, made at ${place[0] ?? 'an unknown place'}`;
    });
    if (objects.length > MOST_REPORTED) lines.push(`  … and ${objects.length - MOST_REPORTED} more`);
    return `${objects.length} ${objects.length === 1 ? 'object was' : 'objects were'} open ${when}:\n${lines.join('\n')}`;
  }

  #reportDropped(lifetime: Lifetime): void {
    if (lifetime.state !== 'open') return;
    const { kind, heldBytes, place } = lifetime;
    warn(
      'ASCENDCL_LEAK',
      () =>
        `a ${kind}${heldBytes > 0 ? ` of ${formatBytes(heldBytes)}` : ''} was dropped without dispose; ` +
        `it stays allocated until its device is reset. It was made at ${place?.lines[0] ?? 'an unknown place'}`,
    );
  }
}

/** The largest of the objects, as errors show them. */
export function largestOf(objects: Iterable<Lifetime>, count: number): LiveAllocation[] {
  return [...objects]
    .filter((object) => object.heldBytes > 0)
    .sort((a, b) => b.heldBytes - a.heldBytes)
    .slice(0, count)
    .map(({ kind, heldBytes, place }) => {
      const line = place?.line;
      return { kind, byteLength: heldBytes, ...(line === undefined ? {} : { place: line }) };
    });
}

/** Counted when somebody asks: a count that is kept would be wrong where JavaScript has ended in the middle of a change. */
function countIn(parent: Lifetime, counts: Record<string, number>): void {
  for (const child of parent.children) {
    if (child.state !== 'closed' && isCounted(child)) {
      counts[child.kind] = (counts[child.kind] ?? 0) + 1;
      counts.total = (counts.total ?? 0) + 1;
    }
    countIn(child, counts);
  }
}

const COUNTED: ReadonlySet<string> = new Set<ResourceKind>(RESOURCE_KINDS);
const isCounted = (lifetime: Lifetime): boolean => COUNTED.has(lifetime.kind);
