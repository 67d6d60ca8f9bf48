/** Where things are in the published package. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const dist = join(root, 'dist');

/**
 * One file with everything that has state: the loaded C library and the current context are the process's, so that
 * every entry and both module systems must share them. `errors` is for the command; package.json does not export it.
 */
export const CORE = {
  index: 'src/index.ts',
  native: 'src/native/index.ts',
  errors: 'src/errors/index.ts',
} as const;

/** Files of their own, since few programs want all 500 functions: they take what has state from the core. */
export const COMPLETE = {
  checked: 'generated/checked/index.ts',
  raw: 'generated/raw/index.ts',
  simulator: 'generated/simulator/control.ts',
  enums: 'generated/enums.ts',
  structs: 'generated/structs.ts',
  constants: 'generated/constants.ts',
  callbacks: 'generated/callbacks.ts',
  types: 'generated/types.ts',
} as const;

/** What can be imported from the package, by the name behind `ascendcl/`. */
export const ENTRIES: Readonly<Record<string, string>> = { ...CORE, ...COMPLETE };

/** Modules without state that the command takes a copy of, so that it can search, and diagnose where koffi does not load. */
export const STATELESS_MODULES =
  /^src\/(model\/[a-z-]+|native\/library\/(locate|package-root|elf)|errors\/codes\/[\w-]+|recording\/(recording|analysis\/[a-z-]+))\.ts$/;
