import { randomFillSync } from 'node:crypto';
import koffi from 'koffi';
import { AscendError } from '../../errors/index.js';

/**
 * A piece of memory that all threads of the process find, whichever of them has loaded this package, and however many
 * copies of it. It is an anonymous file mapping with a name, looked up in the list of mappings that the kernel keeps: no
 * file is left behind, a program that this process starts does not inherit it, and the environment stays as it is.
 */
export interface ProcessMemory {
  /** 64-bit words, for `Atomics`. Word 0 is not the caller's. */
  readonly words: BigUint64Array;
  /** A text that no other process has. */
  readonly id: string;
}

/** Threads with another layout of the words must not find the memory: the name ends with the layout's number. */
const NAME = 'ascendcl.process.1';
const BYTES = 16_384;

/** Words of the memory: whether it was elected, its identity, and the first one that callers may use. */
const ELECTION = 0;
const IDENTITY = 1;
export const FIRST_WORD = 8;
export const WORDS = BYTES / 8;

/** States of the election. */
const CANDIDATE = 0n;
const ELECTED = 1n;
const WITHDRAWN = 2n;

const { compareExchange, load, wait } = Atomics;
const sleeping = new Int32Array(new SharedArrayBuffer(4));

/** Blocks this thread for some milliseconds; `worker.terminate()` ends it. */
export function pause(milliseconds: number): void {
  wait(sleeping, 0, 0, milliseconds);
}

let found: ProcessMemory | undefined;

/**
 * The memory, which the first caller makes.
 *
 * Threads that start at the same time may each make a piece. Whoever has made one withdraws all others that are not
 * elected, and is elected unless another has withdrawn it meanwhile: of two, the one that looks later sees the other. All
 * steps are single operations, so that a thread which is terminated on the way holds nobody up.
 * @throws AscendError `ERR_PROCESS_MEMORY` when the kernel has no list of mappings or no memory
 */
export function processMemory(): ProcessMemory {
  if (found !== undefined) return found;
  let own: bigint | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const elected = addresses().find((address) => load(wordsAt(address), ELECTION) === ELECTED);
    if (elected !== undefined) return remember(elected);
    own ??= create();
    const words = wordsAt(own);
    // Again after it was withdrawn: from here on others must reckon with it, and it looks for them afterwards.
    compareExchange(words, ELECTION, WITHDRAWN, CANDIDATE);
    for (const other of addresses())
      if (other !== own && compareExchange(wordsAt(other), ELECTION, CANDIDATE, WITHDRAWN) === ELECTED)
        return remember(other);
    if (compareExchange(words, ELECTION, CANDIDATE, ELECTED) === CANDIDATE) return remember(own);
    pause(1 + (Number(own >> 12n) % 8) * attempt);
  }
}

function remember(address: bigint): ProcessMemory {
  const words = wordsAt(address);
  const id = `${hex(load(words, IDENTITY))}${hex(load(words, IDENTITY + 1))}`;
  found = { words, id };
  return found;
}

const hex = (word: bigint): string => word.toString(16).padStart(16, '0');

/** Pieces that lost an election stay mapped: another thread may be looking at them. */
const wordsAt = (address: bigint): BigUint64Array => new BigUint64Array(koffi.view(address, BYTES));

interface System {
  readonly open: (path: string, flags: number) => number;
  readonly read: (file: number, bytes: Uint8Array, length: number) => number;
  readonly close: (file: number) => number;
  readonly create: (name: string, flags: number) => number;
  readonly truncate: (file: number, length: number) => number;
  readonly map: (
    at: null,
    length: number,
    protection: number,
    flags: number,
    file: number,
    offset: number,
  ) => bigint;
}

let system: System | undefined;

/** The C library itself, not `node:fs`, which scripts replace in tests and which permissions restrict. */
function systemCalls(): System {
  if (system === undefined) {
    const process = koffi.load(null);
    system = {
      open: process.func('open', 'int', ['str', 'int']),
      read: process.func('read', 'int64_t', ['int', 'void *', 'size_t']),
      close: process.func('close', 'int', ['int']),
      create: process.func('memfd_create', 'int', ['str', 'unsigned int']),
      truncate: process.func('ftruncate', 'int', ['int', 'int64_t']),
      map: process.func('mmap', 'void *', ['void *', 'size_t', 'int', 'int', 'int', 'int64_t']),
    };
  }
  return system;
}

const O_CLOEXEC = 0o2000000;
const MFD_CLOEXEC = 1;
const PROT_READ_WRITE = 3;
/** A process that forks without starting a program gets a copy, as of all its other memory. */
const MAP_PRIVATE = 2;
const MAP_FAILED = 2n ** 64n - 1n;

/** A new piece, a candidate. */
function create(): bigint {
  const { create: createFile, truncate, map, close } = systemCalls();
  const file = createFile(NAME, MFD_CLOEXEC);
  if (file < 0) throw unavailable('memfd_create');
  const isLongEnough = truncate(file, BYTES) === 0;
  const address = isLongEnough ? map(null, BYTES, PROT_READ_WRITE, MAP_PRIVATE, file, 0) : MAP_FAILED;
  close(file);
  if (address === MAP_FAILED) throw unavailable(isLongEnough ? 'mmap' : 'ftruncate');
  randomFillSync(wordsAt(address), IDENTITY, 2);
  return address;
}

const LINE = new RegExp(
  `^([0-9a-f]+)-[0-9a-f]+ rw-p .*/memfd:${NAME.replaceAll('.', '\\.')} \\(deleted\\)$`,
  'gm',
);

/** Where pieces are mapped, from the kernel's list. */
const addresses = (): bigint[] =>
  Array.from(mappings().matchAll(LINE), ([, address]) => BigInt(`0x${address}`));

function mappings(): string {
  const { open, read, close } = systemCalls();
  const file = open('/proc/self/maps', O_CLOEXEC);
  if (file < 0) throw unavailable('/proc/self/maps');
  const part = Buffer.alloc(65_536);
  let text = '';
  for (;;) {
    const length = Number(read(file, part, part.length));
    if (length <= 0) break;
    text += part.toString('latin1', 0, length);
  }
  close(file);
  return text;
}

const unavailable = (what: string): AscendError =>
  new AscendError(
    'ERR_PROCESS_MEMORY',
    `the threads of this process can't share what they know: ${what} failed with error ${koffi.errno()}.\n` +
      '  What to do: mount /proc, allow memfd_create, and check the limit of memory (ulimit -v).',
  );
