import { AscendError } from './AscendError.js';

/** Why a library could not be used. */
export type LibraryFailure =
  | 'not-found'
  | 'not-readable'
  | 'not-a-library'
  | 'wrong-architecture'
  | 'missing-dependency'
  | 'missing-symbol'
  | 'stub'
  | 'wrong-backend'
  | 'other';

/** What is known of a library that could not be used. */
export interface LibraryErrorInit {
  /** The file that was tried. */
  readonly file: string;
  /** Why it failed, for a program to branch on. */
  readonly kind: LibraryFailure;
  /** What was found, in words, without a full stop. */
  readonly reason: string;
  /** What to do, in sentences. */
  readonly remedy: string;
  /** The error that caused this one. */
  readonly cause?: unknown;
}

/**
 * The AscendCL library could not be loaded, or is no usable one.
 *
 * @example
 * ```ts
 * if (error instanceof LibraryError && error.kind === 'missing-dependency') console.error(error.remedy);
 * ```
 */
export class LibraryError extends AscendError {
  static {
    LibraryError.prototype.name = 'LibraryError';
  }
  /** The file that was tried. */
  readonly file: string;
  /** Why it failed, for a program to branch on. */
  readonly kind: LibraryFailure;
  /** What to do, in sentences. */
  readonly remedy: string;

  /**
   * @param init what is known of the library; or a text, for an error of the script's own making
   */
  constructor(init: LibraryErrorInit | string) {
    if (typeof init === 'string') {
      super('ERR_LIBRARY_OTHER', init);
      this.file = '';
      this.kind = 'other';
      this.remedy = '';
      return;
    }
    const { file, kind, reason, remedy, cause } = init;
    super(
      `ERR_LIBRARY_${kind.toUpperCase().replaceAll('-', '_')}`,
      `Cannot use ${file} as the AscendCL library: ${reason}.\n  What to do: ${remedy}`,
      cause === undefined ? undefined : { cause },
    );
    this.file = file;
    this.kind = kind;
    this.remedy = remedy;
  }
}
