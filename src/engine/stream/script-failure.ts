import { AscendError } from '../../errors/index.js';

/** What a function of the script has thrown, or its promise was rejected with, as something that a wait can throw. */
export const asFailure = (error: unknown): unknown =>
  error ??
  new AscendError(
    'ERR_SCRIPT_FAILED',
    `a function of the script that ran for the stream threw ${error}.\n  What to do: throw an Error there, which tells more.`,
  );

/** What is told of host functions that did not run. */
export const skippedError = (count: number): AscendError =>
  new AscendError(
    'ERR_SCRIPT_SKIPPED',
    `${count === 1 ? 'a host function did' : `${count} host functions did`} not run: the stream was ended before.\n` +
      '  What to do: wait for the stream before it ends; a host function that always queues another has to stop.',
  );
