import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { DisposedError, type PhysicalMemory } from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { compiled } from '../../support/compiled.js';
import { callCount, nativeObjects, simulator, useSimulation } from '../../support/simulation.js';
import { itSince } from '../../support/versions.js';

const simulation = useSimulation();

const program = fileURLToPath(new URL('../programs/open-shared.ts', import.meta.url));

const children: ChildProcess[] = [];

/** A test that fails leaves its process waiting. */
afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});

interface Peer {
  readonly child: ChildProcess;
  readonly processId: number;
  /** Sends a key and returns what the other process answers. */
  open(key: object): Promise<Record<string, unknown>>;
}

async function startPeer(): Promise<Peer> {
  const child = fork(compiled(program));
  children.push(child);
  const answer = async (): Promise<Record<string, unknown>> => (await once(child, 'message'))[0];
  const { processId } = await answer();
  return {
    child,
    processId: Number(processId),
    open: async (key) => {
      child.send(key);
      const result = await answer();
      await once(child, 'exit');
      expect(child.exitCode).toBe(0);
      return result;
    },
  };
}

describe('memory shared between processes', () => {
  itSince('8.5.0', 'is the same memory in the process that was let in', async () => {
    using memory = simulation.device.allocate(4096, { fill: 5 });
    const peer = await startPeer();
    using shared = memory.share({ processIds: [peer.processId] });
    expect(await peer.open(shared.toJSON())).toEqual({ read: [5, 5, 5, 5] });
    const bytes = new Uint8Array(2);
    memory.copyTo(bytes, { byteLength: 2 });
    expect([...bytes]).toEqual([6, 5]);
  });

  itSince('8.5.0', 'is refused to a process that was not let in', async () => {
    using memory = simulation.device.allocate(4096, { fill: 5 });
    const peer = await startPeer();
    using shared = memory.share();
    expect(await peer.open(shared.toJSON())).toMatchObject({ error: expect.stringContaining('207006') });
  });

  itSince('8.5.0', 'is open to all when that is asked for', async () => {
    using memory = simulation.device.allocate(4096, { fill: 5 });
    const peer = await startPeer();
    using shared = memory.share({ anyProcess: true });
    expect(await peer.open(shared.toJSON())).toEqual({ read: [5, 5, 5, 5] });
  });

  itSince('8.5.0', 'ends with the memory', () => {
    const memory = simulation.device.allocate(4096);
    const shared = memory.share();
    memory.dispose();
    expect(shared.state).toBe('closed');
    expect(thrownBy(() => shared.key)).toBeInstanceOf(DisposedError);
    expect(nativeObjects()).toBe(0);
  });

  itSince('8.5.0', 'is not left exported when a process can not be let in', () => {
    using memory = simulation.device.allocate(4096);
    memory.share().dispose();
    const exports = callCount('aclrtIpcMemGetExportKey');
    const before = nativeObjects();
    simulator.failCall('aclrtIpcMemSetImportPid', 1, 507899);
    expect(thrownBy(() => memory.share({ processIds: [1] }))).toMatchObject({ code: 507899 });
    expect(callCount('aclrtIpcMemGetExportKey')).toBe(exports + 1);
    expect(simulation.ascend.liveObjects().MemoryExport).toBe(0);
    expect(nativeObjects()).toBe(before);
  });

  it('may be physical memory', async () => {
    const { device } = simulation;
    using physical = device.allocatePhysical(device.granularity());
    using range = device.reserve(physical.byteLength);
    using mapping = range.map(physical);
    mapping.fill(7);
    const peer = await startPeer();
    const key = physical.share();
    expect(JSON.parse(JSON.stringify(key))).toEqual(key);
    physical.share({ processIds: [peer.processId] });
    const answer = await peer.open({ ...key });
    expect(answer).toEqual({ read: [7, 7, 7, 7] });
    const bytes = new Uint8Array(2);
    mapping.copyTo(bytes, { byteLength: 2 });
    expect([...bytes]).toEqual([8, 7]);
  });

  itSince('8.5.0', 'is closed where this thread has opened it itself before it is no longer shared', () => {
    const { device } = simulation;
    const memory = device.allocate(4096, { fill: 5 });
    const shared = memory.share();
    shared.allow([simulation.ascend.processId]);
    const opened = device.openShared(shared);
    memory.dispose();
    expect([opened.state, shared.state, memory.state]).toEqual(['closed', 'closed', 'closed']);
    expect(String(thrownBy(() => opened.fill(1)))).toMatch(/its memory is no longer shared/);
    expect(nativeObjects()).toBe(0);
  });

  it('is physical memory of a device, shared with every process from the start or with those that are let in', () => {
    const { device } = simulation;
    using one = device.allocatePhysical(device.granularity());
    using other = device.allocatePhysical(device.granularity());
    using ofHost = device.allocatePhysical(device.granularity(), { location: 'host' });
    const key = one.share();
    expect(other.share({ anyProcess: true, processIds: [1] })).toEqual(other.share({ processIds: [2] }));
    const before = callCount();
    expect(thrownBy(() => one.share({ anyProcess: true }))).toMatchObject({
      parameter: 'options.anyProcess',
    });
    expect(thrownBy(() => ofHost.share())).toMatchObject({ parameter: 'this' });
    expect(callCount()).toBe(before);
    expect(one.share({ processIds: [1] })).toEqual(key);
  });

  it('stays shared when it goes to another thread', () => {
    const { ascend, device } = simulation;
    const first = device.allocatePhysical(device.granularity());
    const key = first.share({ processIds: [1] });
    using taken = ascend.fromTransfer(first.toTransfer()) as PhysicalMemory;
    expect(taken.share({ processIds: [2] })).toEqual(key);
    expect(thrownBy(() => taken.share({ anyProcess: true }))).toMatchObject({
      parameter: 'options.anyProcess',
    });
  });

  it('is named by keys that make sense', () => {
    const { device } = simulation;
    const before = callCount();
    const openShared = (key: unknown): unknown => thrownBy(() => device.openShared(key as never));
    expect(openShared(null)).toMatchObject({ parameter: 'shared' });
    for (const key of ['x'.repeat(65), 'é'.repeat(33)])
      expect(openShared({ key, byteLength: 1 })).toMatchObject({ parameter: 'shared.key' });
    expect(openShared({ key: 'x', byteLength: 0 })).toMatchObject({ parameter: 'shared.byteLength' });
    const openPhysical = (key: unknown): unknown => thrownBy(() => device.openPhysical(key as never));
    expect(openPhysical('x')).toMatchObject({ parameter: 'shared' });
    for (const handle of [1, 1n, '', 'x', '-1', '1.5', '0x10', ' 1', String(2n ** 64n)])
      expect(openPhysical({ handle })).toMatchObject({ parameter: 'shared.handle' });
    expect(openPhysical({ handle: '1', byteLength: 0.5 })).toMatchObject({ parameter: 'shared.byteLength' });
    expect(callCount()).toBe(before);
  });
});
