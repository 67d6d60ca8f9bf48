import { AscendError } from './AscendError.js';

/** What is known of a function that the library lacks. */
export interface NotAvailableErrorInit {
  /** The C function that is missing. */
  readonly symbol: string;
  /** The file that was searched. */
  readonly library: string;
  /** The first CANN version that has it, when known. */
  readonly since?: string;
  /** The last CANN version that had it, for a function that was removed. */
  readonly last?: string;
  /** The error that caused this one. */
  readonly cause?: unknown;
}

/**
 * The loaded library has no such function: it is older, newer or built for another product.
 *
 * @example
 * ```ts
 * if (error instanceof NotAvailableError) console.error(`${error.symbol} came with CANN ${error.since}`);
 * ```
 */
export class NotAvailableError extends AscendError {
  static {
    NotAvailableError.prototype.name = 'NotAvailableError';
  }
  /** The C function that is missing. */
  readonly symbol: string;
  /** The first CANN version that has it, when known. */
  declare readonly since?: string;
  /** The file that was searched. */
  readonly library: string;

  /**
   * @param init what is known of the function; or a text, for an error of the script's own making
   */
  constructor(init: NotAvailableErrorInit | string) {
    if (typeof init === 'string') {
      super('ERR_NOT_AVAILABLE', init);
      this.symbol = '';
      this.library = '';
      return;
    }
    const { symbol, library, since, last, cause } = init;
    const versions = [
      since === undefined ? undefined : `CANN ${since} introduced it`,
      last === undefined ? undefined : `CANN ${last} was the last to have it`,
    ].filter((part) => part !== undefined);
    const history = versions.length === 0 ? '' : ` (${versions.join(', ')})`;
    const remedy =
      last === undefined
        ? `install ${since === undefined ? 'a newer CANN' : `CANN ${since} or later`}, or avoid the function`
        : 'use its successor, or a library of that version';
    super(
      'ERR_NOT_AVAILABLE',
      `${symbol} is not in ${library}${history}.\n  What to do: ${remedy}; "library" or ASCENDCL_LIBRARY chooses another file.`,
      cause === undefined ? undefined : { cause },
    );
    this.symbol = symbol;
    this.library = library;
    if (since !== undefined) this.since = since;
  }
}
