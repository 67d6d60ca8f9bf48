import type {
  ContextPtr,
  DevicePtr,
  EventPtr,
  HostPtr,
  PhysicalMemPtr,
  StreamPtr,
  VirtualPtr,
} from '../../../generated/types.js';
import { type Clock, Progress } from './happens-before.js';
import type { Store } from './store.js';

/** The objects of the model: what the runtime should hold, by its documented rules. */

export interface ModelContext {
  readonly pointer: ContextPtr;
  readonly device: number;
  readonly primary: boolean;
  readonly defaultStream: ModelStream;
}

export interface ModelStream {
  /** Null: the default stream of its context. */
  readonly pointer: StreamPtr | null;
  /** Undefined only while the context of a default stream is made. */
  context: ModelContext | undefined;
  readonly progress: Progress;
  /** How many operations were queued when the streams were held: what came later can't have started. */
  heldFrom: number;
  /** A wait was queued, or not, depending on how fast another stream was. */
  uncertain: boolean;
}

export const makeStream = (pointer: StreamPtr | null, context?: ModelContext): ModelStream => ({
  pointer,
  context,
  progress: new Progress(),
  heldFrom: 0,
  uncertain: false,
});

export interface ModelEvent {
  readonly pointer: EventPtr;
  readonly device: number;
  /** Made by aclrtCreateEventExWithFlag. */
  readonly ex: boolean;
  readonly timing: boolean;
  /** The latest record: where, as which operation, and what is over when it is reached. */
  record: { readonly stream: ModelStream; readonly operation: number; readonly clock: Clock } | undefined;
}

export interface DeviceBlock {
  readonly address: DevicePtr;
  readonly device: number;
  readonly store: Store;
}

export interface PinnedBlock {
  readonly address: HostPtr;
  /** The same memory as JavaScript sees it. */
  readonly view: Uint8Array;
  readonly store: Store;
}

export interface Reservation {
  readonly address: VirtualPtr;
  readonly byteLength: number;
  /** In the order of their offsets. */
  mappings: ModelMapping[];
  released: boolean;
}

export interface Physical {
  /** Undefined while every acquisition was given back and only mappings keep the memory. */
  handle: PhysicalMemPtr | undefined;
  acquisitions: number;
  readonly device: number;
  readonly store: Store;
  mappings: number;
}

export interface ModelMapping {
  readonly range: Reservation;
  readonly offset: number;
  readonly byteLength: number;
  readonly physical: Physical;
  /** Devices that may use it. */
  readonly access: Set<number>;
}

export const addressOf = (mapping: ModelMapping): VirtualPtr =>
  (mapping.range.address + BigInt(mapping.offset)) as VirtualPtr;
