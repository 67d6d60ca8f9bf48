/** What the probe reports: a line of JSON before and after each step, so that a crash or a hang has a place. */

const STAGES = [
  'native',
  'load',
  'symbols',
  'init',
  'version',
  'count',
  'device',
  'memory',
  'close',
] as const;

export type Stage = (typeof STAGES)[number];

/** An error as the probe could tell it. */
export interface ProbeFailure {
  readonly name: string;
  readonly message: string;
  /** Of a LibraryError. */
  readonly kind?: string;
  readonly file?: string;
  readonly remedy?: string;
  /** Of an AclError. */
  readonly code?: number;
  readonly codeName?: string;
  readonly errorClass?: string;
  readonly api?: string;
  readonly detail?: string;
  readonly hint?: string;
}

interface StageResults {
  readonly load?: { readonly file: string; readonly backend: 'npu' | 'simulator'; readonly origin: string };
  readonly symbols?: { readonly missing: readonly string[] };
  readonly version?: { readonly runtime: string };
  readonly count?: { readonly devices: number };
  readonly device?: { readonly soc: string | null; readonly openMs: number };
  readonly memory?: { readonly free: number; readonly total: number };
}

export type ProbeLine =
  | { readonly stage: Stage; readonly state: 'begun' }
  | { readonly stage: Stage; readonly state: 'done'; readonly result?: unknown }
  | { readonly stage: Stage; readonly state: 'failed'; readonly failure: ProbeFailure };

/** How the probe went as a whole. */
export interface ProbeReport {
  readonly results: StageResults;
  /** The step that it did not survive, and why; absent when all went well. */
  readonly stopped?:
    | { readonly stage: Stage; readonly how: 'failed'; readonly failure: ProbeFailure }
    | { readonly stage: Stage; readonly how: 'crashed'; readonly signal: string }
    | { readonly stage: Stage; readonly how: 'no-answer'; readonly afterMs: number };
}

/** What the probe is told, as JSON in its first argument. */
export interface ProbeRequest {
  readonly library?: string;
  readonly backend?: 'npu' | 'simulator';
  readonly device: number;
}
