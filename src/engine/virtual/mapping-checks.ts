import { formatBytes } from '../../errors/format.js';
import { InvalidArgumentError } from '../../errors/index.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import type { RangeBlock } from './RangeBlock.js';

/** Physical memory that is to be mapped, whether it is there yet or not. */
export interface Pages {
  readonly device: DeviceLifetime;
  readonly byteLength: number;
  readonly granularity: number;
  readonly onDevice: boolean;
  readonly imported: boolean;
}

/** What is blamed when memory and place don't go together. */
export interface PlaceNames {
  /** Its first byte. */
  readonly offset: string;
  /** How long the memory is. */
  readonly length: string;
  /** On which device it lies, or on the host. */
  readonly location: string;
  /** Whether it is of this process. */
  readonly origin: string;
}

/** Throws unless the memory can be mapped at an offset of the range. */
export function checkPlace(
  range: RangeBlock,
  pages: Pages,
  offset: number,
  api: string,
  names: PlaceNames,
): void {
  const { byteLength, granularity } = pages;
  const reject = (parameter: string, received: unknown, expected: string): never => {
    throw new InvalidArgumentError({ api, parameter, received, expected });
  };
  if (pages.device !== range.device)
    reject(
      names.location,
      `memory of device ${pages.device.id}`,
      `of device ${range.device.id}, as the range`,
    );
  if (offset % granularity !== 0)
    reject(
      names.offset,
      offset,
      `a multiple of ${granularity} bytes, the granularity of the physical memory`,
    );
  if (offset + byteLength > range.byteLength)
    reject(
      names.length,
      byteLength,
      `at most ${range.byteLength - offset} bytes long, what the range has after the offset`,
    );
  const occupant = range.occupant(offset, byteLength);
  if (occupant !== undefined)
    reject(
      names.offset,
      offset,
      `where nothing is mapped: bytes ${occupant.offset} to ${occupant.offset + occupant.byteLength} are`,
    );
  const first = range.mappings[0]?.physical;
  if (first === undefined) return;
  if (first.onDevice !== pages.onDevice)
    reject(names.location, sideOf(pages), `${sideOf(first)}, as what is mapped into the range already`);
  if (first.imported !== pages.imported)
    reject(
      names.origin,
      `${formatBytes(byteLength)} of ${ownerOf(pages)}`,
      `of ${ownerOf(first)}, as what is mapped into the range already`,
    );
}

const sideOf = ({ onDevice }: Pick<Pages, 'onDevice'>): string =>
  onDevice ? 'on the device' : 'on the host';
const ownerOf = ({ imported }: Pick<Pages, 'imported'>): string =>
  imported ? 'another process' : 'this process';
