import * as rt from '../../../generated/checked/index.js';
import { aclrtMemLocationType } from '../../../generated/enums.js';
import type { aclrtMemcpyBatchAttr } from '../../../generated/structs.js';
import { withContext } from '../../errors/acl-error-factory.js';
import { AclError, InvalidArgumentError, NotSupportedError } from '../../errors/index.js';
import { hasFunction } from '../../native/library/library.js';
import type { StructInput } from '../../native/values/pointers.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import { checkTransfer } from './check-transfer.js';
import { copyNow, deviceReaching, operandOf } from './copy.js';
import { type CopyOptions, isDeviceSide, type Transfer } from './copy-plan.js';
import type { Operand } from './Region.js';

/** One copy of a batch. */
export interface BatchCopy extends CopyOptions {
  readonly destination: Operand;
  readonly source: Operand;
}

/** What the synchronous form takes at once. */
const MOST_ITEMS = 4096;

/** Checks all items before any is copied. */
export function checkBatch(items: readonly BatchCopy[], api: string): Transfer[] {
  if (!Array.isArray(items))
    throw new InvalidArgumentError({
      api,
      parameter: 'items',
      received: items,
      expected: 'an array of copies',
    });
  // Array.from visits also what is absent. All are read before the first is checked: a getter may dispose of memory.
  const read = Array.from(items, (item: unknown, index): BatchCopy => {
    if (typeof item === 'object' && item !== null) return { ...(item as BatchCopy) };
    throw new InvalidArgumentError({
      api,
      parameter: `items[${index}]`,
      received: item,
      expected: 'an object with destination and source',
    });
  });
  return read.map(({ destination, source, ...options }, index) => {
    const name = `items[${index}]`;
    return checkTransfer(destination, source, options, api, {
      destination: `${name}.destination`,
      source: `${name}.source`,
      options: name,
    });
  });
}

/** Copies at once: in one call where the library and the items allow it, else one after the other. */
export function copyBatchNow(device: DeviceLifetime, transfers: readonly Transfer[], api: string): void {
  for (const transfer of transfers) deviceReaching(transfer, api);
  const some = [...transfers.entries()].filter(([, { byteLength }]) => byteLength > 0);
  for (let start = 0; start < some.length; start += MOST_ITEMS) {
    const part = some.slice(start, start + MOST_ITEMS);
    const copies = part.map(([, transfer]) => transfer);
    const indexes = part.map(([index]) => index);
    if (canBatch(device, copies) && copyInOneCall(device, copies, indexes)) continue;
    for (const [index, transfer] of part) atItem(index, () => copyNow(transfer, api));
  }
}

/** Does what one item of a batch asks for: a failure names the item. */
export function atItem(index: number, run: () => void): void {
  try {
    run();
  } catch (error) {
    throw namingItem(error, index);
  }
}

const namingItem = (error: unknown, index: number | undefined): unknown =>
  error instanceof AclError && index !== undefined ? withContext(error, { item: `items[${index}]` }) : error;

/** The runtime takes copies between the host and the device only. */
const canBatch = (device: DeviceLifetime, transfers: readonly Transfer[]): boolean =>
  transfers.length > 1 &&
  hasFunction({ name: 'aclrtMemcpyBatch', library: 'libacl_rt.so' }) &&
  transfers.every(({ destination, source, strided }) => {
    if (strided !== undefined) return false;
    const [onDevice, other] = isDeviceSide(destination) ? [destination, source] : [source, destination];
    return onDevice.side === 'device' && onDevice.device === device && !isDeviceSide(other);
  });

/**
 * @param numbers the script's numbers of the copies
 * @returns false when this product has no batches
 */
function copyInOneCall(
  device: DeviceLifetime,
  transfers: readonly Transfer[],
  numbers: readonly number[],
): boolean {
  const { attributes, indexes } = runsOf(device, transfers);
  const sizes = transfers.map(({ byteLength }) => byteLength);
  device.makeCurrent();
  try {
    rt.memcpyBatch(
      transfers.map(({ destination }) => operandOf(destination)),
      sizes,
      transfers.map(({ source }) => operandOf(source)),
      sizes,
      transfers.length,
      attributes,
      indexes,
      attributes.length,
    );
    return true;
  } catch (error) {
    if (error instanceof NotSupportedError) return false;
    const failed = error instanceof AclError ? error.outputs.failIndex : undefined;
    throw namingItem(error, failed === undefined ? undefined : numbers[Number(failed)]);
  }
}

/** Where the two ends of the items are: one attribute for each run of items with the same ends. */
function runsOf(
  device: DeviceLifetime,
  transfers: readonly Transfer[],
): { attributes: StructInput<aclrtMemcpyBatchAttr>[]; indexes: number[] } {
  const onDevice = { type: aclrtMemLocationType.ACL_MEM_LOCATION_TYPE_DEVICE, id: device.id };
  // Buffers of the script as well: the runtime counts memory that it does not know as the host's.
  const onHost = { type: aclrtMemLocationType.ACL_MEM_LOCATION_TYPE_HOST, id: 0 };
  const attributes: StructInput<aclrtMemcpyBatchAttr>[] = [];
  const indexes: number[] = [];
  let lastUp: boolean | undefined;
  for (const [index, { destination }] of transfers.entries()) {
    const up = isDeviceSide(destination);
    if (up === lastUp) continue;
    lastUp = up;
    attributes.push(up ? { dstLoc: onDevice, srcLoc: onHost } : { dstLoc: onHost, srcLoc: onDevice });
    indexes.push(index);
  }
  return { attributes, indexes };
}
