import type { MemoryPtr } from '../../../generated/types.js';
import { AscendError } from '../../errors/index.js';
import type { LifetimeKind } from '../base/kinds.js';
import { Lifetime } from '../base/Lifetime.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';

/** Who reaches memory by its address without a copy. */
export type MemorySide = 'device' | 'host' | 'managed';

/** What a memory handle stands for: a block of native memory, or a part of one. */
export interface MemoryLifetime extends Lifetime {
  readonly block: MemoryBlock;
  /** First byte inside the block. */
  readonly blockOffset: number;
  readonly byteLength: number;
}

/** A stream's queue, as far as memory knows it. */
interface WorkQueue {
  /** Keeps something alive until everything is done that is on the stream now. */
  barrier(keepAlive: readonly Lifetime[]): unknown;
}

/** A piece of native memory: where it is and how long it lives. */
export abstract class MemoryBlock extends Lifetime implements MemoryLifetime {
  // As those of Lifetime: assigned in the constructor, or on the prototype until they are set.
  declare readonly device: DeviceLifetime;
  declare readonly address: MemoryPtr;
  declare readonly byteLength: number;
  /** Whether others than handles may write it: its address was given out, or others share it. */
  declare exposed: boolean;
  /** Streams that raw calls use the memory on: see {@link usedBy}. */
  declare private users: Set<WorkQueue> | undefined;
  /** Itself, in the form in which operations keep what they use. */
  declare private alone: readonly [Lifetime] | undefined;

  static {
    Object.assign(MemoryBlock.prototype, { exposed: false, users: undefined, alone: undefined });
  }

  protected constructor(
    kind: LifetimeKind,
    parent: Lifetime,
    device: DeviceLifetime,
    address: MemoryPtr,
    byteLength: number,
  ) {
    super(kind, parent);
    this.device = device;
    this.address = address;
    this.byteLength = byteLength;
  }

  get blockOffset(): number {
    return 0;
  }

  /** What it is a part of, when it has no native memory of its own that could be shared or handed over. */
  get partOf(): string | undefined {
    return undefined;
  }

  /** Throws for a part of something larger: only native memory as a whole is handed over, shared or registered. */
  assertWhole(api: string): void {
    const { partOf } = this;
    if (partOf === undefined) return;
    throw new AscendError(
      'ERR_PART_OF_POOL',
      `${api}: this ${this.kind} is a part of what a ${partOf} holds, and the runtime knows that as a whole only.\n` +
        '  What to do: allocate memory that leaves this thread or process without the pool: ' +
        'withMemoryResource(new DirectResource(device), () => device.allocate(bytes)).',
    );
  }

  /** Its end waits for what is queued on the stream when it is disposed of. */
  usedBy(stream: WorkQueue): void {
    this.users ??= new Set();
    this.users.add(stream);
  }

  override dispose(deadline?: number): void {
    if (this.users !== undefined && this.state === 'open') this.awaitUsers();
    super.dispose(deadline);
  }

  /** What raw calls have queued on those streams counts as work that uses the memory, from now on. */
  awaitUsers(): void {
    if (this.users === undefined) return;
    for (const stream of this.users) stream.barrier([this]);
    this.users = undefined;
  }

  get block(): MemoryBlock {
    return this;
  }

  /** Which side the bytes of a part are on. */
  abstract side(offset: number, byteLength: number): MemorySide;

  /** As `exposed`, also of what it stands for. */
  get isExposed(): boolean {
    return this.exposed;
  }

  override get heldBytes(): number {
    return this.byteLength;
  }

  override get isOnHost(): boolean {
    return this.side(0, this.byteLength) === 'host';
  }

  /** Whether another device may reach the memory without being a peer of its own device. */
  isAccessibleFrom(_deviceId: number): boolean {
    return false;
  }

  /**
   * What has to live while a part is in use. Throws when the part can't be used.
   * `api` and `parameter` are for the message.
   */
  holders(_offset: number, _byteLength: number, _api: string, _parameter: string): readonly Lifetime[] {
    this.alone ??= [this];
    return this.alone;
  }
}
