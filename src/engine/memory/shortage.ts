import * as rt from '../../../generated/checked/index.js';
import { aclrtMemAttr } from '../../../generated/enums.js';
import { OutOfMemoryError, withContext } from '../../errors/index.js';
import type { DeviceLifetime } from '../session/DeviceLifetime.js';
import { largestOf } from '../session/HandleRegistry.js';

/** How many of the largest allocations an error names. */
const SHOWN = 5;

/** What ran out. */
type Shortage = 'device memory' | 'host memory' | 'addresses';

/** When memory ran out: the same error, with what is free and what holds the rest. Any other error as it is. */
export function explainShortage(
  error: unknown,
  device: DeviceLifetime,
  requested: number,
  of: Shortage = 'device memory',
): unknown {
  if (!(error instanceof OutOfMemoryError)) return error;
  if (of === 'addresses') return withContext(error, { requested });
  const onHost = of === 'host memory';
  // The devices share the host.
  const devices = onHost ? device.session.children : [device];
  const holding = devices.flatMap(({ children }) => children).filter((child) => child.isOnHost === onHost);
  return withContext(error, {
    requested,
    ...(onHost ? {} : freeAndTotal()),
    largestLive: largestOf(holding, SHOWN),
  });
}

/** The device's memory; nothing when it can't be told, which must not hide the failure that is being explained. */
function freeAndTotal(): { free?: number; total?: number } {
  try {
    const { free, total } = rt.getMemInfo(aclrtMemAttr.ACL_HBM_MEM);
    return { free: Number(free), total: Number(total) };
  } catch {
    return {};
  }
}
