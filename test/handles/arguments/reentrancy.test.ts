import { constants } from 'node:buffer';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as rt from '../../../generated/checked/index.js';
import {
  type Context,
  calls,
  DisposedError,
  type NativeCall,
  openAscend,
  type SharedMemoryKey,
} from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import {
  eventually,
  type Simulation,
  simulator,
  turns,
  useSimulation,
  warningsOf,
} from '../../support/simulation.js';
import { itSince } from '../../support/versions.js';

const simulation = useSimulation();

const bytes = (): Uint8Array<ArrayBuffer> => new Uint8Array(64);

/** What the simulated machine gives at most: where a view may be larger, there is nothing to refuse. */
const LARGEST_HOST_MEMORY = 64 * 1024 ** 3;

describe('a typed array', () => {
  it('is as long and begins where it does, whatever its class or its properties say', () => {
    const { device } = simulation;
    using pinned = device.allocateHost(64);
    using memory = device.allocate(1024, { fill: 7 });
    class Long extends Uint8Array {
      override get byteLength(): number {
        return 1024;
      }
    }
    memory.copyTo(new Long(pinned.bytes.buffer), { byteLength: 64 });
    expect(pinned.bytes[63]).toBe(7);
    expect(thrownBy(() => memory.copyTo(new Long(pinned.bytes.buffer)))).toMatchObject({
      parameter: 'destination',
    });
    const far = Object.defineProperties(pinned.bytes, {
      byteOffset: { value: 512 },
      buffer: {
        get: () => {
          throw new Error('not to be asked');
        },
      },
    });
    memory.copyFrom(far);
    const view = Object.defineProperty(new DataView(pinned.bytes.buffer), 'byteLength', { value: 1024 });
    expect(thrownBy(() => memory.copyFrom(view, { byteLength: 65 }))).toMatchObject({
      parameter: 'options.byteLength',
    });
  });
});

describe('a host function', () => {
  itSince('8.5.0', 'can not end what has to be waited for, and the wait outside goes on', async () => {
    const { device } = simulation;
    const context = device.createContext();
    const stream = context.createStream();
    using memory = device.allocate(64);
    let error: unknown;
    stream.hostFunction(() => {
      error = thrownBy(() => context.dispose());
    });
    stream.fill(memory, 1);
    await stream.synchronize();
    expect(error).toMatchObject({ errorCode: 'ERR_WOULD_DEADLOCK' });
    context.dispose();
  });

  itSince('8.5.0', 'does not meet the one of another stream by asking that how far it is', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    await using other = device.createStream();
    using before = other.record();
    const order: string[] = [];
    let isComplete: unknown;
    other.hostFunction(() => order.push('other'));
    rt.synchronizeEvent(before.pointer); // it is due
    stream.hostFunction(() => {
      isComplete = other.isComplete();
      order.push('stream');
    });
    const wait = stream.synchronize();
    other.isComplete();
    expect(order).toEqual([]);
    await Promise.all([wait, other.synchronize()]);
    expect(order.sort()).toEqual(['other', 'stream']);
    expect(typeof isComplete).toBe('boolean');
  });

  itSince('8.5.0', 'may dispose of a stream that a wait for the device comes to later', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    for (const wait of [() => device.synchronizeBlocking(), () => device.synchronize()]) {
      const other = device.createStream();
      using before = stream.record();
      stream.hostFunction(() => other.dispose());
      rt.synchronizeEvent(before.pointer);
      await wait();
      expect(other.state).toBe('closed');
    }
  });
});

describe('a host function that is due when something ends', () => {
  const ends: readonly (readonly [string, (simulation: Simulation, context: Context) => void])[] = [
    ['Context.dispose', (_simulation, context) => context.dispose()],
    ['Device.reset', ({ device }) => device.reset()],
    ['Device.reset by force', ({ device }) => device.reset({ force: true })],
    ['Device.dispose with a limit', ({ device }) => device.dispose({ timeoutMs: 5000 })],
    ['Ascend.dispose', ({ ascend }) => ascend.dispose()],
  ];

  for (const [name, end] of ends)
    itSince('8.5.0', `finds everything open in ${name}, and what it makes ends as well`, () => {
      const { ascend, device } = simulation;
      const context = device.createContext();
      const streams = [context.createStream(), context.createStream()];
      const handles = [
        ...streams,
        device.allocate(64),
        device.allocateHost(64),
        device.createEvent(),
        context,
      ];
      const { total } = ascend.liveObjects();
      const seen: unknown[] = [];
      for (const stream of streams)
        stream.hostFunction(() => {
          seen.push(
            handles.every(({ state }) => state === 'open'),
            ascend.liveObjects().total >= total,
          );
          const other = context.createStream();
          other.fill(device.allocate(64), 1);
          other.hostFunction(() => {
            seen.push(handles.every(({ state }) => state === 'open'));
            other.record();
          });
        });
      end(simulation, context);
      expect(seen).toEqual(new Array(6).fill(true));
      expect(streams.map(({ state }) => state)).toEqual(['closed', 'closed']);
      if (name !== 'Context.dispose') expect(ascend.liveObjects().total).toBe(0);
    });

  itSince('8.5.0', 'does not keep it from ending by queueing itself again and again', async () => {
    const { device } = simulation;
    const stream = device.createStream();
    let runs = 0;
    const again = (): void => {
      runs += 1;
      stream.hostFunction(again);
    };
    stream.hostFunction(again);
    const warnings = await warningsOf(() => device.reset());
    expect(stream.state).toBe('closed');
    expect(runs).toBeGreaterThan(1);
    expect(warnings.join()).toContain('a host function did not run: the stream was ended before');
  });
});

