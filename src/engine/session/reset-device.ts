import { assertNotAllocating } from '../allocator/reentrancy.js';
import { checkGrace } from '../arguments/numbers.js';
import { checkFlag, readOptions } from '../arguments/options.js';
import { checkMayBlock } from '../stream/host-function.js';
import type { DisposeOptions } from '../stream/Waiters.js';
import { deadlineIn } from '../thread/blocking.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';

/** How a device is given back. */
export interface ResetOptions extends DisposeOptions {
  /** Drops what the rest of the process holds of the device too. Default false. */
  readonly force?: boolean;
}

/** Ends everything that this thread has on the device, and gives the device back. */
export function resetDevice(device: DeviceLifetime, options: ResetOptions | undefined, api: string): void {
  const read = readOptions(options, ['force', 'timeoutMs'], api);
  checkGrace(read.timeoutMs, api);
  const force = checkFlag(read.force, api, 'options.force');
  device.assertOpen(api);
  checkMayBlock(api);
  // What the library is in the middle of using can't be dropped.
  if (force) assertNotAllocating();
  device.reset(force, deadlineIn(read.timeoutMs));
}
