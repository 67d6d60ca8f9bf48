/** Compiles the bridge, what C calls of this package: one small library, made anew when a source is newer. */
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from './compiler.js';

const bridgeLibrary = 'libascendcl_bridge.so';

const FLAGS = [
  '-std=c11',
  '-D_GNU_SOURCE',
  '-O2',
  '-g',
  '-fPIC',
  '-fvisibility=hidden',
  '-pthread',
  '-Wall',
  '-Wextra',
  '-Wconversion',
];

/** Files of the bridge, for it and for its tests. */
export function bridgeSources(root: string): readonly string[] {
  const folder = join(root, 'src/native/bridge');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.c'))
    .sort()
    .map((name) => join(folder, name));
}

/** Builds the library in `folder`. `strict`: warnings are errors. @returns its path */
export async function buildBridge(
  root: string,
  compiler: string,
  folder: string,
  strict: boolean,
): Promise<string> {
  const library = join(folder, bridgeLibrary);
  const sources = bridgeSources(root);
  const inputs = [...sources, join(root, 'src/native/bridge/bridge.h')];
  if (existsSync(library) && inputs.every((file) => statSync(file).mtimeMs <= statSync(library).mtimeMs))
    return library;
  mkdirSync(dirname(library), { recursive: true });
  // Replaced, not rewritten: processes that have the old library loaded keep it.
  const made = `${library}.${process.pid}`;
  await compile(compiler, [
    ...FLAGS,
    ...(strict ? ['-Werror'] : []),
    ...sources,
    '-shared',
    '-Wl,-z,defs',
    // A thread may still be on its way out of a callback when the last thread of JavaScript has ended.
    '-Wl,-z,nodelete',
    '-o',
    made,
  ]);
  renameSync(made, library);
  return library;
}
