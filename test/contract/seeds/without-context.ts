/** The seed functions on a thread that has no context; run by FreshThread, which looks functions up by name. */
import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr, HostPtr, PhysicalMemPtr, StreamPtr, VirtualPtr } from '../../../generated/types.js';
import { DEVICE_MEMORY, GRANULARITY } from '../groups/physical.js';
import { PointerCell } from '../harness/cells.js';
import type { Recorder } from '../harness/scenario.js';

export interface Made {
  readonly block: DevicePtr;
  readonly pinned: HostPtr;
  readonly stream: StreamPtr;
}

/** Calls all thirteen functions with good arguments; gives the code of each. */
export function callSeeds(_run: Recorder, { block, pinned, stream }: Made): Record<string, number> {
  const out = new PointerCell<never>();
  const range = new PointerCell<VirtualPtr>();
  const handle = new PointerCell<PhysicalMemPtr>();
  return {
    aclrtMallocCached: acl.aclrtMallocCached(out.cell, 4096, 0),
    aclrtMemFlush: acl.aclrtMemFlush(block, 64),
    aclrtMemInvalidate: acl.aclrtMemInvalidate(block, 64),
    aclrtFree: acl.aclrtFree(block),
    aclrtMallocHost: acl.aclrtMallocHost(out.cell, 4096),
    aclrtFreeHost: acl.aclrtFreeHost(pinned),
    aclrtReserveMemAddress: acl.aclrtReserveMemAddress(range.cell, GRANULARITY, 0, null, 0),
    aclrtMallocPhysical: acl.aclrtMallocPhysical(handle.cell, GRANULARITY, DEVICE_MEMORY, 0),
    aclrtMapMem: acl.aclrtMapMem(range.value, GRANULARITY, 0, handle.value, 0),
    aclrtUnmapMem: acl.aclrtUnmapMem(range.value),
    aclrtFreePhysical: acl.aclrtFreePhysical(handle.value),
    aclrtReleaseMemAddress: acl.aclrtReleaseMemAddress(range.value),
    aclrtAllocatorUnregister: acl.aclrtAllocatorUnregister(stream),
  };
}
