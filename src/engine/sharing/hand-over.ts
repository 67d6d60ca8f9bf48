import * as rt from '../../../generated/checked/index.js';
import { AscendError, InvalidArgumentError } from '../../errors/index.js';
import { assertMayAct } from '../../native/bridge/bystander.js';
import { disposeQuietly } from '../base/dispose-quietly.js';
import type { Lifetime } from '../base/Lifetime.js';
import { HostBlock } from '../memory/HostBlock.js';
import { MemoryBlock } from '../memory/MemoryBlock.js';
import { EventLifetime } from '../stream/EventLifetime.js';
import { StreamLifetime } from '../stream/StreamLifetime.js';
import { PhysicalLifetime } from '../virtual/PhysicalLifetime.js';
import { type HandleTransfer, makeTransfer, type TransferContent, withdrawTransfer } from './transfer.js';

/**
 * Takes a native object away from this thread. Its handle ends here; the device gets one reference more, which goes with
 * the object, so that the device stays open on the way.
 */
export function handOver(lifetime: Lifetime, api: string): HandleTransfer {
  lifetime.assertOpen(api);
  assertMayAct(api);
  const content = contentOf(lifetime, api);
  if (lifetime.isInUse || lifetime.children.length > 0)
    throw new AscendError(
      'ERR_IN_USE',
      `${api}: queued work or other handles still use this ${lifetime.kind}.\n` +
        '  What to do: wait for the work and dispose of what was made from the handle, then hand it over.',
    );
  const transfer = makeTransfer(content);
  try {
    rt.setDevice(content.deviceId);
  } catch (error) {
    withdrawTransfer(transfer);
    throw error;
  }
  try {
    // Views of this thread would outlive the memory's end in the other one.
    if (lifetime instanceof HostBlock) lifetime.detachViews();
    if (lifetime instanceof StreamLifetime) lifetime.letGo();
  } catch (error) {
    withdrawTransfer(transfer);
    disposeQuietly({ dispose: () => rt.resetDevice(content.deviceId) });
    throw error;
  }
  lifetime.markClosed('it was handed over to another thread');
  return transfer;
}

function contentOf(lifetime: Lifetime, api: string): TransferContent {
  if (lifetime instanceof StreamLifetime || lifetime instanceof EventLifetime) {
    const { context, pointer, kind } = lifetime;
    if (context === context.device) {
      const timing = lifetime instanceof EventLifetime && lifetime.timing;
      return { kind: kind === 'Event' ? 'Event' : 'Stream', deviceId: context.device.id, pointer, timing };
    }
  }
  if (lifetime instanceof PhysicalLifetime && !lifetime.imported) {
    const { device, pointer, byteLength, granularity, onDevice } = lifetime;
    const { handle: shareableHandle = 0n, anyProcess = false } = lifetime.exported ?? {};
    const shared = { shareableHandle, anyProcess };
    return {
      kind: 'PhysicalMemory',
      deviceId: device.id,
      pointer,
      byteLength,
      granularity,
      onDevice,
      ...shared,
    };
  }
  if (
    lifetime instanceof MemoryBlock &&
    (lifetime.kind === 'DeviceMemory' || lifetime.kind === 'HostMemory')
  ) {
    lifetime.assertWhole(api);
    const { device, address: pointer, byteLength, kind } = lifetime;
    return { kind, deviceId: device.id, pointer, byteLength };
  }
  throw new InvalidArgumentError({
    api,
    parameter: 'this',
    received: lifetime.kind,
    expected: 'made by this process on the device itself, not in a context of its own',
  });
}
