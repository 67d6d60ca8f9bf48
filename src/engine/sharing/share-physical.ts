import * as rt from '../../../generated/checked/index.js';
import { aclrtMemHandleType } from '../../../generated/enums.js';
import { InvalidArgumentError } from '../../errors/index.js';
import { checkByteLength } from '../arguments/numbers.js';
import { own } from '../base/own.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import { type ExportedPhysical, PhysicalLifetime } from '../virtual/PhysicalLifetime.js';
import { physicalProperties } from '../virtual/physical-properties.js';
import { readShareOptions, type ShareOptions } from './process-ids.js';

/** What another process needs for opening physical memory; plain data that may be sent anywhere. */
export interface SharedPhysicalKey {
  /** The shareable handle, a number in decimal digits: as a bigint it would not survive JSON. */
  readonly handle: string;
  /** Bytes of the memory. */
  readonly byteLength: number;
  /** Bytes of which places of a mapping are multiples. */
  readonly granularity: number;
}

/** Flag of the export: any process may open it. */
const DISABLE_PID_VALIDATION = 1;

/** No number of 64 bits has more digits. */
const DECIMAL = /^\d{1,20}$/;

/** Exports physical memory, once: the runtime refuses a second time, and one handle serves all processes. */
export function sharePhysical(
  physical: PhysicalLifetime,
  options: ShareOptions | undefined,
  api: string,
): SharedPhysicalKey {
  const { anyProcess, processIds } = readShareOptions(options, api);
  physical.assertOpen(api);
  const refuse = (parameter: string, received: unknown, expected: string): never => {
    throw new InvalidArgumentError({ api, parameter, received, expected });
  };
  if (physical.imported)
    refuse('this', physical.pointer, 'memory that this process has allocated: only its owner can share it');
  if (!physical.onDevice)
    refuse('this', physical.pointer, 'memory on a device: that of the host is not shared');
  if (anyProcess && physical.exported?.anyProcess === false)
    refuse(
      'options.anyProcess',
      anyProcess,
      'as when the memory was shared first, which is once: let processes in by their ids',
    );
  physical.device.makeCurrent();
  physical.exported ??= exportOnce(physical, anyProcess);
  const { byteLength, granularity, exported } = physical;
  if (processIds !== undefined && !exported.anyProcess)
    rt.memSetPidToShareableHandle(exported.handle, processIds, processIds.length);
  return { handle: String(exported.handle), byteLength, granularity };
}

function exportOnce({ pointer }: PhysicalLifetime, anyProcess: boolean): ExportedPhysical {
  const flags = anyProcess ? DISABLE_PID_VALIDATION : 0;
  const handle = rt.memExportToShareableHandle(pointer, aclrtMemHandleType.ACL_MEM_HANDLE_TYPE_NONE, flags);
  return { handle, anyProcess };
}

/** Opens what {@link sharePhysical} exported in another process. */
export function openPhysical(
  device: DeviceLifetime,
  shared: SharedPhysicalKey,
  api: string,
): PhysicalLifetime {
  if (typeof shared !== 'object' || shared === null)
    throw new InvalidArgumentError({
      api,
      parameter: 'shared',
      received: shared,
      expected: 'what PhysicalMemory.share gave in the other process',
    });
  const { handle, byteLength, granularity } = shared;
  if (typeof handle !== 'string' || !DECIMAL.test(handle) || BigInt(handle) >= 1n << 64n)
    throw new InvalidArgumentError({
      api,
      parameter: 'shared.handle',
      received: handle,
      expected: 'a shareable handle: the decimal digits of a number from 0 to 2^64-1, as a string',
    });
  checkByteLength(byteLength, api, 'shared.byteLength');
  checkByteLength(granularity, api, 'shared.granularity');
  device.makeCurrent();
  const properties = physicalProperties(device.id, undefined, api);
  return own(
    () => rt.memImportFromShareableHandle(BigInt(handle), device.id),
    rt.freePhysical,
    (pointer) => new PhysicalLifetime(device, pointer, byteLength, granularity, properties, true),
  );
}
