/**
 * Memory under a key that two users of one process have open. As a process of its own it exports memory, or opens a key
 * itself and lets a second user open and close it too; as a thread it is that second user.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import * as simulator from '../../../generated/simulator/control.js';
import { aclsimObjectKind } from '../../../generated/simulator/control-types.js';
import { type Device, openAscend, type SharedMemory, type SharedMemoryKey } from '../../../src/index.js';

const self = fileURLToPath(import.meta.url);
const BYTES = 64 * 1024;

interface Task {
  readonly shared: SharedMemoryKey;
  readonly deviceId: number;
  /** The thread never ends by itself. */
  readonly stays?: boolean;
  /** As a walker: opens and closes keys in an order that the seed chooses. */
  readonly walk?: {
    readonly keys: readonly SharedMemoryKey[];
    readonly seed: number;
    readonly steps: number;
  };
}

/** Bytes of the memory, by way of a stream. */
async function firstByte(device: Device, memory: SharedMemory): Promise<number> {
  await using stream = device.createStream();
  const bytes = new Uint8Array(16);
  stream.copy(bytes, memory, { byteLength: bytes.length });
  await stream.synchronize();
  if (bytes.some((byte) => byte !== bytes[0])) throw new Error(`mixed bytes ${bytes}`);
  return bytes[0] ?? -1;
}

function exportMemory(fill: number): void {
  const ascend = openAscend({ backend: 'simulator' });
  const memory = ascend.device(0).allocate(BYTES, { fill });
  const { key } = memory.share({ anyProcess: true });
  process.send?.({ key, byteLength: BYTES });
  process.on('disconnect', () => {
    ascend.dispose();
    process.exit();
  });
}

/** Memory of another process, full of a byte. */
async function exporter(fill: number): Promise<SharedMemoryKey> {
  const child = fork(self, ['export', String(fill)], {
    env: { ...process.env, ASCENDCL_SIM_FINDINGS: 'off' },
  });
  return (await once(child, 'message'))[0] as SharedMemoryKey;
}

/** The second user. @returns what it found */
async function otherThread(task: Task, terminate: boolean): Promise<unknown> {
  const worker = new Worker(new URL(import.meta.url), { workerData: task });
  const [answer] = await once(worker, 'message');
  if (terminate) await worker.terminate();
  else await once(worker, 'exit');
  return answer;
}

type Second = (device: Device, other: Device, shared: SharedMemoryKey) => Promise<unknown>;

const closing: Second = async (device, _other, shared) => {
  const second = device.openShared(shared);
  const byte = await firstByte(device, second);
  second.dispose();
  return byte;
};

/** Changes the key as somebody may who takes only a part of it for the name. */
const alias =
  (change: (key: string) => string): Second =>
  async (device, _other, shared) => {
    try {
      device.openShared({ ...shared, key: change(shared.key) }).dispose();
      return 'opened';
    } catch (error) {
      return Object(error).code;
    }
  };

const seconds: Readonly<Record<string, Second>> = {
  'the same thread': closing,
  'the same thread on another device': (_device, other, shared) => closing(other, other, shared),
  'another thread': (device, _other, shared) => otherThread({ shared, deviceId: device.id }, false),
  'another thread on another device': (_device, other, shared) =>
    otherThread({ shared, deviceId: other.id }, false),
  'a terminated thread': (device, _other, shared) =>
    otherThread({ shared, deviceId: device.id, stays: true }, true),
  'a key with another end': alias((key) => `${key.slice(0, -1)}${key.endsWith('f') ? 'e' : 'f'}`),
  'a key with another beginning': alias((key) => `${key.startsWith('0') ? '1' : '0'}${key.slice(1)}`),
  'a longer key': alias((key) => `${key}0`),
  'a key with a space behind': alias((key) => `${key} `),
};

/** Two users of the key of another process. The second one opens it later, and closes it earlier. */
async function useTogether(second: Second): Promise<object> {
  const ascend = openAscend({ backend: 'simulator' });
  const [device, other] = [ascend.device(0), ascend.device(1)];
  const shared = await exporter(5);
  const first = device.openShared(shared);
  const before = await firstByte(device, first);
  const answer = await second(device, other, shared);
  // What is opened next would get the addresses of what was closed too early.
  using another = device.openShared(await exporter(9));
  const bytes = [before, await firstByte(device, first), await firstByte(device, another)];
  first.dispose();
  another.dispose();
  const left = Number(simulator.getLiveObjects(aclsimObjectKind.ACLSIM_OBJECT_IPC_IMPORT));
  return { answer, bytes, left, findings: Number(simulator.getFindingCount()) };
}

