import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import * as rt from '../../../generated/checked/index.js';
import { DeviceMemory, DisposedError, type HandleTransfer } from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { compiled } from '../../support/compiled.js';
import { nativeObjects, simulator, useSimulation } from '../../support/simulation.js';

const simulation = useSimulation();

const program = compiled(new URL('../programs/worker.ts', import.meta.url));

/** Runs a task in a thread of its own and returns its answer, when the thread has ended. */
async function inThread(task: object): Promise<unknown> {
  const worker = new Worker(program, { workerData: task });
  const exit = once(worker, 'exit');
  const [[answer]] = await Promise.all([once(worker, 'message'), exit]);
  return answer;
}

describe('threads', () => {
  it('work on all devices at once, each on its own', { timeout: 120_000 }, async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((seed) => inThread({ do: 'work', seed, count: 250 })));
    expect(answers).toEqual([500, 500, 500, 500]);
    expect(nativeObjects()).toBe(0);
  });

  it('end what they have left open', async () => {
    expect(await inThread({ do: 'leave-open' })).toBe('left open');
    expect(nativeObjects()).toBe(0);
  });

  it('hand memory over to one another', async () => {
    const memory = simulation.device.allocate(64, { fill: 6 });
    const slice = memory.slice(0, 4);
    const transfer = memory.toTransfer();
    expect(String(thrownBy(() => memory.fill(1)))).toMatch(/handed over to another thread/);
    expect(thrownBy(() => slice.fill(1))).toBeInstanceOf(DisposedError);
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(0);
    expect(await inThread({ do: 'take', transfer })).toEqual(['DeviceMemory', 6, 6, 6, 6]);
    expect(thrownBy(() => simulation.ascend.fromTransfer(transfer))).toMatchObject({
      errorCode: 'ERR_TRANSFER_TAKEN',
    });
  });

  it('take the views along when host memory is handed over', async () => {
    const pinned = simulation.device.allocateHost(64);
    pinned.fill(7);
    const { bytes } = pinned;
    const transfer = pinned.toTransfer();
    expect(bytes.length).toBe(0);
    expect(await inThread({ do: 'take', transfer })).toEqual(['HostMemory', 7, 7, 7, 7]);
  });

  it('keep the views when host memory can not be handed over', () => {
    using pinned = simulation.device.allocateHost(64);
    const { bytes } = pinned;
    simulator.failCall('aclrtSetDevice', 1, 507899);
    expect(thrownBy(() => pinned.toTransfer())).toMatchObject({ api: 'aclrtSetDevice' });
    expect([pinned.state, bytes.length]).toEqual(['open', 64]);
  });

  it('tell why a stream can not be handed over, also when the device can not be given back then', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using pinned = device.allocateHost(64);
    stream.fill(pinned, 1); // by way of device memory that the stream keeps
    await stream.synchronize();
    simulator.failCall('aclrtFree', 1, 507899);
    simulator.failCall('aclrtResetDevice', 1, 507899);
    expect(thrownBy(() => stream.toTransfer())).toMatchObject({ api: 'aclrtFree' });
    expect(stream.state).toBe('open');
    rt.resetDevice(0); // what could not be given back
  });

  it('hand streams over when nothing is queued', async () => {
    const stream = simulation.device.createStream();
    using memory = simulation.device.allocate(64);
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    expect(thrownBy(() => stream.toTransfer())).toMatchObject({ errorCode: 'ERR_IN_USE' });
    simulator.holdStreams(0);
    await stream.synchronize();
    expect(await inThread({ do: 'take', transfer: stream.toTransfer() })).toEqual(['Stream', 8, 8, 8, 8]);
  });

  it('take a handle back, and keep the device open on the way', async () => {
    const memory = simulation.device.allocate(64, { fill: 2 });
    const event = simulation.device.createEvent({ timing: true });
    const physical = simulation.device.allocatePhysical(simulation.device.granularity());
    const transfers = [memory, event, physical].map((handle) => handle.toTransfer());
    simulation.device.reset();
    const [again, ...others] = transfers.map((transfer) => simulation.ascend.fromTransfer(transfer));
    expect([again, ...others].map((handle) => handle?.kind)).toEqual([
      'DeviceMemory',
      'Event',
      'PhysicalMemory',
    ]);
    if (!(again instanceof DeviceMemory)) throw new Error('the memory came back as something else');
    const bytes = new Uint8Array(2);
    again.copyTo(bytes, { byteLength: 2 });
    expect([...bytes]).toEqual([2, 2]);
  });

  it('take what another thread gives', async () => {
    const transfer = (await inThread({ do: 'give' })) as HandleTransfer;
    using memory = simulation.ascend.fromTransfer(transfer);
    expect(memory.kind).toBe('DeviceMemory');
  });

  it('take nothing that is no transfer', () => {
    using memory = simulation.device.allocate(64);
    for (const bad of [null, undefined, 1, {}, memory, { ascendcl: 'handle' }])
      expect(thrownBy(() => simulation.ascend.fromTransfer(bad as never))).toMatchObject({
        parameter: 'transfer',
      });
    using context = simulation.device.createContext();
    using stream = context.createStream();
    expect(thrownBy(() => stream.toTransfer())).toMatchObject({ parameter: 'this' });
  });

  it('believe no message that says something else than what was handed over', () => {
    const { ascend, device } = simulation;
    const transfer = device.allocateHost(4096).toTransfer();
    const others = [device.allocate(64).toTransfer(), device.createEvent().toTransfer()] as const;
    const forged: object[] = [
      { ...transfer, pointer: 0x1000n },
      { ...transfer, pointer: 0x1000n, taken: new SharedArrayBuffer(4) },
      { ...transfer, byteLength: 1 << 20 },
      { ...transfer, kind: 'DeviceMemory' },
      { ...transfer, kind: 'Event' },
      { ...transfer, process: '0'.repeat(32) },
      { ...transfer, token: others[0].token },
      { ...transfer, token: `${transfer.token}\0` },
      { ...others[1], kind: 'Stream' },
      { ...others[0], kind: 'HostMemory' },
    ];
    for (const message of forged)
      expect(thrownBy(() => ascend.fromTransfer(message as never))).toMatchObject({ parameter: 'transfer' });
    const unknown = { ...transfer, token: '00000000-0000-4000-8000-000000000000' };
    expect(thrownBy(() => ascend.fromTransfer(unknown))).toMatchObject({ errorCode: 'ERR_TRANSFER_TAKEN' });
    for (const message of [transfer, ...others]) {
      ascend.fromTransfer({ ...message }).dispose();
      expect(thrownBy(() => ascend.fromTransfer(message))).toMatchObject({ errorCode: 'ERR_TRANSFER_TAKEN' });
    }
    expect(nativeObjects()).toBe(0);
  });

  it('read each field of a message once', () => {
    const transfer = simulation.device.allocate(64).toTransfer();
    const reads: PropertyKey[] = [];
    const watched = new Proxy(transfer, {
      get: (from, name) => {
        reads.push(name);
        return reads.indexOf(name) === reads.length - 1 ? from[name as keyof typeof from] : 'something else';
      },
    });
    simulation.ascend.fromTransfer(watched).dispose();
    expect(reads.sort()).toEqual(['ascendcl', 'kind', 'process', 'token']);
  });
});
