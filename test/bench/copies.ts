import * as rt from '../../generated/checked/index.js';
import { aclrtMemcpyKind } from '../../generated/enums.js';
import type { Device } from '../../src/index.js';
import type { Addon } from './addon.js';
import { printTable, sideBySide } from './measure.js';

const H2D = aclrtMemcpyKind.ACL_MEMCPY_HOST_TO_DEVICE;

/** Host-to-device copies from a typed array: the C loop first, so that ratios are the inverse of throughput. */
export function benchCopies(addon: Addon, device: Device): void {
  for (const [label, size, times, target] of [
    ['64 B', 64, 20_000, ''],
    ['1 MiB', 2 ** 20, 200, ''],
    ['64 MiB', 2 ** 26, 3, 'throughput ≥ 0.95 of C, so ≤ 1.05 ×'],
  ] as const) {
    using memory = device.allocate(size);
    const bytes = new Uint8Array(size).fill(7);
    const { pointer } = memory;
    const repeat = (work: () => void) => (count: number) => {
      for (let i = 0; i < count; i += 1) work();
    };
    printTable(
      `host → device copy of ${label} from a typed array`,
      sideBySide(
        [
          {
            name: 'C loop',
            run: (count) => {
              addon.loopCopy(pointer, bytes, size, count);
            },
          },
          { name: 'Node-API addon', run: repeat(() => addon.copy(pointer, bytes, size)) },
          { name: 'checked', run: repeat(() => rt.memcpy(pointer, size, bytes, size, H2D)) },
          { name: 'handle', run: repeat(() => memory.copyFrom(bytes)) },
        ],
        times,
      ),
      target,
    );
  }
}

/** Queueing an asynchronous copy between pinned and device memory; the stream is emptied between the rounds. */
export function benchEnqueue(addon: Addon, device: Device): void {
  using memory = device.allocate(64);
  using host = device.allocateHost(64);
  using stream = device.createStream();
  const { pointer: from } = host;
  const { pointer: to } = memory;
  const { pointer: queue } = stream;
  const emptied = (work: () => void) => (count: number) => {
    for (let i = 0; i < count; i += 1) work();
    rt.synchronizeStream(queue);
  };
  printTable(
    'aclrtMemcpyAsync of 64 B, queued and run',
    sideBySide(
      [
        { name: 'Node-API addon', run: emptied(() => addon.copyAsync(to, from, 64, queue)) },
        { name: 'checked', run: emptied(() => rt.memcpyAsync(to, 64, from, 64, H2D, queue)) },
        {
          name: 'handle',
          run: emptied(() => {
            stream.copy(memory, host);
          }),
        },
      ],
      500,
    ),
  );
}
