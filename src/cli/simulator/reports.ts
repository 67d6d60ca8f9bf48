import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One defect of the program, as the simulator describes it. */
interface SimulatorFinding {
  readonly id: number;
  readonly kind: string;
  readonly count: number;
  readonly function: string;
  readonly argument: string;
  readonly message: string;
}

/** What one process left: the simulator writes it when the process ends by itself. */
export interface ProcessReport {
  readonly process: number;
  readonly findings: readonly SimulatorFinding[];
  readonly live: Readonly<Record<string, number>>;
}

const SUFFIX = '.findings.json';

/** For ASCENDCL_SIM_FINDINGS: a file for each process, because a program may start others. */
export const reportPattern = (folder: string): string => join(folder, `%p${SUFFIX}`);

/** The reports of all processes that used the simulator, in the order of their ids. */
export function readReports(folder: string): ProcessReport[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name): ProcessReport => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .sort((a, b) => a.process - b.process);
}

/** `2 findings (1 leak at finalize, 1 double free)`. */
export function describeFindings(reports: readonly ProcessReport[]): string {
  const kinds = new Map<string, number>();
  const findings = reports.flatMap((report) => report.findings);
  for (const { kind } of findings) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const parts = [...kinds].map(([kind, count]) => `${count} ${kind.replaceAll('-', ' ')}`);
  return `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} (${parts.join(', ')})`;
}
