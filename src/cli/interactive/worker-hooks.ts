import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

/** Loaded first by what a script starts. */
export const CHILD_HOOKS = new URL('./child-hooks.js', import.meta.url).href;

/**
 * Makes the workers that a script starts load the hooks first: no version of Node.js hands those of a thread on. The
 * flags of this process do not reach them then, as with every worker that has flags of its own; NODE_OPTIONS does.
 */
export function hookWorkers(): void {
  threads.Worker = class Worker extends threads.Worker {
    constructor(file: string | URL, options: threads.WorkerOptions = {}) {
      super(file, { ...options, execArgv: [...(options.execArgv ?? []), '--import', CHILD_HOOKS] });
    }
  };
  // `import { Worker } from 'node:worker_threads'` sees the change only then.
  syncBuiltinESMExports();
}
