import { isMainThread, type Worker } from 'node:worker_threads';

/** Workers of this thread that run. */
const workers = new Set<Worker>();

process.on('worker', (worker) => {
  workers.add(worker);
  worker.once('exit', () => workers.delete(worker));
});

/** Whether other threads of the process may run JavaScript. */
export const hasOtherThreads = (): boolean => !isMainThread || workers.size > 0;
