import * as rt from '../../../generated/checked/index.js';
import { calls, type Stream } from '../../../src/index.js';
import { simulator } from '../../support/simulation.js';
import { isSince } from '../../support/versions.js';
import type { MatrixWorld } from '../matrix/world.js';
import { handlesOf } from '../matrix/world.js';
import type { Witness } from './Witness.js';

/** Everything that can make code of the script run, ready to run: takes care that nothing else is needed for it. */
export interface Surroundings {
  /** Puts things back, and lets the functions run. */
  readonly end: () => Promise<void>;
}

/** What the witness notes when a function of the script runs although something has ended already. */
export const TOO_LATE = 'host function after the end has begun';

const isOpen = (world: MatrixWorld): boolean =>
  Object.values(handlesOf(world)).every((handle) => ('state' in handle ? handle.state === 'open' : true));

/** Queues a host function and waits, without the package noticing, until the stream has come to it. */
function hostFunctionDue(stream: Stream, world: MatrixWorld, witness: Witness): void {
  if (!isSince('8.5.0')) return;
  const wasOpen = isOpen(world);
  using before = stream.record();
  stream.hostFunction(() => witness.saw(!wasOpen || isOpen(world) ? 'host function' : TOO_LATE));
  rt.synchronizeEvent(before.pointer);
}

/** An allocator's memory that the runtime has given back, and that the script's `free` has to take. */
function freeDue(stream: Stream, world: MatrixWorld, witness: Witness): void {
  stream.setAllocator({
    allocate: (byteLength) => world.device.allocate(byteLength),
    free: (memory) => {
      witness.saw('free of an allocator');
      memory.dispose();
    },
  });
  world.device.memoryInfo(); // makes the stream's context current for the raw call
  simulator.runOperator(stream.pointer, 64);
  stream.fill(world.memory, 0);
  rt.synchronizeStream(stream.pointer);
}

function hasActed({ memory }: MatrixWorld): boolean {
  try {
    memory.dispose();
    return true;
  } catch {
    return false;
  }
}

/**
 * @param onOwn whether a host function is due on the stream of the world as well, which then can't go on
 */
export function surround(world: MatrixWorld, witness: Witness, onOwn: boolean): Surroundings {
  const { device } = world;
  const lender = device.createStream();
  freeDue(lender, world, witness);
  const due = device.createStream();
  hostFunctionDue(due, world, witness);
  if (onOwn) hostFunctionDue(world.stream, world, witness);
  const listener = (): void => witness.saw('subscriber');
  calls.subscribe(listener);
  const onListener = (): void => witness.saw('newListener');
  process.on('newListener', onListener);
  process.on('removeListener', onListener);
  const onWarning = (): void => witness.saw('warning');
  process.on('warning', onWarning);
  const prepare = Error.prepareStackTrace;
  Error.prepareStackTrace = (error, frames) => {
    // It may look; what it does must be refused.
    if (witness.isInside && hasActed(world)) witness.saw('Error.prepareStackTrace that acts');
    return prepare === undefined ? String(error) : prepare(error, frames);
  };
  return {
    end: async () => {
      if (prepare === undefined) Reflect.deleteProperty(Error, 'prepareStackTrace');
      else Error.prepareStackTrace = prepare;
      process.off('warning', onWarning);
      process.off('newListener', onListener);
      process.off('removeListener', onListener);
      calls.unsubscribe(listener);
      for (const stream of [lender, due, world.stream])
        if (stream.state === 'open') await stream.synchronize().catch(() => {});
      for (const stream of [lender, due]) stream.dispose();
    },
  };
}