describe('a function of the script', () => {
  itSince('8.5.0', 'that fails with nothing, or in another realm, is heard of all the same', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    stream.hostFunction(() => {
      throw undefined;
    });
    await expect(stream.synchronize()).rejects.toMatchObject({ errorCode: 'ERR_SCRIPT_FAILED' });
    stream.hostFunction(runInNewContext('() => Promise.reject(new Error("elsewhere"))'));
    // The rejection may come before this wait ends or after it.
    const outcome = (): Promise<unknown> => stream.synchronize().catch((error: unknown) => error);
    const first = await outcome();
    await turns();
    expect(first ?? (await outcome())).toMatchObject({ message: 'elsewhere' });
  });

  it('that takes memory back when its stream ends runs when the method has returned', async () => {
    const { device } = simulation;
    const stream = device.createStream();
    const found: unknown[] = [];
    simulator.holdStreams(1);
    stream.setAllocator({
      allocate: (byteLength) => device.allocate(byteLength),
      free: (memory) => {
        found.push(
          stream.state,
          thrownBy(() => stream.setAllocator({ allocate: () => undefined })),
        );
        memory.dispose();
      },
    });
    simulator.runOperator(stream.pointer, 64);
    simulator.holdStreams(0);
    rt.synchronizeStream(stream.pointer);
    stream.dispose();
    expect(found).toEqual([]);
    await eventually(() => found.length > 0);
    expect(found).toEqual(['closed', expect.any(DisposedError)]);
  });
});

describe('what a function of the script has thrown', () => {
  itSince('8.5.0', 'runs no code of its own in the method that reports it', async () => {
    const { device } = simulation;
    const stream = device.createStream();
    let isInside = false;
    const seen: boolean[] = [];
    stream.hostFunction(() => {
      throw {
        toString: () => {
          seen.push(isInside);
          return 'an object of its own kind';
        },
      };
    });
    stream.fill(device.allocate(64), 1);
    const warnings = await warningsOf(() => {
      isInside = true;
      stream.dispose();
      device.reset();
      isInside = false;
    });
    expect(warnings.join()).toContain('an object of its own kind');
    expect(new Set(seen)).toEqual(new Set([false]));
  });
});

describe('an object that the script changes afterwards', () => {
  itSince('8.5.0', 'does not change which shared memory is closed', () => {
    const { device } = simulation;
    using memory = device.allocate(4096);
    const shared = memory.share({ anyProcess: true });
    const key: { -readonly [Name in keyof SharedMemoryKey]: SharedMemoryKey[Name] } = shared.toJSON();
    const opened = device.openShared(key);
    key.key = 'another';
    opened.dispose();
    const again = device.openShared(shared);
    again.dispose();
    expect(again.state).toBe('closed');
  });
});

describe('an end that is awaited', () => {
  it('rejects when the native object can not be given back, and may be tried again', async () => {
    const { device } = simulation;
    const size = device.granularity();
    const physical = device.allocatePhysical(size);
    const range = device.reserve(size);
    const mapping = range.map(physical);
    const ended = physical[Symbol.asyncDispose]();
    simulator.failCall('aclrtFreePhysical', 1, 507899);
    expect(thrownBy(() => mapping.dispose())).toMatchObject({ code: 507899 });
    await expect(ended).rejects.toMatchObject({ code: 507899 });
    await physical[Symbol.asyncDispose]();
    expect(physical.state).toBe('closed');
  });
});

