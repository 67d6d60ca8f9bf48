/** A thread that has the library drop the work of streams of another one, on request. */
import { parentPort } from 'node:worker_threads';
import * as rt from '../../../generated/checked/index.js';
import type { StreamPtr } from '../../../generated/types.js';
import { openAscend } from '../../../src/index.js';

/** What is dropped. */
export type Request = { readonly stream: bigint } | { readonly device: number } | 'reset' | 'open';

parentPort?.on('message', (request: Request) => {
  try {
    if (request === 'open') openAscend({ backend: 'simulator' });
    else if (request === 'reset') rt.resetDeviceForce(0);
    else if ('device' in request) rt.deviceTaskAbort(request.device, 0);
    else rt.streamAbort(request.stream as StreamPtr); // what the test sends
    parentPort?.postMessage('done');
  } catch (error) {
    parentPort?.postMessage(String(error));
  }
});
rt.setDevice(0);
parentPort?.postMessage('ready');
