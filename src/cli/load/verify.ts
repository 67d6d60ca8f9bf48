import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { DeviceArray } from '../../index.js';
import type { BytesInFile } from './source.js';

/** Hashes of a tensor's bytes. */
export interface Hashes {
  readonly device: string;
  readonly file: string;
}

/** Reads a tensor back from the device, and once more from its file. */
export async function hashBoth(
  array: DeviceArray,
  { file, byteOffset }: BytesInFile,
  signal: AbortSignal,
): Promise<Hashes> {
  const { byteLength, memory } = array;
  if (byteLength === 0) return { device: sha256().digest('hex'), file: sha256().digest('hex') };
  const range = { start: byteOffset, end: byteOffset + byteLength - 1 };
  return {
    device: await hashOf(memory.createReadStream({ byteLength }), signal),
    file: await hashOf(createReadStream(file, range), signal),
  };
}

const sha256 = () => createHash('sha256');

async function hashOf(bytes: Readable, signal: AbortSignal): Promise<string> {
  const hash = sha256();
  for await (const chunk of bytes) {
    signal.throwIfAborted();
    hash.update(chunk);
  }
  return hash.digest('hex');
}
