import { existsSync } from 'node:fs';
import koffi, { type LibraryHandle } from 'koffi';
import { LibraryError } from '../../errors/index.js';
import { readElfKind } from './elf.js';
import { rememberHandle } from './symbols.js';

/** Loads a shared library. Throws a LibraryError that names the file, the cause and the remedy. */
export function load(file: string): LibraryHandle {
  if (file.includes('/')) checkFile(file);
  try {
    const library = koffi.load(file);
    rememberHandle(library, file);
    return library;
  } catch (error) {
    throw explain(file, error instanceof Error ? error.message : String(error));
  }
}

function checkFile(file: string): void {
  if (!existsSync(file))
    throw new LibraryError({
      file,
      kind: 'not-found',
      reason: 'there is no such file',
      remedy:
        'check the path; the environment variable ASCENDCL_LIBRARY and the option `library` take a file or the folder of libacl_rt.so (CANN 8.5 and later) or libascendcl.so',
    });
  let elf: ReturnType<typeof readElfKind>;
  try {
    elf = readElfKind(file);
  } catch (error) {
    throw new LibraryError({
      file,
      kind: 'not-readable',
      reason: error instanceof Error ? error.message : String(error),
      remedy: 'check that it is a file and that this user may read it',
    });
  }
  if (elf.kind === 'not-elf')
    throw new LibraryError({
      file,
      kind: 'not-a-library',
      reason: 'the file is not an ELF shared library',
      remedy: "name the shared library itself; a text file or a truncated copy can't be loaded",
    });
  if (!elf.matches)
    throw new LibraryError({
      file,
      kind: 'wrong-architecture',
      reason: `the library was built for ${elf.machine}, this Node.js runs on ${process.arch}`,
      remedy: `install the CANN package for ${process.arch}, or run the Node.js build for ${elf.machine}`,
    });
}

/** Puts the dynamic loader's message into words. */
function explain(file: string, message: string): LibraryError {
  const missing = /([^\s:'`]+\.so[^\s:]*): cannot open shared object file/.exec(message)?.[1];
  if (missing !== undefined && missing !== file)
    return new LibraryError({
      file,
      kind: 'missing-dependency',
      reason: `it needs ${missing}, which the loader does not find`,
      remedy: missing.startsWith('libascend_hal')
        ? 'install the NPU driver, or add its folder (usually /usr/local/Ascend/driver/lib64/driver) to LD_LIBRARY_PATH before Node.js starts'
        : `source CANN's set_env.sh before Node.js starts, or add the folder of ${missing} to LD_LIBRARY_PATH`,
    });
  if (message.includes('cannot open shared object file'))
    return new LibraryError({
      file,
      kind: 'not-found',
      reason: 'the loader does not find it on its path',
      remedy: "source CANN's set_env.sh before Node.js starts, or name the file with the option `library`",
    });
  const symbol = /undefined symbol: (\w+)/.exec(message)?.[1];
  if (symbol !== undefined)
    return new LibraryError({
      file,
      kind: 'missing-symbol',
      reason: `it needs the symbol ${symbol}, which none of its libraries has`,
      remedy:
        'libraries of different CANN or driver versions are mixed; make LD_LIBRARY_PATH name one installation only',
    });
  return new LibraryError({
    file,
    kind: 'other',
    reason: `the loader says: ${message}`,
    remedy: 'run `ldd` on the file to see what it misses',
  });
}
