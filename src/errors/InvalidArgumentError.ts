import { AscendError, hideFromInspection } from './AscendError.js';
import { formatValue } from './format.js';

/** What is known of an argument that was refused. */
export interface InvalidArgumentErrorInit {
  /** The function or method that was called. */
  readonly api: string;
  /** The name of its parameter; a path for a field or an element; `this` for the handle itself. */
  readonly parameter: string;
  /** What was given. */
  readonly received: unknown;
  /** What would have been right; completes "must be …". */
  readonly expected: string;
  /** What is wrong, where the value that was given does not show it; completes "but …". */
  readonly problem?: string | undefined;
  /** What to do. */
  readonly advice?: string | undefined;
  /** The error that caused this one. */
  readonly cause?: unknown;
}

/**
 * An argument was refused before anything native was called.
 *
 * @example
 * ```ts
 * try {
 *   device.allocate(-1);
 * } catch (error) {
 *   if (error instanceof InvalidArgumentError) console.error(error.parameter, error.received); // byteLength -1
 * }
 * ```
 */
export class InvalidArgumentError extends AscendError {
  static {
    InvalidArgumentError.prototype.name = 'InvalidArgumentError';
  }
  /** The function or method that was called. */
  readonly api: string;
  /** The name of its parameter; a path for a field or an element: `options.alignment`, `sizes[3]`. */
  readonly parameter: string;
  /** What was given. */
  readonly received: unknown;
  /** What would have been right; completes "must be …". */
  readonly expected: string;

  /**
   * @param init what is known of the argument; or a text, for an error of the script's own making
   */
  constructor(init: InvalidArgumentErrorInit | string) {
    if (typeof init === 'string') {
      super('ERR_INVALID_ARGUMENT', init);
      this.api = '';
      this.parameter = '';
      this.received = undefined;
      this.expected = '';
      return;
    }
    const { api, parameter, received, expected, cause, advice } = init;
    const { problem = `${describe(received)} was given` } = init;
    const subject = parameter === 'this' ? thisOf(received) : `argument "${parameter}"`;
    const remedy = advice === undefined ? '' : `: ${advice}`;
    const message = `${api}: ${subject} must be ${expected}, but ${problem}${remedy}.`;
    super('ERR_INVALID_ARGUMENT', message, cause === undefined ? undefined : { cause });
    this.api = api;
    this.parameter = parameter;
    this.received = received;
    this.expected = expected;
    hideFromInspection(this, ['received', 'expected']);
  }
}

/** The object that the method was called on. */
function thisOf(received: unknown): string {
  const kind: unknown =
    typeof received === 'object' && received !== null ? Reflect.get(received, 'kind') : undefined;
  return typeof kind === 'string' ? `this ${kind}` : 'this';
}

/** Primitive values with their type, because "1" and 1 look alike in a message. */
function describe(value: unknown): string {
  const text = formatValue(value, true);
  return ['number', 'bigint', 'boolean', 'string'].includes(typeof value)
    ? `${text} (${typeof value})`
    : text;
}
