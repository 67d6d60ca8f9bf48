import type { ResourceKind } from '../engine/base/kinds.js';
import type { Lifetime } from '../engine/base/Lifetime.js';
import { MemoryBlock } from '../engine/memory/MemoryBlock.js';
import type { LifetimeObserver } from '../engine/thread/HandleRegistry.js';
import { PhysicalLifetime } from '../engine/virtual/PhysicalLifetime.js';
import { now } from '../native/process/clock.js';
import { EventLog } from './EventLog.js';
import { EventType, type Recording } from './recording.js';
import { NO_STACK, StackTable } from './StackTable.js';

/** The kinds of memory and addresses. */
const KINDS: readonly ResourceKind[] = [
  'DeviceMemory',
  'HostMemory',
  'ManagedMemory',
  'PhysicalMemory',
  'PoolMemory',
  'SharedMemory',
  'RegisteredMemory',
  'AddressRange',
  'Mapping',
];
/** Their numbers in a recording; names of functions that failed follow. */
const RECORDED: ReadonlyMap<string, number> = new Map(KINDS.map((kind, index) => [kind, index]));
/** What shows memory that another object holds, another process, or the script. */
const BORROWED: ReadonlySet<string> = new Set<ResourceKind>(['Mapping', 'SharedMemory', 'RegisteredMemory']);
/** In the place of a device's id. */
const HOST = -1;

/** Writes down which memory and addresses begin and end in a thread. */
export class MemoryRecorder implements LifetimeObserver {
  readonly #log: EventLog;
  readonly #stacks: StackTable | undefined;
  readonly #kinds: string[] = [...KINDS];
  readonly #start = now();
  /** @param capacity events that are kept */
  constructor(capacity: number, stacks: boolean) {
    this.#log = new EventLog(capacity);
    this.#stacks = stacks ? new StackTable() : undefined;
  }

  /** Events that were written down, those included that had to go. */
  get eventCount(): number {
    return this.#log.length + this.#log.dropped;
  }

  began(lifetime: Lifetime): void {
    this.#write(EventType.begin, lifetime);
  }

  ended(lifetime: Lifetime): void {
    this.#write(EventType.end, lifetime);
  }

  failed(api: string, byteLength: number | undefined, device: number): void {
    let kind = this.#kinds.indexOf(api);
    if (kind < 0) kind = this.#kinds.push(api) - 1;
    this.#log.append(this.#time(), EventType.failure, 0, kind, device, 0, byteLength ?? 0, 0, this.#here());
  }

  #write(type: number, lifetime: Lifetime): void {
    const kind = RECORDED.get(lifetime.kind);
    if (kind === undefined) return;
    const time = this.#time();
    const stack = type === EventType.begin ? this.#here() : NO_STACK;
    const { serial, heldBytes, isOnHost } = lifetime;
    if (lifetime instanceof MemoryBlock) {
      const { address, byteLength, device } = lifetime;
      const place = isOnHost ? HOST : device.id;
      const held = BORROWED.has(lifetime.kind) ? 0 : heldBytes;
      this.#log.append(time, type, serial, kind, place, Number(address), byteLength, held, stack);
    } else if (lifetime instanceof PhysicalLifetime) {
      const place = isOnHost ? HOST : lifetime.device.id;
      const held = lifetime.imported ? 0 : heldBytes;
      this.#log.append(time, type, serial, kind, place, 0, lifetime.byteLength, held, stack);
    }
  }

  #time(): number {
    return (now() - this.#start) * 1000;
  }

  #here(): number {
    return this.#stacks === undefined ? NO_STACK : this.#stacks.here(this.#here);
  }

  /** What was recorded so far. */
  recording(label: string): Recording {
    return {
      label,
      origin: 'handles',
      duration: this.#time(),
      kinds: this.#kinds,
      lines: this.#stacks?.lines ?? [],
      stacks: this.#stacks?.stacks ?? [[]],
      dropped: this.#log.dropped,
      initial: this.#log.initial(),
      events: this.#log.events(),
    };
  }
}
