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
  reaction?: Reaction;
}

/** What this thread does when the stream gets to a marker; `reached` is false when it never will. */
export type Reaction = (reached: boolean) => void;

/** Events that a stream keeps for later, and all streams of the thread together. */
const MOST_KEPT = 32;
const MOST_KEPT_BY_ALL = 512;

/** With so many markers on their way every second place is enough, with twice as many every fourth, and so on. */
const DENSE = 128;

let keptByAll = 0;
let made = 0;

/** How many events the markers of this thread are, and are kept for markers to come. */
export const eventsOfWaits = (): number => made;

/** The places in one stream's order that events mark. */
export class Markers {
  readonly #stream: StreamPtr;
  readonly #markers: Marker[] = [];
  /** Events for markers to come. */
  readonly #kept: EventPtr[] = [];
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

  /**
   * Whether a marker belongs at a place, for those who wait for what comes before it. Not at every one: a million waits
   * must not take all events of the device. Who waits for a place between two markers is answered at the second.
   */
  isDueAt(number: number): boolean {
    return number - this.#lastOwn >= 2 ** Math.floor(this.#markers.length / DENSE);
  }

  /** Marks the end of the stream. The stream's context is current. Throws what the native calls throw. */
  record(number: number, reaction?: Reaction): Marker {
    const event = this.#take();
    try {
      rt.recordEvent(event, this.#stream);
    } catch (error) {
      this.#keep(event);
      throw error;
    }
    this.#lastOwn = number;
    const marker: Marker = reaction === undefined ? { number, event } : { number, event, reaction };
    this.#markers.push(marker);
    if (reaction !== undefined) this.#reactions += 1;
    return marker;
  }

  /** The marker stays, without its reaction. */
  withdraw(marker: Marker): void {
    if (marker.reaction === undefined || !this.#markers.includes(marker)) return;
    delete marker.reaction;
    this.#reactions -= 1;
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

  /** Number of operations before the last marker that the stream has passed; 0 when it has passed none. */
  countPassed(): number {
    const next = this.#markers.findIndex(({ event }) => !isEventDone(event));
    const passed = next === -1 ? this.#markers.length : next;
    return this.#markers[passed - 1]?.number ?? 0;
  }

  /** Takes the first marker away. */
  retireFirst(): void {
    const marker = this.#markers.shift();
    if (marker !== undefined) this.#retire(marker);
  }

  /** Nothing of the script runs at any marker. @returns how many reactions there were */
  skipReactions(): number {
    const skipped = this.#markers.flatMap((marker) => {
      const { reaction } = marker;
      this.withdraw(marker);
      return reaction === undefined ? [] : [reaction];
    });
    for (const reaction of skipped) reaction(false);
    return skipped.length;
  }

  /** An event that is recorded anew: asking it would tell of another place. */
  discard(event: EventPtr): void {
    for (const marker of this.#markers.filter((candidate) => candidate.event === event)) {
      this.#markers.splice(this.#markers.indexOf(marker), 1);
      this.#retire(marker);
    }
  }

  #retire(marker: Marker): void {
    this.#forget(marker);
    if (marker.holder === undefined) this.#keep(marker.event);
  }

  #forget({ reaction, holder }: Marker): void {
    if (reaction !== undefined) this.#reactions -= 1;
    holder?.unretain();
  }

  /** The stream is past everything. It may stay so for long: others can have the events. */
  clear(): void {
    for (const marker of this.#markers.splice(0)) {
      this.#retire(marker);
      marker.reaction?.(false);
    }
    try {
      this.giveBack();
    } catch {
      // Kept for the next try.
    }
  }

  /** The stream is gone: nothing native is called any more, and what is left of its events stays. */
  abandon(): void {
    keptByAll -= this.#kept.length;
    made -= this.#kept.splice(0).length;
    for (const marker of this.#markers.splice(0)) {
      if (marker.holder === undefined) made -= 1;
      this.#forget(marker);
      marker.reaction?.(false);
    }
  }

  /** Gives the events back. A failure is no reason to keep the stream: events end with the process at the latest. */
  destroy(): void {
    this.clear();
    this.giveBack();
  }

  /** Gives back what is kept for markers to come. @returns whether there was anything */
  giveBack(): boolean {
    const had = this.#kept.length > 0;
    for (let event = this.#kept.at(-1); event !== undefined; event = this.#kept.at(-1)) {
      rt.destroyEvent(event);
      this.#kept.pop();
      keptByAll -= 1;
      made -= 1;
    }
    return had;
  }

  #take(): EventPtr {
    const event = this.#kept.pop();
    if (event !== undefined) {
      keptByAll -= 1;
      return event;
    }
    const fresh = makeEvent();
    made += 1;
    return fresh;
  }

  #keep(event: EventPtr): void {
    const hasRoom = this.#kept.length < MOST_KEPT && keptByAll < MOST_KEPT_BY_ALL;
    if (!hasRoom && wasDestroyed(event)) return;
    this.#kept.push(event);
    keptByAll += 1;
  }
}

/** Destroys an event that nobody needs. One that can't be is to be kept for another try, and nobody is told. */
function wasDestroyed(event: EventPtr): boolean {
  try {
    rt.destroyEvent(event);
    made -= 1;
    return true;
  } catch {
    return false;
  }
}
