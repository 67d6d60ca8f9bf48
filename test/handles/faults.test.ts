import { describe, expect, it } from 'vitest';
import { AscendError } from '../../src/index.js';
import { operations } from './support/operations.js';
import { callCount, nativeObjects, simulator, useSimulation } from './support/simulation.js';
import { makeWorld, type World } from './support/world.js';

const simulation = useSimulation();

/** Operations that end what they work on, or fail by design in this world: other tests have them. */
const exempt: ReadonlySet<string> = new Set([
  'device.reset',
  'device.registerHost',
  'device.openShared',
  'device.openPhysical',
  'memory.toTransfer',
  'host.toTransfer',
  'physical.toTransfer',
  'stream.toTransfer',
  'event.toTransfer',
  'event.elapsedMs',
  'memory.share',
  'host.mapToDevice',
]);

/** Runs an operation to its end, the queued work included. */
async function complete(world: World, call: (world: World) => unknown): Promise<void> {
  await call(world);
  await world.stream.synchronize();
}

/** Handles that are open, and what native objects there are beside them. */
const balance = (): number => nativeObjects() - simulation.ascend.liveObjects().total;

describe('when one native call fails', () => {
  for (const [name, methods] of Object.entries(operations))
    for (const [method, call] of Object.entries(methods)) {
      const operation = `${name}.${method}`;
      if (exempt.has(operation)) continue;
      it(`${operation} throws, loses nothing, and works again`, async () => {
        const { ascend } = simulation;
        for (let nth = 1, calls = nth; nth <= calls; nth += 1) {
          const world = makeWorld(ascend);
          // Once without failure: what is made at first use is there then.
          await complete(world, call);
          const start = callCount();
          await complete(world, call);
          calls = callCount() - start;
          const native = balance();
          const before = callCount();
          simulator.failCall(null, nth, 507899);
          const error = await complete(world, call).then(
            () => undefined,
            (reason: unknown) => reason,
          );
          simulator.clearFaults();
          // How often a stream is asked how far it is varies.
          if (callCount() - before >= nth)
            expect(error, `call ${nth} of ${calls}`).toBeInstanceOf(AscendError);
          await world.stream.synchronize();
          // A handle whose end failed is still open, and counted.
          expect(balance(), `beside handles after call ${nth} of ${calls}: ${error}`).toBe(native);
          for (const device of ascend.devices()) device.reset();
          expect(ascend.liveObjects().total).toBe(0);
          expect(nativeObjects()).toBe(0);
        }
      });
    }
});
