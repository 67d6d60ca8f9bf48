import { announceAbort } from '../process/aborts.js';

/**
 * Some C functions drop queued work, and afterwards the runtime says of the streams that they are done. The handles are
 * told of such calls, on whichever layer they are made, so that nobody takes that for success.
 */

/** Whose work a call drops: that of a stream, or of all streams of a device. */
export type Abort = { readonly function: string } & (
  | { readonly stream: unknown }
  | { readonly device: unknown }
);

/** Called before work is dropped. @returns what to call when it was dropped */
export type AbortListener = (abort: Abort) => () => void;

/** Who is told. They call no code of scripts, and throw nothing. */
export const abortListeners = new Set<AbortListener>();

const TARGETS: Readonly<Record<string, (first: unknown) => Abort>> = {
  aclrtStreamAbort: (stream) => ({ function: 'aclrtStreamAbort', stream }),
  aclrtDeviceTaskAbort: (device) => ({ function: 'aclrtDeviceTaskAbort', device }),
};

/** The function itself, or for one that drops queued work a function that tells it as well. */
export function tellingAborts<Fn extends (...args: never[]) => unknown>(name: string, fn: Fn): Fn {
  const targetOf = Object.hasOwn(TARGETS, name) ? TARGETS[name] : undefined;
  if (targetOf === undefined) return fn;
  const telling = (...args: Parameters<Fn>): unknown => {
    const abort = targetOf(args[0]);
    const conclusions = Array.from(abortListeners, (listener) => listener(abort));
    const target = 'stream' in abort ? abort.stream : abort.device;
    const conclude =
      typeof target === 'bigint' || typeof target === 'number' ? announceAbort(BigInt(target)) : undefined;
    const result = fn(...args);
    conclude?.(result === 0);
    if (result === 0) for (const tell of conclusions) tell();
    return result;
  };
  return telling as Fn; // same parameters, same result
}
