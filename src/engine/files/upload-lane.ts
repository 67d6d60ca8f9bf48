import type { CopyOptions } from '../copy/copy-plan.js';
import type { Operand } from '../copy/Region.js';
import type { MemoryHandle } from '../memory/memory-handle.js';

/** The part of a stream that moves chunks. */
export interface ChunkStream {
  copy(destination: Operand, source: Operand, options: CopyOptions): void;
}

/** Resolves when what is queued now is done. */
export type Wait = () => Promise<void>;

/**
 * Chunks on their way to memory, one after the other: while one is transferred the next is read. The file system works on a
 * buffer of V8, never on native memory, which could end while a thread of Node.js still writes into it; the stream takes
 * the bytes of a chunk into pinned memory of its own when it is queued, so that one buffer serves all chunks.
 */
export class UploadLane {
  readonly #stream: ChunkStream;
  readonly #wait: Wait;
  readonly #buffer: Buffer;
  #before: Promise<void> | undefined;

  constructor(stream: ChunkStream, chunkByteLength: number, wait: Wait) {
    this.#stream = stream;
    this.#wait = wait;
    this.#buffer = Buffer.alloc(chunkByteLength);
  }

  /** Where the next chunk is read into: as many bytes as asked for, or as there is room for. */
  space(byteLength: number): Buffer {
    return this.#buffer.subarray(0, byteLength);
  }

  /** Queues a chunk when the one before is done. Rejects with its failure, or that of this one. */
  async send(memory: MemoryHandle, destinationOffset: number, chunk: Buffer): Promise<void> {
    await this.end();
    this.#stream.copy(memory, chunk, { destinationOffset });
    this.#before = heard(this.#wait());
  }

  /** Resolves when all is done. */
  async end(): Promise<void> {
    const before = this.#before;
    this.#before = undefined;
    await before;
  }

  /** As {@link end}, when somebody else reports how it went. */
  async settled(): Promise<void> {
    await this.end().catch(() => {});
  }
}

/** A transfer that may fail while the file is read or written: it is awaited only afterwards, and counts as heard of. */
export function heard(transfer: Promise<void>): Promise<void> {
  transfer.catch(() => {});
  return transfer;
}
