import { AscendError, hideFromInspection } from './AscendError.js';
import { formatValue } from './format.js';

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

  constructor(init: {
    api: string;
    parameter: string;
    received: unknown;
    expected: string;
    cause?: unknown;
  }) {
    const { api, parameter, received, expected, cause } = init;
    const message = `${api}: argument "${parameter}" must be ${expected}, but ${describe(received)} was given.`;
    super('ERR_INVALID_ARGUMENT', message, cause === undefined ? undefined : { cause });
    this.api = api;
    this.parameter = parameter;
    this.received = received;
    this.expected = expected;
    hideFromInspection(this, ['received', 'expected']);
  }
}

/** Primitive values with their type, because "1" and 1 look alike in a message. */
function describe(value: unknown): string {
  const text = formatValue(value, true);
  return ['number', 'bigint', 'boolean', 'string'].includes(typeof value)
    ? `${text} (${typeof value})`
    : text;
}
