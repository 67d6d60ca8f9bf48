import { addressSpaceAt, type RangeUse, rangeUse } from '../../recording/analysis/address-space.js';
import { type CallSiteUse, callSitesOf } from '../../recording/analysis/call-sites.js';
import { liveAt, objectsOf } from '../../recording/analysis/objects.js';
import { totalsOf } from '../../recording/analysis/totals.js';
import { EventType, type Recording } from '../../recording/recording.js';

/** What a person wants to know of a recording first. Sizes are bytes, times milliseconds. */
export interface MemorySummary {
  readonly label: string;
  readonly origin: Recording['origin'];
  readonly durationMs: number;
  readonly events: number;
  readonly dropped: number;
  readonly peak: number;
  readonly peakAtMs: number;
  /** Bytes at the peak, by kind of memory and device. */
  readonly atPeak: readonly { readonly kind: string; readonly device: number; readonly bytes: number }[];
  readonly atEnd: number;
  /** Objects with memory that nothing has ended. */
  readonly leftAtEnd: number;
  /** Reserved addresses at the peak. */
  readonly ranges: RangeUse | undefined;
  readonly callSites: readonly CallSiteUse[];
  readonly failures: readonly {
    readonly function: string;
    readonly count: number;
    readonly largest: number;
  }[];
}

export function summarise(recording: Recording): MemorySummary {
  const objects = objectsOf(recording);
  const totals = totalsOf(recording, objects);
  const { events } = recording;
  const atPeak = new Map<string, { kind: string; device: number; bytes: number }>();
  for (const place of liveAt(objects, totals.peakEvent)) {
    const bytes = objects.held[place] ?? 0;
    if (bytes === 0) continue;
    const kind = recording.kinds[objects.kind[place] ?? 0] ?? '';
    const device = objects.device[place] ?? 0;
    const sum = atPeak.get(`${kind} ${device}`) ?? { kind, device, bytes: 0 };
    sum.bytes += bytes;
    atPeak.set(`${kind} ${device}`, sum);
  }
  const callSites = callSitesOf(recording, objects, totals);
  return {
    label: recording.label,
    origin: recording.origin,
    durationMs: recording.duration / 1000,
    events: events.time.length,
    dropped: recording.dropped,
    peak: totals.peak,
    peakAtMs: (events.time[totals.peakEvent] ?? 0) / 1000,
    atPeak: [...atPeak.values()].sort((a, b) => b.bytes - a.bytes),
    atEnd: totals.at.at(-1) ?? 0,
    leftAtEnd: callSites.reduce((sum, { left, leftBytes }) => (leftBytes > 0 ? sum + left : sum), 0),
    ranges: rangeUse(addressSpaceAt(recording, objects, totals.peakEvent)),
    callSites,
    failures: failuresIn(recording),
  };
}

function failuresIn({ events, kinds }: Recording): MemorySummary['failures'] {
  const failures = new Map<string, { function: string; count: number; largest: number }>();
  events.type.forEach((type, row) => {
    if (type !== EventType.failure) return;
    const name = kinds[events.kind[row] ?? 0] ?? '';
    const failure = failures.get(name) ?? { function: name, count: 0, largest: 0 };
    failure.count += 1;
    failure.largest = Math.max(failure.largest, events.size[row] ?? 0);
    failures.set(name, failure);
  });
  return [...failures.values()];
}