describe('an allocator of the script', () => {
  it('that gives memory which the operator can not use fails the operator', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    const hole = device.reserve(device.granularity());
    for (const memory of [
      device.allocate(64),
      device.allocateHost(4096),
      device.allocate(4096).slice(1),
      hole,
    ]) {
      stream.setAllocator({ allocate: () => memory });
      device.memoryInfo(); // makes the stream's context current for the raw call
      expect(thrownBy(() => simulator.runOperator(stream.pointer, 1000))).toMatchObject({ code: 207001 });
      await expect(stream.synchronize()).rejects.toMatchObject({ parameter: 'result' });
    }
  });

  it('can not end the Ascend while it is asked: nothing of it has ended', async () => {
    const { ascend, device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(64);
    let refusal: unknown;
    stream.setAllocator({
      allocate: (byteLength) => {
        refusal = thrownBy(() => ascend.dispose());
        return device.allocate(byteLength);
      },
    });
    simulator.runOperator(stream.pointer, 64);
    await stream.synchronize();
    expect(refusal).toMatchObject({ errorCode: 'ERR_IN_USE' });
    expect(ascend.disposed).toBe(false);
    memory.fill(1);
  });

  it('can not end itself or its stream, nor be asked again, while it is asked', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    for (const end of [() => stream.removeAllocator(), () => stream.dispose()]) {
      stream.setAllocator({
        allocate: (byteLength) => {
          end();
          return device.allocate(byteLength);
        },
      });
      device.memoryInfo();
      expect(thrownBy(() => simulator.runOperator(stream.pointer, 64))).toMatchObject({ code: 207001 });
      await expect(stream.synchronize()).rejects.toMatchObject({ errorCode: 'ERR_IN_USE' });
    }
    let inner: unknown;
    stream.setAllocator({
      allocate: (byteLength) => {
        inner = thrownBy(() => simulator.runOperator(stream.pointer, 64));
        return device.allocate(byteLength);
      },
    });
    device.memoryInfo();
    simulator.runOperator(stream.pointer, 64);
    await stream.synchronize();
    expect(inner).toMatchObject({ code: 207001 });
  });
});

describe('a subscriber of ascendcl:call', () => {
  /** Listens while `run` runs. */
  function listening(onCall: (call: NativeCall) => void, run: () => void): void {
    const listener = (message: unknown): void => onCall(message as NativeCall); // what the channel publishes
    calls.subscribe(listener);
    try {
      run();
    } finally {
      calls.unsubscribe(listener);
    }
  }

  it('is told when the method is over, not between its native calls', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    const sources = Array.from({ length: 8 }, (_, index) => new Uint8Array(64).fill(index + 1));
    const targets = sources.map(() => device.allocate(64, { fill: 0 }));
    let isInside = false;
    const told: boolean[] = [];
    listening(
      () => {
        told.push(isInside);
        for (const { buffer } of sources)
          if (buffer.byteLength > 0) structuredClone(buffer, { transfer: [buffer] });
      },
      () => {
        isInside = true;
        stream.copyBatch(
          targets.map((destination, index) => ({ destination, source: sources[index] as Uint8Array })),
        );
        isInside = false;
      },
    );
    await stream.synchronize();
    expect(told.length).toBeGreaterThan(8);
    expect(new Set(told)).toEqual(new Set([false]));
    const first = targets.map((target) => {
      const bytes = new Uint8Array(64);
      target.copyTo(bytes);
      return bytes[63];
    });
    expect(first).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('is told of all calls in their order when it does not stop listening', async () => {
    const { device } = simulation;
    device.memoryInfo();
    const names: string[] = [];
    const listener = (message: unknown): void => void names.push((message as NativeCall).name);
    calls.subscribe(listener);
    const memory = device.allocate(64);
    memory.fill(1);
    memory.dispose();
    expect(names).toEqual([]);
    await Promise.resolve();
    expect(names).toEqual(['aclrtMalloc', 'aclrtMemset', 'aclrtFree']);
    calls.unsubscribe(listener);
  });

  it('is told during a wait that blocks', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(64);
    simulator.setTransfer(0, 20_000);
    let told = 0;
    let toldInside = 0;
    listening(
      () => {
        told += 1;
      },
      () => {
        stream.fill(memory, 1);
        stream.synchronizeBlocking({ timeoutMs: 5000 });
        toldInside = told;
      },
    );
    expect(toldInside).toBeGreaterThan(0);
  });

  it('gets what C has left in the results, and keeps it', () => {
    const { device } = simulation;
    const results: unknown[] = [];
    const addresses: bigint[] = [];
    listening(
      ({ name, args }) => {
        if (name === 'aclrtMalloc') results.push(args[0]);
      },
      () => {
        for (const size of [64, 128]) {
          const memory = device.allocate(size);
          addresses.push(memory.pointer);
          memory.dispose();
          device.allocateHost(size).dispose();
        }
      },
    );
    expect(results).toEqual(addresses.map((address) => BigUint64Array.of(address)));
  });

  it('can not act: what it tries is refused before anything changes', async () => {
    const { ascend, device } = simulation;
    using memory = device.allocate(64, { fill: 1 });
    using pinned = device.allocateHost(64);
    const { bytes } = pinned;
    await using stream = device.createStream();
    await using busy = device.createStream();
    simulator.holdStreams(1);
    busy.fill(memory, 2);
    const attempts = {
      'device.allocate': () => device.allocate(64),
      'memory.dispose': () => memory.dispose(),
      'memory.fill': () => memory.fill(3),
      'pinned.dispose': () => pinned.dispose(),
      'pinned.toTransfer': () => pinned.toTransfer(),
      'stream.dispose': () => stream.dispose(),
      'stream.fill': () => stream.fill(pinned, 3),
      'stream.isComplete': () => busy.isComplete(),
      'busy.dispose': () => busy.dispose(),
      'stream.synchronizeBlocking': () => stream.synchronizeBlocking(),
      'device.reset': () => device.reset({ force: true }),
      'ascend.dispose': () => ascend.dispose(),
    };
    const refused: unknown[] = [];
    listening(
      () => {
        if (refused.length > 0) return;
        for (const [name, attempt] of Object.entries(attempts)) refused.push([name, thrownBy(attempt)]);
      },
      () => device.memoryInfo(),
    );
    expect(refused).toEqual(
      Object.keys(attempts).map((name) => [
        name,
        expect.objectContaining({ errorCode: 'ERR_CALL_IN_SUBSCRIBER' }),
      ]),
    );
    expect([memory, pinned, stream, busy].map(({ state }) => state)).toEqual(new Array(4).fill('open'));
    expect([bytes.length, ascend.disposed]).toEqual([64, false]);
    simulator.holdStreams(0);
    await busy.synchronize();
    memory.fill(1);
  });
});

