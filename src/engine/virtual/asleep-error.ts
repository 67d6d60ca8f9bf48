import { AscendError } from '../../errors/index.js';

/** The error of a use of memory whose physical memory was given back for a time. */
export const asleepError = (what: string, owner: string, api: string): AscendError =>
  new AscendError(
    'ERR_ASLEEP',
    `${api}: ${what} is asleep: ${owner} has given the physical memory back, and keeps the addresses.\n` +
      '  What to do: wake it first: await pool.wake(), or range.restore().',
  );
