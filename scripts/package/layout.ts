/** Where things are in the published package. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const dist = join(root, 'dist');

/**
 * What users can import: the name behind `ascendcl/`, and the module that it is made from. One instance serves them all
 * and both module systems, because the loaded C library and the current context are state of the process.
 */
export const LIBRARY_ENTRIES = {
  index: 'src/index.ts',
  checked: 'generated/checked/index.ts',
  raw: 'generated/raw/index.ts',
  native: 'src/native/index.ts',
} as const;

/** What the command uses besides: not exported by package.json. */
export const INTERNAL_ENTRIES = {
  errors: 'src/errors/index.ts',
} as const;

export type EntryName = keyof typeof LIBRARY_ENTRIES | keyof typeof INTERNAL_ENTRIES;

export const ENTRIES: Readonly<Record<EntryName, string>> = { ...LIBRARY_ENTRIES, ...INTERNAL_ENTRIES };

/** Modules without state that the command takes a copy of, so that it can search, and diagnose where koffi does not load. */
export const STATELESS_MODULES = /^src\/(native\/(locate|elf)|errors\/(codes|table-[a-z-]+))\.ts$/;
