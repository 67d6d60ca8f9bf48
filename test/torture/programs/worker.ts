/** One worker of workers.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import {
  type Device,
  type DeviceMemory,
  type HostMemory,
  openAscend,
  type Stream,
} from '../../../src/index.js';
import { Random } from '../../support/random.js';

const SIZE = 2048;
const { operations, seed } = workerData as { operations: number; seed: number }; // from workers.ts
const random = new Random(seed);

interface Place {
  readonly device: Device;
  /** One stream in the device's context, one in a context of its own. */
  readonly streams: readonly Stream[];
  readonly memory: DeviceMemory;
  readonly pinned: HostMemory;
}

function placeOn(device: Device): Place {
  return {
    device,
    streams: [device.createStream(), device.createContext().createStream()],
    memory: device.allocate(SIZE),
    pinned: device.allocateHost(SIZE),
  };
}

/** Sends random bytes through a device and back. @returns how many came back right */
async function roundTrip({ device, streams, memory, pinned }: Place): Promise<number> {
  const [first, second] = streams as [Stream, Stream]; // made above
  const bytes = random.fill(new Uint8Array(SIZE));
  const result = new Uint8Array(SIZE);
  switch (random.below(4)) {
    case 0:
      memory.copyFrom(bytes);
      memory.copyTo(result);
      break;
    case 1: {
      first.copy(memory, bytes);
      using done = first.record();
      second.wait(done);
      second.copy(result, memory);
      await second.synchronize();
      break;
    }
    case 2:
      pinned.bytes.set(bytes);
      first.copy(memory, pinned);
      await first.synchronize();
      memory.copyTo(result);
      break;
    default: {
      using other = device.allocate(SIZE);
      second.copy(other, bytes);
      second.copy(memory, other);
      second.copy(result, memory);
      second.synchronizeBlocking();
    }
  }
  return Buffer.compare(bytes, result) === 0 ? SIZE : 0;
}

const errors: string[] = [];
let right = 0;
const ascend = openAscend({ backend: 'simulator' });
try {
  const places = ascend.devices().map(placeOn);
  for (let operation = 0; operation < operations; operation += 1) {
    const place = places[random.below(places.length)];
    if (place !== undefined) right += await roundTrip(place);
  }
} catch (error) {
  errors.push(String(error));
}
ascend.dispose();
parentPort?.postMessage({ right, expected: operations * SIZE, errors });
