import type { LibraryHandle } from 'koffi';
import { hasSymbol } from './symbols.js';

/**
 * The simulator exports all functions, also while it is set to a version of CANN that lacks some. For this package such a
 * function is missing, as it is in the real library of that version: handles then go another way.
 */

const QUESTION = 'aclsimHasFunction';
/** Functions that control the simulator are of no version. */
const CONTROL_PREFIX = 'aclsim';

/** Tells whether the version that a simulator is set to has a function. */
export function simulatedVersion(simulator: LibraryHandle): (name: string) => boolean {
  if (!hasSymbol(simulator, QUESTION)) return () => true;
  const ask = simulator.func(QUESTION, 'int', ['str', 'void *']);
  const has = new Int32Array(1);
  return (name) => {
    if (name.startsWith(CONTROL_PREFIX)) return true;
    ask(name, has);
    return has[0] !== 0;
  };
}
