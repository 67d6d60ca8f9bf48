/** In a worker: loads a library and says so. */
import { parentPort, workerData } from 'node:worker_threads';
import { openAscend } from '../../../src/index.js';

openAscend({ library: String(workerData.library) });
parentPort?.postMessage('loaded');
