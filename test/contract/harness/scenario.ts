import { NotAvailableError } from '../../../src/errors/index.js';
import { notAvailable } from './not-available.js';

/** What a scenario reports: one row for each call that is checked. */

export type Fact = string | number | boolean;
export type Facts = Readonly<Record<string, Fact>>;

/** A call with what it returned. Rows travel from the group's process to the test as lines of JSON. */
export interface ReportedRow {
  readonly api: string;
  readonly case: string;
  /** The aclError code, or the message of an exception. */
  readonly result: number | string;
  readonly facts: Facts;
}

/**
 * What the real library leaves open: it reads memory that may hold something else by then, such as that of a destroyed
 * stream, or memory that is not there. Any failure is right.
 */
export const UNDEFINED = 'UNDEFINED';

/** A row of observed.json and of the derived table. */
export interface ExpectedRow {
  readonly group: string;
  readonly api: string;
  readonly case: string;
  /**
   * A code, or a word where the probe of the real library saw no code: `CRASH(…)`, `NOT_EXPORTED`; {@link UNDEFINED} where it
   * may answer anything.
   */
  readonly result: number | string;
  readonly note: string;
  readonly fidelity: 'real' | 'stub-dependent' | 'derived';
}

/** The calls of one group, in order, in a fresh process. */
export type Scenario = (run: Recorder) => void | Promise<void>;

/** Records the rows of a scenario. One per thread. */
export class Recorder {
  readonly #emit: (row: ReportedRow) => void;

  constructor(emit: (row: ReportedRow) => void) {
    this.#emit = emit;
  }

  /**
   * Makes a call that is checked.
   * @param facts read after the call: what the out parameters hold then
   * @returns the code
   */
  row(api: string, name: string, call: () => number, facts: () => Facts = () => ({})): number {
    try {
      const result = call();
      this.#emit({ api, case: name, result, facts: facts() });
      return result;
    } catch (error) {
      this.#emit({ api, case: name, result: inWords(error), facts: {} });
      return -1;
    }
  }

  /** Takes over rows that another thread has recorded. */
  include(rows: readonly ReportedRow[]): void {
    for (const row of rows) this.#emit(row);
  }
}

const inWords = (error: unknown): string => {
  if (error instanceof NotAvailableError) return notAvailable(error.symbol, error.since);
  return error instanceof Error ? error.message : String(error);
};

/**
 * Makes a call that only prepares the next rows. What it should have prepared shows in them, also when the library is too
 * old to have the function.
 */
export function setup(call: () => number): void {
  const code = codeOf(call);
  if (code !== 0) throw new Error(`${call.toString()} returned ${code}, so that the scenario can't go on`);
}

function codeOf(call: () => number): number {
  try {
    return call();
  } catch (error) {
    if (error instanceof NotAvailableError) return 0;
    throw error;
  }
}
