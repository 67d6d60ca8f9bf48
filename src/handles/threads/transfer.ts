import { AscendError, InvalidArgumentError } from '../../errors/index.js';

/** The kinds of handles that can move to another thread. */
export type TransferKind = 'DeviceMemory' | 'HostMemory' | 'PhysicalMemory' | 'Stream' | 'Event';

/**
 * A handle on its way to another thread, from `toTransfer()`: plain data for `postMessage`. Exactly one thread can take
 * it, with `ascend.fromTransfer`. Until then its native object belongs to nobody, and its device stays open.
 */
export interface HandleTransfer {
  /** Tells it from other messages. */
  readonly ascendcl: 'handle';
  /** What it is. */
  readonly kind: TransferKind;
  /** The process whose threads may take it. */
  readonly processId: number;
  /** The device that it belongs to. */
  readonly deviceId: number;
  /** The native object. */
  readonly pointer: bigint;
  /** Of memory: its bytes. */
  readonly byteLength: number;
  /** Of physical memory: its granularity. */
  readonly granularity: number;
  /** Of physical memory: whether it lies on the device. */
  readonly onDevice: boolean;
  /** Of an event: whether it measures time. */
  readonly timing: boolean;
  /** Shared by all copies of the message: whoever sets it first has the handle. */
  readonly taken: SharedArrayBuffer;
}

/** What {@link makeTransfer} is told about a native object. */
export type TransferContent = Pick<HandleTransfer, 'kind' | 'deviceId' | 'pointer'> &
  Partial<Pick<HandleTransfer, 'byteLength' | 'granularity' | 'onDevice' | 'timing'>>;

export const makeTransfer = (content: TransferContent): HandleTransfer => ({
  ascendcl: 'handle',
  processId: process.pid,
  byteLength: 0,
  granularity: 0,
  onDevice: true,
  timing: false,
  taken: new SharedArrayBuffer(4),
  ...content,
});

/** Checks that a message is a transfer of this process, and takes it. Throws when another thread has. */
export function takeTransfer(transfer: unknown, deviceCount: number, api: string): HandleTransfer {
  if (!isTransfer(transfer) || transfer.deviceId >= deviceCount)
    throw new InvalidArgumentError({
      api,
      parameter: 'transfer',
      received: transfer,
      expected: 'what toTransfer() gave in a thread of this process',
    });
  if (Atomics.compareExchange(new Int32Array(transfer.taken), 0, 0, 1) === 0) return transfer;
  throw new AscendError(
    'ERR_TRANSFER_TAKEN',
    `${api}: this ${transfer.kind} was taken already, here or by another thread.\n` +
      '  What to do: send each handle to one thread, and call fromTransfer once.',
  );
}

function isTransfer(value: unknown): value is HandleTransfer {
  const { ascendcl, processId, pointer, deviceId, byteLength, taken } = Object(
    value,
  ) as Partial<HandleTransfer>;
  return (
    ascendcl === 'handle' &&
    processId === process.pid &&
    typeof pointer === 'bigint' &&
    Number.isInteger(deviceId) &&
    Number(deviceId) >= 0 &&
    Number.isSafeInteger(byteLength) &&
    taken instanceof SharedArrayBuffer &&
    taken.byteLength === 4
  );
}
