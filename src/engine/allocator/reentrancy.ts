import { AscendError } from '../../errors/index.js';
import { isRunning } from '../../native/bridge/bridge.js';

/** What runs while an allocator is asked for memory; it may run an operator of another stream, whose allocator is asked then. */
export class Allocating {
  constructor(
    /** What belongs to the allocator. */
    readonly registration: object,
  ) {}
}

/** Throws while an allocator of this thread is asked for memory: its stream can't end then. */
export function assertNotAllocating(): void {
  if (isRunning((what) => what instanceof Allocating)) throw allocatingError();
}

export const allocatingError = (): AscendError =>
  new AscendError(
    'ERR_IN_USE',
    "StreamAllocator.allocate: the allocator and its stream can't end while the allocator is asked for memory.\n" +
      '  What to do: return first, and dispose of them later.',
  );
