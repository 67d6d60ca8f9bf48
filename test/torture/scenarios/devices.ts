import { HostBlock } from '../../contract/harness/memory.js';
import { check, checkBytes, type Scenario, scenario } from './Scenario.js';

const KIB = 1024;
/** Plain memory of the host that the scenarios register; it lives as long as the process. */
const foreign = new HostBlock<bigint>(4 * KIB);

/** Devices, and what is allocated on them. */
export const deviceScenarios: readonly Scenario[] = [
  scenario({
    name: 'ask the runtime',
    run: ({ ascend }) => {
      check(ascend.version !== undefined, 'a version');
      check(ascend.socName !== '', 'a chip, or undefined');
      check(ascend.deviceCount === 2, 'two devices');
      check(ascend.processId > 0, 'a process id');
      check(ascend.devices().length === 2, 'two devices');
      check(ascend.supports('aclrtMalloc').supported, 'malloc');
    },
  }),
  scenario({
    name: 'ask a device',
    run: ({ device, other }) => {
      const { free, total } = device.memoryInfo();
      check(free > 0 && free <= total, 'free bytes');
      device.memoryUsage();
      device.utilization();
      check(device.granularity() === 2 * KIB * KIB, 'granularity');
      check(device.canAccessPeer(other), 'a peer');
    },
  }),
  ...(['default', 'cached', 'align32', 'task-scheduler'] as const).map((allocator) =>
    scenario({
      name: `allocate from ${allocator}, filled`,
      run: (stage) => {
        const memory = stage.keep(stage.device.allocate(KIB, { allocator, fill: 7 }));
        const bytes = new Uint8Array(KIB);
        memory.copyTo(bytes);
        checkBytes(bytes, 7);
      },
    }),
  ),
  scenario({
    name: 'allocate with a module id',
    run: (stage) => {
      stage.keep(stage.device.allocate(KIB, { moduleId: 3, bandwidth: 'high' }));
    },
  }),
  scenario({
    name: 'allocate host memory and look at it',
    run: (stage) => {
      const pinned = stage.keep(stage.device.allocateHost(KIB));
      pinned.fill(3);
      checkBytes(pinned.bytes, 3);
      pinned.view(Float32Array, 4, 3).fill(1);
    },
  }),
  scenario({
    name: 'register host memory',
    run: (stage) => {
      const pinned = stage.keep(stage.device.registerHost(foreign.address, 4 * KIB));
      pinned.fill(9);
      checkBytes(pinned.bytes, 9);
    },
  }),
  scenario({
    name: 'map host memory to the device',
    run: (stage) => {
      const pinned = stage.keep(stage.device.allocateHost(4 * KIB));
      const alias = stage.keep(pinned.mapToDevice());
      check(alias.pointer > 0n, 'an address');
    },
  }),
  scenario({
    name: 'allocate managed memory and advise',
    run: (stage) => {
      const managed = stage.keep(stage.device.allocateManaged(KIB));
      managed.advise('preferred-location');
      managed.advise('accessed-by', { place: 'host' });
      managed.bytes.fill(2);
      checkBytes(managed.bytes, 2);
    },
  }),
  scenario({
    name: 'create contexts, streams and events',
    run: (stage) => {
      const context = stage.keep(stage.device.createContext());
      stage.keep(context.createStream({ priority: 1 }));
      stage.keep(context.createEvent({ timing: true }));
      stage.keep(stage.device.createStream({ fastLaunch: true }));
      stage.keep(stage.device.createEvent());
    },
  }),
  scenario({
    name: 'let a device reach another one',
    run: (stage) => {
      const { device, other } = stage;
      device.enablePeerAccess(other);
      const here = stage.keep(device.allocate(KIB, { fill: 1 }));
      const there = stage.keep(other.allocate(KIB, { fill: 2 }));
      here.copyFrom(there);
      device.disablePeerAccess(other);
    },
  }),
  scenario({
    name: 'reset a device and use it again',
    run: (stage) => {
      stage.keep(stage.device.allocate(KIB));
      stage.keep(stage.device.createStream());
      stage.device.reset();
      stage.keep(stage.device.allocate(KIB));
      stage.device.reset({ force: true });
      stage.keep(stage.device.allocate(KIB));
    },
  }),
  scenario({
    name: 'wait for a device',
    prepare: ({ device }) => ({ stream: device.createStream(), memory: device.allocate(KIB) }),
    run: async ({ device }, { stream, memory }) => {
      stream.fill(memory, 1);
      await device.synchronize();
      stream.fill(memory, 2);
      device.synchronizeBlocking();
      stream.fill(memory, 3);
      device.synchronizeBlocking({ timeoutMs: 10_000 });
    },
  }),
];
