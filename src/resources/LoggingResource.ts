import { closeSync, openSync, writeSync } from 'node:fs';
import { checkPath } from '../engine/arguments/options.js';
import type { Lifetime } from '../engine/base/Lifetime.js';
import type { EndObserver } from '../engine/base/LifetimeScope.js';
import { lifetimeOf } from '../engine/base/Resource.js';
import { AscendError } from '../errors/index.js';
import type { DeviceMemory } from '../handles/DeviceMemory.js';
import type { Memory } from '../handles/Memory.js';
import type { ResourceOptions } from '../handles/MemoryResource.js';
import { threadNumber } from '../native/process/thread-number.js';
import { observe } from './observe.js';
import { ResourceAdaptor } from './ResourceAdaptor.js';
import type { Upstream } from './upstream.js';

/** Lines that are written at once. */
const LINES_AT_ONCE = 256;

/**
 * Writes a line for each piece of memory that is handed out or given back, to a CSV file with the columns `Thread`, `Time`,
 * `Action`, `Pointer`, `Size` and `Stream`, which the replay benchmark of RMM reads.
 *
 * @example
 * ```ts
 * {
 *   using log = new LoggingResource(device, '/tmp/memory.csv');
 *   log.allocate(4096).dispose();
 * } // here the file is complete
 * ```
 */
export class LoggingResource<M extends Memory = DeviceMemory>
  extends ResourceAdaptor<M>
  implements Disposable
{
  #file: number | undefined;
  #lines: string[] = ['Thread,Time,Action,Pointer,Size,Stream'];
  readonly #streams = new Map<Lifetime, bigint>();

  /**
   * @param upstream a resource, or a device
   * @param file path of the file, which is replaced
   * @throws InvalidArgumentError, DisposedError; the system's error when the file can't be opened
   */
  constructor(upstream: Upstream<M>, file: string) {
    super(upstream);
    checkPath(file, 'new LoggingResource', 'file');
    this.#file = openSync(file, 'w');
  }

  protected serve(byteLength: number, options: ResourceOptions | undefined): M {
    if (this.#file === undefined)
      throw new AscendError(
        'ERR_DISPOSED',
        'LoggingResource.allocate: the log was disposed of.\n  What to do: allocate from its upstream.',
      );
    const stream = options?.stream?.pointer ?? 0n;
    const memory = this.upstream.allocate(byteLength, options);
    const lifetime = lifetimeOf(memory);
    this.#streams.set(lifetime, stream);
    this.#write('allocate', lifetime, stream);
    observe(memory, this.#observer);
    return memory;
  }

  readonly #observer: EndObserver<Lifetime> = {
    ended: (lifetime) => {
      const stream = this.#streams.get(lifetime) ?? 0n;
      this.#streams.delete(lifetime);
      this.#write('free', lifetime, stream);
    },
  };

  #write(action: 'allocate' | 'free', lifetime: Lifetime, stream: bigint): void {
    const { block, byteLength } = lifetime as Lifetime & Parts; // only lifetimes of memory are observed
    const time = new Date().toISOString().slice(11, 23).replace('.', ':');
    this.#lines.push(
      `${threadNumber()},${time}000,${action},0x${block.address.toString(16)},${byteLength},${stream}`,
    );
    if (this.#lines.length >= LINES_AT_ONCE) this.flush();
  }

  /**
   * Writes what is not in the file yet.
   * @throws the system's error when the file can't be written
   */
  flush(): void {
    if (this.#file === undefined || this.#lines.length === 0) return;
    writeSync(this.#file, `${this.#lines.join('\n')}\n`);
    this.#lines = [];
  }

  /**
   * Completes and closes the file. Memory that is handed out stays.
   * @throws the system's error when the file can't be written
   */
  dispose(): void {
    const file = this.#file;
    if (file === undefined) return;
    try {
      this.flush();
    } finally {
      this.#file = undefined;
      closeSync(file);
    }
  }

  /** The same as {@link dispose}, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

interface Parts {
  readonly block: { readonly address: bigint };
  readonly byteLength: number;
}
