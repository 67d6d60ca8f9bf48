import type { DevicePtr, EventPtr, HostPtr, PhysicalMemPtr, StreamPtr } from '../../generated/types.js';
import { DeviceBlock } from '../engine/memory/DeviceBlock.js';
import { HostBlock } from '../engine/memory/HostBlock.js';
import type { TransferContent } from '../engine/sharing/transfer.js';
import { EventLifetime } from '../engine/stream/EventLifetime.js';
import { StreamLifetime } from '../engine/stream/StreamLifetime.js';
import type { DeviceLifetime } from '../engine/thread/DeviceLifetime.js';
import { PhysicalLifetime } from '../engine/virtual/PhysicalLifetime.js';
import { physicalProperties } from '../engine/virtual/physical-properties.js';
import { DeviceMemory } from './DeviceMemory.js';
import { Event } from './Event.js';
import { HostMemory } from './HostMemory.js';
import { PhysicalMemory } from './PhysicalMemory.js';
import { Stream } from './Stream.js';

/** Handles that can move to another thread. */
export type TransferableHandle = DeviceMemory | HostMemory | PhysicalMemory | Stream | Event;

/** Makes a handle of this thread for a native object that another one has given up, and takes its device reference. */
export function receive(device: DeviceLifetime, transfer: TransferContent, api: string): TransferableHandle {
  device.adoptReference();
  const { kind, pointer, byteLength = 0 } = transfer;
  // The kind tells what the pointer is: the giving side took it from a handle of that kind.
  switch (kind) {
    case 'DeviceMemory':
      return DeviceMemory.own(new DeviceBlock(device, pointer as DevicePtr, byteLength));
    case 'HostMemory':
      return HostMemory.own(new HostBlock(device, pointer as HostPtr, byteLength));
    case 'Stream':
      return Stream.own(new StreamLifetime(device, device, pointer as StreamPtr));
    case 'Event':
      return Event.own(new EventLifetime(device, device, pointer as EventPtr, transfer.timing ?? false));
    case 'PhysicalMemory': {
      const location = transfer.onDevice ? 'device' : 'host';
      const properties = physicalProperties(device.id, { location }, api);
      const handle = pointer as PhysicalMemPtr;
      const physical = new PhysicalLifetime(
        device,
        handle,
        byteLength,
        transfer.granularity ?? 0,
        properties,
        false,
      );
      const { shareableHandle = 0n, anyProcess = false } = transfer;
      if (shareableHandle !== 0n) physical.exported = { handle: shareableHandle, anyProcess };
      return PhysicalMemory.own(physical);
    }
  }
}
