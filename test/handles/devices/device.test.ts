import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as rt from '../../../generated/checked/index.js';
import * as raw from '../../../generated/raw/index.js';
import type { HostPtr } from '../../../generated/types.js';
import { AclError, calls, Device, DisposedError, type NativeCall } from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { callCount, nativeObjects, simulator, useSimulation } from '../../support/simulation.js';
import { isSince } from '../../support/versions.js';

const simulation = useSimulation();

const NOT_SET = 507007;

/** Whether this process holds the device: 1 or 0. */
function active(deviceId: number): number {
  // An older library tells by whether there is something to reset.
  if (!isSince('8.5.0')) return raw.aclrtResetDeviceForce(deviceId) === NOT_SET ? 0 : 1;
  const cell = new Int32Array(1);
  expect(raw.aclrtGetPrimaryCtxState(deviceId, null, cell)).toBe(0);
  return cell[0] ?? -1;
}

describe('Device', () => {
  it('is opened by the first call that needs it, once', () => {
    const before = callCount('aclrtSetDevice');
    const device = simulation.ascend.device(1);
    expect(inspect(device)).toBe('Device(1, not in use, open)');
    expect(callCount('aclrtSetDevice')).toBe(before);
    device.allocate(64).dispose();
    device.memoryInfo();
    expect(callCount('aclrtSetDevice')).toBe(before + 1);
    expect(inspect(device)).toBe('Device(1, in use, open)');
  });

  it('ends what was made on it when it is reset, and can be used again', () => {
    const { device, ascend } = simulation;
    const memory = device.allocate(64);
    const stream = device.createStream();
    const elsewhere = ascend.device(1).allocate(64);
    stream.fill(memory, 1);
    device.reset();
    expect(String(thrownBy(() => memory.fill(1)))).toMatch(/its device 0 was reset/);
    expect(thrownBy(() => stream.record())).toBeInstanceOf(DisposedError);
    elsewhere.fill(1);
    using again = device.allocate(64);
    again.fill(2);
    elsewhere.dispose();
  });

  it('drops the whole process with force', () => {
    const { device } = simulation;
    rt.setDevice(0);
    device.allocate(64);
    device.reset({ force: true });
    expect(active(0)).toBe(0);
    device.allocate(64).dispose();
  });

  it('is reset by force whatever fails on the way, and what failed is told afterwards', () => {
    const { device } = simulation;
    const memory = device.allocate(64);
    const address = memory.pointer;
    simulator.failRandomly('aclrtFree', 1, 1, 507899);
    expect(thrownBy(() => device.reset())).toMatchObject({ api: 'aclrtFree' });
    expect(memory.state).toBe('open');
    memory.copyFrom(new Uint8Array(64));
    expect(thrownBy(() => device.reset({ force: true }))).toMatchObject({ api: 'aclrtFree' });
    expect([memory.state, active(0)]).toEqual(['closed', 0]);
    simulator.clearFaults();
    rt.free(address);
    device.allocate(64).dispose();
  });

  it('is reset by force also when nobody can wait for what is queued', async () => {
    const { device } = simulation;
    const memory = device.allocate(64);
    const address = memory.pointer;
    const stream = device.createStream();
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    const wait = stream.synchronize();
    for (const name of ['aclrtSynchronizeStream', 'aclrtStreamQuery', 'aclrtDestroyStream'])
      simulator.failRandomly(name, 1, 1, 507899);
    expect(thrownBy(() => device.reset({ force: true }))).toMatchObject({ code: 507899 });
    expect([memory.state, stream.state, active(0)]).toEqual(['closed', 'closed', 0]);
    await expect(wait).rejects.toThrow(AclError);
    simulator.clearFaults();
    rt.free(address);
    device.allocate(64).dispose();
  });

  it('is reset by force also when pinned memory of copies can not be freed, which no copy uses again', async () => {
    const { device } = simulation;
    const copy = async (): Promise<void> => {
      await using stream = device.createStream();
      using memory = device.allocate(64);
      stream.copy(memory, new Uint8Array(64));
      await stream.synchronize();
    };
    await copy();
    simulator.failCall('aclrtFreeHost', 1, 507899);
    const failure = thrownBy(() => device.reset({ force: true })) as AclError;
    expect(failure).toMatchObject({ api: 'aclrtFreeHost' });
    expect(active(0)).toBe(0);
    const before = callCount('aclrtMallocHost');
    await copy();
    expect(callCount('aclrtMallocHost')).toBe(before + 1);
    rt.freeHost(failure.args.hostPtr as HostPtr);
  });

  it('frees by force at the second try what it could not at the first', () => {
    const { device } = simulation;
    device.allocate(64);
    simulator.failCall('aclrtFree', 1, 507899);
    expect(thrownBy(() => device.reset({ force: true }))).toMatchObject({ api: 'aclrtFree' });
    expect(simulation.ascend.liveObjects().total).toBe(0);
  });

  it('stays open when an allocator that runs on it asks for its end, also by force', () => {
    const { device } = simulation;
    const stream = device.createStream();
    let refusal: unknown;
    stream.setAllocator({
      allocate: () => {
        refusal = thrownBy(() => device.reset({ force: true }));
        return undefined;
      },
    });
    thrownBy(() => simulator.runOperator(stream.pointer, 64));
    expect(refusal).toMatchObject({ errorCode: 'ERR_IN_USE' });
    expect(stream.state).toBe('open');
  });

  it('opens again after somebody else has reset it, when it is known that all on it has ended', () => {
    const { device } = simulation;
    for (const force of [false, true]) {
      const memory = device.allocate(64);
      const own = device.createStream();
      const other = device.createContext().createStream();
      rt.resetDeviceForce(0);
      expect(thrownBy(() => device.reset({ force }))).toBeInstanceOf(AclError);
      expect([memory.state, own.state, other.state]).toEqual(['closed', 'closed', 'closed']);
      device.allocate(64).dispose();
      device.reset();
    }
  });

  it('ends with its Ascend after somebody else has reset it', () => {
    const { ascend, device } = simulation;
    device.allocateHost(64);
    device.createStream();
    rt.resetDevice(0);
    expect(thrownBy(() => ascend.dispose())).toMatchObject({ code: NOT_SET });
    expect(nativeObjects()).toBe(0);
  });

  it('gives the device back as often as it took it', () => {
    simulation.device.memoryInfo();
    simulation.device.reset();
    simulation.device.reset();
    expect(active(0)).toBe(0);
    {
      using device = simulation.ascend.device(0);
      device.memoryInfo();
    }
    expect(active(0)).toBe(0);
  });

  it('is not left open when opening fails half way', () => {
    simulator.failCall('aclrtGetCurrentContext', 1, 507899);
    expect(thrownBy(() => simulation.device.memoryInfo())).toBeInstanceOf(AclError);
    expect(active(0)).toBe(0);
    simulation.device.memoryInfo();
  });

  it('tells why it could not be opened, also when it can not be given back then', () => {
    const { device } = simulation;
    simulator.failCall('aclrtGetCurrentContext', 1, 507899);
    simulator.failCall('aclrtResetDevice', 1, 507899);
    expect(thrownBy(() => device.memoryInfo())).toMatchObject({ api: 'aclrtGetCurrentContext' });
    device.memoryInfo();
    device.reset();
    expect(active(0)).toBe(0);
  });

  it('waits for all streams, also those of its contexts', async () => {
    const { device } = simulation;
    const streams = [device.createStream(), device.createContext().createStream()];
    const memory = device.allocate(64);
    simulator.holdStreams(1);
    for (const stream of streams) stream.fill(memory, 1);
    setTimeout(() => simulator.holdStreams(0), 3);
    await device.synchronize();
    expect(streams.map((stream) => stream.isComplete())).toEqual([true, true]);
    for (const stream of streams) stream.fill(memory, 2);
    device.synchronizeBlocking();
    expect(streams.map((stream) => stream.isComplete())).toEqual([true, true]);
    simulator.holdStreams(1);
    for (const stream of streams) stream.fill(memory, 2);
    expect(thrownBy(() => device.synchronizeBlocking({ timeoutMs: 5 }))).toMatchObject({
      name: 'AclTimeoutError',
      api: 'Device.synchronizeBlocking',
      args: { timeoutMs: 5 },
    });
    simulator.holdStreams(0);
    device.synchronizeBlocking({ timeoutMs: 5000 });
    expect(streams.map((stream) => stream.isComplete())).toEqual([true, true]);
    simulator.failCall('aclrtSynchronizeStream', 2, 507015);
    for (const stream of streams) stream.fill(memory, 3);
    await expect(device.synchronize()).rejects.toThrow(AclError);
  });

  it('tells how busy it is, where that is known', () => {
    const utilization = simulation.device.utilization();
    expect(Object.keys(utilization)).toEqual(['cube', 'vector', 'aiCpu', 'memory']);
    expect(utilization.memory).toBeUndefined();
  });

  it('knows its peers', () => {
    const [first, second] = simulation.ascend.devices();
    if (first === undefined || second === undefined) throw new Error('the simulator has two devices');
    expect(first.canAccessPeer(second)).toBe(true);
    for (const peer of [first, 1, null, {}, Object.create(Device.prototype)])
      for (const call of [
        () => first.canAccessPeer(peer as Device),
        () => first.enablePeerAccess(peer as Device),
        () => first.disablePeerAccess(peer as Device),
      ])
        expect(thrownBy(call)).toMatchObject({ parameter: 'peer' });
  });

  it('opens again after dispose, which ends what was made on it', () => {
    const { device } = simulation;
    const memory = device.allocate(64);
    device.dispose();
    expect([memory.disposed, device.disposed]).toEqual([true, false]);
    device.allocate(64).dispose();
  });
});

describe('what a device has', () => {
  it('ends with it, newest first, whichever of it was disposed of before', () => {
    const { device } = simulation;
    const made = Array.from({ length: 6 }, () => device.allocate(64));
    // One inside, the newest and the oldest, then one more.
    for (const index of [2, 5, 0]) made[index]?.dispose();
    made.push(device.allocate(64));
    const expected = [6, 4, 3, 1].map((index) => made[index]?.pointer);
    const freed: unknown[] = [];
    const listener = (message: unknown): void => {
      const { name, args } = message as NativeCall;
      if (name === 'aclrtFree') freed.push(args[0]);
    };
    calls.subscribe(listener);
    device.reset();
    calls.unsubscribe(listener);
    expect(freed).toEqual(expected);
    expect(simulation.ascend.liveObjects().total).toBe(0);
  });
});
