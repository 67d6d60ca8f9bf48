import koffi from 'koffi';
import type { FunctionPointer, Pointer } from './pointers.js';

/**
 * A semaphore of the C library. `sem_wait` has the signature of a host function, so that a stream can be made to wait
 * for JavaScript without any JavaScript running on another thread: a registered JavaScript callback would block the
 * runtime's thread until the event loop is free, and deadlock with a synchronous wait.
 */
export type Semaphore = Pointer<'semaphore'>;

interface SemaphoreCalls {
  readonly wait: FunctionPointer<'aclrtHostFunc'>;
  readonly init: (semaphore: bigint, shared: number, value: number) => number;
  readonly post: (semaphore: bigint) => number;
  readonly destroy: (semaphore: bigint) => number;
}

/** `sem_t` is 32 bytes on 64-bit Linux with glibc and with musl; more does no harm. */
const SEMAPHORE_BYTES = 64;

let calls: SemaphoreCalls | undefined;

function semaphoreCalls(): SemaphoreCalls {
  if (calls === undefined) {
    const process = koffi.load(null);
    calls = {
      wait: process.symbol('sem_wait') as FunctionPointer<'aclrtHostFunc'>,
      init: process.func('sem_init', 'int', ['void *', 'int', 'unsigned int']),
      post: process.func('sem_post', 'int', ['void *']),
      destroy: process.func('sem_destroy', 'int', ['void *']),
    };
  }
  return calls;
}

/** A C function that blocks its thread until the semaphore it gets as argument is posted. */
export const semaphoreWait = (): FunctionPointer<'aclrtHostFunc'> => semaphoreCalls().wait;

/** A semaphore with value 0. Destroy it when no thread waits on it any more. */
export function createSemaphore(): Semaphore {
  const semaphore: bigint = koffi.alloc('uint8_t', SEMAPHORE_BYTES);
  semaphoreCalls().init(semaphore, 0, 0);
  return semaphore as Semaphore;
}

/** Lets one waiting thread go on, or the next one that waits. */
export function postSemaphore(semaphore: Semaphore): void {
  semaphoreCalls().post(semaphore);
}

/** Frees a semaphore on which no thread waits. */
export function destroySemaphore(semaphore: Semaphore): void {
  semaphoreCalls().destroy(semaphore);
  koffi.free(semaphore);
}