describe('Error.prepareStackTrace of the script', () => {
  it('may make anything: failures are told all the same', () => {
    const { device } = simulation;
    using stream = device.createStream();
    using memory = device.allocate(64);
    const before = Error.prepareStackTrace;
    Error.prepareStackTrace = (_error, frames) => frames;
    try {
      stream.copy(memory, bytes());
      simulator.failCall('aclrtMemcpyAsync', 1, 507899);
      expect(thrownBy(() => stream.copy(memory, bytes()))).toMatchObject({ code: 507899 });
    } finally {
      if (before === undefined) Reflect.deleteProperty(Error, 'prepareStackTrace');
      else Error.prepareStackTrace = before;
    }
  });

  it('can not act on what is being made or has failed', async () => {
    simulation.ascend.dispose();
    simulation.ascend = openAscend({ backend: 'simulator', trackAllocations: true });
    simulation.device = simulation.ascend.device(0);
    const { device } = simulation;
    using memory = device.allocate(64);
    using stream = device.createStream();
    const before = Error.prepareStackTrace;
    const refused: unknown[] = [];
    let isInside = false;
    Error.prepareStackTrace = (error) => {
      if (isInside)
        for (const act of [() => memory.dispose(), () => memory.fill(1), () => device.reset()])
          refused.push(thrownBy(act));
      return String(error);
    };
    try {
      isInside = true;
      using event = stream.record();
      simulator.failCall('aclrtMemsetAsync', 1, 507899);
      const error = thrownBy(() => stream.fill(memory, 1));
      isInside = false;
      expect(error).toMatchObject({ code: 507899 });
      expect(event.state).toBe('open');
    } finally {
      if (before === undefined) Reflect.deleteProperty(Error, 'prepareStackTrace');
      else Error.prepareStackTrace = before;
    }
    expect(refused.length).toBeGreaterThan(3);
    for (const error of refused) expect(error).toMatchObject({ errorCode: 'ERR_CALL_IN_STACK_TRACE' });
    expect(memory.state).toBe('open');
  });

  it('is no matter for a source that calls itself a URL of nowhere', () => {
    const { device } = simulation;
    using stream = device.createStream();
    using memory = device.allocate(64);
    const copy: unknown = new Function(
      'stream',
      'memory',
      'stream.copy(memory, new Uint8Array(8));\n//# sourceURL=file://nowhere/a%2Fb.js',
    );
    (copy as (...args: unknown[]) => void)(stream, memory); // the text above
    simulator.failCall('aclrtMemcpyAsync', 1, 507899);
    expect(thrownBy(() => stream.copy(memory, bytes()))).toMatchObject({
      message: expect.stringContaining('file://nowhere/'),
    });
  });
});

describe('host memory', () => {
  it.skipIf(constants.MAX_LENGTH >= LARGEST_HOST_MEMORY)(
    'of more bytes than this Node.js can look at is a typed error, not the end of the process (Node.js before 22)',
    () => {
      using pinned = simulation.device.allocateHost(constants.MAX_LENGTH + 1);
      expect(thrownBy(() => pinned.bytes)).toMatchObject({ errorCode: 'ERR_VIEW_TOO_LARGE' });
    },
  );
});
