import { randomUUID } from 'node:crypto';
import { AscendError, InvalidArgumentError } from '../../errors/index.js';
import { keys } from '../../errors/intrinsics.js';
import { libraryId } from '../../native/library/library.js';
import { inProcessTable } from '../../native/process/table.js';

/** The kinds of handles that can move to another thread. */
export type TransferKind = 'DeviceMemory' | 'HostMemory' | 'PhysicalMemory' | 'Stream' | 'Event';

/**
 * A handle on its way to another thread, from `toTransfer()`: plain data for `postMessage`. Exactly one thread can take
 * it, with `ascend.fromTransfer`. Until then its native object belongs to nobody, and its device stays open. What it
 * stands for is known to the process; a message that was changed is refused.
 */
export interface HandleTransfer {
  /** Tells it from other messages. */
  readonly ascendcl: 'handle';
  /** What it is. */
  readonly kind: TransferKind;
  /** The process whose threads may take it. */
  readonly process: string;
  /** Under which the process knows what it stands for. */
  readonly token: string;
}

/** What a transfer stands for. */
export interface TransferContent {
  readonly kind: TransferKind;
  readonly deviceId: number;
  /** The native object. */
  readonly pointer: bigint;
  /** Of memory: its bytes. */
  readonly byteLength?: number;
  /** Of physical memory: its granularity, whether it lies on the device, and its shareable handle, or 0, with who may open it. */
  readonly granularity?: number;
  readonly onDevice?: boolean;
  readonly shareableHandle?: bigint;
  readonly anyProcess?: boolean;
  /** Of an event: whether it measures time. */
  readonly timing?: boolean;
}

/** As it stands in the table of the process: with the library that the object is of, and 64-bit numbers as text. */
interface Written extends Omit<TransferContent, 'pointer' | 'shareableHandle'> {
  readonly library: string;
  readonly pointer: string;
  readonly shareableHandle: string;
}

const nameOf = (token: string): string => `transfer:${token}`;

/** Writes down what a transfer stands for, so that a thread of this process can take it. */
export function makeTransfer(content: TransferContent): HandleTransfer {
  const { kind, pointer, shareableHandle = 0n } = content;
  const token = randomUUID();
  const written: Written = {
    ...content,
    library: libraryId(),
    pointer: String(pointer),
    shareableHandle: String(shareableHandle),
  };
  return inProcessTable((table) => {
    table.set(nameOf(token), JSON.stringify(written));
    return { ascendcl: 'handle', kind, process: table.id, token };
  });
}

/** Forgets a transfer that nobody was given. */
export const withdrawTransfer = ({ token }: HandleTransfer): boolean =>
  inProcessTable((table) => table.delete(nameOf(token)));

/** Checks that a message is a transfer of this process, and takes it. Throws when another thread has. */
export function takeTransfer(
  transfer: unknown,
  here: { readonly deviceCount: number },
  api: string,
): TransferContent {
  const message = readTransfer(transfer);
  const library = libraryId();
  const taken = inProcessTable((table) => {
    if (message?.ascendcl !== 'handle' || message.process !== table.id || !isToken(message.token))
      return 'unknown';
    const text = table.get(nameOf(message.token));
    if (text === undefined) return 'gone';
    const content: Written = JSON.parse(text);
    const isRight =
      content.kind === message.kind && content.library === library && content.deviceId < here.deviceCount;
    if (isRight) table.delete(nameOf(message.token));
    return isRight ? content : 'unknown';
  });
  if (taken === 'unknown')
    throw new InvalidArgumentError({
      api,
      parameter: 'transfer',
      received: message ?? transfer,
      expected: 'what toTransfer() gave in a thread of this process that uses the same library, unchanged',
    });
  if (taken === 'gone')
    throw new AscendError(
      'ERR_TRANSFER_TAKEN',
      `${api}: this ${message?.kind} was taken already, here or by another thread.\n` +
        '  What to do: send each handle to one thread, and call fromTransfer once.',
    );
  return { ...taken, pointer: BigInt(taken.pointer), shareableHandle: BigInt(taken.shareableHandle) };
}

const FIELDS = 4;

/** The fields of a message, each read once; undefined for what is none. */
function readTransfer(value: unknown): { readonly [Name in keyof HandleTransfer]: unknown } | undefined {
  if (typeof value !== 'object' || value === null || keys(value).length !== FIELDS) return undefined;
  const { ascendcl, kind, process, token } = value as Partial<Record<keyof HandleTransfer, unknown>>;
  return { ascendcl, kind, process, token };
}

/** Tokens are texts that C can hold. */
const isToken = (token: unknown): token is string =>
  typeof token === 'string' && /^[0-9a-f-]{36}$/.test(token);
