import { AscendError } from '../../errors/index.js';
import { awaitsFirstWriter } from '../../native/calls/poll.js';
import { hasCode, type OpenFile } from './open.js';
import { orAborted, Patience } from './patience.js';

/** Fills a chunk from the next bytes, and tells how many there were: fewer only at the end. */
export type Fill = (chunk: Buffer) => Promise<number>;

/** Reads or writes at a place in the file; null: where the file itself stands. */
type Move = (position: number | null) => Promise<number>;

/** A file from a place on. What has no places, as a pipe has none, is read and written where it stands. */
class Track {
  #position: number | null;
  readonly #patience = new Patience();

  constructor(
    offset: number,
    readonly signal: AbortSignal | undefined,
    /** Whether a move tells anything: before the first writer of a pipe it reads as if it had ended. */
    readonly hasBegun: () => boolean,
  ) {
    this.#position = offset;
  }

  /** @returns how many bytes were moved; 0 when there are no more */
  async move(run: Move): Promise<number> {
    for (;;) {
      this.signal?.throwIfAborted();
      const moved = this.hasBegun() ? await this.#attempt(run) : undefined;
      if (moved !== undefined) {
        // Whatever stands for a file: less than nothing is nothing, too.
        if (!(moved > 0)) return 0;
        if (this.#position !== null) this.#position += moved;
        this.#patience.renew();
        return moved;
      }
      await this.#patience.pause(this.signal);
    }
  }

  /** @returns undefined when the file is not ready */
  async #attempt(run: Move): Promise<number | undefined> {
    try {
      return await orAborted(run(this.#position), this.signal);
    } catch (error) {
      if (hasCode(error, 'EAGAIN')) return undefined;
      if (this.#position !== 0 || !hasCode(error, 'ESPIPE')) throw error;
      this.#position = null;
      return this.#attempt(run);
    }
  }
}

/** @returns fills chunks from the file */
export function chunkReader(
  { handle, mayHaveNoWriter }: OpenFile,
  offset: number,
  signal: AbortSignal | undefined,
): Fill {
  let begun = !mayHaveNoWriter;
  const track = new Track(offset, signal, () => (begun ||= !awaitsFirstWriter(handle.fd)));
  return async (chunk) => {
    let filled = 0;
    while (filled < chunk.byteLength) {
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
export function chunkWriter(
  { handle }: OpenFile,
  offset: number,
  signal: AbortSignal | undefined,
  api: string,
): (chunk: Buffer) => Promise<void> {
  const track = new Track(offset, signal, () => true);
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
          `${api}: the file takes no more bytes after byte ${done}.\n` +
            '  What to do: see that the file can hold what is copied.',
        );
      done += written;
    }
  };
}
