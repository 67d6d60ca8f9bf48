import type { CodeDescription } from './codes/describe.js';
import type { DetailEntry } from './detail.js';
import { formatBytes, formatCall } from './format.js';
import { limitLines, type ReachedLimit } from './limits.js';

/** An allocation that was alive when memory ran out. */
export interface LiveAllocation {
  /** What it is: `DeviceMemory`, `PhysicalMemory`. */
  readonly kind: string;
  /** Its size in bytes. */
  readonly byteLength: number | bigint;
  /** The line of the script that made it, when allocations are tracked. */
  readonly place?: string;
}

/** Work that was queued on a stream and may be what failed. */
export interface QueuedOperation {
  /** `copy 4 MiB to the device`. */
  readonly operation: string;
  /** The line of the script that queued it. */
  readonly place?: string;
}

/** What a native call cannot know about its own failure; each caller on the way up may add to it. */
export interface AclErrorContext {
  /** Which of several things that were asked for at once failed: `items[3]`. */
  readonly item?: string;
  /** Bytes that were asked for. */
  readonly requested?: number | bigint;
  /** What there was no more of. Several when any of them may have been in the way. */
  readonly limits?: readonly ReachedLimit[];
  /** Bytes free at the failure, of the memory that was asked for. */
  readonly free?: number | bigint;
  /** Bytes that there are of that memory. */
  readonly total?: number | bigint;
  /** The largest allocations alive, largest first. */
  readonly largestLive?: readonly LiveAllocation[];
  /** The chip in use: `Ascend310P3`. */
  readonly product?: string;
  /** The first CANN version that can do it: `8.5.0`. */
  readonly since?: string;
  /** What was queued since the stream was last known to be good, oldest first. */
  readonly operations?: readonly QueuedOperation[];
  /** Of work that was given up before it was done: `Stream.abort`, `aclrtStreamAbort`, or what else ended it. */
  readonly abortedBy?: string;
  /** The error that led to this one. */
  readonly cause?: unknown;
}

/** More operations than this say nothing to a reader; all of them stay in `context.operations`. */
const maxOperations = 8;

interface MessageParts {
  readonly description: CodeDescription;
  /** What to do. */
  readonly hint: string;
  readonly api: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, number | bigint>>;
  readonly rootCause: DetailEntry | undefined;
  readonly context: AclErrorContext;
}

/** What happened, in which call, with which code; then the device's own words, the situation, and what to do next. */
export function aclMessage({
  description,
  hint,
  api,
  args,
  outputs,
  rootCause,
  context,
}: MessageParts): string {
  const { meaning, name, code } = description;
  const { abortedBy } = context;
  return [
    abortedBy === undefined
      ? `${meaning}: ${callOf(api, args)} returned ${name} (${code}).`
      : `Queued work was given up before it was done: ${abortedBy} (${name}, ${code}).`,
    ...itemLines(context.item, outputs),
    ...deviceLines(rootCause),
    ...memoryLines(context),
    ...limitLines(context.limits ?? []),
    ...supportLines(context),
    ...operationLines(context.operations ?? []),
    `  What to do: ${hint}`,
  ].join('\n');
}

const callOf = (api: string, args: Readonly<Record<string, unknown>>): string =>
  api === '' ? 'a call' : formatCall(api, args);

/** Where the script named the things, its names say more than the numbers that C counts with. */
function itemLines(item: string | undefined, outputs: Readonly<Record<string, number | bigint>>): string[] {
  if (item !== undefined) return [`  It failed at ${item}.`];
  const set = Object.entries(outputs).map(([name, value]) => `${name}: ${value}`);
  return set.length === 0 ? [] : [`  The call says: ${set.join(', ')}.`];
}

function deviceLines(entry: DetailEntry | undefined): string[] {
  if (entry === undefined) return [];
  const id = entry.id === undefined ? '' : ` (${entry.id})`;
  const cause = entry.possibleCause ? ` Possible cause: ${entry.possibleCause}` : '';
  return [`  The library says${id}: ${entry.text}${cause}`];
}

function memoryLines({ requested, free, total, largestLive = [] }: AclErrorContext): string[] {
  const parts: string[] = [];
  if (requested !== undefined) parts.push(`requested ${formatBytes(requested)}`);
  if (free !== undefined)
    parts.push(`free ${formatBytes(free)}${total === undefined ? '' : ` of ${formatBytes(total)}`}`);
  const lines = parts.length === 0 ? [] : [`  Memory: ${parts.join(', ')}.`];
  if (largestLive.length > 0) lines.push('  Largest live allocations:');
  for (const { kind, byteLength, place } of largestLive)
    lines.push(`    ${formatBytes(byteLength)} ${kind}${place === undefined ? '' : ` at ${place}`}`);
  return lines;
}

function supportLines({ product, since }: AclErrorContext): string[] {
  const parts: string[] = [];
  if (product !== undefined) parts.push(`the device is ${product}`);
  if (since !== undefined) parts.push(`the feature came with CANN ${since}`);
  return parts.length === 0 ? [] : [`  Support: ${parts.join('; ')}.`];
}

function operationLines(operations: readonly QueuedOperation[]): string[] {
  if (operations.length === 0) return [];
  const lines = ['  Queued since the stream was last known to be good:'];
  for (const { operation, place } of operations.slice(0, maxOperations))
    lines.push(`    ${operation}${place === undefined ? '' : ` at ${place}`}`);
  if (operations.length > maxOperations) lines.push(`    … and ${operations.length - maxOperations} more`);
  return lines;
}
