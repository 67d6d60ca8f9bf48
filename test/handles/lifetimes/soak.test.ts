import { describe, expect, it } from 'vitest';
import { isLong, scaled } from '../../support/scale.js';
import {
  collectGarbage,
  findings,
  nativeObjects,
  simulator,
  useSimulation,
} from '../../support/simulation.js';

const simulation = useSimulation();

/** Bytes of JavaScript's heap and of buffers outside that are in use. */
async function memoryInUse(): Promise<number> {
  await collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const MiB = 1024 * 1024;
const COPIES = isLong ? 10_000 : 2000;

describe('in the long run', () => {
  it('memory that comes and goes leaves nothing behind', { timeout: 120_000 }, async () => {
    const { device } = simulation;
    const cycle = (count: number): void => {
      for (let index = 0; index < count; index += 1) device.allocate(4096).dispose();
    };
    cycle(1000);
    const before = await memoryInUse();
    cycle(scaled(10_000));
    expect((await memoryInUse()) - before).toBeLessThan(2 * MiB);
    expect(simulation.ascend.liveObjects().total).toBe(0);
  });

  it('asynchronous copies leave nothing behind', { timeout: 120_000 }, async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    const source = new Uint8Array(1024);
    const copies = async (count: number): Promise<void> => {
      for (let index = 0; index < count; index += 1) {
        using memory = device.allocate(1024);
        stream.copy(memory, source);
        if (index % 100 === 0) await stream.synchronize();
      }
      await stream.synchronize();
    };
    await copies(1000);
    const [before, native] = [await memoryInUse(), nativeObjects()];
    await copies(scaled(2000));
    expect((await memoryInUse()) - before).toBeLessThan(2 * MiB);
    expect(nativeObjects()).toBeLessThanOrEqual(native + 100);
  });

  it('thousands of queued copies find their memory, though the script has dropped all of it', {
    timeout: 120_000,
  }, async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    simulator.holdStreams(1);
    for (let index = 0; index < COPIES; index += 1) {
      const memory = device.allocate(64);
      stream.copy(memory, new Uint8Array(64));
      if (index % 2 === 0) memory.dispose();
      if (index % (COPIES / 4) === 0) await collectGarbage();
    }
    await collectGarbage();
    simulator.holdStreams(0);
    await stream.synchronize();
    expect(findings()).toEqual([]);
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(COPIES / 2);
  });
});
