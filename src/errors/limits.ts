import { formatBytes } from './format.js';

/** A limit that a call ran into, or may have. */
export interface ReachedLimit {
  /** What there is no more of: `huge pages (2 MiB)`, `events of device 0`. */
  readonly name: string;
  /** How much of it is left; absent where nobody tells. */
  readonly free?: number | bigint;
  /** How much of it there is. */
  readonly total?: number | bigint;
  /** Bytes of the largest piece that is free. */
  readonly largestFree?: number;
  /** How much of it this thread has through handles. */
  readonly held?: number | bigint;
  /** What the figures count. */
  readonly unit: 'bytes' | 'objects';
}

/** The limits as lines of a message, each with its figures. */
export function limitLines(limits: readonly ReachedLimit[]): string[] {
  return limits.map(({ name, free, total, largestFree, held, unit }) => {
    const amount = (value: number | bigint): string => (unit === 'bytes' ? formatBytes(value) : `${value}`);
    const parts: string[] = [];
    if (free !== undefined)
      parts.push(
        `${amount(free)} ${unit === 'bytes' ? 'free' : 'left'}${total === undefined ? '' : ` of ${amount(total)}`}`,
      );
    else if (total !== undefined) parts.push(`${amount(total)} at most`);
    if (largestFree !== undefined) parts.push(`the largest free piece has ${formatBytes(largestFree)}`);
    if (held !== undefined) parts.push(`this thread holds ${amount(held)}`);
    return `  Limit: ${name}${parts.length === 0 ? '' : `: ${parts.join('; ')}`}.`;
  });
}
