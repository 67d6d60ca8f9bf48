import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LibraryHandle } from 'koffi';
import { AscendError, LibraryError, NotAvailableError } from '../../errors/index.js';
import { warn } from '../process/warn.js';
import { setDefaultEnvironment } from './environment.js';
import { load } from './load.js';
import { type Backend, type Candidate, candidates, type LocateOptions } from './locate.js';
import { simulatedVersion } from './simulated-version.js';
import { handleOf, hasSymbol } from './symbols.js';

/** A symbol that only the simulator exports. */
const SIMULATOR_MARK = 'aclsimHoldStreams';

/** The loaded C library. A thread of JavaScript has at most one. */
export interface NativeLibrary {
  /** The main library's file. */
  readonly file: string;
  /** What it is: a device driver, or the simulator. */
  readonly backend: Backend;
  /** What led to the file: `option library`, `environment variable ASCENDCL_LIBRARY`, `simulator` … */
  readonly origin: string;
}

interface Loaded extends NativeLibrary {
  readonly main: LibraryHandle;
  /** Whether the version has a function that the library exports. */
  readonly isInVersion: (name: string) => boolean;
  /** Siblings by name: profiling, dump and data transfer live in libraries of their own. */
  readonly siblings: Map<string, LibraryHandle | null>;
}

let current: Loaded | undefined;

/** The library that calls go to, or undefined before the first call. */
export const loadedLibrary = (): NativeLibrary | undefined => current;

/**
 * A text for the library that calls go to: the same in all threads of the process that use it, another where a thread
 * uses another one.
 * @throws LibraryError when no library can be loaded
 */
export function libraryId(): string {
  loadLibrary();
  return String(current && handleOf(current.main));
}

/**
 * Loads the library that the options, the environment and the machine lead to. A thread keeps the library that it
 * loaded first: naming another one later is an error, naming none returns it.
 * @throws LibraryError when there is no usable library, or not of the backend that was asked for
 * @throws AscendError ERR_LIBRARY_IN_USE when the thread has loaded another one
 */
export function loadLibrary(options: LocateOptions = {}): NativeLibrary {
  if (current !== undefined) return sameAs(current, options);
  const tried: LibraryError[] = [];
  for (const candidate of candidates(options)) {
    try {
      current = open(candidate);
    } catch (error) {
      // One that is there and can't be loaded must not pass for none: the script would go on with the simulator.
      if (candidate.required || !(error instanceof LibraryError) || error.kind !== 'not-found') throw error;
      tried.push(error);
      continue;
    }
    if (options.backend !== undefined && current.backend !== options.backend) {
      const { file, backend } = current;
      current = undefined;
      throw new LibraryError({
        file,
        kind: 'wrong-backend',
        reason: `it is the ${backend} library, and backend '${options.backend}' was asked for`,
        remedy: 'leave out the option `backend`, or name a library of that kind',
      });
    }
    if (candidate.simulator && options.backend === undefined) warnAboutFallback();
    return current;
  }
  throw new LibraryError({
    file: 'libacl_rt.so',
    kind: 'not-found',
    reason: `no CANN runtime was found (${tried.map((error) => error.file).join(', ')} on the loader's path, ASCEND_HOME_PATH, usual folders)`,
    remedy: "install CANN and source its set_env.sh before Node.js starts, or use backend: 'simulator'",
  });
}

function sameAs(library: Loaded, options: LocateOptions): Loaded {
  const named = options.library === undefined ? undefined : candidates(options)[0]?.file;
  if (named !== undefined && !isSameFile(named, library.file))
    throw new AscendError(
      'ERR_LIBRARY_IN_USE',
      `this thread already uses ${library.file}; it can't load ${named} too. Use another process, or leave out the option \`library\``,
    );
  if (options.backend !== undefined && options.backend !== library.backend)
    throw new AscendError(
      'ERR_LIBRARY_IN_USE',
      `this thread already uses the ${library.backend} library ${library.file}; backend '${options.backend}' needs another process`,
    );
  return library;
}

/** A file may have several paths. */
function isSameFile(one: string, other: string): boolean {
  try {
    return one === other || realpathSync(one) === realpathSync(other);
  } catch {
    return false; // One of them is a name for the loader.
  }
}

function open(candidate: Candidate): Loaded {
  // The real library installs handlers for SIGINT and others when it is loaded, unless this says no. Node's must stay.
  setDefaultEnvironment('ASCEND_COREDUMP_SIGNAL', 'none');
  const main = load(candidate.file);
  const simulator = hasSymbol(main, SIMULATOR_MARK);
  return {
    file: candidate.file,
    origin: candidate.origin,
    backend: simulator ? 'simulator' : 'npu',
    main,
    isInVersion: simulator ? simulatedVersion(main) : () => true,
    siblings: new Map(),
  };
}

function warnAboutFallback(): void {
  warn(
    'ASCENDCL_SIMULATOR',
    () =>
      'no CANN runtime was found on this machine: device calls go to the simulator. ' +
      "Set ASCENDCL_LIBRARY or ASCEND_HOME_PATH for a real device, or backend: 'simulator' to say that this is meant",
  );
}

/** Where a function is said to live, for lookups and for the message when it is missing. */
export interface SymbolPlace {
  /** The C function. */
  readonly name: string;
  /** File name of the library that has it in CANN 8.5 and later. */
  readonly library: string;
  /** First CANN version with the function. */
  readonly since?: string | undefined;
}

/**
 * Whether the loaded library, or the sibling that should have it, exports the function.
 * @throws LibraryError when no library can be loaded
 */
export function hasFunction(place: SymbolPlace): boolean {
  return holder(place) !== undefined;
}

/** The library that exports the function; throws NotAvailableError when none does. */
export function libraryOf(place: SymbolPlace): LibraryHandle {
  const found = holder(place);
  if (found !== undefined) return found;
  throw new NotAvailableError({
    symbol: place.name,
    library: loadLibrary().file,
    ...(place.since === undefined ? {} : { since: place.since }),
  });
}

function holder(place: SymbolPlace): LibraryHandle | undefined {
  loadLibrary();
  if (current === undefined) return undefined;
  if (hasSymbol(current.main, place.name)) return current.isInVersion(place.name) ? current.main : undefined;
  const sibling = siblingOf(current, place.library);
  return sibling !== null && hasSymbol(sibling, place.name) ? sibling : undefined;
}

function siblingOf(library: Loaded, name: string): LibraryHandle | null {
  if (library.backend === 'simulator' || library.file.endsWith(name)) return null;
  let sibling = library.siblings.get(name);
  if (sibling === undefined) {
    const beside = library.file.includes('/') ? join(dirname(library.file), name) : name;
    try {
      sibling = load(beside);
    } catch {
      sibling = null; // The missing function is reported by name, which says more than the missing file.
    }
    library.siblings.set(name, sibling);
  }
  return sibling;
}
