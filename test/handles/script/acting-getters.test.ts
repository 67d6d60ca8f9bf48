import { afterEach, describe, expect, it } from 'vitest';
import { AscendError, DisposedError, type HandleTransfer, InvalidArgumentError } from '../../../src/index.js';
import { pairs } from '../../support/scale.js';
import { findings, simulator, useSimulation } from '../../support/simulation.js';
import { table } from '../matrix/table.js';
import { handlesOf, type MatrixWorld, makeMatrixWorld, start, takeBack } from '../matrix/world.js';
import { pathsIn, withAccessors } from './accessors.js';
import { nativeCalls } from './Witness.js';

/**
 * Every property of every argument of every public method × a getter that ends or takes away something that the method
 * works on: what the getter has done, the checks see. No native call is made for what has ended.
 */

const simulation = useSimulation();

let underWay: HandleTransfer[] = [];

afterEach(() => {
  for (const transfer of underWay.splice(0)) takeBack(transfer);
});

function newWorld(): MatrixWorld {
  for (const transfer of underWay.splice(0)) takeBack(transfer);
  simulation.ascend.dispose();
  const opened = start();
  simulation.ascend = opened.ascend;
  const world = makeMatrixWorld(opened);
  underWay = [world.transfer];
  simulator.clearFindings();
  return world;
}

interface Scene {
  readonly world: MatrixWorld;
  readonly receiver: object;
  readonly args: readonly unknown[];
}

const end = (handle: unknown): void => {
  if (typeof handle === 'object' && handle !== null && Symbol.dispose in handle)
    (handle as Disposable)[Symbol.dispose]();
};

/** Visits an argument and everything in it. */
function visit(value: unknown, act: (part: unknown) => void): void {
  act(value);
  if (Array.isArray(value) || (typeof value === 'object' && value !== null && !(Symbol.dispose in value)))
    for (const part of Object.values(value)) visit(part, act);
}

const detach = (value: unknown): void => {
  if (ArrayBuffer.isView(value) && value.buffer instanceof ArrayBuffer && value.buffer.byteLength > 0)
    structuredClone(value.buffer, { transfer: [value.buffer] });
};

const actions: Readonly<Record<string, (scene: Scene) => void>> = {
  'disposes of the handle': ({ receiver }) => end(receiver),
  'disposes of the arguments': ({ args }) => {
    for (const arg of args) visit(arg, (part) => (ArrayBuffer.isView(part) ? undefined : end(part)));
  },
  'resets the device': ({ world }) => world.device.reset(),
  'disposes of the Ascend': ({ world }) => world.ascend.dispose(),
  'takes the buffers away': ({ args }) => {
    for (const arg of args) visit(arg, detach);
  },
};

/** After these the handle is no more; a device is opened again when it is needed. */
const ENDS = /disposes of the handle|resets the device/;

/** The error, if any, and how many native calls were made after the getter had acted. */
async function outcomeOf(
  scene: Scene,
  method: string,
  path: string,
  act: (scene: Scene) => void,
): Promise<{ readonly error: unknown; readonly calls: number }> {
  const { receiver, args } = scene;
  let done: number | undefined;
  const given = args.map((arg, index) =>
    withAccessors(arg, `${index}`, (read) => {
      if (read !== path || done !== undefined) return;
      act(scene);
      done = nativeCalls();
    }),
  );
  let error: unknown;
  let result: unknown;
  try {
    const member: unknown = Reflect.get(receiver, method);
    result = typeof member === 'function' ? Reflect.apply(member, receiver, given) : member;
    await result;
  } catch (reason) {
    error = reason;
  }
  const calls = done === undefined ? 0 : nativeCalls() - done;
  if (error === undefined) end(await result);
  return { error, calls };
}

const owners = Object.keys(table).filter((owner) => owner !== 'functions');

describe.each(owners)('a getter in an argument of a method of %s', (owner) => {
  it('acts before anything is checked', async () => {
    const complaints: string[] = [];
    let world = newWorld();
    for (const [method, { good }] of Object.entries(table[owner] ?? {})) {
      const paths = good(world).flatMap((arg, index) => pathsIn(arg, `${index}`));
      for (const [path, [action, act]] of pairs(paths, Object.entries(actions))) {
        // Then nobody takes what the message is about, and it is left behind.
        if (method === 'fromTransfer' && /handle|Ascend/.test(action)) continue;
        world = newWorld();
        // What nobody has taken would be left behind by the end of the Ascend.
        if (method !== 'fromTransfer') takeBack(world.transfer);
        const scene = { world, receiver: handlesOf(world)[owner] as object, args: good(world) };
        const { error, calls } = await outcomeOf(scene, method, path, act);
        const name = `${owner}.${method}, getter of ${path} ${action}`;
        const isRefused = error instanceof DisposedError || error instanceof InvalidArgumentError;
        if (error !== undefined && !(error instanceof AscendError)) complaints.push(`${name}: ${error}`);
        if (isRefused && calls > 0) complaints.push(`${name}: refused after ${calls} native calls`);
        const hasEnded =
          action === 'disposes of the Ascend' || (ENDS.test(action) && !['Ascend', 'Device'].includes(owner));
        if (hasEnded && error === undefined && calls > 0)
          complaints.push(`${name}: went on with ${calls} native calls`);
        world.ascend.dispose();
        complaints.push(...findings().map((finding) => `${name}: ${finding}`));
      }
    }
    expect(complaints).toEqual([]);
  }, 240_000);
});
