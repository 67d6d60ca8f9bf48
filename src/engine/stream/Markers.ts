import * as rt from '../../../generated/checked/index.js';
import type { EventPtr, StreamPtr } from '../../../generated/types.js';
import type { Lifetime } from '../base/Lifetime.js';
import { isEventDone, makeEvent } from './native-status.js';

/** A place in a stream's order that can be asked for. */
export interface Marker {
  /** How many operations come before it. */
  readonly number: number;
  readonly event: EventPtr;
  /** The script's own event, kept alive; absent for one of ours. */
  readonly holder?: Lifetime;
  readonly reaction?: Reaction;
}

/** What this thread does when the stream gets to a marker; `reached` is false when it never will. */
export type Reaction = (reached: boolean) => void;

/** The places in one stream's order that events mark. */
export class Markers {
  readonly #stream: StreamPtr;
  readonly #markers: Marker[] = [];
  readonly #spare: EventPtr[] = [];
  #reactions = 0;
  #lastOwn = -1;

  constructor(stream: StreamPtr) {
    this.#stream = stream;
  }

  /** Reactions that wait for their turn. */
  get reactions(): number {
    return this.#reactions;
  }

  get isEmpty(): boolean {
    return this.#markers.length === 0;
  }

  /** Number of operations before the last marker; -1 when there is none. */
  get last(): number {
    return this.#markers.at(-1)?.number ?? -1;
  }

  /** As {@link last}, of those that no script records anew. */
  get lastOwn(): number {
    return this.#lastOwn;
  }

  /** Marks the end of the stream. The stream's context is current. Throws what the native calls throw. */
  record(number: number, reaction?: Reaction): void {
    const event = this.#spare.pop() ?? makeEvent();
    try {
      rt.recordEvent(event, this.#stream);
    } catch (error) {
      this.#spare.push(event);
      throw error;
    }
    this.#lastOwn = number;
    if (reaction === undefined) {
      this.#markers.push({ number, event });
    } else {
      this.#markers.push({ number, event, reaction });
      this.#reactions += 1;
    }
  }

  /** Uses an event that was just recorded. */
  adopt(event: EventPtr, holder: Lifetime, number: number): void {
    holder.retain();
    this.#markers.push({ number, event, holder });
  }

  /** The first marker, when its event says that the stream has passed it. */
  passed(): Marker | undefined {
    const marker = this.#markers[0];
    return marker !== undefined && isEventDone(marker.event) ? marker : undefined;
  }

  /** Takes the first marker away. */
  retireFirst(): void {
    const marker = this.#markers.shift();
    if (marker !== undefined) this.#retire(marker);
  }

  /** An event that is recorded anew: asking it would tell of another place. */
  discard(event: EventPtr): void {
    for (const marker of this.#markers.filter((candidate) => candidate.event === event)) {
      this.#markers.splice(this.#markers.indexOf(marker), 1);
      this.#retire(marker);
    }
  }

  #retire(marker: Marker): void {
    if (marker.reaction !== undefined) this.#reactions -= 1;
    if (marker.holder === undefined) this.#spare.push(marker.event);
    else marker.holder.unretain();
  }

  /** The stream is past everything, or will never get anywhere. */
  clear(): void {
    for (const marker of this.#markers.splice(0)) {
      this.#retire(marker);
      marker.reaction?.(false);
    }
  }

  /** Gives the events back. A failure is no reason to keep the stream: events end with the process at the latest. */
  destroy(): void {
    this.clear();
    for (let event = this.#spare.at(-1); event !== undefined; event = this.#spare.at(-1)) {
      rt.destroyEvent(event);
      this.#spare.pop();
    }
  }
}
