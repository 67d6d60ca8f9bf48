import { describeCode } from './codes/describe.js';

/**
 * The text of `aclGetRecentErrMsg`. One text holds the messages of several components, newest call first, each headed
 * by an id. Two shapes of heading occur: `EE1001: text`, and since CANN 8.5 `[PID: 7] <time> Title(EE1001): text`.
 * Reasons, solutions and a trace follow on lines of their own, without an id.
 */

/** One message of a component. */
export interface DetailEntry {
  /** `EE1003`, `EH0008`, `E10001`, `WE0001`; absent for text that came without one (the device's fault events). */
  readonly id?: string;
  /** The message itself, without time stamp and process id. */
  readonly text: string;
  /** What the component suspects. */
  readonly possibleCause?: string;
  /** What the component advises. */
  readonly solution?: string;
  /** Further messages of the same failure: from the component that noticed it outwards to the called function. */
  readonly trace?: readonly string[];
}

type Draft = { -readonly [K in keyof DetailEntry]: DetailEntry[K] } & { trace?: string[] };

const idPattern = String.raw`[EW][A-Z0-9]\d{4}`;
/** `EE1001: …`, and the internal form `EZ9999[PID: 7] …` or `EZ9999  …`. */
const leadingId = new RegExp(String.raw`^\s*(${idPattern})(?::|(?=\[)|\s\s)\s*(.*)$`);
const stamp = /^\[PID: ?\d+\]\s*(?:\d{4}-\d\d-\d\d[-T ]\S+\s*)?/;
/** `Invalid_Argument(EE1003): …`; the title is a few words. */
const titledId = new RegExp(String.raw`^([^():]{0,80})\((${idPattern})\):\s*(.*)$`);
const faultEvents = /^Fault diagnosis analysis:\s*(.*)$/;

/** Splits the text into its messages, in the order of the text. An empty or absent text has none. */
export function parseDetail(text: string | null | undefined): DetailEntry[] {
  const entries: Draft[] = [];
  let inTrace = false;
  for (const line of (text ?? '').split('\n')) {
    const trimmed = line.trim();
    const heading = readHeading(line);
    const current = entries.at(-1);
    if (trimmed === '') inTrace = false;
    else if (heading !== undefined) {
      inTrace = false;
      // "EZ9999: Inner Error!" announces the message on the next line, which repeats the id.
      if (current !== undefined && current.id === heading.id && isAnnouncement(current)) entries.pop();
      entries.push(heading);
    } else if (/^TraceBack\b/i.test(trimmed)) inTrace = true;
    else if (current === undefined || (!/^\s/.test(line) && !inTrace)) entries.push({ text: trimmed });
    else addLine(current, trimmed, inTrace);
  }
  return entries.flatMap(withoutReporter);
}

/** The call with which the reporter of texts itself asks the device for some. */
const reporterCall = /\brtGetDevMsg\b/;

/**
 * Without a device or a context the reporter fails itself, and its failure heads the message of the one that it was to
 * tell: that follows in the trace.
 */
function withoutReporter(entry: DetailEntry): readonly DetailEntry[] {
  if (!reporterCall.test(entry.text)) return [entry];
  const [text, ...trace] = (entry.trace ?? []).filter((line) => !reporterCall.test(line));
  if (text === undefined) return [];
  return [trace.length === 0 ? { text } : { text, trace }];
}

function readHeading(line: string): Draft | undefined {
  const fault = faultEvents.exec(line.trim());
  if (fault !== null) return { text: `Fault diagnosis analysis: ${fault[1] ?? ''}` };
  const leading = leadingId.exec(line);
  const body = (leading?.[2] ?? line.trim()).replace(stamp, '');
  const titled = titledId.exec(body);
  // Only a stamped line may be headed by a title: "foo(EE1001): …" inside a message is no heading.
  if (titled !== null && (leading !== null || stamp.test(line.trim())))
    return { id: titled[2] ?? '', text: titled[3] || titled[1]?.trim() || '' };
  return leading === null ? undefined : { id: leading[1] ?? '', text: body };
}

function addLine(entry: Draft, line: string, inTrace: boolean): void {
  const labelled = /^(Possible Cause|Reason|Solution):\s*(.*)$/i.exec(line);
  if (labelled === null || inTrace) {
    if (inTrace) entry.trace = [...(entry.trace ?? []), line];
    else entry.text = entry.text === '' ? line : `${entry.text}${separatorBefore(line)}${line}`;
  } else if (labelled[1]?.toLowerCase() === 'solution') entry.solution = labelled[2] ?? '';
  else entry.possibleCause = labelled[2] ?? '';
}

/** A line goes on with the sentence before it, unless it tells what happened then, as the simulator's do. */
const separatorBefore = (line: string): string => (line.startsWith('then ') ? '; ' : ' ');

function isAnnouncement(entry: Draft): boolean {
  return entry.trace === undefined && /^Inner Error!?$/i.test(entry.text);
}

/**
 * The message that explains a failure best: the one of the deepest component (driver before runtime before ACL layer),
 * a specific one rather than an internal "9999" one, an error rather than a warning, and of equals the one that was
 * caused first, which is the last in the text.
 * @param code the code of the failure. It decides whether the fault events of the device count: they are repeated
 *   after any failure, and explain only one of the device. A refusal of the ACL layer never reached a deeper one.
 */
export function findRootCause(entries: readonly DetailEntry[], code = 0): DetailEntry | undefined {
  const failure: Failure = {
    ofDevice: ['device-fault', 'internal'].includes(describeCode(code).class),
    ofAclLayer: [100, 148, 200].includes(Math.trunc(code / 1000)),
  };
  let best: DetailEntry | undefined;
  for (const entry of entries)
    if (best === undefined || rank(entry, failure) >= rank(best, failure)) best = entry;
  return best;
}

interface Failure {
  readonly ofDevice: boolean;
  readonly ofAclLayer: boolean;
}

function rank({ id, text }: DetailEntry, failure: Failure): number {
  if (id === undefined) return failure.ofDevice && faultEvents.test(text) ? 100 : 0;
  if (id.startsWith('W')) return 1;
  // 9999: an internal message; 8888: the same, from a check of parameters.
  const specific = /(9999|8888)$/.test(id) ? 0 : 10;
  return 10 + specific + depth(id, failure);
}

function depth(id: string, { ofAclLayer }: Failure): number {
  if (id[1] === 'H') return ofAclLayer ? 5 : 1;
  if (id[1] === 'L') return 4; // driver
  if (id[1] === 'E') return 3; // runtime
  return 2; // graph engine, collectives, operators: called by ACL, and callers of the runtime
}

/**
 * Takes away what an earlier failure already reported. The library keeps old text until the device sends some, and
 * gives it again behind the new one, where it would pass for the cause of the new failure.
 * @param text what `aclGetRecentErrMsg` gave now
 * @param previous what it gave on this thread the last time
 */
export function withoutSeenText(text: string, previous: string | undefined): string {
  if (!previous) return text;
  const start = text.lastIndexOf(previous);
  const end = start + previous.length;
  const wholeLines =
    (start === 0 || text[start - 1] === '\n') &&
    (end === text.length || previous.endsWith('\n') || text[end] === '\n');
  if (start < 0 || !wholeLines) return text;
  const fresh = `${text.slice(0, start).trimEnd()}\n${text.slice(end).trim()}`.trim();
  // A device may report one lasting fault in the same words again; the host's messages carry a time and cannot recur.
  return fresh === '' && !/\[PID: ?\d+\]/.test(previous) ? text : fresh;
}
