import { fileURLToPath } from 'node:url';
import { chunkReader, type Fill } from '../engine/files/chunks.js';
import type { FileOperand } from '../engine/files/open.js';
import { withFile } from '../engine/files/open.js';
import { orAborted } from '../engine/files/patience.js';
import { type Origin, refuse } from './refuse.js';

/** A file whose bytes have places, while it is open. */
export interface RegularFile {
  readonly byteLength: number;
  /** Another one when the file was replaced or written to. */
  readonly version: string;
  readonly origin: Origin;
  /** Bytes from a place on; fewer at the end of the file. */
  read(offset: number, byteLength: number): Promise<Buffer>;
  /** Fills chunks from a place on. */
  from(offset: number): Fill;
}

/** What messages call a file. */
export function nameOf(file: FileOperand): string {
  if (typeof file === 'string') return file;
  if (file instanceof URL) return fileURLToPath(file);
  return `descriptor ${typeof file === 'number' ? file : file.fd}`;
}

/** Opens a file, or takes the script's own, for as long as `use` runs. */
export function withRegularFile<T>(
  file: FileOperand,
  signal: AbortSignal | undefined,
  api: string,
  use: (file: RegularFile) => Promise<T>,
): Promise<T> {
  const origin = { api, file: nameOf(file) };
  return withFile(file, 'read', signal, api, async (open) => {
    const about = await orAborted(open.handle.stat(), signal);
    if (about.isFile?.() !== true)
      refuse(origin, 'it is no file with places for its bytes', undefined, 'copy it into a file first');
    return use({
      byteLength: about.size,
      version: [about.dev, about.ino, about.size, about.mtimeMs].join(' '),
      origin,
      async read(offset, byteLength) {
        const bytes = Buffer.alloc(Math.max(0, Math.min(byteLength, about.size - offset)));
        return bytes.subarray(0, await chunkReader(open, offset, signal)(bytes));
      },
      from: (offset) => chunkReader(open, offset, signal),
    });
  });
}
