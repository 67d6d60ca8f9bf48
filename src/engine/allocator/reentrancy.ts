import { AscendError } from '../../errors/index.js';

/** How many allocators of this thread are asked for memory now: one may run an operator of another stream. */
let asked = 0;

/** Calls `allocate` for an allocator that is asked. */
export function whileAllocating<T>(allocate: () => T): T {
  asked += 1;
  try {
    return allocate();
  } finally {
    asked -= 1;
  }
}

/** Throws while an allocator of this thread is asked for memory: its stream can't end then. */
export function assertNotAllocating(): void {
  if (asked > 0) throw allocatingError();
}

export const allocatingError = (): AscendError =>
  new AscendError(
    'ERR_IN_USE',
    "StreamAllocator.allocate: the allocator and its stream can't end while the allocator is asked for memory.\n" +
      '  What to do: return first, and dispose of them later.',
  );
