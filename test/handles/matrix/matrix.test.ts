import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Ascend, type HandleTransfer, Resource } from '../../../src/index.js';
import { compiled } from '../../support/compiled.js';
import { operations, stateless } from '../../support/operations.js';
import { someOf } from '../../support/scale.js';
import { useSimulation } from '../../support/simulation.js';
import { MEMORY_BYTES } from '../../support/world.js';
import { attemptsWith, endsHandle, everything, publicNames } from './attempts.js';
import { readSignatures } from './signatures.js';
import { states } from './states.js';
import { sweep } from './sweep.js';
import { table } from './table.js';
import { visit } from './visit.js';
import type { Visit } from './worker.js';
import { handlesOf, type MatrixWorld, makeMatrixWorld, start, takeBack } from './world.js';

/**
 * Every public method × every state × every wrong value of every parameter: a typed error that names the parameter, no
 * native call, and no crash.
 */

const simulation = useSimulation();

/** What is on its way to another thread when a test ends. */
const underWay: HandleTransfer[] = [];

afterEach(() => {
  for (const transfer of underWay.splice(0)) takeBack(transfer);
});

/** A world on an Ascend that nobody else shares. */
function newWorld(): MatrixWorld {
  simulation.ascend.dispose();
  const opened = start();
  simulation.ascend = opened.ascend;
  const world = makeMatrixWorld(opened);
  underWay.push(world.transfer);
  return world;
}

const owners = Object.keys(table);
const signatures = readSignatures();

describe('the table of parameters', () => {
  it('has every parameter and every option of every public method', () => {
    const wanted = Object.entries(signatures).map(([owner, methods]) => {
      const withParameters = Object.entries(methods).filter(([, { parameters }]) => parameters.length > 0);
      return [
        owner,
        Object.fromEntries(withParameters.map(([name, { parameters }]) => [name, [...parameters].sort()])),
      ];
    });
    const inTable = Object.entries(table).map(([owner, methods]) => [
      owner,
      Object.fromEntries(
        Object.entries(methods).map(([name, { parameters }]) => [name, Object.keys(parameters).sort()]),
      ),
    ]);
    expect(Object.fromEntries(inTable)).toEqual(Object.fromEntries(wanted));
  });

  it('has the parameters in their order', () => {
    for (const [owner, methods] of Object.entries(table))
      for (const [name, { parameters }] of Object.entries(methods)) {
        const topLevel = (paths: readonly string[]): string[] => paths.filter((path) => !/[.[]/.test(path));
        expect(topLevel(Object.keys(parameters)), `${owner}.${name}`).toEqual(
          topLevel(signatures[owner]?.[name]?.parameters ?? []),
        );
      }
  });

  it('has a handle of every class', () => {
    const classes = Object.keys(signatures).filter((name) => name !== 'functions');
    expect(Object.keys(handlesOf(newWorld())).sort()).toEqual(classes.sort());
  });
});

describe('every handle', () => {
  it('is of the kind that its class is called', () => {
    const handles = Object.entries(handlesOf(newWorld()));
    const kinds = handles.map(([name, handle]) => [
      name,
      handle instanceof Resource ? handle.kind : 'Ascend',
    ]);
    expect(kinds).toEqual(handles.map(([name]) => [name, name]));
  });
});

describe('every method that returns a promise', () => {
  it('is asynchronous, so that errors are rejections', () => {
    for (const [owner, methods] of Object.entries(signatures))
      for (const [name, { returnsPromise, isAsync }] of Object.entries(methods))
        expect(isAsync, `${owner}.${name}`).toBe(returnsPromise);
  });
});

const hasEnded = (handle: Resource | Ascend | undefined): boolean =>
  handle instanceof Ascend ? handle.disposed : handle?.state === 'closed';

describe.each(owners)('every method of %s with every wrong value', (owner) => {
  it('is refused by the name of the parameter, and leaves nothing behind', async () => {
    expect(await visit(owner, newWorld())).toEqual([]);
  });

  for (const [turn, { name, bring, condition: conditionOf }] of owner === 'functions'
    ? []
    : states.entries()) {
    const condition = conditionOf(owner);
    if (condition === undefined) continue;
    it(`is refused when ${name}`, async () => {
      const world = newWorld();
      // Which wrong value it is hardly matters then.
      const calls = someOf(attemptsWith(owner, world), 4, turn).filter((attempt) => !endsHandle(attempt));
      const all =
        condition === 'ended'
          ? [...calls, ...everything(owner, world)]
          : calls.filter(({ outcome }) => outcome !== 'legal');
      takeBack(world.transfer);
      const given = bring(world, owner);
      if (given !== undefined) underWay.push(given);
      if (condition === 'ended') expect(hasEnded(handlesOf(world)[owner])).toBe(true);
      expect(await sweep(all, condition)).toEqual([]);
    });
  }
});

describe('on a thread that has received the handles', () => {
  const program = compiled(new URL('./worker.ts', import.meta.url));
  let worker: Worker;

  beforeAll(() => {
    worker = new Worker(program);
  });

  afterAll(async () => {
    await worker.terminate();
  });

  /** One handle of every kind that can move. */
  function give(): Visit['transfers'] {
    const { device } = simulation;
    return {
      memory: device.allocate(MEMORY_BYTES, { fill: 0 }).toTransfer(),
      host: device.allocateHost(MEMORY_BYTES).toTransfer(),
      physical: device.allocatePhysical(device.granularity()).toTransfer(),
      stream: device.createStream().toTransfer(),
      event: device.createEvent({ timing: true }).toTransfer(),
    };
  }

  it.each(owners)('every method of %s with every wrong value is refused', async (owner) => {
    const answer = once(worker, 'message');
    worker.postMessage({ owner, transfers: give() } satisfies Visit);
    const [failures] = await answer;
    expect(failures).toEqual([]);
  });
});

describe('disposing twice', () => {
  it('does nothing the second time', () => {
    const world = newWorld();
    takeBack(world.transfer);
    for (const handle of Object.values(handlesOf(world)).reverse()) {
      handle.dispose();
      expect(() => handle.dispose()).not.toThrow();
    }
  });
});

describe('the table of operations, which other tests run', () => {
  it('has every method and accessor that does something', () => {
    const world = newWorld();
    for (const [name, methods] of Object.entries(operations)) {
      const handle = Reflect.get(world, name) as object; // the names of the table are those of the world
      const names = publicNames(handle).filter((one) => !stateless.has(one));
      expect(Object.keys(methods).sort(), name).toEqual(names.sort());
    }
  });
});
