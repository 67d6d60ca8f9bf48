import { readFileSync } from 'node:fs';
import { release } from 'node:os';
import koffi from 'koffi';

/**
 * Memory of the process that is none of JavaScript's: pages with rights of all kinds, far from everything that a wild
 * pointer must not reach. Copies past the end of one run into pages without rights.
 */

const PROT_NONE = 0;
const PROT_READ = 1;
const PROT_WRITE = 2;
const MAP_PRIVATE = 0x02;
const MAP_FIXED = 0x10;
const MAP_ANONYMOUS = 0x20;
const MAP_NORESERVE = 0x4000;
const MAP_FIXED_NOREPLACE = 0x100000;

const libc = koffi.load('libc.so.6');
const mmap = libc.func(
  'void *mmap(void *address, size_t length, int rights, int flags, int file, int64_t offset)',
);
const mprotect = libc.func('int mprotect(void *address, size_t length, int rights)');

const FIELD = 2 ** 36;
export const HOST_BLOCK = 1 << 16;

const first: unknown = mmap(null, FIELD, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
if (typeof first !== 'bigint' || first === 2n ** 64n - 1n) throw new Error('no room for the field of pages');
const field = first;

function pages(offset: number, rights: number): bigint {
  const address = field + BigInt(offset);
  if (mprotect(address, HOST_BLOCK, rights) !== 0) throw new Error('the rights of a page could not be set');
  return address;
}

const STEP = 2 ** 20;
const MIDDLE = FIELD / 2;

/** Blocks of HOST_BLOCK bytes that may be read and written, each with pages without rights around it. */
export const writable: readonly bigint[] = [0, 1, 2, 3].map((index) =>
  pages(MIDDLE + index * STEP, PROT_READ | PROT_WRITE),
);

/** Of two blocks with a hole between them: only their first and last pages are there. */
export const holed = pages(MIDDLE + 5 * STEP, PROT_READ | PROT_WRITE);
pages(MIDDLE + 5 * STEP + 2 * HOST_BLOCK, PROT_READ | PROT_WRITE);

/** A block that may be read only. */
export const readOnly = pages(MIDDLE + 7 * STEP, PROT_READ);

/** A block that nobody may touch. */
export const untouchable = field + BigInt(MIDDLE - STEP);

/** Functions of C that may be called back with whatever arguments: one returns 0, the other does not. */
export const harmlessFunctions: readonly bigint[] = ['sched_yield', 'getpid'].map((name) =>
  koffi.address(libc.symbol(name)),
);

/** Keeps addresses that were given back from being used by anybody else: dead pointers must stay dead. */
export function bury(address: bigint, byteLength: number): void {
  const length = Math.ceil(byteLength / 4096) * 4096;
  const flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
  mmap(address, length, PROT_NONE, flags & ~MAP_FIXED, -1, 0);
}

const mappings = readFileSync('/proc/self/maps', 'latin1')
  .split('\n')
  .flatMap((line) => /^(\w+)-(\w+) .w/.exec(line)?.slice(1, 3) ?? [])
  .map((address) => BigInt(`0x${address}`));

/**
 * Whether nobody has writable memory at an address, before the library is loaded. Sanitizers put theirs where else is
 * none.
 */
export const isNowhere = (address: bigint): boolean =>
  mappings.filter((edge) => edge <= address).length % 2 === 0;

const [major = 0, minor = 0] = release().split('.').map(Number);

/** Linux tells a process what it may do with an address from 6.11 on. */
export const rightsAreKnown = major > 6 || (major === 6 && minor >= 11);
