import koffi from 'koffi';

/**
 * Host memory that the library knows nothing about, and C functions of libc that serve as callbacks: a callback in
 * JavaScript could not run while the JavaScript thread waits inside a synchronisation.
 */

const libc = koffi.load('libc.so.6');
const alignedAlloc = libc.func('aligned_alloc', 'void *', ['size_t', 'size_t']);
const pthreadSelf = libc.func('pthread_self', 'uint64_t', []);
const semInit = libc.func('sem_init', 'int', ['void *', 'int', 'unsigned int']);
const semGetValue = libc.func('sem_getvalue', 'int', ['void *', 'void *']);

/** Bytes of plain host memory, zeroed, at a page boundary. Lives as long as the process. */
export class HostBlock<Address extends bigint> {
  readonly address: Address;
  readonly bytes: Uint8Array;

  constructor(size: number) {
    this.address = alignedAlloc(4096, Math.ceil(size / 4096) * 4096) as Address;
    this.bytes = viewOf(this.address, size).fill(0);
  }
}

/** Host memory at an address as bytes. */
export function viewOf(address: bigint, size: number): Uint8Array {
  return new Uint8Array(koffi.view(address, size));
}

/** The identity of the calling thread that subscriptions use. */
export const threadId = (): bigint => BigInt(pthreadSelf());

/** A counter that native threads increase: `increment` is a C function that takes the counter's address. */
export class NativeCounter {
  readonly address: bigint;

  private constructor(address: bigint) {
    this.address = address;
  }

  /** A new counter at 0. */
  static create(): NativeCounter {
    const address: bigint = koffi.alloc('uint64_t', 8);
    semInit(address, 0, 0);
    return new NativeCounter(address);
  }

  /** The counter that another thread has created. */
  static at(address: bigint): NativeCounter {
    return new NativeCounter(address);
  }

  static get increment(): bigint {
    return libc.symbol('sem_post');
  }

  get value(): number {
    const value = new Int32Array(1);
    semGetValue(this.address, value);
    return value[0] ?? 0;
  }
}

/** The address of a C function, for rows that register callbacks without having them called. */
export const someFunction = (): bigint => libc.symbol('free');

/** The largest power of two that divides an address. */
export const alignmentOf = (address: bigint): number => Number(address & -address);
