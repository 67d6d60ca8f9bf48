import { keptResources } from '../../native/calls/exhaustion.js';
import { streamsOf } from '../stream/streams-of.js';
import type { Inventory } from './Inventory.js';

/**
 * Everything that a thread keeps for later: events for waits, pinned memory for copies of script buffers, device memory for
 * copies within the host. Each has a bound of its own; when the library has nothing left, all of it goes.
 */
export function offerKeptResources(inventory: Inventory): void {
  keptResources.giveBack = () => giveBackAll(inventory);
}

/** The counterpart of {@link offerKeptResources}. */
export function withdrawKeptResources(): void {
  delete keptResources.giveBack;
}

function giveBackAll(inventory: Inventory): boolean {
  let hadAny = false;
  const attempt = (giveBack: () => boolean): void => {
    try {
      hadAny = giveBack() || hadAny;
    } catch {
      // The call that ran out tells what went wrong; this one is tried again when its owner ends.
    }
  };
  for (const device of inventory.devices) {
    for (const stream of streamsOf(device)) attempt(() => stream.giveBackKept());
    attempt(() => device.staging.clear());
    for (const child of device.children)
      if (child.kind === 'MemoryResource') attempt(() => child.giveBackKept());
  }
  return hadAny;
}
