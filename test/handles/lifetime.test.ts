import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as rt from '../../generated/checked/index.js';
import * as raw from '../../generated/raw/index.js';
import { AclError, calls, Device, DisposedError, type NativeCall, openAscend } from '../../src/index.js';
import { thrownBy } from './support/catching.js';
import {
  callCount,
  collectGarbage,
  nativeObjects,
  simulator,
  useSimulation,
  warningsOf,
} from './support/simulation.js';
import { isSince } from './support/versions.js';

const simulation = useSimulation();

/** Gives back one initialisation of the library. @returns how many are left; before CANN 8.5 there is at most one */
function finalise(): number {
  if (isSince('8.5.0')) return Number(rt.finalizeReference(0n));
  rt.finalize();
  return 0;
}

const NOT_SET = 507007;

/** Whether this process holds the device: 1 or 0. */
function active(deviceId: number): number {
  // An older library tells by whether there is something to reset.
  if (!isSince('8.5.0')) return raw.aclrtResetDeviceForce(deviceId) === NOT_SET ? 0 : 1;
  const cell = new Int32Array(1);
  expect(raw.aclrtGetPrimaryCtxState(deviceId, null, cell)).toBe(0);
  return cell[0] ?? -1;
}

describe('Ascend', () => {
  it('tells what it works with', () => {
    const { ascend } = simulation;
    expect(ascend.backend).toBe('simulator');
    expect(ascend.library).toMatch(/\.so$/);
    expect(ascend.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(ascend.socName).toMatch(/^Ascend/);
    expect(ascend.devices().map(({ id }) => id)).toEqual([0, 1]);
    expect(inspect(ascend)).toMatch(/^Ascend\(simulator, .*\.so, 0 open\)$/);
  });

  it('gives one object for one device', () => {
    expect(simulation.ascend.device(1)).toBe(simulation.ascend.device(1));
  });

  it.each([-1, 2, 0.5, Number.NaN, 2 ** 64, '0', null, undefined])('refuses the device id %s', (id) => {
    expect(thrownBy(() => simulation.ascend.device(id as number))).toMatchObject({ parameter: 'id' });
  });

  it('knows which functions can be used', () => {
    const { ascend } = simulation;
    expect(ascend.supports('aclrtMalloc').supported).toBe(true);
    expect(ascend.supports('aclrtMemSetAccess')).toMatchObject({
      supported: isSince('8.5.0'),
      since: '8.5.0',
    });
    expect(ascend.supports('aclrtNonsense')).toMatchObject({ supported: false });
    expect(ascend.supports('toString').supported).toBe(false);
  });

  it('is shared by all who open it, and ends with the last', () => {
    const second = openAscend();
    const memory = second.device(0).allocate(64);
    second.dispose();
    memory.fill(1);
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(1);
    expect(thrownBy(() => second.device(0))).toBeInstanceOf(DisposedError);
    memory.dispose();
  });

  it('ends everything that is left, in any state', async () => {
    const { ascend, device } = simulation;
    const context = device.createContext();
    const stream = context.createStream();
    const event = stream.record();
    const range = device.reserve(4 << 20);
    const mapping = range.grow(1);
    const memory = device.allocate(64);
    const pinned = device.allocateHost(64);
    const { bytes } = pinned;
    stream.fill(memory, 1);
    stream.copy(pinned, memory);
    ascend.dispose();
    ascend.dispose();
    expect(nativeObjects()).toBe(0);
    for (const handle of [context, stream, event, range, mapping, memory, pinned]) {
      expect(handle.state).toBe('closed');
      handle.dispose();
    }
    expect(bytes.length).toBe(0);
    const before = callCount();
    expect(String(thrownBy(() => memory.fill(1)))).toMatch(/its Ascend was disposed/);
    expect(String(thrownBy(() => device.allocate(1)))).toMatch(/its Ascend was disposed/);
    await expect(stream.synchronize()).rejects.toThrow(DisposedError);
    expect(callCount()).toBe(before);
  });

  it('waits for queued work without blocking when it ends with await using', async () => {
    const { device, ascend } = simulation;
    const stream = device.createStream();
    const memory = device.allocate(64);
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    setTimeout(() => simulator.holdStreams(0), 5);
    await ascend[Symbol.asyncDispose]();
    expect(nativeObjects()).toBe(0);
  });

  it('can be opened again', () => {
    simulation.ascend.dispose();
    simulation.ascend = openAscend({ backend: 'simulator' });
    using memory = simulation.ascend.device(0).allocate(64);
    memory.fill(0);
  });

  it('takes a library that another component has initialised, and leaves it so', () => {
    simulation.ascend.dispose();
    rt.init(null);
    const ascend = openAscend();
    ascend.device(0).allocate(64).dispose();
    ascend.dispose();
    expect(finalise()).toBe(0);
    expect(thrownBy(finalise)).toMatchObject({ code: 100037 });
  });

  it.each([
    [{ library: 5 }, 'options.library'],
    [{ library: '' }, 'options.library'],
    [{ backend: 'gpu' }, 'options.backend'],
    [{ configFile: 1 }, 'options.configFile'],
    [{ trackAllocations: 'yes' }, 'options.trackAllocations'],
    [{ device: 1 }, 'options.device'],
    ['npu', 'options'],
    [null, 'options'],
  ])('refuses the options %j', (options, parameter) => {
    expect(thrownBy(() => openAscend(options as never))).toMatchObject({ parameter });
  });

  it.each([
    'aclrtDestroyStream',
    'aclrtFree',
    'aclrtResetDevice',
    isSince('8.5.0') ? 'aclFinalizeReference' : 'aclFinalize',
    'aclrtDestroyEvent',
  ])('ends everything and throws when %s fails once on the way', (name) => {
    const { ascend, device } = simulation;
    const stream = device.createStream();
    stream.record();
    device.allocate(64);
    simulator.failCall(name, 1, 507899);
    expect(thrownBy(() => ascend.dispose())).toBeInstanceOf(AclError);
    expect(nativeObjects()).toBe(0);
    expect(ascend.liveObjects().total).toBe(0);
  });

  it('gives up what can never be given back, and calls nothing native afterwards', () => {
    const { ascend, device } = simulation;
    const memory = device.allocate(64);
    const address = memory.pointer;
    simulator.failRandomly('aclrtFree', 1, 1, 507899);
    expect(thrownBy(() => ascend.dispose())).toBeInstanceOf(AclError);
    simulator.clearFaults();
    const before = callCount();
    memory.dispose();
    expect(memory.state).toBe('closed');
    expect(callCount()).toBe(before);
    rt.free(address);
    rt.resetDevice(0);
    finalise();
  });
});

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
});

