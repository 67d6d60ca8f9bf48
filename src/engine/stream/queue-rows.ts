import * as rt from '../../../generated/checked/index.js';
import type { MemoryPtr } from '../../../generated/types.js';
import { NotSupportedError } from '../../errors/index.js';
import type { CallSite } from '../base/CallSite.js';
import { isDeviceSide, kindOf } from '../memory/copy-plan.js';
import { eachRow, type RowTransfer } from '../memory/row-layout.js';
import type { StagingBlock } from '../thread/StagingPool.js';
import { addressIn, checkCopy, checkStillThere, holdersOf, returning } from './queue-copy.js';
import type { StreamLifetime } from './StreamLifetime.js';

/** Queues a copy of rows. Rows of a script's buffer lie packed in pinned memory meanwhile. */
export function queueRows(stream: StreamLifetime, rows: RowTransfer, place: CallSite, api: string): void {
  const { destination, source, width, height } = rows;
  const { device } = stream.context;
  checkCopy(stream, rows, api);
  const throughStaging = destination.side === 'script' || source.side === 'script';
  const staging = throughStaging ? device.staging.acquire(width * height) : undefined;
  const packed = staging === undefined ? rows : pack(rows, staging);
  const info = {
    verb: 'copy rows',
    byteLength: width * height,
    source: source.side,
    destination: destination.side,
    place,
  };
  const finish =
    staging === undefined
      ? undefined
      : returning(stream, staging, (failed) => {
          if (!failed) unpack(rows, staging, api);
        });
  const holders = holdersOf(destination, source);
  stream.queue.submit(info, { keepAlive: holders, finish, severalCalls: true }, () =>
    transferRows(stream, packed, staging),
  );
}

/** The rows with the script's side replaced by packed staging memory; of a source the bytes are taken now. */
function pack(rows: RowTransfer, staging: StagingBlock): RowTransfer {
  const { source, width } = rows;
  if (source.side !== 'script') return { ...rows, destinationPitch: width };
  const packed = { ...rows, sourcePitch: width };
  eachRow({ ...rows, destinationPitch: width }, (to, from, byteLength) =>
    staging.bytes.set(source.bytes.subarray(from, from + byteLength), to),
  );
  return packed;
}

function unpack(rows: RowTransfer, staging: StagingBlock, api: string): void {
  const { names, destination, width } = rows;
  if (destination.side !== 'script') return;
  checkStillThere(destination, api, names.destination);
  eachRow({ ...rows, sourcePitch: width }, (to, from, byteLength) =>
    destination.bytes.set(staging.bytes.subarray(from, from + byteLength), to),
  );
}

/** The native calls. Between host memories, and between devices where one call can't, it is row by row. */
function transferRows(stream: StreamLifetime, rows: RowTransfer, staging: StagingBlock | undefined): void {
  const { destination, source, width, height, destinationPitch, sourcePitch } = rows;
  const to = addressIn(destination, staging);
  const from = addressIn(source, staging);
  const kind = kindOf(destination, source);
  const { pointer, bounce } = stream;
  if (isDeviceSide(destination) || isDeviceSide(source)) {
    try {
      rt.memcpy2dAsync(to, destinationPitch, from, sourcePitch, width, height, kind, pointer);
      return;
    } catch (error) {
      if (!(error instanceof NotSupportedError)) throw error;
    }
  }
  eachRow(rows, (toOffset, fromOffset, byteLength) => {
    const rowTo = (to + BigInt(toOffset)) as MemoryPtr;
    const rowFrom = (from + BigInt(fromOffset)) as MemoryPtr;
    if (isDeviceSide(destination) || isDeviceSide(source))
      rt.memcpyAsync(rowTo, byteLength, rowFrom, byteLength, kind, pointer);
    else bounce.copy(pointer, rowTo, rowFrom, byteLength);
  });
}
