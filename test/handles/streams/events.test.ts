import { describe, expect, it } from 'vitest';
import { AclTimeoutError, InvalidArgumentError } from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { eventually, simulator, useSimulation } from '../../support/simulation.js';
import { itSince } from '../../support/versions.js';

const simulation = useSimulation();

describe('events', () => {
  it('are reached when the work before them is done', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(64);
    const result = new Uint8Array(64);
    simulator.holdStreams(1);
    stream.fill(memory, 7);
    stream.copy(result, memory);
    using event = stream.record();
    expect(event.isComplete()).toBe(false);
    simulator.holdStreams(0);
    await event.synchronize();
    expect(event.isComplete()).toBe(true);
    expect(result).toEqual(new Uint8Array(64).fill(7));
  });

  it('order one stream after another', async () => {
    const { device } = simulation;
    await using first = device.createStream();
    await using second = device.createStream({ priority: 3 });
    using memory = device.allocate(1 << 20);
    const result = new Uint8Array(1 << 20);
    simulator.setTransfer(0, 2000);
    first.fill(memory, 1);
    using event = first.record();
    second.wait(event);
    second.copy(result, memory);
    await second.synchronize();
    expect(Buffer.compare(result, new Uint8Array(1 << 20).fill(1))).toBe(0);
  });

  it('measure time', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(64);
    using start = device.createEvent({ timing: true });
    using end = device.createEvent({ timing: true });
    simulator.setTransfer(0, 3000);
    stream.record(start);
    stream.fill(memory, 1);
    stream.record(end);
    expect(() => end.elapsedMs(start)).toThrow(InvalidArgumentError);
    await end.synchronize();
    expect(end.elapsedMs(start)).toBeGreaterThan(2);
    using plain = stream.record();
    await plain.synchronize();
    expect(() => plain.elapsedMs(start)).toThrow(InvalidArgumentError);
  });

  itSince('8.5.0', 'tell of their latest record only, on whichever stream', async () => {
    const { device } = simulation;
    await using busy = device.createStream();
    await using idle = device.createStream();
    const memory = device.allocate(64);
    using event = device.createEvent();
    let posted = false;
    busy.hostFunction(() => {
      posted = true;
    });
    busy.fill(memory, 1);
    busy.record(event);
    const wait = event.synchronize();
    idle.record(event);
    memory.dispose();
    idle.synchronizeBlocking();
    await event.synchronize();
    await wait;
    expect(posted).toBe(true);
    await eventually(() => memory.state === 'closed');
  });

  itSince(
    '8.5.0',
    'that are recorded anew end waits for the record before, on the same stream too',
    async () => {
      const { device } = simulation;
      await using stream = device.createStream();
      await using other = device.createStream();
      using flag = device.allocate(8, { fill: 0 });
      using event = device.createEvent();
      stream.waitValue(flag, 'equal', 0n);
      for (const [next, alone] of [
        [stream, true],
        [stream, false],
        [other, true],
        [other, false],
      ] as const) {
        flag.fill(0);
        simulator.holdStreams(1);
        stream.record(event);
        const waits = [event.synchronize(), ...(alone ? [] : [stream.synchronize()])];
        stream.waitValue(flag, 'equal', 1n);
        next.record(event);
        simulator.holdStreams(0);
        await Promise.all(waits);
        expect(stream.isComplete()).toBe(false);
        other.writeValue(flag, 1n);
        await stream.synchronize();
      }
    },
  );

  it('that were never recorded are complete', async () => {
    using event = simulation.device.createEvent();
    expect(event.isComplete()).toBe(true);
    await event.synchronize();
  });

  itSince('8.5.0', 'block the script until they are passed, and no longer', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    await using other = device.createStream();
    using flag = device.allocate(8, { fill: 0 });
    const result = new Uint8Array(8);
    const ran: string[] = [];
    stream.hostFunction(() => ran.push('before'));
    stream.copy(result, flag);
    using event = stream.record();
    stream.waitValue(flag, 'equal', 1n);
    stream.hostFunction(() => ran.push('after'));
    event.synchronizeBlocking();
    expect(ran).toEqual(['before']);
    expect(stream.isComplete()).toBe(false);
    using later = stream.record();
    expect(() => later.synchronizeBlocking({ timeoutMs: 5 })).toThrow(AclTimeoutError);
    other.writeValue(flag, 1n);
    later.synchronizeBlocking({ timeoutMs: 5000 });
    expect(ran).toEqual(['before', 'after']);
  });

  it('tell a blocking wait what failed', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(64);
    stream.fill(memory, 1);
    using event = stream.record();
    simulator.failCall('aclrtSynchronizeStream', 1, 507015);
    expect(thrownBy(() => event.synchronizeBlocking())).toMatchObject({ code: 507015 });
  });

  it('live until the streams are past them', async () => {
    await using stream = simulation.device.createStream();
    simulator.holdStreams(1);
    const event = stream.record();
    event.dispose();
    expect(event.state).toBe('closing');
    simulator.holdStreams(0);
    await stream.synchronize();
    expect(event.state).toBe('closed');
  });

  it('of another device are refused', () => {
    using stream = simulation.device.createStream();
    using event = simulation.ascend.device(1).createEvent();
    expect(() => stream.record(event)).toThrow(InvalidArgumentError);
    expect(() => stream.wait(event)).toThrow(InvalidArgumentError);
  });
});
