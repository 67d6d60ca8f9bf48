import * as rt from '../../../generated/checked/index.js';
import { aclrtMemManagedAdviseType, aclrtMemManagedLocationType } from '../../../generated/enums.js';
import type { aclrtMemManagedLocation } from '../../../generated/structs.js';
import type { ManagedPtr } from '../../../generated/types.js';
import type { StructInput } from '../../native/values/pointers.js';
import { checkChoice } from '../arguments/options.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import type { MemoryBlock } from './MemoryBlock.js';

/** How managed memory will be used: `'read-mostly'` by all; its home; who will reach for it. */
export type ManagedAdvice = 'read-mostly' | 'preferred-location' | 'accessed-by';

const ADVICE = {
  'read-mostly': [
    aclrtMemManagedAdviseType.ACL_MEM_ADVISE_SET_READ_MOSTLY,
    aclrtMemManagedAdviseType.ACL_MEM_ADVISE_UNSET_READ_MOSTLY,
  ],
  'preferred-location': [
    aclrtMemManagedAdviseType.ACL_MEM_ADVISE_SET_PREFERRED_LOCATION,
    aclrtMemManagedAdviseType.ACL_MEM_ADVISE_UNSET_PREFERRED_LOCATION,
  ],
  'accessed-by': [
    aclrtMemManagedAdviseType.ACL_MEM_ADVISE_SET_ACCESSED_BY,
    aclrtMemManagedAdviseType.ACL_MEM_ADVISE_UNSET_ACCESSED_BY,
  ],
} as const satisfies Record<ManagedAdvice, readonly [number, number]>;

/** A place as functions for managed memory take it. Default: `device`. */
export function managedLocation(
  place: DeviceLifetime | 'host' | undefined,
  device: DeviceLifetime,
): StructInput<aclrtMemManagedLocation> {
  if (place === 'host') return { type: aclrtMemManagedLocationType.ACL_MEM_LOCATIONTYPE_HOST, id: 0 };
  return { type: aclrtMemManagedLocationType.ACL_MEM_LOCATIONTYPE_DEVICE, id: place?.id ?? device.id };
}

export function advise(
  block: MemoryBlock,
  advice: ManagedAdvice,
  place: DeviceLifetime | 'host' | undefined,
  undo: boolean,
  api: string,
): void {
  const [set, unset] = checkChoice(advice, ADVICE, '', api, 'advice');
  const location = managedLocation(place, block.device);
  block.assertOpen(api);
  block.device.makeCurrent();
  rt.memManagedAdvise(block.address as ManagedPtr, block.byteLength, undo ? unset : set, location); // managed memory calls this
}