describe('contexts', () => {
  it('are made current by themselves, whatever is current', () => {
    const { device, ascend } = simulation;
    const other = ascend.device(1);
    using first = device.createContext();
    using second = other.createContext();
    for (let round = 0; round < 3; round += 1) {
      using a = device.allocate(64);
      using b = other.allocate(64);
      using c = first.createStream();
      using d = second.createStream();
      a.fill(1);
      b.fill(2);
      c.fill(a, 3);
      expect(rt.getCurrentContext()).toBe(first.pointer);
      d.fill(b, 4);
      expect(rt.getCurrentContext()).toBe(second.pointer);
      c.synchronizeBlocking();
      d.synchronizeBlocking();
      const byte = new Uint8Array(1);
      a.copyTo(byte, { byteLength: 1 });
      expect(byte[0]).toBe(3);
      b.copyTo(byte, { byteLength: 1 });
      expect(byte[0]).toBe(4);
    }
  });

  it('are found again after raw calls that change what is current', () => {
    const { device } = simulation;
    using memory = device.allocate(64);
    memory.fill(0);
    const own = rt.getCurrentContext();
    rt.setDevice(1);
    memory.fill(1);
    expect(rt.getCurrentContext()).toBe(own);
    const foreign = rt.createContext(1);
    memory.fill(2);
    expect(rt.getCurrentContext()).toBe(own);
    rt.setCurrentContext(foreign);
    rt.destroyContext(foreign);
    memory.fill(3);
    expect(rt.getCurrentContext()).toBe(own);
    rt.resetDevice(1);
  });

  it('end with their streams', () => {
    const context = simulation.device.createContext();
    const stream = context.createStream();
    const event = context.createEvent();
    context.dispose();
    expect([stream.state, event.state]).toEqual(['closed', 'closed']);
    expect(String(thrownBy(() => stream.record(event)))).toMatch(/its Context was disposed/);
    expect(thrownBy(() => context.createStream())).toBeInstanceOf(DisposedError);
  });

  it('wait for the work of their streams when they end', () => {
    const context = simulation.device.createContext();
    const stream = context.createStream();
    using memory = simulation.device.allocate(1 << 20);
    for (let index = 0; index < 50; index += 1) stream.fill(memory, index);
    context.dispose();
    expect(stream.state).toBe('closed');
  });
});

describe('tracked allocations', () => {
  it('tell where what is open was made', () => {
    simulation.ascend.dispose();
    simulation.ascend = openAscend({ backend: 'simulator', trackAllocations: true });
    const device = simulation.ascend.device(0);
    const memory = device.allocate(4096);
    const stream = device.createStream();
    const objects = simulation.ascend.openObjects();
    expect(objects.map(({ kind, byteLength }) => [kind, byteLength])).toEqual([
      ['DeviceMemory', 4096],
      ['Stream', 0],
    ]);
    expect(objects[0]?.place[0]).toMatch(/lifetime\.test\.ts:\d+:\d+/);
    memory.dispose();
    stream.dispose();
    expect(simulation.ascend.openObjects()).toEqual([]);
  });

  it('are reported when the last Ascend ends, and when the process does', async () => {
    simulation.ascend.dispose();
    const warnings = await warningsOf(() => {
      const ascend = openAscend({ backend: 'simulator', trackAllocations: true });
      ascend.device(0).allocate(4096);
      ascend.device(0).createStream();
      ascend.dispose();
    });
    expect(warnings.join()).toMatch(
      /^2 objects were open when the last Ascend was disposed of:\n {2}DeviceMemory of 4 KiB, made at .*lifetime\.test\.ts:.*\n {2}Stream, made at /,
    );
    const program = fileURLToPath(new URL('./programs/leave-open.ts', import.meta.url));
    const child = fork(program, { execArgv: ['--import', 'tsx'], silent: true });
    let output = '';
    child.stderr?.on('data', (text) => {
      output += text;
    });
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(output).toMatch(
      /ascendcl: 1 object was open when the process ended:\n {2}DeviceMemory of 1 KiB, made at .*leave-open\.ts/,
    );
    simulation.ascend = openAscend({ backend: 'simulator' });
  });

  it('warn when a handle is dropped, and free nothing', async () => {
    simulation.ascend.dispose();
    simulation.ascend = openAscend({ backend: 'simulator', trackAllocations: true });
    const device = simulation.ascend.device(0);
    const warnings = await warningsOf(async () => {
      (() => device.allocate(1024))();
      await collectGarbage();
    });
    expect(warnings.join()).toMatch(
      /a DeviceMemory of 1 KiB was dropped without dispose.*lifetime\.test\.ts/,
    );
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(1);
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
