import type { ProbeFailure } from './stages.js';

/** How bad it is. `problem`: the device can't be used; `warning`: part of it can't; `note`: good to know. */
export type Severity = 'ok' | 'note' | 'warning' | 'problem';

/** Stable names of what can be wrong, for scripts. */
export type FindingId =
  | 'node'
  | 'library'
  | 'simulator'
  | 'library-not-found'
  | 'library-not-readable'
  | 'not-a-library'
  | 'wrong-architecture'
  | 'stub-library'
  | 'driver-missing'
  | 'dependency-missing'
  | 'environment-not-set'
  | 'environment-wrong'
  | 'libraries-mixed'
  | 'wrong-backend'
  | 'library-unusable'
  | 'symbols'
  | 'symbols-missing'
  | 'siblings-missing'
  | 'version-mismatch'
  | 'visible-devices'
  | 'device-files'
  | 'device-files-missing'
  | 'device-files-rights'
  | 'device'
  | 'no-device'
  | 'device-id'
  | 'device-busy'
  | 'device-memory-full'
  | 'device-fault'
  | 'device-error'
  | 'init-failed'
  | 'crashed'
  | 'no-answer'
  | 'native-missing';

/** One thing that was looked at. */
export interface Finding {
  readonly id: FindingId;
  readonly severity: Severity;
  /** What was found, in one line. */
  readonly title: string;
  /** What led to it, where more can be said. */
  readonly detail?: string;
  /** What to do, in sentences. There for warnings and problems. */
  readonly remedy?: string;
}

const MOST_LINES = 3;

/** What the library said, as the detail of a finding. */
export function detailOf(failure: ProbeFailure | undefined): Pick<Finding, 'detail'> {
  if (failure?.detail === undefined) return {};
  return { detail: failure.detail.trim().split('\n').slice(0, MOST_LINES).join('\n') };
}
