import type { DeviceMemory, HandleTransfer } from '../../../src/index.js';
import type { Condition } from './sweep.js';
import { handlesOf, type MatrixWorld } from './world.js';

/** What can have happened to a handle. */
export interface State {
  readonly name: string;
  /** Brings it about for the handle of a class. Returns what must be taken back afterwards. */
  readonly bring: (world: MatrixWorld, owner: string) => HandleTransfer | undefined;
  /** What the handle then is; undefined where the state can't be. */
  readonly condition: (owner: string) => Condition | undefined;
}

/** Handles that threads hand to one another, and what was cut from them. */
const TRANSFERABLE: ReadonlySet<string> = new Set([
  'DeviceMemory',
  'MemorySlice',
  'HostMemory',
  'PhysicalMemory',
  'Stream',
  'Event',
]);

const dispose = (world: MatrixWorld, owner: string): undefined => {
  // Nothing may use the handle, so that it ends at once.
  if (owner === 'PhysicalMemory') world.mapping.dispose();
  if (owner === 'MemoryPool') world.pooled.dispose();
  world.stream.synchronizeBlocking();
  handlesOf(world)[owner]?.dispose();
};

const giveAway = (world: MatrixWorld, owner: string): HandleTransfer => {
  // What was made from the handle stays on this thread, and must end first.
  world.shared.dispose();
  world.alias.dispose();
  world.mapping.dispose();
  const name = owner === 'MemorySlice' ? 'DeviceMemory' : owner;
  return (handlesOf(world)[name] as DeviceMemory).toTransfer(); // the classes of TRANSFERABLE all have it
};

/** A device that was reset, or disposed of by itself, opens again. */
const unlessDevice = (owner: string): Condition => (owner === 'Device' ? 'reopening' : 'ended');

export const states: readonly State[] = [
  { name: 'it was disposed of', bring: dispose, condition: unlessDevice },
  {
    name: 'its Ascend was disposed of',
    bring: (world) => void world.ascend.dispose(),
    condition: () => 'ended',
  },
  {
    name: 'its device was reset',
    bring: (world) => void world.device.reset(),
    condition: (owner) => (owner === 'Ascend' ? undefined : unlessDevice(owner)),
  },
  {
    name: 'another thread may take it',
    bring: giveAway,
    condition: (owner) => (TRANSFERABLE.has(owner) ? 'ended' : undefined),
  },
];
