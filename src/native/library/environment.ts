import { isMainThread } from 'node:worker_threads';
import koffi from 'koffi';

/**
 * Gives an environment variable that is not set a value, where C sees it. In a worker `process.env` is a copy: what is
 * written there, native code never reads.
 */
export function setDefaultEnvironment(name: string, value: string): void {
  process.env[name] ??= value;
  if (isMainThread) return;
  const setenv = koffi.load(null).func('setenv', 'int', ['str', 'str', 'int']);
  setenv(name, value, 0);
}
