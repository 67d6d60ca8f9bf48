import { formatBytes } from '../../errors/format.js';
import type { QueuedOperation } from '../../errors/index.js';
import type { CallSite } from '../base/CallSite.js';
import type { Lifetime } from '../base/Lifetime.js';
import type { Region } from '../copy/Region.js';

/** What errors tell about an operation. Holds nothing that a script would want to be collected. */
export interface OperationInfo {
  /** `copy`, `fill`, `record event` … */
  readonly verb: string;
  readonly byteLength?: number;
  /** Of a copy. */
  readonly source?: Region['side'];
  readonly destination?: Region['side'];
  readonly place: CallSite;
}

/** What makes a queued wait end. */
export interface Awaited {
  /**
   * Whether nothing will: it is not so now, and only this thread could change it.
   * @param asked streams that are being asked already: what waits for one of them waits in a circle
   */
  readonly isHopeless: (asked: Set<object>) => boolean;
  /** Before the wait counts as over: makes sure that what it was for has happened. */
  readonly confirm?: () => void;
}

/** What a stream keeps of an operation until that is done. */
export interface PendingOperation {
  /** What has to live until it is done. */
  readonly keepAlive: readonly Lifetime[];
  /** Called when it is done, was refused or given up. `failed`: its results are void. */
  readonly finish?: ((failed: boolean) => void) | undefined;
  /** The stream may wait in it for something that the script does. */
  readonly awaits?: Awaited;
  /** It consists of several native calls: when one is refused, those before are queued. */
  readonly severalCalls?: boolean;
  /** It was refused, or its submission did not come to its end: its results are void. */
  isVoid?: boolean;
}

function describe({ verb, byteLength, source, destination, place }: OperationInfo): QueuedOperation {
  const size = byteLength === undefined ? '' : ` ${formatBytes(byteLength)}`;
  const direction = source === undefined ? '' : ` ${source} → ${destination}`;
  const { line } = place;
  return {
    operation: `${verb}${size}${direction}`,
    ...(line === undefined ? {} : { place: line }),
  };
}

/** How many operations are remembered for errors: the first, where a stream is stuck, and the latest. */
const FIRST = 16;
const REMEMBERED = 128;

/** What was queued since the stream was last known to be good, oldest first; of very many the first and the latest. */
export class History {
  /** Behind the first ones a ring, once it is full. */
  #operations: OperationInfo[] = [];
  /** Where the oldest of the ring is: the next to be replaced. */
  #oldest = FIRST;

  add(operation: OperationInfo): void {
    if (this.#operations.length < REMEMBERED) {
      this.#operations.push(operation);
    } else {
      this.#operations[this.#oldest] = operation;
      this.#oldest = this.#oldest + 1 < REMEMBERED ? this.#oldest + 1 : FIRST;
    }
  }

  clear(): void {
    if (this.#operations.length > 0) this.#operations = [];
    this.#oldest = FIRST;
  }

  describe(): QueuedOperation[] {
    const all = this.#operations;
    return [...all.slice(0, FIRST), ...all.slice(this.#oldest), ...all.slice(FIRST, this.#oldest)].map(
      describe,
    );
  }
}
