import { AscendError } from '../../errors/index.js';

/** What a function of the script has thrown, or its promise was rejected with, as something that a wait can throw. */
export const asFailure = (error: unknown): unknown =>
  error ??
  new AscendError(
    'ERR_SCRIPT_FAILED',
    `a function of the script that ran for the stream threw ${error}.\n  What to do: throw an Error there, which tells more.`,
  );
