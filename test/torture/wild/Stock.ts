import * as raw from '../../../generated/raw/index.js';
import type { aclrtMemPoolProps, aclrtPhysicalMemProp } from '../../../generated/structs.js';
import type { PhysicalMemPtr, VirtualPtr } from '../../../generated/types.js';
import type { StructInput } from '../../../src/native/values/pointers.js';
import type { Random } from '../../support/random.js';
import { bury, HOST_BLOCK, holed, readOnly, untouchable, writable } from './host-pages.js';
import { RECIPES } from './recipes.js';

/** What lives in the simulator to be pointed at, by the brand of its pointers. */
export const KINDS = [
  'DevicePtr',
  'HostPtr',
  'ManagedPtr',
  'VirtualPtr',
  'PhysicalMemPtr',
  'ContextPtr',
  'StreamPtr',
  'EventPtr',
  'NotifyPtr',
  'CntNotifyPtr',
  'MemPoolPtr',
  'AllocatorDescPtr',
  'DataBufferPtr',
] as const;

export type Kind = (typeof KINDS)[number];

const ENOUGH = 3;
const MEMORY = 20;
/** The last one is the current one. */
const DEVICES = [1, 0];
const BLOCK = 2 ** 21;
const HOST_SIZE = 2 ** 16;

const PHYSICAL_PROPERTIES = RECIPES.aclrtPhysicalMemProp as StructInput<aclrtPhysicalMemProp>;
const POOL_PROPERTIES = RECIPES.aclrtMemPoolProps as StructInput<aclrtMemPoolProps>;

type Maker = (cell: BigUint64Array) => unknown;

/** How one more object of a kind is made; the cell receives it. */
const MAKERS: Readonly<Record<Kind, Maker>> = {
  DevicePtr: (cell) => raw.aclrtMalloc(cell, BLOCK, 0),
  HostPtr: (cell) => raw.aclrtMallocHost(cell, HOST_SIZE),
  ManagedPtr: (cell) => raw.aclrtMemAllocManaged(cell, BLOCK, 1),
  VirtualPtr: (cell) => reserveAndMap(cell),
  PhysicalMemPtr: (cell) => raw.aclrtMallocPhysical(cell, BLOCK, PHYSICAL_PROPERTIES, 0),
  ContextPtr: (cell) => {
    raw.aclrtCreateContext(cell, 0);
    // The new context is the current one, which most streams and events would not belong to.
    raw.aclrtSetDevice(0);
  },
  StreamPtr: (cell) => raw.aclrtCreateStream(cell),
  EventPtr: (cell) => raw.aclrtCreateEventExWithFlag(cell, 0x9),
  NotifyPtr: (cell) => raw.aclrtCreateNotify(cell, 0),
  CntNotifyPtr: (cell) => raw.aclrtCntNotifyCreate(cell, 0),
  MemPoolPtr: (cell) => raw.aclrtMemPoolCreate(cell, POOL_PROPERTIES),
  AllocatorDescPtr: (cell) => returned(cell, raw.aclrtAllocatorCreateDesc()),
  DataBufferPtr: (cell) => returned(cell, raw.aclCreateDataBuffer(null, 0)),
};

const returned = (cell: BigUint64Array, pointer: bigint | null): void => {
  cell[0] = pointer ?? 0n;
};

function reserveAndMap(cell: BigUint64Array): void {
  const handle = new BigUint64Array(1);
  if (raw.aclrtReserveMemAddress(cell, 2 * BLOCK, 0, null, 1) !== 0) return;
  if (raw.aclrtMallocPhysical(handle, BLOCK, PHYSICAL_PROPERTIES, 0) !== 0) return;
  // Results of native calls; the brands are lost in the cells.
  raw.aclrtMapMem(cell[0] as VirtualPtr, BLOCK, 0, handle[0] as PhysicalMemPtr, 0);
}

/** Functions that end what their argument leads to. */
const ENDS = /Free|Destroy|Release|Unmap|Close|Unregister/;
/** Functions that end everything of a device, or of all. */
const ENDS_ALL = /^acl(Finalize|rtResetDevice)/;

/** Objects of all kinds, alive and dead. */
export class Stock {
  readonly #live = new Map<Kind, bigint[]>(KINDS.map((kind) => [kind, []]));
  readonly #dead = new Map<Kind, bigint[]>(KINDS.map((kind) => [kind, []]));

  /** Texts and numbers that calls have returned: keys, ids. */
  readonly texts: string[] = [];
  readonly numbers: bigint[] = [];

  constructor(readonly random: Random) {}

  /** Remembers what a call has returned. */
  keep(result: unknown): void {
    if (typeof result === 'string') remember(this.texts, result);
    else if (typeof result === 'bigint') remember(this.numbers, result);
  }

  /** Starts the library with both devices in use, and makes enough of everything. */
  refill(): void {
    raw.aclInit(null);
    for (const device of DEVICES) raw.aclrtSetDevice(device);
    for (const kind of KINDS) {
      const living = this.live(kind);
      for (let missing = ENOUGH - living.length; missing > 0; missing -= 1) {
        const made = make(MAKERS[kind]);
        if (made !== undefined) living.push(made);
      }
    }
  }

  live(kind: Kind): bigint[] {
    return this.#live.get(kind) ?? [];
  }

  dead(kind: Kind): bigint[] {
    return this.#dead.get(kind) ?? [];
  }

  /** Any address of host memory that C may get from a script, with its rights. */
  hostAddress(): bigint {
    const start = this.random.pick([...writable, ...writable, holed, readOnly, untouchable]) ?? readOnly;
    return start + BigInt(this.random.pick([0, 0, 0, 1, 64, HOST_BLOCK / 2, HOST_BLOCK - 1]) ?? 0);
  }

  /** A call has succeeded: what it ended is dead from now on. */
  ended(name: string, pointers: readonly bigint[]): void {
    if (ENDS_ALL.test(name)) this.#buryAll();
    else if (ENDS.test(name)) for (const pointer of pointers) this.#bury(pointer);
  }

  /** Ends all of it, so that a long run needs no more memory than a short one. */
  clear(): void {
    raw.aclrtSnapShotProcessUnlock(process.pid, null);
    for (const device of DEVICES) raw.aclrtResetDeviceForce(device);
    this.#buryAll();
  }

  #bury(pointer: bigint): void {
    for (const kind of KINDS) {
      const living = this.live(kind);
      const index = living.indexOf(pointer);
      if (index < 0) continue;
      living.splice(index, 1);
      this.#remember(kind, pointer);
    }
  }

  #remember(kind: Kind, pointer: bigint): void {
    if (kind === 'HostPtr') bury(pointer, HOST_SIZE);
    remember(this.dead(kind), pointer);
  }

  /** What outlives a device is ended one by one. */
  #buryAll(): void {
    for (const kind of KINDS)
      for (const pointer of this.live(kind).splice(0)) {
        if (kind === 'HostPtr') raw.aclrtFreeHost(pointer as never); // a pointer of unknown brand
        this.#remember(kind, pointer);
      }
  }
}

function remember<T>(values: T[], value: T): void {
  values.push(value);
  if (values.length > MEMORY) values.shift();
}

function make(maker: Maker): bigint | undefined {
  const cell = new BigUint64Array(1);
  maker(cell);
  return cell[0] === 0n ? undefined : cell[0];
}
