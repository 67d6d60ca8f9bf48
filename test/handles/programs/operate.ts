/** A thread of its own: runs an operator on each stream whose address it gets, and answers with the code, 0 when it ran. */
import { parentPort, workerData } from 'node:worker_threads';
import * as simulator from '../../../generated/simulator/control.js';
import type { StreamPtr } from '../../../generated/types.js';
import { AclError, openAscend } from '../../../src/index.js';

const { begun } = workerData as { readonly begun: Int32Array };
const ascend = openAscend({ backend: 'simulator' });

function operate(stream: StreamPtr): number {
  ascend.device(0).memoryInfo(); // makes the device's context current for the raw call
  Atomics.add(begun, 0, 1);
  Atomics.notify(begun, 0);
  try {
    simulator.runOperator(stream, 100);
    return 0;
  } catch (error) {
    if (error instanceof AclError) return error.code;
    throw error;
  }
}

parentPort?.on('message', (stream: StreamPtr | null) => {
  if (stream !== null) return parentPort?.postMessage(operate(stream));
  ascend.dispose();
  return parentPort?.close();
});
parentPort?.postMessage('ready');
