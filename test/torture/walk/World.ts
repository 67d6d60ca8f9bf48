import type { ContextPtr, DevicePtr, EventPtr, StreamPtr } from '../../../generated/types.js';
import type { Random } from '../../support/random.js';
import type { DeviceBlock, ModelMapping, Physical, PinnedBlock, Reservation } from './objects.js';
import { type ModelContext, type ModelEvent, type ModelStream, makeStream } from './objects.js';

/** How many pointers to what has ended are kept for mistakes. */
const REMEMBERED = 20;

/** Everything that is alive in the model. */
export class World {
  readonly contexts: ModelContext[] = [];
  /** The calling thread's context. */
  current: ModelContext | undefined;
  readonly streams: ModelStream[] = [];
  readonly events: ModelEvent[] = [];
  readonly blocks: DeviceBlock[] = [];
  readonly pinned: PinnedBlock[] = [];
  readonly reservations: Reservation[] = [];
  readonly mappings: ModelMapping[] = [];
  readonly physicals: Physical[] = [];
  /** Whether devices reach each other's memory. */
  peers = false;
  held = false;

  readonly freed: DevicePtr[] = [];
  readonly deadStreams: StreamPtr[] = [];
  readonly deadEvents: EventPtr[] = [];
  readonly deadContexts: ContextPtr[] = [];

  constructor(readonly random: Random) {}

  /** Streams that work can be queued on now: those of the current context. */
  usableStreams(): ModelStream[] {
    const { current } = this;
    if (current === undefined) return [];
    return [current.defaultStream, ...this.streams.filter((stream) => stream.context === current)];
  }

  allStreams(): ModelStream[] {
    return [...this.contexts.map((context) => context.defaultStream), ...this.streams];
  }

  addContext(pointer: ContextPtr, device: number, primary: boolean): ModelContext {
    const defaultStream = makeStream(null);
    const context = { pointer, device, primary, defaultStream };
    defaultStream.context = context;
    this.contexts.push(context);
    return context;
  }

  /** Whether a wait for the stream could last as long as the streams are held. */
  mayBlock(stream: ModelStream): boolean {
    return this.held && (!stream.progress.drained || stream.uncertain);
  }

  /** Whether an operation of a stream can't be over. */
  surelyPending(stream: ModelStream, operation: number): boolean {
    return this.held && operation > stream.heldFrom;
  }
}

export function remove<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index < 0) throw new Error('the model has lost an object');
  list.splice(index, 1);
}

export function remember<T>(list: T[], item: T): void {
  list.push(item);
  if (list.length > REMEMBERED) list.shift();
}