/** The exporter's own process has it open in another thread. */
async function useOwn(terminate: boolean): Promise<object> {
  const ascend = openAscend({ backend: 'simulator' });
  const memory = ascend.device(0).allocate(BYTES, { fill: 5 });
  const exported = memory.share({ anyProcess: true });
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { shared: exported.toJSON(), deviceId: 1, stays: true } satisfies Task,
  });
  const [answer] = await once(worker, 'message');
  const refusals = [memory, exported].map((handle) => {
    try {
      handle.dispose();
      return 'disposed';
    } catch (error) {
      return Object(error).errorCode;
    }
  });
  const bytes = new Uint8Array(1);
  memory.copyTo(bytes, { byteLength: 1 });
  if (terminate) {
    await worker.terminate();
    return {
      answer,
      refusals,
      byte: bytes[0],
      state: exported.state,
      findings: Number(simulator.getFindingCount()),
    };
  }
  worker.postMessage('end');
  await once(worker, 'exit');
  memory.dispose();
  const states = [memory.state, exported.state];
  return { answer, refusals, byte: bytes[0], states, findings: Number(simulator.getFindingCount()) };
}

/** Numbers from 0 to below `count`, the same for a seed. */
function numbers(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Opens and closes keys in any order; every open handle must show its own bytes. */
async function walk({ keys, seed, steps }: NonNullable<Task['walk']>): Promise<number> {
  await using ascend = openAscend({ backend: 'simulator' });
  const next = numbers(seed);
  const open: { memory: SharedMemory; device: Device; fill: number }[] = [];
  for (let step = 0; step < steps; step += 1) {
    const which = next(keys.length);
    const shared = keys[which];
    if (shared === undefined) throw new Error('a key is missing');
    if (open.length < 6 && next(3) > 0) {
      const device = ascend.device(next(2));
      open.push({ memory: device.openShared(shared), device, fill: which + 1 });
    } else open.splice(next(open.length), 1)[0]?.memory.dispose();
    const looked = open[next(open.length)];
    if (looked !== undefined && step % 4 === 0) {
      const byte = await firstByte(looked.device, looked.memory);
      if (byte !== looked.fill)
        throw new Error(`seed ${seed}, step ${step}: ${byte} instead of ${looked.fill}`);
    }
  }
  for (const { memory } of open) memory.dispose();
  return steps;
}

async function walkTogether(seed: number, steps: number): Promise<object> {
  const ascend = openAscend({ backend: 'simulator' });
  const keys = await Promise.all([1, 2, 3].map(exporter));
  const ends = [1, 2, 3, 4].map(async (index) => {
    const walk = { keys, seed: seed * 4 + index, steps };
    return await otherThread({ shared: { key: '', byteLength: 1 }, deviceId: 0, walk }, false);
  });
  const answers = await Promise.all(ends);
  const left = Number(simulator.getLiveObjects(aclsimObjectKind.ACLSIM_OBJECT_IPC_IMPORT));
  ascend.dispose();
  return { answers, left, findings: Number(simulator.getFindingCount()) };
}

if (!isMainThread) {
  const task = workerData as Task;
  if (task.walk !== undefined) parentPort?.postMessage(await walk(task.walk));
  else {
    const ascend = openAscend({ backend: 'simulator' });
    const device = ascend.device(task.deviceId);
    const memory = device.openShared(task.shared);
    parentPort?.postMessage(await firstByte(device, memory));
    if (task.stays) await new Promise((resolve) => parentPort?.once('message', resolve));
    memory.dispose();
    ascend.dispose();
    parentPort?.close();
  }
} else if (process.argv[2] === 'export') exportMemory(Number(process.argv[3]));
else {
  const [, , what = '', one = '', two = ''] = process.argv;
  const second = seconds[one];
  const result =
    what === 'walk'
      ? await walkTogether(Number(one), Number(two))
      : what === 'own'
        ? await useOwn(one === 'terminated')
        : second === undefined
          ? { users: Object.keys(seconds) }
          : await useTogether(second);
  process.send?.(result, () => process.exit());
}
