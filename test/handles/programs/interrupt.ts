/** Loads a library, says so, and waits for a signal. */
import { Worker } from 'node:worker_threads';
import { openAscend } from '../../../src/index.js';

const [, , mode, library = ''] = process.argv;
if (mode !== 'no handler') process.on('SIGINT', () => process.exit(5));
if (mode === 'worker') {
  const worker = new Worker(new URL('./load-only.js', import.meta.url), { workerData: { library } });
  await new Promise((resolve) => worker.once('message', resolve));
} else {
  openAscend({ library });
}
console.log('loaded');
setTimeout(() => {}, 20_000);
