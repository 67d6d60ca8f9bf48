import { checkLength, checkOffset } from '../arguments/numbers.js';
import { readOptions } from '../arguments/options.js';
import { requireOpen } from '../base/Resource.js';
import type { MemoryHandle } from '../memory/memory-handle.js';
import { queuedNote, whyUnreadable } from '../memory/unreadable.js';
import { checkTransfer } from './check-transfer.js';
import { copyNow } from './copy.js';

/** Which part of memory is shown. */
export interface HexdumpOptions {
  /** First byte. Default 0. */
  readonly offset?: number;
  /** How many bytes, up to 1 MiB. Default: to the end, but no more than 256. */
  readonly byteLength?: number;
}

const DEFAULT_BYTES = 256;
const MOST_BYTES = 1024 ** 2;
const LINE_BYTES = 16;
/** Five characters for each two bytes, less the blank at the end. */
const HEX_WIDTH = (LINE_BYTES / 2) * 5 - 1;

/** The text of {@link MemoryHandle}'s bytes, with what is to be known about them. Throws for wrong arguments only. */
export function hexdumpOf(memory: MemoryHandle, options: HexdumpOptions | undefined, api: string): string {
  requireOpen(memory, api);
  const read = readOptions(options, ['offset', 'byteLength'], api);
  const { byteLength: available, block } = requireOpen(memory, api);
  const offset = checkOffset(read.offset, available, api, 'options.offset');
  const rest = available - offset;
  const byteLength =
    read.byteLength === undefined
      ? Math.min(rest, DEFAULT_BYTES)
      : checkLength(read.byteLength, Math.min(rest, MOST_BYTES), api, 'options.byteLength');
  const bytes = new Uint8Array(byteLength);
  const reason = whyUnreadable(() => {
    copyNow(checkTransfer(bytes, memory, { sourceOffset: offset, byteLength }, api, OUT_OF_THIS), api);
  });
  if (reason !== undefined) return `(${reason})`;
  const isCut = read.byteLength === undefined && rest > byteLength;
  const notes = [isCut ? `${rest - byteLength} more bytes` : '', queuedNote(block.isInUse)];
  return [...linesOf(bytes, offset), ...notes.filter((note) => note !== '').map((note) => `(${note})`)].join(
    '\n',
  );
}

const OUT_OF_THIS = { destination: 'bytes', source: 'this', options: 'options' } as const;

/** Lines as xxd writes them: the place, the bytes in pairs, and what of them is ASCII that can be printed. */
function linesOf(bytes: Uint8Array, offset: number): string[] {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length; start += LINE_BYTES) {
    const line = [...bytes.subarray(start, start + LINE_BYTES)];
    const place = (offset + start).toString(16).padStart(8, '0');
    const digits = line.map(
      (byte, index) => `${byte.toString(16).padStart(2, '0')}${index % 2 === 0 ? '' : ' '}`,
    );
    const text = line.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.'));
    lines.push(`${place}: ${digits.join('').trimEnd().padEnd(HEX_WIDTH)}  ${text.join('')}`);
  }
  return lines;
}
