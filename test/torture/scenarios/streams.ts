import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as simulator from '../../../generated/simulator/control.js';
import type { Memory } from '../../../src/index.js';
import { check, checkBytes, type Scenario, type Stage, scenario } from './Scenario.js';

const KIB = 1024;
const folder = mkdtempSync(join(tmpdir(), 'ascendcl-scenarios-'));

const withStream = ({ device }: Stage) => ({
  stream: device.createStream(),
  memory: device.allocate(4 * KIB, { fill: 1 }),
  second: device.allocate(4 * KIB, { fill: 2 }),
  pinned: device.allocateHost(4 * KIB),
});

/** Work that is queued. */
export const streamScenarios: readonly Scenario[] = [
  scenario({
    name: 'copy through a stream',
    prepare: withStream,
    run: async (_stage, { stream, memory, second, pinned }) => {
      const bytes = new Uint8Array(4 * KIB);
      stream.copy(memory, new Uint8Array(4 * KIB).fill(7));
      stream.copy(second, memory);
      stream.copy(pinned, second);
      stream.copy(bytes, second);
      await stream.synchronize();
      checkBytes(bytes, 7);
      checkBytes(pinned.bytes, 7);
    },
  }),
  scenario({
    name: 'copy through a stream that is made for it',
    prepare: withStream,
    run: async (stage, { memory }) => {
      const stream = stage.keep(stage.device.createStream());
      stream.copy(memory, new Uint8Array(4 * KIB).fill(3));
      stream.copy(new Uint8Array(4 * KIB), memory);
    },
  }),
  scenario({
    name: 'copy between host memories through a stream',
    prepare: (stage) => ({ ...withStream(stage), from: stage.device.allocateHost(3 << 20) }),
    run: async (stage, { from }) => {
      from.fill(6);
      const stream = stage.keep(stage.device.createStream());
      const to = stage.keep(stage.device.allocateHost(3 << 20));
      stream.copy(to, from);
      await stream.synchronize();
      check(
        to.bytes.every((byte) => byte === 6),
        'bytes on the other side',
      );
    },
  }),
  scenario({
    name: 'fill and prefetch in a stream',
    prepare: (stage) => ({ ...withStream(stage), managed: stage.device.allocateManaged(KIB) }),
    run: async (_stage, { stream, memory, managed }) => {
      stream.fill(memory, 9, { offset: 10, byteLength: 20 });
      stream.prefetch(memory);
      stream.prefetch(managed, { to: 'host' });
      await stream.synchronize();
    },
  }),
  scenario({
    name: 'copy rows in a stream',
    prepare: withStream,
    run: async (_stage, { stream, memory, second, pinned }) => {
      const layout = { width: 8, height: 4, sourcePitch: 16, destinationPitch: 32 };
      const bytes = new Uint8Array(KIB);
      stream.copyRows(memory, new Uint8Array(KIB).fill(4), layout);
      stream.copyRows(second, memory, layout);
      stream.copyRows(bytes, memory, { width: 8, height: 4, sourcePitch: 32 });
      stream.copyRows(pinned, second, layout);
      await stream.synchronize();
      checkBytes(bytes.subarray(0, 32), 4);
    },
  }),
  scenario({
    name: 'copy a batch in a stream',
    prepare: withStream,
    run: async (_stage, { stream, memory, second, pinned }) => {
      const bytes = new Uint8Array(KIB);
      stream.copyBatch([
        { destination: memory, source: new Uint8Array(KIB).fill(5) },
        { destination: second, source: memory },
        { destination: bytes, source: second, byteLength: KIB },
        { destination: pinned, source: second },
      ]);
      await stream.synchronize();
      checkBytes(bytes, 5);
    },
  }),
  scenario({
    name: 'wait for values',
    prepare: withStream,
    run: async (stage, { stream, memory }) => {
      const second = stage.keep(stage.device.createStream());
      memory.slice(0, 64).fill(0);
      try {
        second.waitValue(memory, 'at-least', 5n);
        stream.writeValue(memory, 7n);
        await second.synchronize();
        await stream.synchronize();
      } finally {
        // Whatever fails: nothing else would end the wait.
        stage.insist(() => memory.copyFrom(new BigUint64Array([9n])));
      }
    },
  }),
  scenario({
    name: 'record events, wait for them and measure',
    prepare: withStream,
    run: async (stage, { stream, memory }) => {
      const { device } = stage;
      const second = stage.keep(device.createStream());
      const start = stage.keep(device.createEvent({ timing: true }));
      const end = stage.keep(device.createEvent({ timing: true }));
      stream.record(start);
      stream.fill(memory, 1);
      const between = stage.keep(stream.record());
      second.wait(between);
      second.fill(memory, 2);
      second.record(end);
      await end.synchronize();
      check(start.isComplete() && end.isComplete() && between.isComplete(), 'complete events');
      check(end.elapsedMs(start) >= 0, 'a time');
      // Recorded on another stream while somebody waits for the first record.
      second.fill(memory, 3);
      second.record(between);
      const waits = between.synchronize();
      waits.catch(() => {}); // awaited below, unless something fails before
      stream.record(between);
      await waits;
    },
  }),
  scenario({
    name: 'run host functions',
    prepare: withStream,
    run: async (_stage, { stream, memory }) => {
      const seen: number[] = [];
      stream.fill(memory, 1);
      stream.hostFunction(() => seen.push(1));
      stream.fill(memory, 2);
      stream.hostFunction(() => seen.push(2));
      await stream.synchronize();
      check(seen.join() === '1,2', `both functions in order, not ${seen}`);
      stream.hostFunction(() => seen.push(3));
      stream.synchronizeBlocking();
      check(seen.length === 3, 'the third function');
    },
  }),
  scenario({
    name: 'give operators memory',
    prepare: withStream,
    run: async (stage, { stream }) => {
      const open = new Set<Memory>();
      stream.setAllocator({
        allocate: (byteLength) => {
          const memory = stage.keep(stage.device.allocate(byteLength));
          open.add(memory);
          return memory;
        },
        free: (memory) => {
          open.delete(memory);
          memory.dispose();
        },
      });
      stage.keep({
        [Symbol.dispose]: () => stream.removeAllocator(),
        [Symbol.asyncDispose]: async () => stream.removeAllocator(),
      });
      simulator.runOperator(stream.pointer, KIB);
      await stream.synchronize();
      stream.removeAllocator();
      check(open.size === 0, 'memory that came back');
    },
  }),
  scenario({
    name: 'copy a file up and down',
    prepare: withStream,
    run: async (_stage, { stream, memory }) => {
      const [from, to] = [join(folder, 'from'), join(folder, 'to')];
      writeFileSync(from, new Uint8Array(4 * KIB).fill(6));
      await stream.copyFromFile(memory, from, { chunkByteLength: KIB });
      await stream.copyToFile(memory, to, { chunkByteLength: 1500 });
      checkBytes(readFileSync(to), 6);
    },
  }),
  scenario({
    name: 'wait in several ways',
    prepare: withStream,
    run: async (stage, { stream, memory }) => {
      stream.fill(memory, 1);
      const first = stream.synchronize();
      first.catch(() => {}); // awaited below, unless something fails before
      stream.fill(memory, 2);
      await Promise.all([first, stream.synchronize({ timeoutMs: 10_000 })]);
      check(stream.isComplete(), 'completeness');
      stream.fill(memory, 3);
      stream.synchronizeBlocking({ timeoutMs: 10_000 });
      stream.fill(memory, 4);
      const event = stage.keep(stream.record());
      event.synchronizeBlocking({ timeoutMs: 10_000 });
    },
  }),
  scenario({
    name: 'queue much without waiting',
    prepare: withStream,
    run: async (_stage, { stream, memory, pinned }) => {
      for (let round = 0; round < 150; round += 1) stream.copy(memory, pinned, { byteLength: 8 });
      await stream.synchronize();
    },
  }),
  scenario({
    name: 'dispose of what is in use',
    prepare: withStream,
    run: (stage, { stream }) => {
      const memory = stage.keep(stage.device.allocate(KIB));
      const pinned = stage.keep(stage.device.allocateHost(KIB));
      const own = stage.keep(stage.device.createStream());
      stream.copy(memory, pinned);
      own.fill(memory, 1);
    },
  }),
  scenario({
    name: 'allocate from a pool',
    prepare: withStream,
    run: async (stage, { stream }) => {
      const pool = stage.keep(stage.device.createPool({ releaseThreshold: 1 << 21 }));
      const first = stage.keep(pool.allocate(KIB, stream));
      const second = stage.keep(pool.allocate(KIB, stream));
      stream.fill(first, 1);
      stream.copy(second, first);
      check(pool.usage().used >= 2 * KIB, 'used bytes');
      await stream.synchronize();
      pool.trim();
    },
  }),
  scenario({
    name: 'hand a stream and an event over',
    run: (stage) => {
      const stream = stage.keep(stage.device.createStream());
      const event = stage.keep(stage.device.createEvent({ timing: true }));
      for (const handle of [event, stream]) {
        const transfer = handle.toTransfer();
        stage.keep(stage.insist(() => stage.ascend.fromTransfer(transfer)));
      }
    },
  }),
];
