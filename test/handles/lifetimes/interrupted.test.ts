import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { Random } from '../../support/random.js';
import { simulator, useSimulation } from '../../support/simulation.js';

/** Of some hundred calls that are cut off, a few leave what they have just made, or were about to give back. */
const simulation = useSimulation({}, 40);

const seed = Number(process.env.ASCENDCL_TEST_SEED ?? 20_260);
const random = new Random(seed);

/** Runs until a time limit ends it somewhere. */
function within(milliseconds: number, work: () => void): void {
  Object.assign(globalThis, { work });
  try {
    runInThisContext('for (;;) work()', { timeout: milliseconds });
  } catch (error) {
    if (!String(error).includes('timed out')) throw error;
  }
}

/** Calls at the end of the stack and on the way back from it, `count` times. */
function atTheEndOfTheStack(count: number, work: () => void): void {
  let left = count;
  const deeper = (): void => {
    try {
      deeper();
    } catch {}
    if (left <= 0) return;
    left -= 1;
    try {
      work();
    } catch {}
  };
  deeper();
}

describe(`a stream whose script was ended in the middle of a call (seed ${seed})`, () => {
  it('by a time limit can be waited for and ends', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 40; round += 1) {
      const memory = simulation.device.allocate(4096);
      const stream = simulation.device.createStream();
      within(random.between(2, 10), () => {
        stream.fill(memory, 1);
        stream.copy(new Uint8Array(64), memory, { byteLength: 64 });
        if (random.chance(0.5)) stream.isComplete();
      });
      const bytes = new Uint8Array(64);
      stream.fill(memory, 2);
      stream.copy(bytes, memory, { byteLength: 64 });
      memory.dispose();
      await stream.synchronize({ timeoutMs: 5000 });
      expect(bytes).toEqual(new Uint8Array(64).fill(2));
      await memory[Symbol.asyncDispose]();
      expect(memory.state).toBe('closed');
      await stream[Symbol.asyncDispose]();
      expect(stream.state).toBe('closed');
    }
  });

  // A time limit that ends Node.js's own lists of timers in the middle leaves them broken for the whole process: no wait of
  // anybody is answered then, whatever this package does.
  it.skip('by a time limit while promises wait has answered all of them, with what they waited for', {
    timeout: 60_000,
  }, async () => {
    const memory = simulation.device.allocate(64, { fill: 3 });
    for (let round = 0; round < 40; round += 1) {
      const stream = simulation.device.createStream();
      const results: Uint8Array[] = [];
      const waits: Promise<void>[] = [];
      within(random.between(2, 10), () => {
        const bytes = new Uint8Array(64);
        stream.copy(bytes, memory);
        const wait = stream.synchronize({ timeoutMs: 5000 });
        results.push(bytes);
        waits.push(wait);
        stream.isComplete();
      });
      await Promise.all(waits);
      // The wait of the last result may be missing, not its bytes.
      for (const bytes of results.slice(0, waits.length)) expect(bytes).toEqual(new Uint8Array(64).fill(3));
      await stream[Symbol.asyncDispose]();
      expect(stream.state).toBe('closed');
    }
    memory.dispose();
  });

  it('at the end of the stack can be waited for and ends, host functions included', {
    timeout: 60_000,
  }, async () => {
    const memory = simulation.device.allocate(4096);
    for (let round = 0; round < 12; round += 1) {
      const stream = simulation.device.createStream();
      simulator.holdStreams(1);
      atTheEndOfTheStack(random.between(200, 1200), () => {
        if (random.chance(0.5)) stream.hostFunction(() => {});
        else stream.fill(memory, 1);
      });
      simulator.holdStreams(0);
      await stream.synchronize({ timeoutMs: 5000 });
      await stream[Symbol.asyncDispose]();
      expect(stream.disposed).toBe(true);
    }
    memory.dispose();
  });
});
