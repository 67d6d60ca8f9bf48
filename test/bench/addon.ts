import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The hand-written Node-API addon (addon.c): the yardstick of every comparison. Pointers are bigints. */
export interface Addon {
  open(path: string): void;
  empty(level: number): number;
  malloc(size: number, policy: number): bigint;
  free(pointer: bigint): void;
  copy(destination: bigint, bytes: Uint8Array, count: number): void;
  copyAsync(destination: bigint, source: bigint, count: number, stream: bigint): void;
  /** Seconds that a plain C loop takes. */
  loopMallocFree(size: number, times: number): number;
  loopCopy(destination: bigint, bytes: Uint8Array, count: number, times: number): number;
}

/** Compiles the addon with the machine's C compiler and loads it. */
export function buildAddon(library: string): Addon {
  const folder = join(root, 'dist', 'bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'addon.node');
  const include = require('node-api-headers').include_dir as string;
  execFileSync(process.env.CC ?? 'cc', [
    ...['-O2', '-shared', '-fPIC', `-I${include}`, `-I${join(root, 'scripts', 'headers')}`],
    ...['-o', file, join(root, 'test', 'bench', 'addon.c'), '-ldl'],
  ]);
  const addon: Addon = require(file);
  addon.open(library);
  return addon;
}
