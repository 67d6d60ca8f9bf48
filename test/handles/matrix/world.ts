import {
  type Ascend,
  AscendError,
  type Device,
  type DeviceMemory,
  type Event,
  type HandleTransfer,
  type MemorySlice,
  openAscend,
  type PhysicalMemory,
  type Resource,
  type SharedMemory,
  type Stream,
} from '../../../src/index.js';
import { MEMORY_BYTES, makeWorld, type Transferred, type World } from '../../support/world.js';
import { makeUnusableBuffers, makeUsableBuffers } from './buffers.js';

/** Handles that can't be used any more. */
interface Ended {
  readonly memory: DeviceMemory;
  readonly physical: PhysicalMemory;
  readonly stream: Stream;
  readonly event: Event;
}

/** One handle of each class, and all that a method may be called with wrongly. Both devices are in use, and no peers. */
export interface MatrixWorld extends World {
  readonly opened: SharedMemory;
  /** A device of an Ascend that was disposed of. */
  readonly staleDevice: Device;
  readonly disposed: Ended;
  readonly disposedSlice: MemorySlice;
  readonly handedOver: Ended;
  /** Host memory of the second device. */
  readonly foreignPhysical: PhysicalMemory;
  /** An event of the second device that measures time and is complete. */
  readonly foreignTimed: Event;
  /** An event that does not measure time, recorded and complete. */
  readonly untimed: Event;
  readonly unrecorded: Event;
  /** A handle on its way to another thread, which nobody has taken. */
  readonly transfer: HandleTransfer;
  readonly usableBuffers: Readonly<Record<string, unknown>>;
  readonly unusableBuffers: Readonly<Record<string, unknown>>;
}

/** An Ascend that nobody else shares, and a device of one that has ended. */
export interface Start {
  readonly ascend: Ascend;
  readonly staleDevice: Device;
}

/** Must be called when no Ascend is open on the thread: those that are share what they stand for. */
export function start(): Start {
  const before = openAscend({ backend: 'simulator' });
  const staleDevice = before.device(1);
  before.dispose();
  return { ascend: openAscend({ backend: 'simulator' }), staleDevice };
}

const endedOf = (
  device: Device,
  end: (handle: DeviceMemory | PhysicalMemory | Stream | Event) => void,
): Ended => {
  const ended = {
    memory: device.allocate(MEMORY_BYTES),
    physical: device.allocatePhysical(device.granularity()),
    stream: device.createStream(),
    event: device.createEvent({ timing: true }),
  };
  for (const handle of Object.values(ended)) end(handle);
  return ended;
};

export function makeMatrixWorld(
  { ascend, staleDevice }: Start,
  given: Partial<Transferred> = {},
): MatrixWorld {
  const world = makeWorld(ascend, given);
  const { device, stream, event, foreign } = world;
  const opened = device.openShared(
    device.allocate(MEMORY_BYTES, { fill: 0 }).share({ anyProcess: true }).toJSON(),
  );
  const foreignTimed = foreign.device.createEvent({ timing: true });
  foreign.stream.record(foreignTimed);
  const untimed = stream.record();
  stream.record(event);
  for (const one of [stream, foreign.stream]) one.synchronizeBlocking();
  using lender = device.allocate(MEMORY_BYTES);
  const disposedSlice = lender.slice(0, 64);
  return {
    ...world,
    opened,
    staleDevice,
    disposed: endedOf(device, (handle) => handle.dispose()),
    disposedSlice,
    // Taken back at once, so that what is native has an owner: the handle that was given up is as any other of its kind.
    handedOver: endedOf(device, (handle) => ascend.fromTransfer(handle.toTransfer())),
    foreignPhysical: foreign.device.allocatePhysical(foreign.device.granularity()),
    foreignTimed,
    untimed,
    unrecorded: device.createEvent({ timing: true }),
    transfer: device.allocate(MEMORY_BYTES).toTransfer(),
    usableBuffers: makeUsableBuffers(),
    unusableBuffers: makeUnusableBuffers(device),
  };
}

/** Takes what nobody has taken, so that it ends; before the last Ascend does, as nothing may be left then. */
export function takeBack(transfer: HandleTransfer): void {
  using ascend = openAscend({ backend: 'simulator' });
  try {
    ascend.fromTransfer(transfer).dispose();
  } catch (error) {
    if (!(error instanceof AscendError) || error.errorCode !== 'ERR_TRANSFER_TAKEN') throw error;
  }
}

/** A handle of every class by the name of the class. */
export const handlesOf = (world: MatrixWorld): Readonly<Record<string, Resource | Ascend>> => ({
  Ascend: world.ascend,
  Device: world.device,
  Context: world.context,
  Stream: world.stream,
  Event: world.event,
  DeviceMemory: world.memory,
  MemorySlice: world.slice,
  DeviceArray: world.array,
  HostMemory: world.host,
  ManagedMemory: world.managed,
  DeviceAlias: world.alias,
  PhysicalMemory: world.physical,
  AddressRange: world.range,
  Mapping: world.mapping,
  MemoryPool: world.pool,
  PoolMemory: world.pooled,
  MemoryExport: world.shared,
  SharedMemory: world.opened,
});
