import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as rt from '../../../generated/checked/index.js';
import { AclError, DisposedError, openAscend } from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { callCount, nativeObjects, simulator, useSimulation } from '../../support/simulation.js';
import { isSince } from '../../support/versions.js';

const simulation = useSimulation();

/** Gives back one initialisation of the library. @returns how many are left; before CANN 8.5 there is at most one */
function finalise(): number {
  if (isSince('8.5.0')) return Number(rt.finalizeReference(0n));
  rt.finalize();
  return 0;
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

  it('is the same by whatever path its library is named', () => {
    const { library } = simulation.ascend;
    const folder = mkdtempSync(join(tmpdir(), 'ascendcl-'));
    const link = join(folder, 'libacl_rt.so');
    symlinkSync(library, link);
    for (const path of [relative(process.cwd(), library), link, folder]) {
      using again = openAscend({ library: path });
      expect(again.library).toBe(library);
    }
    rmSync(folder, { recursive: true });
    expect(thrownBy(() => openAscend({ library: '/another/libacl_rt.so' }))).toMatchObject({
      errorCode: 'ERR_LIBRARY_IN_USE',
    });
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
