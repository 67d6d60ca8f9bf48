import type { ApiFunction } from '../../model/api-model.js';
import { plainVersion } from '../../model/declarations.js';

interface LibraryVersion {
  /** The CANN version whose functions are most like those of the library. */
  readonly version: string;
  /** Functions that this version should have and the library lacks. */
  readonly holes: readonly string[];
}

/**
 * Guesses the CANN version of a library by the functions that it exports: libraries tell their own number, which is not
 * CANN's. Only functions of the main library count; those of optional siblings say nothing about its age.
 */
export function guessVersion(
  functions: readonly ApiFunction[],
  missing: ReadonlySet<string>,
  mainLibrary: string,
): LibraryVersion | undefined {
  const main = functions.filter(({ library, since }) => library === mainLibrary && since !== undefined);
  const versions = [...new Set(main.map(({ since }) => plainVersion(since ?? '')))].sort(compareVersions);
  let best: (LibraryVersion & { readonly distance: number }) | undefined;
  for (const version of versions) {
    const expected = main.filter((fn) => existsIn(fn, version));
    const holes = expected.filter(({ name }) => missing.has(name)).map(({ name }) => name);
    const extra = main.filter((fn) => !existsIn(fn, version) && !missing.has(fn.name)).length;
    const distance = holes.length + extra;
    // Of equals the newer counts: with nothing added in between they are one and the same.
    if (best === undefined || distance <= best.distance) best = { version, holes, distance };
  }
  return best === undefined ? undefined : { version: best.version, holes: best.holes };
}

function existsIn({ since, last }: ApiFunction, version: string): boolean {
  const first = compareVersions(plainVersion(since ?? ''), version) <= 0;
  return first && (last === undefined || compareVersions(plainVersion(last), version) >= 0);
}

/** Orders `8.1.RC1` before `8.1.0` and `9.2.0-beta.1` before `9.2.0`; `main-2026-08` after all. */
export function compareVersions(left: string, right: string): number {
  const a = keyOf(left);
  const b = keyOf(right);
  for (const [index, value] of a.entries()) if (value !== b[index]) return value - (b[index] ?? 0);
  return 0;
}

function keyOf(version: string): number[] {
  if (version.startsWith('main')) return [Number.MAX_SAFE_INTEGER, 0, 0, 0];
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  const candidate = /RC(\d+)/.exec(version)?.[1];
  if (candidate !== undefined) return [major, minor, 0, Number(candidate) - 1000];
  const beta = /beta\.(\d+)/.exec(version)?.[1];
  const patch = Number.parseInt(version.split('.')[2] ?? '0', 10) || 0;
  return [major, minor, patch, beta === undefined ? 0 : Number(beta) - 500];
}
