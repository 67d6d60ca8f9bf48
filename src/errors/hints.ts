/**
 * What to do when a function, rather than any function, answers a code. Rows that are not here have the hint of the code
 * (codes.ts).
 */

type HintRow = readonly [code: number, functions: RegExp, hint: string];

const OUT_OF_MEMORY = 207001;
const NO_RESOURCE = 207005;

const PINNED =
  'Dispose of pinned memory that is no longer needed, or ask for less. It is memory of this machine, not of the device: `free -m` tells what is left, and the memory limit of a container, `ulimit -l` and `ulimit -v` allow less.';
const ADDRESSES =
  'Dispose of ranges and mappings that are no longer needed, or ask for less at once: addresses ran out, not memory. Many products take at most 128 GiB for one range, and `ulimit -v` limits the addresses of a process.';

const HINTS: readonly HintRow[] = [
  [OUT_OF_MEMORY, /^aclrt(MallocHost|HostRegister)/, PINNED],
  [NO_RESOURCE, /^aclrt(MallocHost|HostRegister)/, PINNED],
  [OUT_OF_MEMORY, /^aclrt(ReserveMem|IpcMemImport|MapMem|MemMap)/, ADDRESSES],
  [NO_RESOURCE, /^aclrtReserveMem/, ADDRESSES],
  [
    OUT_OF_MEMORY,
    /^aclrtMemPoolMalloc/,
    'Give memory back to the pool and wait for the streams that use it, or create the pool with a larger maximum.',
  ],
  [
    NO_RESOURCE,
    /Export/,
    'End exports that no process needs any more: a process can share only so many pieces of memory at a time.',
  ],
  [
    NO_RESOURCE,
    /Malloc|Alloc/,
    'Dispose of allocations that are no longer needed, trim pools, or ask for less.',
  ],
];

/** What to do after a function has answered a code; undefined when that is the same for all functions. */
export const hintOf = (code: number, api: string): string | undefined =>
  HINTS.find(([known, functions]) => known === code && functions.test(api))?.[2];
