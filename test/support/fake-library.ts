/** Libraries that look like the runtime of CANN and have one thing wrong with them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './command.js';

export interface FakeLibrary {
  /** C statements of functions by name; every other function returns 0. */
  readonly bodies?: Readonly<Record<string, string>>;
  /** Functions that are not there. */
  readonly without?: (fn: {
    readonly name: string;
    readonly since?: string;
    readonly library: string;
  }) => boolean;
  /** More for the compiler's command line. */
  readonly flags?: readonly string[];
}

const GOOD: Readonly<Record<string, string>> = {
  aclrtGetDeviceCount: '*(unsigned *)a = 2; return 0;',
  aclrtGetVersion: '*(int *)a = 1; *(int *)b = 17; *(int *)c = 0; return 0;',
  aclrtGetSocName: 'return (long)"Ascend910B1";',
  aclGetRecentErrMsg: 'return 0;',
  aclrtMalloc: '*(void **)a = (void *)0x1000; return 0;',
  aclrtGetMemInfo: '*(unsigned long *)b = 1ul << 30; *(unsigned long *)c = 1ul << 32; return 0;',
};

interface Model {
  readonly functions: readonly { readonly name: string; readonly since?: string; readonly library: string }[];
}

export function fakeLibrary(file: string, { bodies = {}, without, flags = [] }: FakeLibrary = {}): string {
  const gone = without === undefined ? [] : model.functions.filter(without).map(({ name }) => name);
  return compileLibrary(file, functionsIn({ ...GOOD, ...bodies }), [
    silentFunctions(),
    ...hiding(file, gone),
    ...flags,
  ]);
}

const model: Model = JSON.parse(readFileSync(join(root, 'generated/api.json'), 'utf8'));

const functionsIn = (bodies: Readonly<Record<string, string>>, attributes = ''): string =>
  [
    '#include <signal.h>\n#include <unistd.h>',
    ...Object.entries(bodies).map(
      ([name, body]) =>
        `${attributes}long ${name}(void *a, void *b, void *c) { (void)a; (void)b; (void)c; ${body} }`,
    ),
    '',
  ].join('\n');

let silent: string | undefined;

/** An object with every function, each to be replaced by another of its name; compiled once for all libraries. */
function silentFunctions(): string {
  if (silent !== undefined) return silent;
  const folder = mkdtempSync(join(tmpdir(), 'ascendcl-silent-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const bodies = Object.fromEntries(model.functions.map(({ name }) => [name, 'return 0;']));
  silent = compile(join(folder, 'silent.o'), functionsIn(bodies, '__attribute__((weak)) '), ['-c']);
  return silent;
}

/** For the linker: all functions but these. */
function hiding(file: string, gone: readonly string[]): string[] {
  if (gone.length === 0) return [];
  const script = `${file}.map`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(script, `{ global: *; local: ${gone.join('; ')}; };\n`);
  return [`-Wl,--version-script=${script}`];
}

export const compileLibrary = (file: string, source: string, flags: readonly string[] = []): string =>
  compile(file, source, ['-shared', ...flags]);

function compile(file: string, source: string, flags: readonly string[]): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.c`, source);
  execFileSync('cc', ['-fPIC', '-w', '-o', file, `${file}.c`, ...flags]);
  return file;
}

/** The simulator behind a bus with a bad line: what is copied to the host has bit 4 of byte 4096 turned over. */
export function libraryWithBadLine(file: string): string {
  const simulator = join(root, 'dist/simulator');
  const source = `#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
int aclrtMemcpy(void *to, size_t room, const void *from, size_t length, int kind) {
  int (*copy)(void *, size_t, const void *, size_t, int) = dlsym(RTLD_NEXT, "aclrtMemcpy");
  int code = copy(to, room, from, length, kind);
  if (code == 0 && kind == 2 && length > 4096) ((unsigned char *)to)[4096] ^= 0x10;
  return code;
}
`;
  return compileLibrary(file, source, [
    '-Wl,--no-as-needed',
    join(simulator, 'libascendcl_sim.so'),
    `-Wl,-rpath,${simulator}`,
    '-ldl',
  ]);
}
