import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import type { ReachedLimit } from '../../errors/index.js';

/** Limits of this machine and of this process that native calls run into. Nothing of it fails: what can't be read is left out. */

/** Memory that programs can still have, with the limits of a container. */
export function hostMemoryLimit(): ReachedLimit {
  const free = process.availableMemory?.(); // Node.js 20.13
  const constrained = process.constrainedMemory?.() ?? 0; // the container's limit, 0 or huge without one
  const total = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return { name: 'memory of this machine', ...(free === undefined ? {} : { free }), total, unit: 'bytes' };
}

/** The process's limit of addresses; undefined where it has none. */
export function addressLimit(): ReachedLimit | undefined {
  const total = numberIn('/proc/self/limits', /^Max address space +(\d+)/m);
  if (total === undefined) return undefined;
  const used = (numberIn('/proc/self/status', /^VmSize:\s+(\d+) kB/m) ?? 0) * 1024;
  return {
    name: 'addresses of this process (ulimit -v)',
    free: Math.max(0, total - used),
    total,
    unit: 'bytes',
  };
}

function numberIn(file: string, pattern: RegExp): number | undefined {
  try {
    const found = pattern.exec(readFileSync(file, 'latin1'))?.[1];
    return found === undefined ? undefined : Number(found);
  } catch {
    return undefined;
  }
}
