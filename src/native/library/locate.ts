import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { packageRoot } from './package-root.js';

/** Which implementation of the C library is wanted. */
export type Backend = 'npu' | 'simulator';

/** Which library is wanted. Without options the environment and the machine decide. */
export interface LocateOptions {
  /** Path of the library file, or of the folder that holds it. */
  readonly library?: string | undefined;
  /** Insists on a device driver or on the simulator. */
  readonly backend?: Backend | undefined;
}

/** A place where the library may be. `required`: the user named it, so that failing to load it is an error. */
export interface Candidate {
  readonly file: string;
  /** What led here: `option library`, `environment variable ASCENDCL_LIBRARY`, `loader path`, `simulator` … */
  readonly origin: string;
  readonly required: boolean;
  readonly simulator: boolean;
}

/** CANN 8.5 and later split the runtime off into libacl_rt.so; before, everything is in libascendcl.so. */
const LIBRARY_NAMES = ['libacl_rt.so', 'libascendcl.so'] as const;

const SIMULATOR_NAME = 'libascendcl_sim.so';

const ARCHITECTURE = process.arch === 'arm64' ? 'aarch64' : 'x86_64';

/** Where CANN's packages put libraries below an installation root. */
const LIBRARY_FOLDERS = [
  'lib64',
  `${ARCHITECTURE}-linux/lib64`,
  'runtime/lib64',
  'acllib/lib64',
  'fwkacllib/lib64',
  'nnrt/lib64',
];

/** A place in the user's home; none for a user without one, as in a container with any user id. */
function inHome(path: string): readonly string[] {
  try {
    return [join(homedir(), path)];
  } catch {
    return [];
  }
}

const INSTALL_ROOTS = [
  '/usr/local/Ascend/cann',
  '/usr/local/Ascend/ascend-toolkit/latest',
  '/usr/local/Ascend/latest',
  '/usr/local/Ascend/nnrt/latest',
  '/usr/local/Ascend/nnae/latest',
  ...inHome('Ascend/cann'),
  ...inHome('Ascend/ascend-toolkit/latest'),
];

/** The places to try, in order. The first that loads is used; a required one that does not load ends the search. */
export function candidates(options: LocateOptions, env: NodeJS.ProcessEnv = process.env): Candidate[] {
  const named = options.library ?? env.ASCENDCL_LIBRARY;
  if (named !== undefined && named !== '') {
    const origin = options.library !== undefined ? 'option library' : 'environment variable ASCENDCL_LIBRARY';
    return [{ file: insideFolder(named), origin, required: true, simulator: false }];
  }
  const simulator: Candidate = {
    file: simulatorFile(),
    origin: 'simulator',
    required: true,
    simulator: true,
  };
  if (options.backend === 'simulator') return [simulator];
  const installed = [
    ...below(env.ASCEND_HOME_PATH, 'environment variable ASCEND_HOME_PATH'),
    ...below(env.ASCEND_TOOLKIT_HOME, 'environment variable ASCEND_TOOLKIT_HOME'),
    ...INSTALL_ROOTS.flatMap((root) => below(root, `installation in ${root}`)),
    ...onLoaderPath(env.LD_LIBRARY_PATH),
    ...LIBRARY_NAMES.map((file) => ({ file, origin: 'loader path', required: false, simulator: false })),
  ];
  return options.backend === 'npu' ? installed : [...installed, simulator];
}

function below(root: string | undefined, origin: string): Candidate[] {
  if (root === undefined || root === '') return [];
  return LIBRARY_FOLDERS.flatMap((folder) => LIBRARY_NAMES.map((name) => join(root, folder, name)))
    .filter((file) => existsSync(file))
    .map((file) => ({ file, origin, required: true, simulator: false }));
}

/** By their files: the loader would not say what is wrong with one, and whoever set the variable means it. */
function onLoaderPath(path = ''): Candidate[] {
  const folders = path.split(':').filter((folder) => folder !== '');
  return LIBRARY_NAMES.flatMap((name) => folders.map((folder) => resolve(folder, name)))
    .filter((file) => existsSync(file))
    .map((file) => ({
      file,
      origin: 'environment variable LD_LIBRARY_PATH',
      required: true,
      simulator: false,
    }));
}

/** The whole path, which stays right wherever the process goes. What is not there is for the loader to find. */
function insideFolder(named: string): string {
  if (!existsSync(named)) return named;
  const path = resolve(named);
  if (!statSync(path).isDirectory()) return path;
  const names = [...LIBRARY_NAMES, SIMULATOR_NAME];
  const found = names.map((name) => join(path, name)).find((file) => existsSync(file));
  return found ?? join(path, LIBRARY_NAMES[0]);
}

/** The embedded simulator's file, whether it is there or not: one that was built here, else that of the package. */
export function simulatorFile(): string {
  const folder = join(packageRoot(), 'dist', 'simulator');
  const built = join(folder, SIMULATOR_NAME);
  const prebuilt = join(folder, process.arch, SIMULATOR_NAME);
  return !existsSync(built) && existsSync(prebuilt) ? prebuilt : built;
}
