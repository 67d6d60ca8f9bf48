import { isMainThread } from 'node:worker_threads';
import * as rt from '../../../generated/checked/index.js';
import { AclErrorCode } from '../../../generated/error-codes.js';
import { AclError } from '../../errors/index.js';
import { hasFunction } from '../../native/library/library.js';

/** What a thread has to give back of the process's initialisation. */
export type Initialisation = 'reference' | 'everything' | 'nothing';

/** Initialises the library for this thread. @returns what {@link finalise} has to do */
export function initialise(configFile: string | undefined): Initialisation {
  const counted = hasFunction({ name: 'aclFinalizeReference', library: 'libacl_rt.so' });
  try {
    rt.init(configFile ?? null);
  } catch (error) {
    // Counted as one more reference: another component, or another thread, initialised first.
    if (!(error instanceof AclError) || error.code !== AclErrorCode.ACL_ERROR_REPEAT_INITIALIZE) throw error;
    return counted ? 'reference' : 'nothing';
  }
  if (counted) return 'reference';
  // Without counted references finalising ends the library for all threads, so that only the main thread may do it.
  return isMainThread ? 'everything' : 'nothing';
}

/** Gives back what {@link initialise} acquired, and no more: others may go on using the library. */
export function finalise(initialisation: Initialisation): void {
  try {
    if (initialisation === 'reference') rt.finalizeReference(0n);
    else if (initialisation === 'everything') rt.finalize();
  } catch (error) {
    // Somebody finalised everything: there is nothing left to give back.
    if (!(error instanceof AclError) || error.code !== AclErrorCode.ACL_ERROR_REPEAT_FINALIZE) throw error;
  }
}
