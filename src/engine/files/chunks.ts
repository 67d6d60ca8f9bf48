import type { FileHandle } from 'node:fs/promises';
import { AscendError } from '../../errors/index.js';

/** Reads or writes at a place in the file; null: where the file itself stands. */
type Move = (position: number | null) => Promise<number>;

/** A file from a place on. What has no places, as a pipe has none, is read and written where it stands. */
class Track {
  #position: number | null;

  constructor(offset: number) {
    this.#position = offset;
  }

  /** @returns how many bytes were moved; 0 when there are no more */
  async move(run: Move): Promise<number> {
    let moved: number;
    try {
      moved = await run(this.#position);
    } catch (error) {
      if (this.#position !== 0 || !isSeekError(error)) throw error;
      this.#position = null;
      moved = await run(null);
    }
    // Whatever stands for a file: less than nothing is nothing, too.
    if (!(moved > 0)) return 0;
    if (this.#position !== null) this.#position += moved;
    return moved;
  }
}

const isSeekError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ESPIPE';

/** @returns fills a chunk from the next bytes of the file, and tells how many there were: fewer only at its end */
export function chunkReader(
  handle: FileHandle,
  offset: number,
  signal: AbortSignal | undefined,
): (chunk: Buffer) => Promise<number> {
  const track = new Track(offset);
  return async (chunk) => {
    let filled = 0;
    while (filled < chunk.byteLength) {
      // A pipe may take its time for each part.
      signal?.throwIfAborted();
      const from = filled;
      const read = await track.move(
        async (position) => (await handle.read(chunk, from, chunk.byteLength - from, position)).bytesRead,
      );
      if (read === 0) break;
      filled += read;
    }
    return filled;
  };
}

/** @returns writes a chunk behind the one before */
export function chunkWriter(handle: FileHandle, offset: number): (chunk: Buffer) => Promise<void> {
  const track = new Track(offset);
  let done = offset;
  return async (chunk) => {
    const end = done + chunk.byteLength;
    while (done < end) {
      const from = chunk.byteLength - (end - done);
      const written = await track.move(
        async (position) => (await handle.write(chunk, from, end - done, position)).bytesWritten,
      );
      if (written === 0)
        throw new AscendError(
          'ERR_FILE_NOT_WRITTEN',
          `Stream.copyToFile: the file takes no more bytes after byte ${done}.\n` +
            '  What to do: see that the file can hold what is copied.',
        );
      done += written;
    }
  };
}
