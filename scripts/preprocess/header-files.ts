/**
 * Finds the headers of an include directory and decides which belong to the runtime.
 *
 * Runtime: every header under acl/, also in the folders error_codes/ and acl_rt/. Outside: the model and operator API
 * and what other packages put beside it; outside headers are read for the types and macros that signatures mention,
 * and what they declare stays out of the model.
 */
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { HeaderError } from './errors.js';

export type Scope = 'runtime' | 'outside';

/** Headers of the model and operator API. */
export const outsideHeaders: ReadonlySet<string> = new Set([
  'acl_mdl.h',
  'acl_op.h',
  'acl_op_compiler.h',
  'acl_base_mdl.h',
]);
/** Folders of acl/ that belong to the runtime; others hold operator, media and graph libraries. */
const runtimeFolder = /^(error_codes|acl_\w+)$/;

export interface HeaderFiles {
  /** The directory that `#include "acl/acl.h"` starts from. */
  readonly root: string;
  /** Paths relative to the root, sorted, runtime headers only. */
  readonly runtime: readonly string[];
  /** Headers that stand outside of the root, by the path that they are known under: `acl/aclsim.h`. */
  readonly elsewhere: ReadonlyMap<string, string>;
}

export function findHeaders(
  includeDir: string,
  only?: readonly string[],
  elsewhere: ReadonlyMap<string, string> = new Map(),
): HeaderFiles {
  const root = rootOf(path.resolve(includeDir));
  const all = [...listHeaders(root), ...elsewhere.keys()].sort();
  const runtime = all.filter((file) => scopeOf(file) === 'runtime');
  if (runtime.length === 0) {
    throw new HeaderError([{ file: path.join(root, 'acl'), line: 0, message: 'the folder has no headers' }]);
  }
  const wanted = only?.map((name) => (name.startsWith('acl/') ? name : `acl/${name}`));
  const missing = wanted?.filter((name) => !runtime.includes(name)) ?? [];
  if (missing.length > 0) {
    throw new HeaderError(
      missing.map((file) => ({ file, line: 0, message: 'there is no such runtime header' })),
    );
  }
  return { root, runtime: wanted ?? runtime, elsewhere };
}

function listHeaders(root: string): string[] {
  const headers: string[] = [];
  /** Installations link folders: a link is followed, unless it leads back to a folder that it stands in. */
  const walk = (folder: string, outer: readonly string[]): void => {
    const full = path.join(root, folder);
    try {
      const real = realpathSync(full);
      if (outer.includes(real)) return;
      for (const name of readdirSync(full)) {
        const file = `${folder}/${name}`;
        if (statSync(path.join(root, file), { throwIfNoEntry: false })?.isDirectory())
          walk(file, [...outer, real]);
        else if (name.endsWith('.h')) headers.push(file);
      }
    } catch (error) {
      if (error instanceof HeaderError) throw error;
      throw new HeaderError([
        { file: full, line: 0, message: `the folder can't be read: ${reasonOf(error)}` },
      ]);
    }
  };
  walk('acl', []);
  return headers;
}

function rootOf(directory: string): string {
  if (existsSync(path.join(directory, 'acl'))) return directory;
  // The directory acl itself was given.
  if (path.basename(directory) === 'acl' && existsSync(directory)) return path.dirname(directory);
  const message = existsSync(directory)
    ? 'the include directory has no folder acl; give the directory that holds acl/acl.h'
    : 'the include directory does not exist';
  throw new HeaderError([{ file: directory, line: 0, message }]);
}

export function scopeOf(file: string): Scope {
  const parts = file.split('/');
  const name = parts.at(-1) ?? '';
  if (parts[0] !== 'acl' || outsideHeaders.has(name)) return 'outside';
  return parts.length === 2 || runtimeFolder.test(parts[1] ?? '') ? 'runtime' : 'outside';
}

/** True for what `#include "name"` may name without being installed: headers of other packages. */
export function mayBeMissing(name: string): boolean {
  const folder = name.includes('/') ? name.slice(0, name.indexOf('/')) : 'acl';
  const ours = ['acl', 'acl_rt', 'error_codes', '.', '..'].includes(folder);
  return !ours || scopeOf(`acl/${name.replace(/^acl\//, '')}`) === 'outside';
}

/**
 * The header that a program includes for what `file` declares, relative to acl/: `acl_rt.h` also for what stands in
 * `acl/acl_rt/device.h`.
 */
export function publicHeader(file: string, exists: (file: string) => boolean): string {
  const parts = file.split('/').slice(1);
  const [folder] = parts;
  return parts.length > 1 && exists(`acl/${folder}.h`) ? `${folder}.h` : parts.join('/') || file;
}

/** Where `#include "name"` in `from` leads: beside the file, in the root, in acl/. */
export function resolveInclude(
  { root, elsewhere }: HeaderFiles,
  from: string,
  name: string,
): string | undefined {
  const candidates = [path.posix.join(path.posix.dirname(from), name), name, `acl/${name}`];
  return candidates.find(
    (file) => elsewhere.has(file) || (!file.startsWith('..') && existsSync(path.join(root, file))),
  );
}

/** The same for every name of one file, also through links. */
export function identityOf({ root, elsewhere }: HeaderFiles, file: string): string {
  const full = elsewhere.get(file) ?? path.join(root, file);
  return existsSync(full) ? realpathSync(full) : full;
}

export function readHeader({ root, elsewhere }: HeaderFiles, file: string): string {
  const bytes = readFile(elsewhere.get(file) ?? path.join(root, file), file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Only comments hold other characters, and those need no right decoding; offsets stay consistent.
    return new TextDecoder('latin1').decode(bytes);
  }
}

function readFile(fullPath: string, file: string): Buffer {
  try {
    return readFileSync(fullPath);
  } catch (error) {
    throw new HeaderError([{ file, line: 0, message: `the header can't be read: ${reasonOf(error)}` }]);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
