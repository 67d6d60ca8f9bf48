import { isMainThread, type Worker } from 'node:worker_threads';

/** Workers of this thread that run. */
const workers = new Set<Worker>();
/** Who wants to know that there is, or was, another thread. */
let listeners: (() => void)[] = [];
let isAlone = isMainThread;

process.on('worker', (worker) => {
  workers.add(worker);
  worker.once('exit', () => workers.delete(worker));
  isAlone = false;
  for (const listener of listeners.splice(0)) listener();
});

/** Whether other threads of the process may run JavaScript. */
export const hasOtherThreads = (): boolean => !isMainThread || workers.size > 0;

/** Calls a function as soon as another thread may run JavaScript. */
export function whenNotAlone(listener: () => void): void {
  if (isAlone) listeners = [...listeners, listener];
  else listener();
}
