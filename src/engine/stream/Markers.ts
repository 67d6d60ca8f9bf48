import * as rt from '../../../generated/checked/index.js';
import type { EventPtr, StreamPtr } from '../../../generated/types.js';
import type { Lifetime } from '../base/Lifetime.js';
import { isEventDone, makeEvent } from './native-status.js';

/** A place in a stream's order that can be asked for. */
export interface Marker {
  /** How many operations come before it. */
  readonly number: number;
  readonly event: EventPtr;
  /** The script's own event, which the operation in front keeps alive; absent for one of ours. */
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
    const event = this.#spare();
    rt.recordEvent(event, this.#stream);
    const marker: Marker = reaction === undefined ? { number, event } : { number, event, reaction };
    this.#kept.pop();
    keptByAll -= 1;
    this.#markers.push(marker);
    if (reaction !== undefined) this.#reactions += 1;
    this.#lastOwn = number;
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
    const marker = this.#markers[0];
    if (marker === undefined) return;
    this.#markers.shift();
    this.#reactions -= marker.reaction === undefined ? 0 : 1;
    if (marker.holder !== undefined) return;
    this.#kept.push(marker.event);
    keptByAll += 1;
    this.#keepFew();
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
    const isIt = (marker: Marker): boolean => marker.event === event;
    for (let index = this.#markers.findIndex(isIt); index >= 0; index = this.#markers.findIndex(isIt))
      this.#markers.splice(index, 1);
  }

  /** The stream is past everything. */
  clear(): void {
    for (let marker = this.#markers[0]; marker !== undefined; marker = this.#markers[0]) {
      this.retireFirst();
      marker.reaction?.(false);
    }
  }

  /** The stream is gone: nothing native is called any more, and what is left of its events stays. */
  abandon(): void {
    keptByAll -= this.#kept.length;
    made -= this.#kept.splice(0).length;
    this.#reactions = 0;
    for (const marker of this.#markers.splice(0)) {
      if (marker.holder === undefined) made -= 1;
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
    while (this.#kept.length > 0) this.#destroyLast();
    return had;
  }

  /** The last event that is kept, or a new one, which is kept first. JavaScript may end at any call: each event is in a list. */
  #spare(): EventPtr {
    const event = this.#kept.at(-1);
    if (event !== undefined) return event;
    const fresh = makeEvent();
    this.#kept.push(fresh);
    keptByAll += 1;
    made += 1;
    return fresh;
  }

  /** One that can't be destroyed is kept for another try, and nobody is told. */
  #keepFew(): void {
    if (this.#kept.length <= MOST_KEPT && keptByAll <= MOST_KEPT_BY_ALL) return;
    try {
      this.#destroyLast();
    } catch {
      // As said above.
    }
  }

  /** Taken out first: where JavaScript ends behind the call, no stream must get the event. */
  #destroyLast(): void {
    const event = this.#kept.pop();
    if (event === undefined) return;
    keptByAll -= 1;
    made -= 1;
    try {
      rt.destroyEvent(event);
    } catch (error) {
      this.#kept.push(event);
      keptByAll += 1;
      made += 1;
      throw error;
    }
  }
}
