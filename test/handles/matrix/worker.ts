/** A thread that takes handles of another one and visits them, class after class. */
import { parentPort } from 'node:worker_threads';
import type { HandleTransfer } from '../../../src/index.js';
import type { Transferred } from '../../support/world.js';
import { visit } from './visit.js';
import { makeMatrixWorld, start, takeBack } from './world.js';

export interface Visit {
  readonly owner: string;
  readonly transfers: Readonly<Record<keyof Transferred, HandleTransfer>>;
}

parentPort?.on('message', async ({ owner, transfers }: Visit) => {
  const opened = start();
  const taken = Object.entries(transfers).map(([name, transfer]) => [
    name,
    opened.ascend.fromTransfer(transfer),
  ]);
  const world = makeMatrixWorld(opened, Object.fromEntries(taken));
  const failures = await visit(owner, world);
  takeBack(world.transfer);
  opened.ascend.dispose();
  parentPort?.postMessage(failures);
});
