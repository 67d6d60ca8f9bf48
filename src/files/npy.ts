import { checkFile } from '../engine/files/file-options.js';
import type { FileOperand } from '../engine/files/open.js';
import type { ArrayObject } from '../engine/memory/array-makers.js';
import type { DeviceLifetime } from '../engine/thread/DeviceLifetime.js';
import { loadArray } from './load-array.js';
import { readTransferOptions, type TransferOptions } from './load-options.js';
import { npyHeaderPlace, parseNpyHeader, START_BYTES } from './npy-header.js';
import { withRegularFile } from './regular-file.js';

/** Loads a file of one array. */
export async function loadNpy(
  device: DeviceLifetime,
  file: FileOperand,
  options: TransferOptions | undefined,
  api: string,
): Promise<ArrayObject> {
  const plan = readTransferOptions(options, api);
  checkFile(file, api);
  plan.signal?.throwIfAborted();
  return withRegularFile(file, plan.signal, api, async ({ byteLength, origin, read, from }) => {
    const { offset, length } = npyHeaderPlace(await read(0, START_BYTES), byteLength, origin);
    const start = offset + length;
    const header = parseNpyHeader(await read(offset, length), byteLength - start, origin);
    return loadArray(device, header, from(start), plan, origin);
  });
}
