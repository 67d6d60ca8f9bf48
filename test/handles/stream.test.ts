import { describe, expect, it } from 'vitest';
import {
  AclError,
  AclTimeoutError,
  type DeviceMemory,
  DisposedError,
  type HostMemory,
  InvalidArgumentError,
} from '../../src/index.js';
import {
  callCount,
  collectGarbage,
  eventually,
  nativeObjects,
  pattern,
  simulator,
  turns,
  useSimulation,
  warningsOf,
} from './support/simulation.js';

const simulation = useSimulation();

describe('queued copies', () => {
  it('run later, in order, between all kinds of memory', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(3_000_000);
    using pinned = device.allocateHost(3_000_000);
    using copy = device.allocateHost(3_000_000);
    const result = new Uint8Array(3_000_000);
    simulator.holdStreams(1);
    stream.copy(memory, pattern(3_000_000));
    stream.fill(memory, 9, { offset: 1, byteLength: 2 });
    stream.copy(pinned, memory);
    stream.copy(copy, pinned); // host to host, which the runtime itself refuses
    stream.copy(result, copy);
    expect(stream.isComplete()).toBe(false);
    expect(result[0]).toBe(0);
    simulator.holdStreams(0);
    await stream.synchronize();
    const expected = pattern(3_000_000);
    expected.fill(9, 1, 3);
    expect(Buffer.compare(result, expected)).toBe(0);
  });

  it('take the bytes of a typed array when they are queued', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(4);
    const source = new Uint8Array([1, 2, 3, 4]);
    const result = new Uint8Array(4);
    simulator.holdStreams(1);
    stream.copy(memory, source);
    stream.copy(result, memory);
    source.fill(0);
    simulator.holdStreams(0);
    await stream.synchronize();
    expect([...result]).toEqual([1, 2, 3, 4]);
  });

  it('use a view of pinned memory directly', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(64);
    using pinned = simulation.device.allocateHost(64);
    pinned.bytes.set(pattern(64));
    const before = callCount('aclrtMallocHost');
    stream.copy(memory, pinned.view(Float32Array));
    await stream.synchronize();
    expect(callCount('aclrtMallocHost')).toBe(before);
  });

  it('reach the end of a typed array that was detached meanwhile as an error', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(8, { fill: 1 });
    const result = new Uint8Array(8);
    simulator.holdStreams(1);
    stream.copy(result, memory);
    structuredClone(result.buffer, { transfer: [result.buffer] });
    simulator.holdStreams(0);
    await expect(stream.synchronize()).rejects.toThrow(/detached meanwhile/);
    await stream.synchronize();
  });

  it('reach device memory of a peer only', () => {
    using stream = simulation.device.createStream();
    using there = simulation.ascend.device(1).allocate(8);
    expect(() => stream.fill(there, 0)).toThrow(InvalidArgumentError);
    simulation.device.enablePeerAccess(there.device);
    stream.fill(there, 0);
    stream.synchronizeBlocking();
  });

  it('refuse two buffers of the script', () => {
    using stream = simulation.device.createStream();
    expect(() => stream.copy(new Uint8Array(4), new Uint8Array(4))).toThrow(InvalidArgumentError);
  });

  it('leave nothing queued and nothing held when the native call fails', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(4096);
    simulator.failCall('aclrtMemcpyAsync', 1, 207005);
    expect(() => stream.copy(memory, new Uint8Array(4096))).toThrow(AclError);
    expect(stream.isComplete()).toBe(true);
    memory.dispose();
    expect(memory.state).toBe('closed');
  });
});

