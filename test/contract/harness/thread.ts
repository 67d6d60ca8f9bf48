import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { compiled, compiledUrl } from '../../support/compiled.js';
import type { Recorder, ReportedRow } from './scenario.js';

/** A function that a scenario runs on another operating-system thread; exported by the scenario's module. */
export type ThreadFunction<Input, Output> = (run: Recorder, input: Input) => Output | Promise<Output>;

interface Answer {
  readonly rows: readonly ReportedRow[];
  readonly output?: unknown;
  readonly failure?: string;
}

/** An operating-system thread of its own, with its own binding, on which exported functions run one after another. */
export class FreshThread {
  readonly #worker: Worker;
  readonly #run: Recorder;

  /** @param module `import.meta.url` of the module that exports the functions */
  constructor(run: Recorder, module: string) {
    this.#run = run;
    const entry = compiled(new URL('./thread-worker.ts', import.meta.url));
    this.#worker = new Worker(entry, { workerData: { module: compiledUrl(module) } });
  }

  /** Runs an exported function by name. Its rows are recorded when it has ended. */
  async call<Output>(name: string, input: unknown = null): Promise<Output> {
    const answered = once(this.#worker, 'message'); // fails when the thread fails
    this.#worker.postMessage({ name, input });
    const [answer] = (await answered) as [Answer]; // what thread-worker.ts posts
    this.#run.include(answer.rows);
    if (answer.failure !== undefined) throw new Error(`${name} on another thread: ${answer.failure}`);
    return answer.output as Output; // what the function of that name returned
  }

  /** Ends the thread. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Runs an exported function on a thread that has done nothing before and ends after it. */
export async function onFreshThread<Output>(
  run: Recorder,
  module: string,
  name: string,
  input: unknown = null,
): Promise<Output> {
  const thread = new FreshThread(run, module);
  try {
    return await thread.call<Output>(name, input);
  } finally {
    await thread.end();
  }
}
