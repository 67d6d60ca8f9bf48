import { parentPort, workerData } from 'node:worker_threads';
import { inProcessTable } from '../../../src/native/process/table.js';

/** A thread that does one task with the table of the process, see process-table.test.ts. */
const {
  task,
  gate,
  count = 0,
} = workerData as {
  task: 'count' | 'meet' | 'stay-inside' | 'die-inside';
  gate: SharedArrayBuffer;
  count?: number;
};
const flags = new Int32Array(gate);

/** All threads begin at the same time. */
function passGate(): void {
  Atomics.add(flags, 0, 1);
  Atomics.wait(flags, 1, 0);
}

switch (task) {
  case 'meet':
    passGate();
    parentPort?.postMessage(inProcessTable(({ id }) => id));
    break;
  case 'count':
    passGate();
    for (let round = 0; round < count; round += 1)
      inProcessTable((table) => {
        table.set('test:count', String(Number(table.get('test:count') ?? 0) + 1));
        table.set(`test:of ${round}`, `${table.get(`test:of ${round}`) ?? ''}x`);
        if (round % 2 === 1) table.delete(`test:of ${round - 1}`);
      });
    break;
  default:
    inProcessTable((table) => {
      table.set('test:inside', task);
      Atomics.add(flags, 0, 1);
      for (;;) if (task === 'die-inside') process.exit(0);
    });
}
