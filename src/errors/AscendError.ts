import { formatArgs, formatValue } from './format.js';
import { getPrototypeOf, isArray, keys, listOf } from './intrinsics.js';

/**
 * The base of everything this package throws on purpose. `errorCode` is stable between versions: branch on it, or on
 * the class; never on the message.
 *
 * @example
 * ```ts
 * try {
 *   device.allocate(1024 ** 4);
 * } catch (error) {
 *   if (!(error instanceof AscendError)) throw error;
 *   console.error(error.errorCode); // 'ERR_ACL_207001'
 * }
 * ```
 */
export class AscendError extends Error {
  static {
    // On the prototype, because V8 writes the name into the stack before a subclass could assign it.
    AscendError.prototype.name = 'AscendError';
  }

  /** A stable identifier such as `ERR_ACL_107002`, `ERR_INVALID_ARGUMENT` or `ERR_DISPOSED`. */
  readonly errorCode: string;

  /** An error of the script's own making, with the code `ERR_SCRIPT`. */
  constructor(message: string);
  constructor(errorCode: string, message: string, options?: ErrorOptions);
  constructor(errorCode: string, message?: string, options?: ErrorOptions) {
    super(message ?? errorCode, options);
    this.errorCode = message === undefined ? 'ERR_SCRIPT' : errorCode;
  }

  /** Everything a log needs, as plain JSON values: 64-bit numbers are strings, buffers only kind and length. */
  toJSON(): Record<string, unknown> {
    const json: Record<string, unknown> = {
      name: this.name,
      errorCode: this.errorCode,
      message: this.message,
    };
    for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(this))) {
      if (value !== undefined) json[key] = key === 'args' ? formatArgs(value) : toPlain(value, 4);
    }
    // Newer V8 keeps the stack behind an accessor.
    json.stack = this.stack;
    return json;
  }
}

/** Hides properties whose content the message already tells, so that a printed error stays readable. */
export function hideFromInspection(error: AscendError, keys: readonly string[]): void {
  for (const key of keys)
    if (Object.hasOwn(error, key)) Object.defineProperty(error, key, { enumerable: false });
}

/** Enough of what a caller passed for a log; the rest says nothing more. */
const MOST_ITEMS = 100;
const MOST_CHARACTERS = 65536;

/** A value of the caller as plain JSON. Never fails, whatever getters and proxies do. */
function toPlain(value: unknown, depth: number): unknown {
  try {
    return plain(value, depth);
  } catch {
    return formatValue(value);
  }
}

/** Objects that were written as `{ … }`, and the copies that native calls get, which inherit nothing. */
function isRecord(value: object): boolean {
  const prototype: unknown = getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function plain(value: unknown, depth: number): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string' && value.length > MOST_CHARACTERS)
    return `${value.slice(0, MOST_CHARACTERS)}…`;
  if (typeof value === 'function' || typeof value === 'symbol') return formatValue(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof AscendError) return value.toJSON();
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack };
  if (depth > 0 && isArray(value))
    return listOf(Math.min(value.length, MOST_ITEMS), (index) => toPlain(value[index], depth - 1));
  if (depth > 0 && isRecord(value))
    return Object.fromEntries(
      keys(value)
        .slice(0, MOST_ITEMS)
        .map((name) => [name, toPlain((value as Record<string, unknown>)[name], depth - 1)]),
    );
  return formatValue(value);
}
