/** Leaves a stream stuck and ends in some way. Prints `ended` when it comes so far. */
import { Worker } from 'node:worker_threads';
import * as simulator from '../../../generated/simulator/control.js';
import { type Ascend, type Device, openAscend, type Stream } from '../../../src/index.js';

/** Makes a stream stick. */
const ways: Readonly<Record<string, (device: Device, stream: Stream) => void>> = {
  'a value that nobody writes': (device, stream) => {
    stream.waitValue(device.allocate(8, { fill: 0 }), 'equal', 1n);
    stream.copy(new Uint8Array(64), device.allocate(64, { fill: 1 }));
  },
  'streams that wait for one another': (device, stream) => {
    const flag = device.allocate(8, { fill: 0 });
    const other = device.createStream();
    const [first, second] = [device.createEvent(), device.createEvent()];
    stream.waitValue(flag, 'equal', 1n);
    stream.record(first);
    other.wait(first);
    other.writeValue(flag, 1n);
    other.record(second);
  },
  'a host function behind a value': (device, stream) => {
    stream.waitValue(device.allocate(8, { fill: 0 }), 'equal', 1n);
    stream.hostFunction(() => console.log('the host function ran'));
  },
  'a kernel that does not end': (device, stream) => {
    simulator.holdStreams(1);
    stream.fill(device.allocate(64), 1);
  },
  'what a raw call has queued': (device, stream) => {
    // Its address is known: somebody else may write it.
    const flag = device.allocate(8, { fill: 0 });
    console.log(flag.pointer > 0n);
    stream.waitValue(flag, 'equal', 1n);
  },
};

interface Stuck {
  readonly ascend: Ascend;
  readonly device: Device;
  readonly stream: Stream;
}

const ends: Readonly<Record<string, (make: () => Stuck) => void | Promise<void>>> = {
  'ascend.dispose()': (make) => make().ascend.dispose(),
  'ascend.dispose({ timeoutMs })': (make) => make().ascend.dispose({ timeoutMs: 200 }),
  'an error under using': (make) => {
    using _ascend = make().ascend;
    throw new Error('my own bug');
  },
  'an error under await using': async (make) => {
    await using _ascend = make().ascend;
    throw new Error('my own bug');
  },
  'an error under await using of memory': async (make) => {
    const { device, stream, ascend } = make();
    using _ascend = ascend;
    using _stream = stream;
    await using memory = device.allocate(64);
    stream.fill(memory, 1);
    throw new Error('my own bug');
  },
  'device.reset()': (make) => make().device.reset(),
  'device.reset({ force: true })': (make) => make().device.reset({ force: true }),
  'device.reset({ timeoutMs })': (make) => make().device.reset({ timeoutMs: 200 }),
  'stream.dispose({ timeoutMs }) and await using': async (make) => {
    const { stream } = make();
    stream.dispose({ timeoutMs: 100 });
    await stream[Symbol.asyncDispose]();
  },
  'await using of the stream': async (make) => {
    await using _stream = make().stream;
  },
  'process.exit()': (make) => {
    make();
    console.log('ended');
    process.exit(0);
  },
  'nothing at all': (make) => void make(),
  'an uncaught error': (make) => {
    make();
    throw new Error('my own bug');
  },
  'a worker that ends': async () => {
    const worker = new Worker(new URL(import.meta.url), { argv: [process.argv[2], 'nothing at all'] });
    await new Promise((resolve) => worker.once('exit', resolve));
  },
  'a handler of signals': (make) => {
    process.on('SIGINT', () => process.exit(21));
    process.on('SIGTERM', () => process.exit(22));
    make().ascend.dispose();
  },
};

const [, , how = '', end = ''] = process.argv;
const stick = ways[how];
const run = ends[end];
if (stick === undefined || run === undefined) {
  process.send?.({ ways: Object.keys(ways), ends: Object.keys(ends) });
} else {
  await run(() => {
    const ascend = openAscend({ backend: 'simulator' });
    const device = ascend.device(0);
    const stream = device.createStream();
    stick(device, stream);
    return { ascend, device, stream };
  });
  console.log('ended');
}
