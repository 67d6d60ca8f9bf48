import { types } from 'node:util';
import { AscendError, InvalidArgumentError } from '../../errors/index.js';

const KINDS: readonly TransferKind[] = ['DeviceMemory', 'HostMemory', 'PhysicalMemory', 'Stream', 'Event'];

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
  /** Of physical memory that is shared with other processes: its shareable handle; else 0. */
  readonly shareableHandle: bigint;
  /** Of physical memory that is shared: whether every process may open it. */
  readonly anyProcess: boolean;
  /** Of an event: whether it measures time. */
  readonly timing: boolean;
  /** Shared by all copies of the message: whoever sets it first has the handle. */
  readonly taken: SharedArrayBuffer;
}

/** What {@link makeTransfer} is told about a native object. */
export type TransferContent = Pick<HandleTransfer, 'kind' | 'deviceId' | 'pointer'> &
  Partial<
    Pick<
      HandleTransfer,
      'byteLength' | 'granularity' | 'onDevice' | 'shareableHandle' | 'anyProcess' | 'timing'
    >
  >;

export const makeTransfer = (content: TransferContent): HandleTransfer => ({
  ascendcl: 'handle',
  processId: process.pid,
  byteLength: 0,
  granularity: 0,
  onDevice: true,
  shareableHandle: 0n,
  anyProcess: false,
  timing: false,
  taken: new SharedArrayBuffer(4),
  ...content,
});

/** Checks that a message is a transfer of this process, and takes it. Throws when another thread has. */
export function takeTransfer(
  transfer: unknown,
  here: { readonly deviceCount: number },
  api: string,
): HandleTransfer {
  if (!isTransfer(transfer) || transfer.deviceId >= here.deviceCount)
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
  // Anything else is left alone: handles have accessors of the same names.
  if (Object(value).ascendcl !== 'handle') return false;
  const transfer = value as Partial<Record<keyof HandleTransfer, unknown>>; // an object with that property
  const { kind, pointer, taken } = transfer;
  return (
    transfer.processId === process.pid &&
    KINDS.some((known) => known === kind) &&
    [pointer, transfer.shareableHandle].every((value) => typeof value === 'bigint' && value >> 64n === 0n) &&
    pointer !== 0n &&
    [transfer.deviceId, transfer.byteLength, transfer.granularity].every(isCount) &&
    [transfer.onDevice, transfer.anyProcess, transfer.timing].every((flag) => typeof flag === 'boolean') &&
    types.isSharedArrayBuffer(taken) &&
    taken.byteLength === 4
  );
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
