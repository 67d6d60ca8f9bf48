import { inspect, types } from 'node:util';

/** Bytes that are shown of an array of bytes. */
const SHOWN_BYTES = 128;
const ROW = 16;

/** A result as a person wants to see it: addresses in hexadecimal, bytes as a dump, the rest as Node.js shows it. */
export function show(value: unknown, colours: boolean): string {
  if (typeof value === 'bigint') return showBigint(value, colours);
  if (value instanceof Uint8Array && value.byteLength > 0) return showBytes(value);
  return inspect(value, { colors: colours, depth: 4, maxArrayLength: 64, numericSeparator: true });
}

/** A result for a program: plain data as it is, 64-bit integers as text, anything else as a person sees it. */
export function jsonOf(value: unknown, around: readonly unknown[] = []): unknown {
  if (typeof value === 'bigint') return String(value);
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value;
  const inside = [...around, value];
  const item = (one: unknown) => jsonOf(one, inside);
  if (Array.isArray(value) && !around.includes(value)) return value.map(item);
  if (types.isTypedArray(value)) return Array.from<number | bigint, unknown>(value, item);
  if (Object.getPrototypeOf(value) !== Object.prototype || around.includes(value)) return show(value, false);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, item(one)]));
}

function showBigint(value: bigint, colours: boolean): string {
  const plain = inspect(value, { colors: colours });
  return value < 1024n ? plain : `${plain}  0x${value.toString(16)}`;
}

/** Offset, bytes, and the characters among them. */
export function showBytes(bytes: Uint8Array): string {
  const rows: string[] = [`${bytes.constructor.name}(${bytes.byteLength})`];
  for (let offset = 0; offset < Math.min(bytes.byteLength, SHOWN_BYTES); offset += ROW) {
    const row = [...bytes.subarray(offset, Math.min(offset + ROW, SHOWN_BYTES))];
    const hex = row.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const text = row.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
    rows.push(`  ${offset.toString(16).padStart(6, '0')}  ${hex.padEnd(ROW * 3 - 1)}  ${text}`);
  }
  if (bytes.byteLength > SHOWN_BYTES) rows.push(`  … ${bytes.byteLength - SHOWN_BYTES} more bytes`);
  return rows.join('\n');
}
