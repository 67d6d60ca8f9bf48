import { differences } from './facts.js';
import type { GroupReport } from './run-group.js';
import { type ExpectedRow, type ReportedRow, UNDEFINED } from './scenario.js';
import type { Exception } from './table.js';

/** What differs between a row and its report, in words; empty when they agree. */
export function disagreements(
  row: ExpectedRow,
  report: ReportedRow | undefined,
  exception: Exception | undefined,
  group: GroupReport,
): string[] {
  if (report === undefined) return [group.failure ?? 'the scenario has no such call'];
  if (exception !== undefined)
    return exception.result === null || exception.result === report.result
      ? []
      : [`returned ${report.result}; exceptions.json says ${exception.result} (${exception.reason})`];
  if (row.result === UNDEFINED || String(row.result).startsWith('CRASH'))
    // Where the real library may die the simulator has to answer with an error and to go on.
    return typeof report.result === 'number' && report.result > 0 && group.failure === null
      ? []
      : [`returned ${report.result}, ${group.failure ?? 'the process went on'}; an error was due`];
  const code = report.result === row.result ? [] : [`returned ${report.result}, not ${row.result}`];
  return [...code, ...differences(row, report.facts)];
}
