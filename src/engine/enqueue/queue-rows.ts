import type { CallSite } from '../base/CallSite.js';
import { isDeviceSide, kindOf } from '../copy/copy-plan.js';
import type { Operand } from '../copy/Region.js';
import { checkRows, eachRow, type RowLayout, type RowTransfer } from '../copy/row-layout.js';
import type { StreamLifetime } from '../stream/StreamLifetime.js';
import type { StagingBlock } from '../thread/StagingPool.js';
import { addressIn, checkCopy, checkStillThere, holdersOf, returning } from './queue-copy.js';
import { queueBlock } from './row-calls.js';

/** Queues a copy of rows. Rows of a script's buffer lie packed in pinned memory meanwhile. */
export function queueRows(
  stream: StreamLifetime,
  destination: Operand,
  source: Operand,
  layout: RowLayout,
  place: CallSite,
  api: string,
): void {
  const rows = checkRows(destination, source, layout, api, SIDES);
  stream.assertOpen(api);
  queueChecked(stream, rows, place, api);
}

const SIDES = { destination: 'destination', source: 'source', options: 'layout' } as const;

function queueChecked(stream: StreamLifetime, rows: RowTransfer, place: CallSite, api: string): void {
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
  const { destination, source } = rows;
  const throughDevice = !isDeviceSide(destination) && !isDeviceSide(source);
  const kind = throughDevice ? undefined : kindOf(destination, source);
  const [to, from] = [addressIn(destination, staging), addressIn(source, staging)];
  queueBlock(stream, to, from, kind, { ...rows, destinationOffset: 0, sourceOffset: 0 });
}
