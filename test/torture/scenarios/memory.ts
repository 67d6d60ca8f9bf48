import { check, checkBytes, type Scenario, scenario } from './Scenario.js';

const KIB = 1024;
const UNIT = 2 * KIB * KIB;

/** Copies at once, and memory with virtual addresses. */
export const memoryScenarios: readonly Scenario[] = [
  scenario({
    name: 'copy up, across and down',
    prepare: ({ device }) => [device.allocate(KIB), device.allocate(KIB), device.allocateHost(KIB)] as const,
    run: (_stage, [first, second, pinned]) => {
      first.copyFrom(new Uint8Array(KIB).fill(5));
      second.copyFrom(first);
      pinned.copyFrom(second);
      checkBytes(pinned.bytes, 5);
      const bytes = new Uint8Array(KIB);
      second.copyTo(bytes);
      checkBytes(bytes, 5);
      second.slice(10, 20).fill(1);
      second.flush();
      second.invalidate();
    },
  }),
  scenario({
    name: 'copy rows',
    prepare: ({ device }) => [device.allocate(KIB, { fill: 1 }), device.allocate(KIB, { fill: 2 })] as const,
    run: (_stage, [first, second]) => {
      const layout = { width: 8, height: 4, sourcePitch: 16, destinationPitch: 32 };
      first.copyRowsFrom(new Uint8Array(KIB).fill(3), layout);
      first.copyRowsTo(new Uint8Array(KIB), layout);
      second.copyRowsFrom(first, layout);
    },
  }),
  scenario({
    name: 'copy a batch',
    prepare: ({ device }) => [device.allocate(KIB, { fill: 1 }), device.allocateHost(KIB)] as const,
    run: ({ device }, [memory, pinned]) => {
      const bytes = new Uint8Array(100);
      device.copyBatch([
        { destination: memory, source: new Uint8Array(100).fill(8), byteLength: 100 },
        { destination: bytes, source: memory, sourceOffset: 200, byteLength: 100 },
        { destination: pinned, source: memory },
      ]);
      checkBytes(bytes, 1);
    },
  }),
  scenario({
    name: 'map for a peer',
    prepare: ({ device }) => device.allocate(UNIT, { policy: 'huge-only-peers' }),
    run: ({ other }, memory) => memory.mapForPeer(other),
  }),
  scenario({
    name: 'map physical memory',
    run: (stage) => {
      const { device, other } = stage;
      const physical = stage.keep(device.allocatePhysical(UNIT));
      const range = stage.keep(device.reserve(4 * UNIT));
      const first = stage.keep(range.map(physical));
      stage.keep(range.map(physical, { offset: UNIT }));
      first.slice(0, KIB).fill(6);
      const bytes = new Uint8Array(KIB);
      range.copyTo(bytes, { sourceOffset: UNIT, byteLength: KIB });
      checkBytes(bytes, 6);
      first.grantAccess(other);
      check(first.access(other) === 'read-write', 'access');
    },
  }),
  scenario({
    name: 'grow a range',
    run: (stage) => {
      const range = stage.keep(stage.device.reserve(8 * UNIT));
      range.grow(KIB);
      range.grow(3 * UNIT);
      check(range.mappedByteLength === 4 * UNIT, 'mapped bytes');
      range.slice(UNIT - 10, 20).fill(4);
    },
  }),
  scenario({
    name: 'share device memory',
    prepare: ({ device }) => device.allocate(UNIT),
    run: (stage, memory) => {
      const shared = stage.keep(memory.share({ processIds: [stage.ascend.processId] }));
      check(shared.toJSON().byteLength === UNIT, 'length');
      shared.allow([1]);
    },
  }),
  scenario({
    name: 'share physical memory',
    run: (stage) => {
      const physical = stage.keep(stage.device.allocatePhysical(UNIT));
      check(physical.share({ processIds: [1] }).byteLength === UNIT, 'length');
      physical.share({ processIds: [2] });
    },
  }),
  scenario({
    name: 'hand memory over',
    run: (stage) => {
      const { ascend, device } = stage;
      const memory = stage.keep(device.allocate(KIB, { fill: 5 }));
      const pinned = stage.keep(device.allocateHost(KIB));
      const physical = stage.keep(device.allocatePhysical(UNIT));
      for (const handle of [memory, pinned, physical]) {
        const transfer = handle.toTransfer();
        stage.keep(stage.insist(() => ascend.fromTransfer(transfer)));
      }
    },
  }),
];
