import { readFileSync } from 'node:fs';

const DEFAULT_BYTES = 5 * 2 ** 20 + 4321;

/** The file's bytes; without a file, some MiB of numbers that no mistake reproduces by chance. */
export function readInput(file: string | undefined): { readonly name: string; readonly bytes: Uint8Array } {
  if (file !== undefined) {
    const bytes = readFileSync(file);
    if (bytes.length === 0) throw new Error(`${file} is empty: there is nothing to send to the device`);
    return { name: file, bytes };
  }
  const bytes = new Uint8Array(DEFAULT_BYTES);
  let state = 0x9e3779b9;
  for (let index = 0; index < bytes.length; index += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[index] = state;
  }
  return { name: 'data of the demo', bytes };
}
