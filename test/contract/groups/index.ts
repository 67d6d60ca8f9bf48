import type { Scenario } from '../harness/scenario.js';
import { runUnobserved } from '../unobserved/group.js';
import { unobserved } from '../unobserved/index.js';

/** Where the scenario of each group is. Loaded one by one: a group needs only its own. */
const GROUPS: Readonly<Record<string, () => Promise<Scenario>>> = {
  preinit: async () => (await import('./init.js')).preinit,
  init: async () => (await import('./init.js')).init,
  'init-missing': async () => (await import('./init.js')).initMissing,
  'init-emptyjson': async () => (await import('./init.js')).initEmptyJson,
  'init-zerofile': async () => (await import('./init.js')).initZeroFile,
  'init-badjson': async () => (await import('./init.js')).initBadJson,
  'init-change': async () => (await import('./init.js')).initChange,
  'finalize-first': async () => (await import('./init.js')).finalizeFirst,
  'finalize-live': async () => (await import('./init.js')).finalizeLive,
  'default-device': async () => (await import('./default-device.js')).defaultDevice,
  device: async () => (await import('./device.js')).device,
  thread: async () => (await import('./thread.js')).thread,
  malloc: async () => (await import('./malloc.js')).malloc,
  memcpy: async () => (await import('./memcpy.js')).memcpy,
  vmm: async () => (await import('./vmm.js')).vmm,
  stream: async () => (await import('./stream.js')).stream,
  allocator: async () => (await import('./allocator.js')).allocator,
  errmsg: async () => (await import('./errmsg.js')).errmsg,
  'dead-stream-sync': async () => (await import('./handles.js')).deadStreamSync,
  'dead-event-destroy': async () => (await import('./handles.js')).deadEventDestroy,
  'garbage-handles': async () => (await import('./handles.js')).garbageHandles,
  'dead-stream-memcpy': async () => (await import('./handles.js')).deadStreamMemcpy,
  'garbage-stream-sync': async () => (await import('./handles.js')).garbageStreamSync,
  'garbage-stream-destroy': async () => (await import('./handles.js')).garbageStreamDestroy,
  'garbage-phys': async () => (await import('./handles.js')).garbagePhysical,
  'reset-stream': async () => (await import('./handles.js')).resetStream,
  'reset-free': async () => (await import('./handles.js')).resetFree,
  'cross-thread': async () => (await import('./contexts.js')).crossThread,
  contexts: async () => (await import('./contexts.js')).contexts,
  abi: async () => (await import('./abi.js')).abi,
};

/** The names of all groups. */
export const groupNames = [...Object.keys(GROUPS), ...unobserved.map(({ name }) => name)];

/** The scenario of a group. */
export async function scenarioOf(group: string): Promise<Scenario> {
  const other = unobserved.find(({ name }) => name === group);
  if (other !== undefined) return (run) => runUnobserved(other, run);
  const load = GROUPS[group];
  if (load === undefined)
    throw new Error(`there is no group ${group}; the groups are ${groupNames.join(', ')}`);
  return load();
}
