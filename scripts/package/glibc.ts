/**
 * Makes the prebuilt library run where Node.js 20 runs, on glibc 2.28 and later, although it is linked with a newer one:
 * every symbol that glibc has in an older version too is bound to that one.
 */
import { execFileSync } from 'node:child_process';

const OLDEST = [2, 28] as const;

interface VersionedSymbol {
  readonly name: string;
  readonly version: string;
}

/** A header for `-include` that binds the symbols of the compiler's own C library to their old versions. */
export function compatibilityHeader(compiler: string): string {
  const file = execFileSync(compiler, ['-print-file-name=libc.so.6'], { encoding: 'utf8' }).trim();
  const versions = new Map<string, string[]>();
  for (const { name, version } of symbolsOf(file))
    versions.set(name, [...(versions.get(name) ?? []), version]);
  const bindings = [...versions].flatMap(([name, all]) => {
    const old = all.filter(isOldEnough).sort(compare).at(-1);
    // Assembler directives: the C compiler has no word for versions. Those of unused symbols do nothing.
    return old === undefined || all.every(isOldEnough) ? [] : [`__asm__(".symver ${name}, ${name}@${old}");`];
  });
  return `${bindings.sort().join('\n')}\n${REPLACEMENTS}`;
}

/** Functions that older versions had under other names only. */
const REPLACEMENTS = `#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#ifdef __x86_64__
#define COMPATIBLE_STAT_VERSION 1
#else
#define COMPATIBLE_STAT_VERSION 0
#endif
extern int __xstat(int version, const char *path, struct stat *status);
extern int __fxstat(int version, int file, struct stat *status);
extern int __lxstat(int version, const char *path, struct stat *status);
#define stat(path, status) __xstat(COMPATIBLE_STAT_VERSION, path, status)
#define fstat(file, status) __fxstat(COMPATIBLE_STAT_VERSION, file, status)
#define lstat(path, status) __lxstat(COMPATIBLE_STAT_VERSION, path, status)
#define gettid() ((pid_t)syscall(SYS_gettid))
`;

/** What a library needs that an old glibc does not have; empty when it runs there. */
export const tooNewSymbols = (library: string): string[] =>
  symbolsOf(library)
    .filter(({ version }) => !isOldEnough(version))
    .map(({ name, version }) => `${name}@${version}`);

function symbolsOf(file: string): VersionedSymbol[] {
  const text = execFileSync('readelf', ['-W', '--dyn-syms', file], { encoding: 'utf8', maxBuffer: 64 << 20 });
  return [...text.matchAll(/\s(\w+)@@?(GLIBC_2\.[\d.]+)/g)].map(([, name = '', version = '']) => ({
    name,
    version,
  }));
}

const numbersOf = (version: string): number[] => version.replace('GLIBC_', '').split('.').map(Number);

function compare(left: string, right: string): number {
  const [a, b] = [numbersOf(left), numbersOf(right)];
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0);
}

const isOldEnough = (version: string): boolean => compare(version, `GLIBC_${OLDEST.join('.')}`) <= 0;
