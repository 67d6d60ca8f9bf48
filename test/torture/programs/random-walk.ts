/** A random walk: `random-walk.ts SEED OPERATIONS`. Exits with 1 at the first difference, with the last calls on stderr. */

import * as raw from '../../../generated/raw/index.js';
import * as simulator from '../../../generated/simulator/control.js';
import { aclsimObjectKind } from '../../../generated/simulator/control-types.js';
import { loadLibrary } from '../../../src/native/library/library.js';
import { Random } from '../../support/random.js';
import { audit } from '../walk/audit.js';
import { blockOperations } from '../walk/operations/blocks.js';
import { copyOperations } from '../walk/operations/copies.js';
import { eventOperations } from '../walk/operations/events.js';
import { mistakeOperations } from '../walk/operations/mistakes.js';
import { orderOperations } from '../walk/operations/order.js';
import { streamOperations } from '../walk/operations/streams.js';
import { virtualOperations } from '../walk/operations/virtual.js';
import { end, freeBytes, leave, start } from '../walk/start-and-end.js';
import { Walk } from '../walk/Walk.js';

const AUDIT_EVERY = 500;

const OPERATIONS = [
  ...blockOperations,
  ...virtualOperations,
  ...copyOperations,
  ...streamOperations,
  ...eventOperations,
  ...mistakeOperations,
  ...orderOperations,
];

function walkThrough(seed: number, steps: number): Walk {
  const walk = new Walk(new Random(seed));
  start(walk);
  const free = freeBytes(walk);
  walk.run(OPERATIONS, steps, audit, AUDIT_EVERY);
  end(walk);
  walk.equal(freeBytes(walk).join(), free.join(), 'free memory of the devices');
  leave(walk);
  walk.equal(
    simulator.getLiveObjects(aclsimObjectKind.ACLSIM_OBJECT_KINDS),
    0n,
    'number of objects at the end',
  );
  return walk;
}

const [seed = Number.NaN, steps = Number.NaN] = process.argv.slice(2).map(Number);
loadLibrary({ backend: 'simulator' });
raw.aclInit(null);
try {
  const { compared, counts } = walkThrough(seed, steps);
  // A walk that does nothing agrees with everything.
  const idle = OPERATIONS.filter(({ name }) => !counts.has(name)).map(({ name }) => name);
  console.log(JSON.stringify({ seed, steps, compared, idle }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
