import * as rt from '../../../generated/checked/index.js';
import type { VirtualPtr } from '../../../generated/types.js';
import { InvalidArgumentError } from '../../errors/index.js';
import { checkByteLength } from '../arguments/numbers.js';
import { readOptions } from '../arguments/options.js';
import { own } from '../base/own.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import { RangeBlock } from './RangeBlock.js';

/** Where addresses are reserved. */
export interface ReserveOptions {
  /** The address to reserve at; few products honour it. Default: any. */
  readonly address?: bigint;
}

export function reserveRange(
  device: DeviceLifetime,
  byteLength: number,
  options: ReserveOptions | undefined,
  api: string,
): RangeBlock {
  checkByteLength(byteLength, api);
  const { address } = readOptions(options, ['address'], api);
  if (address !== undefined && (typeof address !== 'bigint' || address <= 0n || address >= 1n << 64n))
    throw new InvalidArgumentError({
      api,
      parameter: 'options.address',
      received: address,
      expected: 'an address: a bigint from 1n to 2^64-1',
    });
  device.makeCurrent();
  // What the script asks for becomes an address of the range, if the driver agrees.
  const wanted = (address ?? null) as VirtualPtr | null;
  return own(
    () => rt.reserveMemAddress(byteLength, 0, wanted, 0),
    rt.releaseMemAddress,
    (pointer) => new RangeBlock(device, pointer, byteLength),
  );
}
