/** Compiles and links the simulator: objects per variant under dist/simulator/obj, only what changed. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { compile } from './compiler.js';

/** What differs between the builds of the library. */
export interface SimulatorVariant {
  /** Argument of -fsanitize, empty for the plain build. */
  readonly sanitize: string;
  /** Also link one library per CANN version that exports what that version exports. */
  readonly versions: boolean;
  /** Folder for the library instead of the usual one. */
  readonly out?: string;
  /** Warnings of the compiler are errors. Otherwise they are printed: a newer compiler must not break an installation. */
  readonly strict?: boolean;
}

interface BuiltSimulator {
  readonly path: string;
  /** Number of files that had to be compiled. */
  readonly compiled: number;
}

export const simulatorLibrary = 'libascendcl_sim.so';

const SOURCE_FOLDERS = ['src/simulator', 'generated/simulator'];
const INCLUDE_FOLDERS = ['src/simulator', 'src/simulator/include', 'generated/simulator', 'scripts/headers'];
const FLAGS = [
  '-std=c11',
  '-D_GNU_SOURCE',
  '-fPIC',
  '-fvisibility=hidden',
  '-pthread',
  '-Wall',
  '-Wextra',
  '-Wconversion',
];

/** Folder of a build: dist/simulator, or a folder in it named after the sanitizers. */
export function simulatorFolder(root: string, sanitize: string): string {
  const base = join(root, 'dist', 'simulator');
  if (sanitize === '') {
    return base;
  }
  return join(base, sanitize.includes('thread') ? 'tsan' : 'asan');
}

export async function buildSimulator(
  root: string,
  compiler: string,
  variant: SimulatorVariant,
): Promise<BuiltSimulator> {
  const folder = variant.out ?? simulatorFolder(root, variant.sanitize);
  const flags = [
    ...FLAGS,
    ...optimisation(variant.sanitize),
    ...INCLUDE_FOLDERS.map((path) => `-I${join(root, path)}`),
  ];
  const objects = join(folder, 'obj');
  const stamp = `${compiler} ${flags.join(' ')}`;
  const sources = SOURCE_FOLDERS.flatMap((path) => cFiles(join(root, path)));
  const fresh = keepStamp(join(objects, 'flags.txt'), stamp);
  const stale = sources.filter((source) => !fresh || !isUpToDate(objectOf(objects, source)));
  await inParallel(stale, (source) => {
    return compileObject(compiler, flags, source, objectOf(objects, source), variant.strict ?? false);
  });
  const path = join(folder, simulatorLibrary);
  const inputs = sources.map((source) => objectOf(objects, source));
  await link(compiler, variant.sanitize, inputs, path, undefined);
  if (variant.versions) {
    const lists = readdirSync(join(root, 'generated/simulator')).filter((name) =>
      name.startsWith('exports-'),
    );
    for (const list of lists) {
      const version = list.slice('exports-'.length, -'.map'.length);
      const script = join(root, 'generated/simulator', list);
      const name = await compileVersionName(compiler, flags, objects, version);
      await link(
        compiler,
        variant.sanitize,
        [...inputs, name],
        join(folder, version, simulatorLibrary),
        script,
      );
    }
  }
  return { path, compiled: stale.length };
}

/** Compiles one file. The object appears complete, and as old as the sources that it was made from. */
async function compileObject(
  compiler: string,
  flags: readonly string[],
  source: string,
  object: string,
  strict: boolean,
): Promise<void> {
  const started = new Date();
  const made = `${object}.${process.pid}`;
  mkdirSync(dirname(object), { recursive: true });
  const own = [...flags, '-MMD', '-MF', `${object}.d`, '-c', source, '-o', made];
  try {
    await compile(compiler, [...own, '-Werror']);
  } catch (error) {
    if (strict) throw error;
    await compile(compiler, own);
    console.warn(`warnings of ${compiler}: ${error instanceof Error ? error.message : String(error)}`);
  }
  utimesSync(made, started, started);
  renameSync(made, object);
}

/** An object with the version that the library simulates unless the environment says otherwise. */
async function compileVersionName(
  compiler: string,
  flags: readonly string[],
  objects: string,
  version: string,
): Promise<string> {
  const source = join(objects, `version-${version}.c`);
  const object = `${source.slice(0, -'.c'.length)}.o`;
  const text = `extern const char sim_default_cann[];\nconst char sim_default_cann[] = "${version}";\n`;
  if (!existsSync(object) || !existsSync(source) || readFileSync(source, 'utf8') !== text) {
    writeFileSync(source, text);
    await compile(compiler, [...flags, '-c', source, '-o', object]);
  }
  return object;
}

function optimisation(sanitize: string): readonly string[] {
  return sanitize === '' ? ['-O2', '-g'] : ['-O1', '-g', '-fno-omit-frame-pointer', `-fsanitize=${sanitize}`];
}

/** The C files of a folder and of the folders in it. */
function cFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.c'))
    .sort()
    .map((name) => join(folder, name));
}

/** `space/arena.o` for src/simulator/space/arena.c, `simulator/model.o` for generated/simulator/model.c. */
function objectOf(objects: string, source: string): string {
  return join(objects, basename(dirname(source)), `${basename(source, '.c')}.o`);
}

/** Remembers a text (compiler and flags, list of objects); false when it differs from last time: everything is made again. */
function keepStamp(file: string, stamp: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) {
    return true;
  }
  writeFileSync(file, stamp);
  return false;
}

/** True when the object is newer than its source and every header in its dependency list. */
function isUpToDate(object: string): boolean {
  const list = `${object}.d`;
  if (!existsSync(object) || !existsSync(list)) {
    return false;
  }
  const made = statSync(object).mtimeMs;
  const files = readFileSync(list, 'utf8')
    .replace(/^[^:]*:/, '')
    .split(/[\s\\]+/)
    .filter((name) => name !== '');
  return files.every((name) => existsSync(name) && statSync(name).mtimeMs <= made);
}

async function link(
  compiler: string,
  sanitize: string,
  inputs: readonly string[],
  path: string,
  script: string | undefined,
): Promise<void> {
  const newest = Math.max(...[...inputs, ...(script ? [script] : [])].map((name) => statSync(name).mtimeMs));
  const same = keepStamp(`${path}.inputs`, inputs.join('\n'));
  if (same && existsSync(path) && statSync(path).mtimeMs >= newest) {
    return;
  }
  // Replaced, not rewritten: processes that have the old library loaded keep it.
  const made = `${path}.${process.pid}`;
  const sanitizer = sanitize === '' ? [] : [`-fsanitize=${sanitize}`];
  const exported = script ? [`-Wl,--version-script=${script}`] : [];
  // Undefined symbols must fail here, not in dlopen; sanitizers resolve theirs from the program.
  const complete = sanitize === '' ? ['-Wl,-z,defs'] : [];
  await compile(compiler, [
    '-shared',
    '-pthread',
    // Worker threads and thread-specific destructors may outlive a dlclose: their code must stay.
    '-Wl,-z,nodelete',
    ...sanitizer,
    ...complete,
    ...exported,
    ...inputs,
    '-o',
    made,
  ]);
  renameSync(made, path);
}

async function inParallel(
  sources: readonly string[],
  work: (source: string) => Promise<void>,
): Promise<void> {
  const waiting = [...sources];
  const worker = async () => {
    for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
      await work(source);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, worker));
}
