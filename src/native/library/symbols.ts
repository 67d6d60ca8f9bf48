import koffi, { type LibraryHandle } from 'koffi';

/**
 * Looks symbols up without an exception for a missing one. koffi throws from native code, which aborts the process when
 * the thread is being ended at that moment: a worker while the main thread calls `process.exit()`.
 */

/** Flags of dlopen: resolve lazily, and only return what is loaded already. */
const RTLD_LAZY_NOLOAD = 1 | 4;

interface Loader {
  readonly open: (file: string, flags: number) => bigint | null;
  readonly symbol: (library: bigint, name: string) => bigint | null;
}

let loader: Loader | undefined;
const handles = new WeakMap<LibraryHandle, bigint>();

/** To be called after a library was loaded from a file: makes its symbols known to {@link hasSymbol}. */
export function rememberHandle(library: LibraryHandle, file: string): void {
  if (loader === undefined) {
    const process = koffi.load(null);
    loader = {
      open: process.func('dlopen', 'void *', ['str', 'int']),
      symbol: process.func('dlsym', 'void *', ['void *', 'str']),
    };
  }
  const handle = loader.open(file, RTLD_LAZY_NOLOAD);
  if (handle !== null) handles.set(library, handle);
}

/** The dynamic loader's handle of a library that was remembered: the same in all threads, and under all its names. */
export const handleOf = (library: LibraryHandle): bigint | undefined => handles.get(library);

/** Whether a library that was remembered exports a symbol. */
export function hasSymbol(library: LibraryHandle, name: string): boolean {
  const handle = handles.get(library);
  return handle !== undefined && loader !== undefined && loader.symbol(handle, name) !== null;
}
