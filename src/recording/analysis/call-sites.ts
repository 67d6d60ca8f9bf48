import type { Recording } from '../recording.js';
import type { RecordedObjects } from './objects.js';
import type { Totals } from './totals.js';

/** What one line of a script, or one function of C, did. */
export interface CallSiteUse {
  /** Its text; empty when it is not known. */
  readonly line: string;
  /** Objects that it made. */
  readonly count: number;
  /** Bytes that it took in all. */
  readonly total: number;
  /** Bytes of it at the moment when most was held by all. */
  readonly atPeak: number;
  /** Objects of it that nothing has ended. */
  readonly left: number;
  /** Bytes of those. */
  readonly leftBytes: number;
}

/** The innermost line of a stack; empty when nothing is known. */
export function lineOf({ lines, stacks }: Recording, stack: number): string {
  const first = stacks[stack]?.[0];
  return first === undefined ? '' : (lines[first] ?? '');
}

/** What each line did, those first that held most at the peak. */
export function callSitesOf(recording: Recording, objects: RecordedObjects, totals: Totals): CallSiteUse[] {
  const end = recording.events.time.length;
  const uses = new Map<string, { -readonly [Name in keyof CallSiteUse]: CallSiteUse[Name] }>();
  for (let place = 0; place < objects.count; place += 1) {
    const line = lineOf(recording, objects.stack[place] ?? 0);
    let use = uses.get(line);
    if (use === undefined) {
      use = { line, count: 0, total: 0, atPeak: 0, left: 0, leftBytes: 0 };
      uses.set(line, use);
    }
    const held = objects.held[place] ?? 0;
    use.count += 1;
    use.total += held;
    const [begin, ended] = [objects.begin[place] ?? 0, objects.end[place] ?? 0];
    if (begin <= totals.peakEvent && ended > totals.peakEvent) use.atPeak += held;
    if (ended === end) {
      use.left += 1;
      use.leftBytes += held;
    }
  }
  return [...uses.values()].sort((a, b) => b.atPeak - a.atPeak || b.total - a.total);
}
