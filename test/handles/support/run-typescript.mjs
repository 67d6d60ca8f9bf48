// Entry of worker threads: Node.js 20 does not pass --import on to the loader of a worker.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.program);
