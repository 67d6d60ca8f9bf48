import { types } from 'node:util';
import { getPrototypeOf, getterOf, isArray, keys, listOf, typedArrayPrototype } from './intrinsics.js';

/** How values appear in messages: short, exact, never failing, whatever a caller passed. */

const maxString = 80;
const maxItems = 4;
const maxKeys = 6;

/** Names of C parameters that hold amounts: their bigints read best in decimal, all others are addresses. */
const amount =
  /size|len|count|num|bytes|offset|pitch|width|height|free|total|max|id$|timeout|mode|flags?$|value|align|granularity|priority|index|version|time/i;

/**
 * One value, as short as it can be told: `0x7f0000001000`, `Uint8Array(4096)`, `"text"`.
 * @param value anything; objects are shown one level deep, buffers only by kind and length
 * @param decimal write bigints in decimal instead of as an address
 */
export function formatValue(value: unknown, decimal = false): string {
  try {
    return format(value, decimal, 1);
  } catch {
    // A getter or a proxy of the caller threw: the message must still be made.
    return '[unprintable]';
  }
}

const cut = (text: string): string => (text.length > maxString ? `${text.slice(0, maxString)}…` : text);

function format(value: unknown, decimal: boolean, depth: number): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(cut(value));
    case 'bigint':
      return decimal || value < 0n ? String(value) : `0x${value.toString(16)}`;
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'function':
      return `[function ${value.name || 'anonymous'}]`;
    case 'object':
      return value === null ? 'null' : formatObject(value, decimal, depth);
    default:
      return String(value);
  }
}

const { isDataView, isDate, isTypedArray, isSharedArrayBuffer, isAnyArrayBuffer, isProxy } = types;
const kindOfTypedArray = getterOf<string>(typedArrayPrototype, Symbol.toStringTag);
const elementCount = getterOf<number>(typedArrayPrototype, 'length');
const bytesOfBuffer = getterOf<number>(ArrayBuffer.prototype, 'byteLength');
const bytesOfShared = getterOf<number>(SharedArrayBuffer.prototype, 'byteLength');
const bytesOfDataView = getterOf<number>(DataView.prototype, 'byteLength');

function formatObject(value: object, decimal: boolean, depth: number): string {
  if (isProxy(value)) return '[Proxy]';
  if (isTypedArray(value)) {
    const kind = getPrototypeOf(value) === Buffer.prototype ? 'Buffer' : kindOfTypedArray(value);
    return `${kind}(${elementCount(value)})`;
  }
  if (isDataView(value)) return `DataView(${bytesOfDataView(value)})`;
  if (isSharedArrayBuffer(value)) return `SharedArrayBuffer(${bytesOfShared(value)})`;
  if (isAnyArrayBuffer(value)) return `ArrayBuffer(${bytesOfBuffer(value)})`;
  if (isDate(value)) return `Date(${Number.isNaN(value.getTime()) ? 'invalid' : value.toISOString()})`;
  if (value instanceof Error) return `${value.name}(${JSON.stringify(value.message.slice(0, maxString))})`;
  if (isArray(value)) return formatArray(value, decimal, depth);
  const prototype: unknown = getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `[${kindOf(value)}]`;
  return formatRecord(value as Record<string, unknown>, depth);
}

function formatArray(value: readonly unknown[], decimal: boolean, depth: number): string {
  const { length } = value;
  if (depth === 0) return `Array(${length})`;
  const shown = listOf(Math.min(length, maxItems), (index) => format(value[index], decimal, depth - 1));
  const more = length > maxItems ? `, … ${length - maxItems} more` : '';
  return `[${shown.join(', ')}${more}]`;
}

function formatRecord(value: Record<string, unknown>, depth: number): string {
  const names = keys(value);
  if (depth === 0) return names.length === 0 ? '{}' : '{…}';
  const shown = names
    .slice(0, maxKeys)
    .map((key) => `${cut(key)}: ${format(value[key], amount.test(key), depth - 1)}`);
  if (names.length > maxKeys) shown.push(`… ${names.length - maxKeys} more`);
  return shown.length === 0 ? '{}' : `{ ${shown.join(', ')} }`;
}

function kindOf(value: object): string {
  const maker: unknown = value.constructor;
  return typeof maker === 'function' && maker.name ? maker.name : 'Object';
}

/** The arguments of a call as printable text, by parameter name. Amounts in decimal, other bigints as addresses. */
export function formatArgs(args: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, formatValue(value, amount.test(name))]),
  );
}

/** The call as a person would write it: `aclrtFree(devPtr: 0x1000)`. */
export function formatCall(api: string, args: Readonly<Record<string, unknown>>): string {
  const shown = Object.entries(formatArgs(args)).map(([name, text]) => `${name}: ${text}`);
  return `${api}(${shown.join(', ')})`;
}

/** A number of bytes with its unit: `64 KiB`, and exactly too when the unit rounds: `1.5 MiB (1572865 bytes)`. */
export function formatBytes(bytes: number | bigint): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'];
  let scaled = Number(bytes);
  let unit = 0;
  while (Math.abs(scaled) >= 1024 && unit < units.length - 1) {
    scaled /= 1024;
    unit += 1;
  }
  if (unit === 0) return `${bytes} bytes`;
  const exact = Number.isInteger(scaled);
  return exact ? `${scaled} ${units[unit]}` : `${scaled.toFixed(2)} ${units[unit]} (${bytes} bytes)`;
}
