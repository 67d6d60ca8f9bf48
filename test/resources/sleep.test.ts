import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, it } from 'vitest';
import {
  AscendError,
  type DeviceMemory,
  DisposedError,
  type NativeCall,
  OutOfMemoryError,
  PoolResource,
} from '../../src/index.js';
import { thrownBy } from '../support/catching.js';
import { Random } from '../support/random.js';
import { isLong } from '../support/scale.js';
import { simulator, useSimulation } from '../support/simulation.js';

const simulation = useSimulation();
const MiB = 1024 * 1024;
const seed = 20261203;
const KEEP = ['host', 'discard'] as const;

const codeOf = (error: unknown): unknown => (error instanceof AscendError ? error.errorCode : error);

/** What a function throws, or undefined. */
function failureOf(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** What a promise rejects with. */
const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

interface Block {
  readonly memory: DeviceMemory;
  readonly value: number;
  readonly address: bigint;
}

function blockOf(pool: PoolResource, random: Random, tag: string): Block {
  const memory = pool.allocate(64 + random.below(8192), { tag });
  const value = random.below(256);
  memory.fill(value);
  return { memory, value, address: memory.pointer };
}

function isRight({ memory, value, address }: Block): boolean {
  const bytes = new Uint8Array(memory.byteLength);
  memory.copyTo(bytes);
  return memory.pointer === address && bytes.every((byte) => byte === value);
}

const sampleOf = (blocks: readonly Block[], count: number, random: Random): Block[] =>
  Array.from({ length: count }, () => blocks[random.below(blocks.length)] as Block); // one of them

const freeBytes = (): number => simulation.device.memoryInfo('hbm-huge').free;

describe('memory of a pool that sleeps', () => {
  it('gives its physical memory back, refuses use, and has its bytes at the same addresses afterwards', async () => {
    using pool = new PoolResource(simulation.device);
    const random = new Random(seed);
    const before = freeBytes();
    const weights = Array.from({ length: 50 }, () => blockOf(pool, random, 'weights'));
    const large = pool.allocate(40 * MiB, { tag: 'cache' });
    using other = pool.allocate(100);
    other.fill(9);
    const slice = large.slice(10, 20);
    pool.sleep({ tags: ['weights'] });
    pool.sleep({ tags: ['cache'], keep: 'discard' });
    expect(freeBytes()).toBe(before - 2 * MiB);
    expect(pool.usage().asleep).toBeGreaterThan(40 * MiB);
    const [first] = weights as [Block];
    expect(first.memory.pointer).toBe(first.address);
    for (const use of [
      () => first.memory.fill(1),
      () => first.memory.copyTo(new Uint8Array(first.memory.byteLength)),
      () => slice.fill(1),
      () => pool.allocate(1, { tag: 'weights' }),
    ]) {
      expect(codeOf(thrownBy(use))).toBe('ERR_ASLEEP');
      expect(String(thrownBy(use))).toMatch(/await pool\.wake\(\)/);
    }
    // What is no part of it goes on.
    const bytes = new Uint8Array(100);
    other.copyTo(bytes);
    expect(bytes).toEqual(new Uint8Array(100).fill(9));
    for (const { memory } of weights.splice(10, 20)) memory.dispose();
    await pool.wake({ tags: ['weights'] });
    expect(weights.every(isRight)).toBe(true);
    expect(codeOf(thrownBy(() => large.fill(1)))).toBe('ERR_ASLEEP');
    await pool.wake();
    large.fill(3);
    const again = pool.allocate(64, { tag: 'weights' });
    again.fill(4);
    expect(weights.every(isRight)).toBe(true);
    for (const { memory } of weights) memory.dispose();
    again.dispose();
    large.dispose();
    expect(pool.usage()).toMatchObject({ used: 192, asleep: 0 });
    pool.trim();
    expect(pool.usage().reserved).toBe(2 * MiB);
  });

  it('does not fall asleep while queued work uses it', async () => {
    const { device } = simulation;
    using pool = new PoolResource(device);
    await using stream = device.createStream();
    await using second = device.createStream();
    simulator.holdStreams(1);
    using own = pool.allocate(4096, { stream, tag: 'one' });
    using shared = pool.allocate(4096, { tag: 'two' });
    using idle = pool.allocate(4096, { tag: 'three' });
    idle.fill(1);
    stream.fill(own, 1);
    second.fill(shared, 2);
    pool.allocate(100, { stream, tag: 'four' }).dispose();
    for (const tag of ['one', 'two', 'four'])
      expect(codeOf(thrownBy(() => pool.sleep({ tags: [tag] })))).toBe('ERR_IN_USE');
    pool.sleep({ tags: ['three'] });
    simulator.holdStreams(0);
    await stream.synchronize();
    await second.synchronize();
    pool.sleep();
    await pool.wake();
    const first = [own, shared, idle].map((memory) => {
      const bytes = new Uint8Array(1);
      memory.copyTo(bytes, { byteLength: 1 });
      return bytes[0];
    });
    expect(first).toEqual([1, 2, 1]);
  });

  it('may end asleep, or while it wakes', async () => {
    const pool = new PoolResource(simulation.device);
    const blocks = Array.from({ length: 80 }, () => pool.allocate(2 * MiB));
    pool.sleep();
    blocks.pop()?.dispose();
    const waking = rejectionOf(pool.wake());
    expect(codeOf(thrownBy(() => pool.sleep()))).toBe('ERR_IN_USE');
    pool.dispose();
    expect(await waking).toBeInstanceOf(DisposedError);
    const second = new PoolResource(simulation.device);
    second.allocate(MiB).fill(1);
    second.sleep();
    second.dispose();
    const third = new PoolResource(simulation.device);
    third.allocate(MiB);
    third.sleep();
    simulation.device.reset();
    expect(third.state).toBe('closed');
  });

  it('stays asleep, with its bytes, when there is not as much memory as before', async () => {
    using pool = new PoolResource(simulation.device);
    const random = new Random(seed);
    const blocks = Array.from({ length: 2000 }, () => blockOf(pool, random, 'a'));
    pool.sleep();
    {
      using _most = simulation.device.allocate(freeBytes() - 4 * MiB, { policy: 'huge-only' });
      const left = freeBytes();
      const error = await rejectionOf(pool.wake());
      expect(error).toBeInstanceOf(OutOfMemoryError);
      expect(freeBytes()).toBe(left);
    }
    await pool.wake();
    expect(blocks.every(isRight)).toBe(true);
  });

  it('says what it needs where the pool takes segments', () => {
    using pool = new PoolResource(simulation.device, { virtualMemory: false });
    expect(codeOf(thrownBy(() => pool.sleep()))).toBe('ERR_NO_VIRTUAL_MEMORY');
  });
});

describe(`sleep and wake, again and again (seed ${seed})`, () => {
  const BLOCKS = isLong ? 10_000 : 1000;
  const ROUNDS = isLong ? 1000 : 20;

  it(`keeps the bytes of ${BLOCKS} blocks ${ROUNDS} times`, { timeout: 1_200_000 }, async () => {
    using pool = new PoolResource(simulation.device);
    const random = new Random(seed);
    const before = freeBytes();
    const blocks = Array.from({ length: BLOCKS }, () => blockOf(pool, random, `tag${random.below(3)}`));
    for (let round = 0; round < ROUNDS; round += 1) {
      pool.sleep();
      expect(freeBytes()).toBe(before);
      expect(pool.usage().reserved).toBe(0);
      // Some go while it sleeps, others come.
      for (let change = 0; change < 10; change += 1)
        blocks.splice(random.below(blocks.length), 1)[0]?.memory.dispose();
      await pool.wake();
      while (blocks.length < BLOCKS) blocks.push(blockOf(pool, random, `tag${random.below(3)}`));
      const sample = round % 100 === 0 ? blocks : sampleOf(blocks, 100, random);
      expect(sample.every(isRight)).toBe(true);
    }
  });

  /** The native calls of one sleep and wake, each with its number among those of its function. */
  async function callsOf(run: () => Promise<void>): Promise<[name: string, nth: number][]> {
    const counts = new Map<string, number>();
    const calls: [string, number][] = [];
    const note = (message: unknown): void => {
      const { name } = message as NativeCall; // what the channel publishes
      if (name.startsWith('aclsim')) return;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      calls.push([name, counts.get(name) as number]);
    };
    subscribe('ascendcl:call', note);
    try {
      await run();
    } finally {
      unsubscribe('ascendcl:call', note);
    }
    return calls;
  }

  it.each(KEEP)(
    'leaves right bytes or a typed error and a defined state when a native call fails, keep: %s',
    { timeout: 1_200_000 },
    async (keep) => {
      using pool = new PoolResource(simulation.device);
      const random = new Random(seed);
      const before = freeBytes();
      const blocks = Array.from({ length: isLong ? 10_000 : 1500 }, () => blockOf(pool, random, 'a'));
      const calls = await callsOf(async () => {
        pool.sleep();
        await pool.wake();
      });
      expect(calls.length).toBeGreaterThan(10);
      for (const code of [507899, 207001])
        for (const [name, nth] of calls) {
          simulator.failCall(name, nth, code);
          let areKept = true;
          const failed = failureOf(() => pool.sleep({ keep }));
          if (failed !== undefined) {
            expect(codeOf(failed)).toMatch(/^ERR_ACL/);
            const isAsleep = pool.usage().asleep > 0;
            areKept = !isAsleep || keep === 'host';
            const use = failureOf(() => blocks[0]?.memory.fill(blocks[0].value));
            expect(codeOf(use)).toBe(isAsleep ? 'ERR_ASLEEP' : undefined);
          } else areKept = keep === 'host';
          pool.sleep({ keep: 'host' });
          expect(freeBytes()).toBe(before);
          const rejected = await rejectionOf(pool.wake());
          if (rejected !== undefined) {
            expect(codeOf(rejected)).toMatch(/^ERR_ACL/);
            expect(pool.usage(), `${name} ${nth} ${code}`).toMatchObject({
              reserved: 0,
              asleep: pool.usage().used,
            });
            await pool.wake();
          }
          simulator.clearFaults();
          const checked = sampleOf(blocks, 20, random);
          if (areKept) expect(checked.every(isRight), `${name} ${nth}`).toBe(true);
          else for (const { memory, value } of blocks) memory.fill(value);
        }
      expect(blocks.every(isRight)).toBe(true);
    },
  );
});
