import { AscendError } from '../../errors/index.js';
import { isRunning, runScript, scriptLevel } from './bridge.js';

/** Functions of the script that look at what a method does, or has done. */
export type Bystander = 'a subscriber of ascendcl:call' | 'Error.prepareStackTrace';

/** What a function of the script is that runs as a bystander. */
class Watching {
  constructor(readonly who: Bystander) {}
}

/** Calls a function of the script that only looks: {@link assertMayAct} throws inside it. Throws what it throws. */
export const asBystander = <T>(who: Bystander, fn: () => T): T => runScript(new Watching(who), fn);

/**
 * Throws inside a bystander: the method that it looks at relies on what it has checked.
 * @param api what the bystander has called
 */
export function assertMayAct(api: string): void {
  if (scriptLevel() > 0) isRunning((what) => what instanceof Watching && refuse(api, what.who));
}

function refuse(api: string, who: Bystander): never {
  throw new AscendError(
    who === 'Error.prepareStackTrace' ? 'ERR_CALL_IN_STACK_TRACE' : 'ERR_CALL_IN_SUBSCRIBER',
    `${api} was called by ${who}, which may only look.\n` +
      '  What to do: keep what it was told, and act later, for example in setImmediate().',
  );
}
