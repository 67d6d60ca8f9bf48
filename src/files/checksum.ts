import * as zlib from 'node:zlib';

/** The checksum that zip files have of their members. */
export interface Checksum {
  add(bytes: Uint8Array): void;
  readonly value: number;
}

/** Node.js has it since 20.15. */
const native = (zlib as { readonly crc32?: (bytes: Uint8Array, before: number) => number }).crc32;

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  return value;
});

function slow(bytes: Uint8Array, before: number): number {
  let value = ~before;
  for (const byte of bytes) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] as number); // 256 entries
  return ~value >>> 0;
}

export function checksum(): Checksum {
  let value = 0;
  return {
    add(bytes) {
      value = (native ?? slow)(bytes, value);
    },
    get value() {
      return value;
    },
  };
}
