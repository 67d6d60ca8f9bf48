import { formatBytes, type QueuedOperation } from '../../errors/index.js';
import type { CallSite } from '../base/CallSite.js';
import type { Lifetime } from '../base/Lifetime.js';
import type { Region } from '../memory/Region.js';

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

/** What a stream keeps of an operation until that is done. */
export interface PendingOperation {
  /** What has to live until it is done. */
  readonly keepAlive: readonly Lifetime[];
  /** Called when it is done or was refused. `failed`: the stream reported an error, so that results are void. */
  readonly finish?: ((failed: boolean) => void) | undefined;
  /** The stream may wait in it for something that the script does. */
  readonly mayBlock?: boolean;
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

/** How many operations are remembered for errors: the latest. */
const REMEMBERED = 128;

/** What was queued since the stream was last known to be good, oldest first; only the latest of very many. */
export class History {
  /** A ring, once it is full. */
  #operations: OperationInfo[] = [];
  /** Where the oldest is: the next to be replaced. */
  #oldest = 0;

  add(operation: OperationInfo): void {
    if (this.#operations.length < REMEMBERED) {
      this.#operations.push(operation);
    } else {
      this.#operations[this.#oldest] = operation;
      this.#oldest = (this.#oldest + 1) % REMEMBERED;
    }
  }

  clear(): void {
    if (this.#operations.length > 0) this.#operations = [];
    this.#oldest = 0;
  }

  describe(): QueuedOperation[] {
    const inOrder = [...this.#operations.slice(this.#oldest), ...this.#operations.slice(0, this.#oldest)];
    return inOrder.map(describe);
  }
}
