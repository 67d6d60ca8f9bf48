import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, it } from 'vitest';
import { AscendError, type NativeCall } from '../../../src/index.js';
import { operations, operationsSince } from '../../support/operations.js';
import { callCount, nativeObjects, simulator, turns, useSimulation } from '../../support/simulation.js';
import { expectNotAvailable, isSince } from '../../support/versions.js';
import { handlesSince, makeWorld, type World } from '../../support/world.js';

const simulation = useSimulation();

/** Operations that end what they work on, or fail by design in this world, or tell a failure in a text: other tests have them. */
const exempt: ReadonlySet<string> = new Set([
  'device.reset',
  'device.registerHost',
  'device.openShared',
  'device.openPhysical',
  'device.loadNpy',
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

/** The first function that answers a code while `run` runs. */
async function failing(code: number, run: () => Promise<unknown>): Promise<string | undefined> {
  let name: string | undefined;
  const look = (message: unknown): void => {
    const call = message as NativeCall; // what the channel publishes
    if (call.result === code) name ??= call.name;
  };
  subscribe('ascendcl:call', look);
  await run();
  unsubscribe('ascendcl:call', look);
  return name;
}

/** Handles that are open, and what native objects there are beside them. */
const balance = (): number => nativeObjects() - simulation.ascend.liveObjects().total;

/** What this version has handles for. */
const present = Object.entries(operations).filter(([name]) => isSince(handlesSince[name] ?? ''));

const hasOperation = (operation: string): boolean => isSince(operationsSince[operation] ?? '');

describe('when one native call fails', () => {
  for (const [name, methods] of present)
    for (const [method, call] of Object.entries(methods)) {
      const operation = `${name}.${method}`;
      if (exempt.has(operation) || method === 'hexdump' || !hasOperation(operation)) continue;
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
          let error: unknown;
          const failed = await failing(507899, () =>
            complete(world, call).catch((reason: unknown) => {
              error = reason;
            }),
          );
          simulator.clearFaults();
          // How often a stream is asked how far it is varies.
          // An event of ours that could not be given back is given back later; the end of a stream asks again.
          const isMadeGood =
            (failed === 'aclrtDestroyEvent' && name !== 'event') ||
            (failed === 'aclrtStreamQuery' && method === 'createStream') ||
            // Asking how far a stream of its own is enters the stream's context: what fails once is asked again.
            (method === 'saveNpy' && (failed === 'aclrtSetCurrentContext' || failed === 'aclrtStreamQuery'));
          if (callCount() - before >= nth && !isMadeGood)
            expect(error, `call ${nth} of ${calls}, ${failed}`).toBeInstanceOf(AscendError);
          await world.stream.synchronize();
          // Events of ours are given back in the background.
          await turns();
          // A handle whose end failed is still open, and counted.
          // An event at a place of the stream may stay with it: one that could not be given back, or, at a host function's
          // place, one that the stream was not sure to be past.
          const kept = Number(
            failed === 'aclrtDestroyEvent' || (method === 'hostFunction' && failed === 'aclrtStreamQuery'),
          );
          const left = balance() - native;
          expect(left, `beside handles after call ${nth} of ${calls}: ${error}`).toBeGreaterThanOrEqual(0);
          expect(left, `beside handles after call ${nth} of ${calls}: ${error}`).toBeLessThanOrEqual(kept);
          for (const device of ascend.devices()) device.reset();
          expect(ascend.liveObjects().total).toBe(0);
          expect(nativeObjects()).toBe(0);
        }
      });
    }
});

/** Operations that this version lacks, with the version that introduced them. */
const lacking = present.flatMap(([name, methods]) =>
  Object.entries(methods).flatMap(([method, call]) => {
    const operation = `${name}.${method}`;
    return hasOperation(operation) ? [] : [{ operation, call, since: operationsSince[operation] ?? '' }];
  }),
);

for (const { operation, call, since } of lacking)
  it(`${operation} says that it came with CANN ${since}, and loses nothing`, async () => {
    const world = makeWorld(simulation.ascend);
    const refused = async (): Promise<number> => {
      await expectNotAvailable(() => call(world), since);
      await world.stream.synchronize();
      return balance();
    };
    // Once before: what is made at first use is there then.
    expect(await refused()).toBe(await refused());
    world.stream.fill(world.memory, 1);
    await world.stream.synchronize();
  });
