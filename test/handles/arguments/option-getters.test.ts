import { describe, expect, it } from 'vitest';
import { type DeviceMemory, DisposedError } from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { useSimulation } from '../../support/simulation.js';

const simulation = useSimulation();

const bytes = (): Uint8Array<ArrayBuffer> => new Uint8Array(64);

/** Options of which one ends something when it is read. */
function ending<T>(name: string, value: T, end: () => void): Record<string, T> {
  return Object.defineProperty({}, name, {
    enumerable: true,
    get: () => {
      end();
      return value;
    },
  });
}

describe('a getter of the options', () => {
  const uses: readonly (readonly [string, (memory: DeviceMemory) => void])[] = [
    [
      'fill',
      (memory) =>
        memory.fill(
          0,
          ending('offset', 0, () => memory.dispose()),
        ),
    ],
    [
      'copyFrom',
      (memory) =>
        memory.copyFrom(
          bytes(),
          ending('byteLength', 8, () => memory.dispose()),
        ),
    ],
    [
      'copyTo',
      (memory) =>
        memory.copyTo(
          bytes(),
          ending('byteLength', 8, () => memory.dispose()),
        ),
    ],
    [
      'copyRowsFrom',
      (memory) =>
        memory.copyRowsFrom(bytes(), {
          width: 4,
          height: 2,
          get sourceOffset() {
            memory.dispose();
            return 0;
          },
        }),
    ],
  ];

  it.each(uses)('that disposes of the memory makes %s refuse it', (_name, use) => {
    const memory = simulation.device.allocate(64);
    expect(thrownBy(() => use(memory))).toBeInstanceOf(DisposedError);
  });

  it('that disposes of memory of an earlier item makes a batch refuse that', () => {
    const { device } = simulation;
    using stream = device.createStream();
    using other = device.allocate(64);
    for (const target of [device, stream]) {
      const memory = device.allocate(64);
      const items = [
        { destination: memory, source: bytes() },
        {
          destination: other,
          get source() {
            memory.dispose();
            return bytes();
          },
        },
      ];
      expect(thrownBy(() => target.copyBatch(items))).toBeInstanceOf(DisposedError);
    }
  });

  it('that disposes of the stream makes the stream refuse the work', async () => {
    using memory = simulation.device.allocate(64);
    const stream = () => {
      const made = simulation.device.createStream();
      return { made, end: () => made.dispose() };
    };
    for (const use of [
      () => {
        const { made, end } = stream();
        made.copy(memory, bytes(), ending('byteLength', 8, end));
      },
      () => {
        const { made, end } = stream();
        made.fill(memory, 0, ending('byteLength', 8, end));
      },
      () => {
        const { made, end } = stream();
        made.prefetch(memory, ending('to', undefined, end));
      },
      () => {
        const { made, end } = stream();
        made.synchronizeBlocking(ending('timeoutMs', 100, end));
      },
    ])
      expect(thrownBy(use)).toBeInstanceOf(DisposedError);
    const { made, end } = stream();
    await expect(made.synchronize(ending('timeoutMs', 100, end))).rejects.toBeInstanceOf(DisposedError);
  });

  it('that ends a range or physical memory makes the range map nothing', () => {
    const { device } = simulation;
    const size = device.granularity();
    const range = device.reserve(4 * size);
    const physical = device.allocatePhysical(size);
    const refused = (map: () => unknown): void => expect(thrownBy(map)).toBeInstanceOf(DisposedError);
    refused(() =>
      range.map(
        physical,
        ending('offset', 0, () => physical.dispose()),
      ),
    );
    using second = device.allocatePhysical(size);
    refused(() =>
      range.map(
        second,
        ending('offset', 0, () => range.dispose()),
      ),
    );
    const third = device.reserve(4 * size);
    refused(() =>
      third.grow(
        size,
        ending('pages', 'huge', () => third.dispose()),
      ),
    );
  });

  it('that ends everything makes nothing new', () => {
    const { ascend, device } = simulation;
    const context = device.createContext();
    expect(
      thrownBy(() => context.createStream(ending('priority', 0, () => context.dispose()))),
    ).toBeInstanceOf(DisposedError);
    expect(
      thrownBy(() =>
        device.allocate(
          64,
          ending('fill', 1, () => ascend.dispose()),
        ),
      ),
    ).toBeInstanceOf(DisposedError);
  });

  it('is called once, so that what it fails with later leaves nothing behind', async () => {
    const { ascend, device } = simulation;
    let calls = 0;
    const memory = device.allocate(
      64,
      ending('fill', 1, () => (calls += 1)),
    );
    memory.dispose();
    const signal = new AbortController().signal;
    await using stream = device.createStream();
    stream.fill(device.allocate(64), 0);
    await stream.synchronize(ending('signal', signal, () => (calls += 1)));
    expect(calls).toBe(2);
    expect(ascend.liveObjects().DeviceMemory).toBe(1);
  });

  it('that transfers the buffer of the copy away is a typed error', () => {
    using memory = simulation.device.allocate(64, { fill: 1 });
    const buffer = bytes();
    const transfer = (): void => void structuredClone(buffer.buffer, { transfer: [buffer.buffer] });
    expect(thrownBy(() => memory.copyTo(buffer, ending('byteLength', 8, transfer)))).toMatchObject({
      parameter: 'destination',
    });
  });
});
