import * as rt from '../../../generated/checked/index.js';
import { ACL_HOST_REG_PINNED } from '../../../generated/constants.js';
import type { HostPtr } from '../../../generated/types.js';
import { InvalidArgumentError } from '../../errors/index.js';
import { checkByteLength } from '../arguments/numbers.js';
import { own } from '../base/own.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import { HostViewBlock } from './HostBlock.js';
import type { MemorySide } from './MemoryBlock.js';

/** Registered memory starts at a page of the host. */
const PAGE_BYTES = 4096n;

/** Host memory of somebody else that is page-locked while it is registered. */
class RegisteredBlock extends HostViewBlock {
  constructor(device: DeviceLifetime, address: HostPtr, byteLength: number) {
    super('RegisteredMemory', device, device, address, byteLength);
    this.attach();
  }

  side(): MemorySide {
    return 'host';
  }

  protected release(): void {
    this.detachViews();
    this.device.makeCurrent();
    this.destroy(() => rt.hostUnregister(this.address as HostPtr)); // what the constructor was given
  }
}

export function registerHost(
  device: DeviceLifetime,
  address: bigint,
  byteLength: number,
  api: string,
): HostViewBlock {
  if (typeof address !== 'bigint' || address <= 0n || address >= 1n << 64n || address % PAGE_BYTES !== 0n)
    throw new InvalidArgumentError({
      api,
      parameter: 'address',
      received: address,
      expected: `an address of the host: a bigint from 1n to 2^64-1, a multiple of ${PAGE_BYTES}`,
    });
  checkByteLength(byteLength, api);
  if (address + BigInt(byteLength) > 1n << 64n)
    throw new InvalidArgumentError({
      api,
      parameter: 'byteLength',
      received: byteLength,
      expected: 'as many bytes as there are addresses from the first one on',
    });
  device.makeCurrent();
  const pointer = address as HostPtr; // checked above
  return own(
    () => rt.hostRegisterV2(pointer, byteLength, ACL_HOST_REG_PINNED),
    () => rt.hostUnregister(pointer),
    () => new RegisteredBlock(device, pointer, byteLength),
  );
}
