/** The other end of FreshThread: waits for the names of functions and runs them. */
import { parentPort, workerData } from 'node:worker_threads';
import { Recorder, type ReportedRow } from './scenario.js';
import type { ThreadFunction } from './thread.js';

const functions: Record<string, ThreadFunction<unknown, unknown>> = await import(workerData.module);

parentPort?.on('message', async ({ name, input }: { name: string; input: unknown }) => {
  const rows: ReportedRow[] = [];
  try {
    const fn = functions[name];
    if (fn === undefined) throw new Error(`the module exports no function ${name}`);
    const output = await fn(new Recorder((row) => rows.push(row)), input);
    parentPort?.postMessage({ rows, output });
  } catch (error) {
    parentPort?.postMessage({ rows, failure: error instanceof Error ? error.message : String(error) });
  }
});
