import { formatBytes, type QueuedOperation } from '../../errors/index.js';
import type { Lifetime } from '../resource/Lifetime.js';
import type { Place } from '../resource/place.js';

/** What errors tell about an operation. Holds nothing that a script would want to be collected. */
export interface OperationInfo {
  /** `copy`, `fill`, `record event` … */
  readonly verb: string;
  readonly byteLength?: number;
  /** For copies: `host → device`. */
  readonly direction?: string;
  readonly place: Place;
}

/** Work that is queued on a stream. */
export interface Operation {
  readonly info: OperationInfo;
  /** What has to live until it is done. */
  readonly holders: readonly Lifetime[];
  /** Called when it is done or was refused. `failed`: the stream reported an error, so that results are void. */
  readonly finish?: (failed: boolean) => void;
  /** It consists of several native calls: when one is refused, those before are queued. */
  readonly severalCalls?: boolean;
}

function describe({ verb, byteLength, direction, place }: OperationInfo): QueuedOperation {
  const size = byteLength === undefined ? '' : ` ${formatBytes(byteLength)}`;
  const { line } = place;
  return {
    operation: `${verb}${size}${direction === undefined ? '' : ` ${direction}`}`,
    ...(line === undefined ? {} : { place: line }),
  };
}

/** How many operations are remembered for errors: the latest. */
const REMEMBERED = 128;

/** What was queued since the stream was last known to be good, oldest first; only the latest of very many. */
export class History {
  #operations: OperationInfo[] = [];

  add(operation: OperationInfo): void {
    this.#operations.push(operation);
    // Twice the number before it is cut, so that adding stays cheap.
    if (this.#operations.length >= 2 * REMEMBERED) this.#operations = this.#operations.slice(-REMEMBERED);
  }

  clear(): void {
    if (this.#operations.length > 0) this.#operations = [];
  }

  describe(): QueuedOperation[] {
    return this.#operations.slice(-REMEMBERED).map(describe);
  }
}
