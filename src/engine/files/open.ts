import { constants, fstat, read, type Stats, write } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { isatty } from 'node:tty';
import { promisify } from 'node:util';
import { InvalidArgumentError } from '../../errors/index.js';
import { orAborted, Patience } from './patience.js';

/**
 * Files are opened such that nothing of them waits inside a call: a pipe that nobody writes or reads would hold one of
 * the few threads of Node.js for ever, and with it the end of the process.
 */

/** A file by its path or URL, or one that is open already, as a FileHandle or by its descriptor, and stays open. */
export type FileOperand = string | URL | FileHandle | number;

/** What a file is opened for. */
export type Access = 'read' | 'replace' | 'change';

const FLAGS: Readonly<Record<Access, number>> = {
  read: constants.O_RDONLY,
  replace: constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC,
  change: constants.O_RDWR,
};

/** What is needed of a file that is open. */
export type Descriptor = Pick<FileHandle, 'fd' | 'read' | 'stat' | 'write'>;

/** A file that is open, for {@link withFile}. */
export interface OpenFile {
  readonly handle: Descriptor;
  /** It is a pipe that was opened without waiting for a writer: what reads as its end may be its beginning. */
  readonly mayHaveNoWriter: boolean;
}

/** Opens the file, or takes the script's own, for as long as `use` runs. */
export async function withFile<T>(
  file: FileOperand,
  access: Access,
  signal: AbortSignal | undefined,
  api: string,
  use: (file: OpenFile) => Promise<T>,
): Promise<T> {
  const own = typeof file === 'string' || file instanceof URL;
  const given = own ? undefined : typeof file === 'number' ? descriptorOf(file) : file;
  const handle =
    given === undefined
      ? await openPath(file as string | URL, access, signal) // it is not open
      : await openAgain(given, access, signal, typeof file === 'number' ? api : undefined);
  if (handle === undefined) return use({ handle: given as Descriptor, mayHaveNoWriter: false }); // it is open
  try {
    return await use({ handle, mayHaveNoWriter: own && (await handle.stat()).isFIFO() });
  } finally {
    const closed = handle.close();
    // After an abort nobody waits for what still goes on with the file.
    if (signal?.aborted) closed.catch(() => {});
    else await closed;
  }
}

async function openPath(
  path: string | URL,
  access: Access,
  signal: AbortSignal | undefined,
): Promise<FileHandle> {
  const patience = new Patience();
  for (;;) {
    const opened = open(path, FLAGS[access] | constants.O_NONBLOCK);
    try {
      return await orAborted(opened, signal);
    } catch (error) {
      opened.then((late) => late.close()).catch(() => {});
      // A pipe that nobody reads can't be opened for writing yet.
      if (!hasCode(error, 'ENXIO') || !(await stat(path)).isFIFO()) throw error;
    }
    await patience.pause(signal);
  }
}

/**
 * What may make a call wait, opened once more: whether calls wait belongs to what the script has opened, and to everybody
 * who has it. Throws for a descriptor that is neither a file, a pipe nor a device: a call could wait for a socket for ever.
 * @param api who was given a descriptor; undefined for a FileHandle
 * @returns undefined for what never makes a call wait, or can't be opened again
 */
async function openAgain(
  file: Descriptor,
  access: Access,
  signal: AbortSignal | undefined,
  api: string | undefined,
): Promise<FileHandle | undefined> {
  const { fd } = file;
  const about = await orAborted(file.stat(), signal);
  if (api !== undefined && !isOfFile(about))
    throw new InvalidArgumentError({
      api,
      parameter: 'file',
      received: fd,
      expected: 'the descriptor of a file, a pipe or a device',
    });
  // Whatever stands for a file may tell less about itself.
  const mayWait = about.isFIFO?.() || (about.isCharacterDevice?.() && isatty(fd));
  if (!mayWait) return undefined;
  const flags = access === 'read' ? constants.O_RDONLY : constants.O_WRONLY;
  return open(`/proc/self/fd/${fd}`, flags | constants.O_NONBLOCK | constants.O_NOCTTY).catch(
    () => undefined,
  );
}

const isOfFile = (about: Stats): boolean =>
  about.isFile() || about.isFIFO() || about.isCharacterDevice() || about.isBlockDevice();

const [readAt, writeAt, statOf] = [promisify(read), promisify(write), promisify(fstat)];

/** An open file by its descriptor, as a FileHandle that closes nothing. */
const descriptorOf = (fd: number): Descriptor =>
  ({
    fd,
    read: (...args: [Buffer, number, number, number | null]) => readAt(fd, ...args),
    write: (...args: [Buffer, number, number, number | null]) => writeAt(fd, ...args),
    stat: () => statOf(fd),
  }) as Descriptor; // of all signatures those that this folder calls

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
