import { describe, expect, it } from 'vitest';
import { AscendError, InvalidArgumentError, type Resource } from '../../src/index.js';
import { operations } from '../handles/support/operations.js';
import { callCount, simulator, useSimulation } from '../handles/support/simulation.js';
import { makeWorld } from '../handles/support/world.js';

/** Every public method of every handle with nonsense in all places at once: a typed error, and nothing native is called. */

const simulation = useSimulation();

const detached = (): Uint8Array => {
  const bytes = new Uint8Array(16);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  return bytes;
};

const NONSENSE: Readonly<Record<string, () => unknown>> = {
  negative: () => -1,
  fractional: () => 0.5,
  NaN: () => Number.NaN,
  '2^53+2': () => 2 ** 53 + 2,
  '2^64': () => 2 ** 64,
  '2^64 as bigint': () => 2n ** 64n,
  string: () => 'nonsense\0',
  null: () => null,
  symbol: () => Symbol('nonsense'),
  object: () => Object.create(null),
  array: () => [undefined],
  'detached buffer': detached,
};

/** Methods without parameters. */
const takesNothing = (method: unknown): boolean => typeof method !== 'function';

describe.each(Object.keys(operations))('every method of %s', (name) => {
  it.each(Object.entries(NONSENSE))('refuses nonsense in all places: %s', async (_kind, make) => {
    const world = makeWorld(simulation.ascend);
    world.stream.synchronizeBlocking();
    const handle = Reflect.get(world, name) as Resource; // the table's names are those of the world
    for (const method of Object.keys(operations[name] ?? {})) {
      if (['dispose', 'reset', 'toTransfer'].includes(method)) continue;
      const own = Object.getOwnPropertyDescriptor(findOwner(handle, method), method)?.value;
      if (takesNothing(own)) continue;
      const before = callCount();
      let error: unknown;
      try {
        await own.call(handle, make(), make(), make(), make());
      } catch (reason) {
        error = reason;
      }
      if (error === undefined) continue;
      expect(error, `${name}.${method}: ${String(error)}`).toBeInstanceOf(AscendError);
      if (error instanceof InvalidArgumentError) {
        expect(error.parameter).not.toBe('');
        expect(callCount(), `${name}.${method}`).toBe(before);
      }
    }
    simulator.holdStreams(0);
  });
});

function findOwner(handle: object, method: string): object {
  for (let one: object | null = handle; one !== null; one = Object.getPrototypeOf(one))
    if (Object.hasOwn(one, method)) return one;
  throw new Error(`there is no ${method}`);
}