describe('memory in use', () => {
  it('is freed when the work that uses it is done, not before', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    simulator.holdStreams(1);
    const memory = device.allocate(64);
    stream.fill(memory, 1);
    memory.dispose();
    expect(memory.state).toBe('closing');
    expect(() => memory.fill(1)).toThrow(/ends when the work that uses it is done/);
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(1);
    simulator.holdStreams(0);
    await eventually(() => memory.state === 'closed');
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(0);
  });

  it('is waited for by await using', async () => {
    const { device } = simulation;
    using stream = device.createStream();
    let freed: DeviceMemory;
    {
      await using memory = device.allocate(64);
      freed = memory;
      stream.fill(memory, 1);
      simulator.holdStreams(1);
      stream.fill(memory, 2);
      setTimeout(() => simulator.holdStreams(0), 5);
    }
    expect(freed.state).toBe('closed');
  });

  it('keeps pinned memory and its views until the work is done', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(64, { fill: 3 });
    simulator.holdStreams(1);
    const pinned: HostMemory = device.allocateHost(64);
    const { bytes } = pinned;
    stream.copy(pinned, memory);
    pinned.dispose();
    expect(bytes.length).toBe(64);
    simulator.holdStreams(0);
    await stream.synchronize();
    expect(bytes.length).toBe(0);
  });

  it('ends in time when everything ends at once', () => {
    const stream = simulation.device.createStream();
    const memory = simulation.device.allocate(64);
    for (let index = 0; index < 100; index += 1) stream.fill(memory, index);
    memory.dispose();
    stream.dispose();
    simulation.ascend.dispose();
    expect(nativeObjects()).toBe(0);
    expect([stream.state, memory.state]).toEqual(['closed', 'closed']);
  });

  it('stays when a wait fails before the work is done', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    const memory = device.allocate(64);
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    memory.dispose();
    simulator.failCall('aclrtSynchronizeStream', 1, 507899);
    expect(() => stream.synchronizeBlocking()).toThrow(AclError);
    simulator.failCall('aclrtSynchronizeStreamWithTimeout', 1, 507899);
    expect(() => stream.synchronizeBlocking({ timeoutMs: 5 })).toThrow(AclError);
    expect(memory.state).toBe('closing');
    simulator.holdStreams(0);
    await stream.synchronize();
    expect(memory.state).toBe('closed');
  });

  it('gives no results when its stream has failed', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(16, { fill: 9 });
    const result = new Uint8Array(16);
    simulator.failCall('aclrtSynchronizeStream', 1, 507015);
    stream.copy(result, memory);
    await expect(stream.synchronize()).rejects.toThrow(AclError);
    expect(result).toEqual(new Uint8Array(16));
    stream.copy(result, memory);
    await stream.synchronize();
    expect(result).toEqual(new Uint8Array(16).fill(9));
  });

  it('is reported when it can not be freed later', async () => {
    const stream = simulation.device.createStream();
    const memory = simulation.device.allocate(64);
    const warnings = await warningsOf(async () => {
      simulator.holdStreams(1);
      stream.fill(memory, 1);
      memory.dispose();
      simulator.failCall('aclrtFree', 1, 507899);
      simulator.holdStreams(0);
      await stream.synchronize();
    });
    expect(warnings.join()).toMatch(/DeviceMemory that was disposed of while in use could not be given back/);
    expect(memory.state).toBe('open');
    memory.dispose();
    stream.dispose();
  });
});

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

  it('is for what is queued now, not for what comes later', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(64);
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    const first = stream.synchronize();
    let released: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      released = resolve;
    });
    stream.hostFunction(() => {});
    stream.fill(memory, 2);
    simulator.holdStreams(0);
    await first;
    released();
    await gate;
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
    expect(operations[0]?.place).toContain('stream.test.ts');
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
});

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
    expect(result).toEqual(new Uint8Array(1 << 20).fill(1));
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

  it('tell of their latest record only, on whichever stream', async () => {
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

  it('that were never recorded are complete', async () => {
    using event = simulation.device.createEvent();
    expect(event.isComplete()).toBe(true);
    await event.synchronize();
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

describe('host functions', () => {
  it('run on this thread at their place in the order', async () => {
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

  it('run during a blocking wait, which can not deadlock', () => {
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

  it('hand what they throw to the next wait', async () => {
    await using stream = simulation.device.createStream();
    stream.hostFunction(() => {
      throw new RangeError('from the script');
    });
    await expect(stream.synchronize()).rejects.toThrow('from the script');
    await stream.synchronize();
  });

  it('may queue more, and may not wait blocking', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(8);
    let error: unknown;
    stream.hostFunction(() => {
      stream.fill(memory, 1);
      try {
        stream.synchronizeBlocking();
      } catch (reason) {
        error = reason;
      }
    });
    await stream.synchronize();
    expect(error).toMatchObject({ errorCode: 'ERR_WOULD_DEADLOCK' });
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
    ).toThrow(AclError);
    await stream.synchronize();
    await turns(10);
    expect(called).toBe(false);
  });

  it('are let go when the device is lost', async () => {
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

describe('many operations', () => {
  it('do not pile up without a wait: buffers come back by themselves', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(4096);
    const source = new Uint8Array(4096);
    for (let round = 0; round < 50; round += 1) {
      for (let index = 0; index < 100; index += 1) stream.copy(memory, source);
      await turns(1);
    }
    expect(nativeObjects()).toBeLessThan(600);
    await stream.synchronize();
  });

  it('find every buffer alive, though the script has dropped them', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    simulator.holdStreams(1);
    for (let index = 0; index < 2000; index += 1) {
      const memory = device.allocate(256);
      stream.copy(memory, pattern(256, index));
      memory.dispose();
    }
    await collectGarbage();
    simulator.holdStreams(0);
    await stream.synchronize();
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(0);
  });
});
