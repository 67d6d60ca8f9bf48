import { afterEach, describe, expect, it } from 'vitest';
import { AscendError, type HandleTransfer } from '../../../src/index.js';
import { useSimulation } from '../../support/simulation.js';
import { isSince } from '../../support/versions.js';
import { publicNames } from '../matrix/attempts.js';
import { table } from '../matrix/table.js';
import { handlesOf, type MatrixWorld, makeMatrixWorld, start, takeBack } from '../matrix/world.js';
import { withAccessors } from './accessors.js';
import { surround, TOO_LATE } from './surroundings.js';
import { Witness } from './Witness.js';

/**
 * Every public method and accessor × everything that can make code of the script run: none runs between a method's checks
 * and its native calls, nor between the native calls of one method.
 */

const simulation = useSimulation({ trackAllocations: true });

let underWay: HandleTransfer[] = [];

afterEach(() => {
  for (const transfer of underWay) takeBack(transfer);
  underWay = [];
});

/** A world on an Ascend that nobody else shares. */
function newWorld(): MatrixWorld {
  for (const transfer of underWay) takeBack(transfer);
  simulation.ascend.dispose();
  const opened = start();
  simulation.ascend = opened.ascend;
  const world = makeMatrixWorld(opened);
  underWay = [world.transfer];
  return world;
}

/** Methods that wait, blocking: functions of the script run there, before anything has ended. */
const BLOCKING = /\.(synchronizeBlocking|dispose|reset)$/;

/** So many operations one after the other make the package look how far the stream is. */
const OFTEN = 130;

/** What ends the handle, or gives it away, can be called once only. */
const ONCE = /\.(dispose|reset|toTransfer)$/;

interface Call {
  readonly name: string;
  readonly run: (args: readonly unknown[]) => unknown;
  readonly args: readonly unknown[];
}

/** A method or accessor by its name, with good arguments. */
function callOf(owner: string, method: string, world: MatrixWorld): Call {
  const receiver = handlesOf(world)[owner] as object; // the owners of the table but `functions`
  const methods = new Map(Object.entries(table[owner] ?? {}));
  const args = methods.get(method)?.good(world) ?? [];
  const run = (given: readonly unknown[]): unknown => {
    const member: unknown = Reflect.get(receiver, method);
    return typeof member === 'function' ? Reflect.apply(member, receiver, given) : member;
  };
  return { name: `${owner}.${method}`, run, args };
}

const owners = Object.keys(table).filter((owner) => owner !== 'functions');

const namesOf = (owner: string, world: MatrixWorld): string[] =>
  publicNames(handlesOf(world)[owner] as object).filter((name) => name !== 'constructor');

const isTransfer = (value: unknown): value is HandleTransfer =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'ascendcl') === 'handle';

async function settle(result: unknown): Promise<void> {
  try {
    const value = await result;
    if (isTransfer(value)) underWay.push(value);
  } catch (error) {
    if (!(error instanceof AscendError)) throw error;
  }
}

describe.each(owners)('every method of %s', (owner) => {
  for (const onOwn of [false, true])
    it(`runs no code of the script in the middle${onOwn ? ', also when the stream itself waits for some' : ''}`, async () => {
      const complaints: string[] = [];
      const witness = new Witness();
      let world = newWorld();
      for (const method of namesOf(owner, world)) {
        const { name, run, args } = callOf(owner, method, world);
        const times = ONCE.test(name) || owner === 'Device' ? 1 : OFTEN;
        const around = surround(world, witness, onOwn);
        for (let time = 0; time < times; time += 1) {
          const read = args.map((arg, index) =>
            withAccessors(arg, `${index}`, (path) => witness.saw(`getter of ${path}`)),
          );
          const { before, result } = witness.watch(() => run(read));
          for (const { what, calls } of witness.notes) {
            const isAllowed = what.startsWith('getter')
              ? calls === before
              : BLOCKING.test(name) && what !== TOO_LATE;
            if (!isAllowed) complaints.push(`${name}: ${what}, after ${calls - before} native calls`);
          }
          if (times === 1 || time === 0) await settle(result);
          else void settle(result);
        }
        await around.end();
        if (ONCE.test(name)) world = newWorld();
      }
      expect([...new Set(complaints)]).toEqual([]);
    }, 240_000);
});

describe('the witness', () => {
  it('notes what runs in a method that waits: it would note it in others', async () => {
    const world = newWorld();
    const witness = new Witness();
    const around = surround(world, witness, true);
    const options = withAccessors({ timeoutMs: 5000 }, '0', (path) => witness.saw(`getter of ${path}`));
    witness.watch(() => Reflect.apply(world.device.synchronizeBlocking, world.device, [options]));
    const kinds = new Set(witness.notes.map(({ what }) => what));
    await around.end();
    expect(kinds).toEqual(
      new Set([
        'getter of 0.timeoutMs',
        ...(isSince('8.5.0') ? ['host function'] : []),
        'free of an allocator',
        'subscriber',
      ]),
    );
  });
});
