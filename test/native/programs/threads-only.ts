import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Has threads look for the table at the same time, and does not use it itself; prints how many they have found. */
const program = new URL('./table-thread.js', import.meta.url); // this runs compiled
const gate = new SharedArrayBuffer(8);
const flags = new Int32Array(gate);
const workers = Array.from({ length: 6 }, () => new Worker(program, { workerData: { task: 'meet', gate } }));
const answers = workers.map((worker) => once(worker, 'message'));
while (Atomics.load(flags, 0) < workers.length) await new Promise((resolve) => setTimeout(resolve, 1));
Atomics.store(flags, 1, 1);
Atomics.notify(flags, 1);
console.log(new Set((await Promise.all(answers)).map(([id]) => id)).size);
