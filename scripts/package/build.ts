/** `npm run build [-- --only library,types,command,data,generator]`: everything in dist/ but the simulator. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCommand } from './command.js';
import { buildData } from './data.js';
import { buildGenerator } from './generator.js';
import { dist, root } from './layout.js';
import { buildLibrary } from './library.js';
import { buildTypes } from './types.js';

interface Part {
  /** Folders in dist/ that belong to it. */
  readonly folders: readonly string[];
  /** What it is made from. */
  readonly sources: readonly string[];
  /** Writes the folders below `out`. */
  readonly make: (out: string) => Promise<void> | void;
}

const PARTS: Readonly<Record<string, Part>> = {
  library: { folders: ['cjs', 'esm'], sources: ['src', 'generated'], make: buildLibrary },
  types: { folders: ['types'], sources: ['src', 'generated'], make: buildTypes },
  command: { folders: ['cli'], sources: ['src'], make: buildCommand },
  data: {
    folders: ['data'],
    sources: ['generated', 'scripts', 'src/engine', 'src/handles'],
    make: buildData,
  },
  generator: { folders: ['generator'], sources: ['scripts', 'src/model'], make: buildGenerator },
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'if-changed': { type: 'boolean', default: false } },
});

for (const name of values.only?.split(',') ?? Object.keys(PARTS)) {
  const part = PARTS[name];
  if (part === undefined) throw new Error(`--only ${name}: the parts are ${Object.keys(PARTS).join(', ')}`);
  const stamp = join(dist, 'built', `${name}.txt`);
  if (values['if-changed'] && isUpToDate(stamp, part)) continue;
  await replace(part);
  mkdirSync(join(dist, 'built'), { recursive: true });
  writeFileSync(stamp, '');
}

/** Builds apart and then swaps: what runs from dist/ meanwhile, or after a failed build, finds the last good one. */
async function replace({ folders, make }: Part): Promise<void> {
  const staging = join(dist, `building-${process.pid}`);
  try {
    for (const folder of folders) mkdirSync(join(staging, folder), { recursive: true });
    await make(staging);
    for (const folder of folders) {
      rmSync(join(dist, folder), { recursive: true, force: true });
      renameSync(join(staging, folder), join(dist, folder));
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Nothing that the part is made from is newer than its last build. */
function isUpToDate(stamp: string, { sources, folders }: Part): boolean {
  if (!existsSync(stamp) || folders.some((folder) => !existsSync(join(dist, folder)))) return false;
  const made = statSync(stamp).mtimeMs;
  return [...sources, 'scripts/package'].every((name) => newest(join(root, name)) <= made);
}

function newest(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return /\.(ts|json)$/.test(path) ? own.mtimeMs : 0;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}
