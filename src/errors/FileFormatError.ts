import { AscendError } from './AscendError.js';

/** What is known of a file that is not what its format asks for. */
export interface FileFormatErrorInit {
  /** The function or method that was called. */
  readonly api: string;
  /** The file. */
  readonly file: string;
  /** The tensor that the fault is about; of an archive the member. */
  readonly tensor?: string | undefined;
  /** What is wrong: a sentence without its full stop. */
  readonly problem: string;
  /** What to do; default: make or fetch the file again. */
  readonly advice?: string | undefined;
  /** The error that caused this one. */
  readonly cause?: unknown;
}

/**
 * A file is not what its format asks for, or holds what arrays can't be. Nothing outside of the file was read, and
 * nothing that was made for it is left.
 *
 * @example
 * ```ts
 * try {
 *   await openSafetensors('weights.bin');
 * } catch (error) {
 *   if (!(error instanceof FileFormatError)) throw error;
 *   console.error(error.file, error.tensor, error.problem);
 * }
 * ```
 */
export class FileFormatError extends AscendError {
  static {
    FileFormatError.prototype.name = 'FileFormatError';
  }
  /** The function or method that was called. */
  readonly api: string;
  /** The file. */
  readonly file: string;
  /** The tensor that the fault is about; undefined when it is about the whole file. */
  readonly tensor: string | undefined;
  /** What is wrong. */
  readonly problem: string;

  /** @param init what is known of the file; or a text, for an error of the script's own making */
  constructor(init: FileFormatErrorInit | string) {
    if (typeof init === 'string') {
      super('ERR_FILE_FORMAT', init);
      this.api = '';
      this.file = '';
      this.tensor = undefined;
      this.problem = init;
      return;
    }
    const { api, file, tensor, problem, cause } = init;
    const { advice = 'make or fetch the file again; it is damaged or of another format' } = init;
    const subject = tensor === undefined ? shown(file) : `${shown(file)}, tensor ${shown(tensor)}`;
    const message = `${api}: ${subject}: ${problem}.\n  What to do: ${advice}.`;
    super('ERR_FILE_FORMAT', message, cause === undefined ? undefined : { cause });
    this.api = api;
    this.file = file;
    this.tensor = tensor;
    this.problem = problem;
  }
}

/** Names come from the file: as many characters as a line holds, with control characters escaped. */
const shown = (name: string): string => JSON.stringify(name.length > 200 ? `${name.slice(0, 200)}…` : name);
