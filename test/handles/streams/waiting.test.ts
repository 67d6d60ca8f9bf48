import { describe, expect, it } from 'vitest';
import * as rt from '../../../generated/checked/index.js';
import {
  AclError,
  AclTimeoutError,
  DeviceFaultError,
  DisposedError,
  type Stream,
} from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { eventually, simulator, useSimulation, warningsOf } from '../../support/simulation.js';
import { itSince } from '../../support/versions.js';

const simulation = useSimulation();

describe('waiting', () => {
  it('does not block the event loop', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(64);
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      if (ticks === 5) simulator.holdStreams(0);
    }, 1);
    await stream.synchronize();
    clearInterval(timer);
    expect(ticks).toBeGreaterThanOrEqual(5);
  });

  itSince('8.5.0', 'is for what is queued now, not for what comes later', async () => {
    await using stream = simulation.device.createStream();
    await using other = simulation.device.createStream();
    using memory = simulation.device.allocate(64, { fill: 0 });
    stream.fill(memory, 0);
    const first = stream.synchronize();
    stream.waitValue(memory, 'equal', 1n);
    await first;
    expect(stream.isComplete()).toBe(false);
    other.writeValue(memory, 1n);
    await stream.synchronize();
  });

  it('gives up after the time-out, and the work goes on', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(64);
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    await expect(stream.synchronize({ timeoutMs: 5 })).rejects.toThrow(AclTimeoutError);
    expect(() => stream.synchronizeBlocking({ timeoutMs: 5 })).toThrow(AclTimeoutError);
    simulator.holdStreams(0);
    await stream.synchronize({ timeoutMs: 5000 });
  });

  it('gives up when it is told to', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(64);
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('enough')), 2);
    await expect(stream.synchronize({ signal: controller.signal })).rejects.toThrow('enough');
    await expect(stream.synchronize({ signal: controller.signal })).rejects.toThrow('enough');
    simulator.holdStreams(0);
    await stream.synchronize();
  });

  it('tells what was queued since the last good wait, and where', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(1 << 20);
    stream.fill(memory, 1);
    await stream.synchronize();
    simulator.failCall('aclrtSynchronizeStream', 1, 507015);
    stream.copy(memory, new Uint8Array(65536));
    stream.fill(memory, 2);
    const error = await stream.synchronize().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AclError);
    const operations = (error as AclError).context.operations ?? [];
    expect(operations.map(({ operation }) => operation)).toEqual([
      'copy 64 KiB script → device',
      'fill 1 MiB',
    ]);
    expect(operations[0]?.place).toContain('waiting.test.ts');
    await stream.synchronize();
  });

  it('tells it also when the device was lost before the wait began, and then nothing is left unseen', async () => {
    const { device } = simulation;
    const warnings = await warningsOf(async () => {
      const stream = device.createStream();
      const memory = device.allocate(64);
      simulator.holdStreams(1);
      stream.fill(memory, 1);
      simulator.loseDevice(0, 507010);
      const error: unknown = await stream.synchronize().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(DeviceFaultError);
      expect(String(error)).toMatch(/fill 64 bytes at .*waiting\.test/);
      simulator.loseDevice(0, 0);
      simulator.holdStreams(0);
      device.reset({ force: true });
    });
    expect(warnings).toEqual([]);
  });

  it('for an event tells what failed, when nothing is queued behind it', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(64, { fill: 1 });
    const result = new Uint8Array(64);
    simulator.failCall('aclrtSynchronizeStream', 1, 507015);
    stream.copy(result, memory);
    using event = stream.record();
    await expect(event.synchronize()).rejects.toMatchObject({
      code: 507015,
      context: {
        operations: [{ operation: 'copy 64 bytes device → script' }, { operation: 'record event' }],
      },
    });
    expect(result).toEqual(new Uint8Array(64));
    await stream.synchronize();
  });

  it('keeps a failure that nobody waited for until somebody does', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(64);
    simulator.failCall('aclrtSynchronizeStream', 1, 507015);
    stream.fill(memory, 2);
    await eventually(() => stream.isComplete());
    await expect(stream.synchronize()).rejects.toThrow(AclError);
  });

  it('warns when a stream ends with a failure that no wait has seen', async () => {
    const warnings = await warningsOf(async () => {
      const stream = simulation.device.createStream();
      using memory = simulation.device.allocate(64);
      simulator.failCall('aclrtSynchronizeStream', 1, 507015);
      stream.fill(memory, 2);
      await eventually(() => stream.isComplete());
      stream.dispose();
    });
    expect(warnings.join()).toMatch(/no wait has seen/);
  });

  it('warns also when what the stream belongs to ends with await using, or another thread gets it', async () => {
    const { ascend, device } = simulation;
    const failing = (): Stream => {
      const stream = device.createStream();
      using memory = device.allocate(64);
      simulator.failCall('aclrtSynchronizeStream', 1, 507015);
      stream.fill(memory, 2);
      return stream;
    };
    const warnings = await warningsOf(async () => {
      failing();
      await device[Symbol.asyncDispose]();
      const stream = failing();
      await eventually(() => stream.isComplete());
      ascend.fromTransfer(stream.toTransfer()).dispose();
      const seen = failing();
      const wait = seen.synchronize().catch(() => {});
      await device[Symbol.asyncDispose]();
      await wait;
      failing();
      await ascend[Symbol.asyncDispose]();
    });
    expect(warnings).toEqual([1, 2, 3].map(() => expect.stringMatching(/no wait has seen/)));
  });

  it('that is told of a fault ends no work that goes on: what it uses stays', async () => {
    await using stream = simulation.device.createStream();
    const memory = simulation.device.allocate(64);
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    simulator.failCall('aclrtStreamQuery', 1, 507015);
    const told: unknown = await stream.synchronize().catch((reason: unknown) => reason);
    memory.dispose();
    const meanwhile = memory.state;
    simulator.holdStreams(0);
    await stream.synchronize();
    expect(told).toBeInstanceOf(DeviceFaultError);
    expect([meanwhile, memory.state]).toEqual(['closing', 'closed']);
  });

  it('goes on when the library once can not tell', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(64);
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    const wait = stream.synchronize();
    simulator.failCall('aclrtStreamQuery', 1, 507899);
    await expect(wait).rejects.toThrow(/aclrtStreamQuery/);
    simulator.holdStreams(0);
    await stream.synchronize();
  });

  it('is answered when the stream ends', async () => {
    const stream = simulation.device.createStream();
    using memory = simulation.device.allocate(64);
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    const wait = stream.synchronize();
    stream.dispose();
    expect(stream.state).toBe('closing');
    simulator.holdStreams(0);
    await wait;
    await eventually(() => stream.state === 'closed');
    await expect(stream.synchronize()).rejects.toThrow(DisposedError);
  });

  it('does not succeed when the stream is gone before its work is done', async () => {
    const { device } = simulation;
    const stream = device.createStream();
    const memory = rt.malloc(64, 0);
    simulator.holdStreams(1);
    rt.memsetAsync(memory, 64, 1, 64, stream.pointer);
    const waits = [stream.synchronize(), device.synchronize()];
    rt.resetDeviceForce(0);
    expect(thrownBy(() => device.reset())).toMatchObject({ code: 507007 });
    for (const wait of waits) await expect(wait).rejects.toThrow(/its device 0 was reset/);
    rt.free(memory);
  });
});
