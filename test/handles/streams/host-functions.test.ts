import { describe, expect, it } from 'vitest';
import { AclError, NotAvailableError } from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { eventually, simulator, turns, useSimulation, warningsOf } from '../../support/simulation.js';
import { isSince, itSince } from '../../support/versions.js';

const simulation = useSimulation();

describe('host functions', () => {
  itSince('8.5.0', 'run on this thread at their place in the order', async () => {
    await using stream = simulation.device.createStream();
    using pinned = simulation.device.allocateHost(8);
    using memory = simulation.device.allocate(8, { fill: 1 });
    pinned.fill(0);
    const seen: number[] = [];
    stream.copy(pinned, memory);
    stream.hostFunction(() => {
      seen.push(pinned.bytes[0] ?? -1);
      pinned.bytes[0] = 42;
    });
    stream.copy(memory, pinned);
    await stream.synchronize();
    const result = new Uint8Array(1);
    memory.copyTo(result, { byteLength: 1 });
    expect([seen, result[0]]).toEqual([[1], 42]);
  });

  itSince('8.5.0', 'find typed arrays filled by the copies before them', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(8, { fill: 7 });
    const result = new Uint8Array(8);
    const seen: unknown[] = [];
    const look = (): void => {
      seen.push(result[7]);
      result.fill(0);
    };
    for (const wait of [() => stream.synchronize(), () => stream.synchronizeBlocking()]) {
      stream.copy(result, memory);
      stream.hostFunction(look);
      await wait();
    }
    expect(seen).toEqual([7, 7]);
  });

  it('that can not be queued do not keep the stream from its end', async () => {
    const stream = simulation.device.createStream();
    using event = simulation.device.createEvent();
    simulator.failCall('aclrtLaunchHostFunc', 1, 507899);
    stream.record(event);
    expect(() => stream.hostFunction(() => {})).toThrow(/aclrtLaunchHostFunc/);
    await stream[Symbol.asyncDispose]();
    expect(stream.state).toBe('closed');
  });

  itSince('8.5.0', 'that fail after their stream has ended are reported', async () => {
    const stream = simulation.device.createStream();
    let fail = (_reason: Error): void => {};
    const promise = new Promise<void>((_, reject) => {
      fail = reject;
    });
    stream.hostFunction(() => promise);
    stream.synchronizeBlocking();
    stream.dispose();
    expect(await warningsOf(() => fail(new Error('too late')))).toEqual([
      expect.stringContaining('too late'),
    ]);
  });

  itSince('8.5.0', 'do not run once the device is lost, and waits end', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using flag = device.allocate(8, { fill: 0 });
    const result = new Uint8Array(8).fill(1);
    let ran = false;
    for (const held of [0, 1]) {
      simulator.holdStreams(held);
      stream.waitValue(flag, 'and', 1n);
      stream.copy(result, flag);
      stream.hostFunction(() => {
        ran = true;
      });
      const event = stream.record();
      const waits = Promise.allSettled([stream.synchronize(), event.synchronize()]);
      simulator.loseDevice(0, 507010);
      expect(await waits).toMatchObject([{ reason: { code: 507010 } }, { reason: { code: 507010 } }]);
      simulator.loseDevice(0, 0);
      flag.fill(1);
      simulator.holdStreams(0);
      await stream.synchronize().catch(() => {}); // the runtime may tell of it once more
      flag.fill(0);
    }
    expect([ran, ...result]).toEqual([false, ...new Array(8).fill(1)]);
  });

  itSince('8.5.0', 'run during a blocking wait, which can not deadlock', () => {
    const first = simulation.device.createStream();
    const second = simulation.device.createStream();
    const order: string[] = [];
    using memory = simulation.device.allocate(8);
    first.hostFunction(() => order.push('first'));
    first.fill(memory, 1);
    using event = first.record();
    second.wait(event);
    second.hostFunction(() => order.push('second'));
    second.synchronizeBlocking();
    expect(order).toEqual(['first', 'second']);
    first.hostFunction(() => order.push('third'));
    first.dispose();
    second.dispose();
    simulation.ascend.dispose();
    expect(order).toEqual(['first', 'second', 'third']);
  });

  itSince('8.5.0', 'hand what they throw to the next wait', async () => {
    await using stream = simulation.device.createStream();
    stream.hostFunction(() => {
      throw new RangeError('from the script');
    });
    await expect(stream.synchronize()).rejects.toThrow('from the script');
    await stream.synchronize();
  });

  itSince('8.5.0', 'may queue more, and may not wait blocking', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(8);
    using event = simulation.device.createEvent();
    const refusals: unknown[] = [];
    stream.hostFunction(() => {
      stream.fill(memory, 1);
      stream.record(event);
      for (const handle of [stream, event, simulation.device])
        refusals.push(thrownBy(() => handle.synchronizeBlocking({ timeoutMs: 1000 })));
    });
    await stream.synchronize();
    expect(refusals).toEqual(Array(3).fill(expect.objectContaining({ errorCode: 'ERR_WOULD_DEADLOCK' })));
    await stream.synchronize();
  });

  it('leave nothing behind when they can not be queued', async () => {
    await using stream = simulation.device.createStream();
    let called = false;
    simulator.failCall('aclrtLaunchHostFunc', 1, 507899);
    expect(() =>
      stream.hostFunction(() => {
        called = true;
      }),
    ).toThrow(isSince('8.5.0') ? AclError : NotAvailableError);
    await stream.synchronize();
    await turns(10);
    expect(called).toBe(false);
  });

  itSince('8.5.0', 'are let go when the device is lost', async () => {
    const stream = simulation.device.createStream();
    using memory = simulation.device.allocate(8);
    stream.fill(memory, 0);
    await stream.synchronize();
    stream.hostFunction(() => {});
    simulator.loseDevice(0, 507010);
    await stream.synchronize().catch(() => {});
    simulator.loseDevice(0, 0);
    stream.dispose();
    await eventually(() => stream.state === 'closed');
  });
});
