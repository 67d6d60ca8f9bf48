import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { npyHeaderOf, npyHeaderPlace, parseNpyHeader, START_BYTES } from '../../src/files/npy-header.js';
import {
  LENGTH_BYTES,
  parseSafetensorsHeader,
  safetensorsHeaderLength,
  safetensorsHeaderOf,
} from '../../src/files/safetensors-header.js';
import { parseShardIndex } from '../../src/files/shard-index.js';
import {
  LONGEST_END,
  MEMBER_HEADER_BYTES,
  memberPlace,
  parseZipDirectory,
  zipDirectoryPlace,
} from '../../src/files/zip-directory.js';
import { FileFormatError } from '../../src/index.js';
import { scale } from '../support/scale.js';
import { zipOf } from '../support/zip.js';

/** Files of strangers: whatever is in them, reading ends with what lies inside the file, or with a typed error. */

const SEED = 20_261_201;
/** 200,000 in a long run, with ASCENDCL_TORTURE=10. */
const CASES = Math.min(200_000, 20_000 * scale);

const origin = { api: 'test', file: 'mutated' };

/** Numbers from 0 to 2^32 - 1, always the same ones. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return (value ^ (value >>> 14)) >>> 0;
  };
}

/** A file in memory that can't be read beyond its bounds. */
const reader =
  (file: Buffer) =>
  (offset: number, byteLength: number): Buffer => {
    if (!Number.isSafeInteger(offset) || offset < 0 || !(byteLength >= 0))
      throw new Error(`read at ${offset}`);
    return file.subarray(offset, offset + byteLength);
  };

/** What a reader finds, and throws for an end that lies outside of the file. */
function inside(file: Buffer, offset: number, byteLength: number): void {
  if (
    !Number.isSafeInteger(offset + byteLength) ||
    offset < 0 ||
    byteLength < 0 ||
    offset + byteLength > file.byteLength
  )
    throw new Error(`bytes ${offset} to ${offset + byteLength} of ${file.byteLength}`);
}

function readSafetensors(file: Buffer): void {
  const read = reader(file);
  const length = safetensorsHeaderLength(read(0, LENGTH_BYTES), file.byteLength, origin);
  inside(file, LENGTH_BYTES, length);
  const { tensors } = parseSafetensorsHeader(read(LENGTH_BYTES, length), file.byteLength, origin);
  for (const { byteOffset, byteLength } of tensors) inside(file, byteOffset, byteLength);
}

function readNpy(file: Buffer): void {
  const read = reader(file);
  const { offset, length } = npyHeaderPlace(read(0, START_BYTES), file.byteLength, origin);
  inside(file, offset, length);
  const start = offset + length;
  const header = parseNpyHeader(read(offset, length), file.byteLength - start, origin);
  inside(file, start, header.byteLength);
}

async function readZip(file: Buffer): Promise<void> {
  const read = reader(file);
  const end = read(Math.max(0, file.byteLength - LONGEST_END), LONGEST_END);
  const place = await zipDirectoryPlace(end, file.byteLength, origin, async (offset, byteLength) => {
    inside(file, offset, byteLength);
    return read(offset, byteLength);
  });
  inside(file, place.offset, place.byteLength);
  for (const member of parseZipDirectory(read(place.offset, place.byteLength), place.offset, origin)) {
    inside(file, member.headerOffset, MEMBER_HEADER_BYTES);
    inside(file, member.headerOffset, member.storedByteLength);
    memberPlace(read(member.headerOffset, MEMBER_HEADER_BYTES), member, origin);
  }
}

const readIndex = (file: Buffer): void => {
  for (const [name] of parseShardIndex(file, origin))
    if (/[/\\\0]|^\./.test(name)) throw new Error(`the index leads to ${name}`);
};

const tensors = [
  { name: 'weight', dtype: 'float32', shape: [2, 3], byteLength: 24 },
  { name: 'bias', dtype: 'bfloat16', shape: [4], byteLength: 8 },
  { name: 'empty', dtype: 'int8', shape: [0, 7], byteLength: 0 },
] as const;
const npy = Buffer.concat([npyHeaderOf('float32', [2, 3]), Buffer.alloc(24)]);
const index = { metadata: {}, weight_map: { a: 'model-1.safetensors', b: 'model-2.safetensors' } };

const kinds = {
  safetensors: {
    file: Buffer.concat([safetensorsHeaderOf(tensors, { format: 'pt' }), Buffer.alloc(32)]),
    read: readSafetensors,
  },
  npy: { file: npy, read: readNpy },
  npz: {
    file: zipOf(
      [
        ['a.npy', npy, false],
        ['b.npy', npy, true],
      ],
      deflateRawSync,
    ),
    read: readZip,
  },
  index: { file: Buffer.from(JSON.stringify(index)), read: readIndex },
};

/** Texts that headers are made of, put where they don't belong. */
const WORDS = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '-',
  '1e999',
  '9007199254740993',
  '18446744073709551615',
  '-1',
  '0.5',
  'null',
  'true',
  '"F32"',
  '"F64"',
  '"BOOL"',
  '"shape"',
  '"dtype"',
  '"data_offsets"',
  '"weight":{},',
  '"__proto__":',
  '"../x.safetensors"',
  "'descr'",
  "'<f4'",
  "'>f8'",
  "'|O'",
  '(3)',
  '(99999999999999,)',
  'True',
  '\\u0000',
  '\0',
  '\xff\xff\xff\xff',
  'PK\x05\x06',
  'PK\x01\x02',
  'PK\x06\x06',
  'PK\x06\x07',
];

/** The file with one to four things changed. */
function mutated(file: Buffer, next: () => number): Buffer {
  let bytes: Buffer = Buffer.from(file);
  for (let left = 1 + (next() % 4); left > 0; left -= 1) {
    const at = next() % (bytes.byteLength + 1);
    const word = Buffer.from(WORDS[next() % WORDS.length] ?? '', 'latin1');
    const [head, tail] = [bytes.subarray(0, at), bytes.subarray(at)];
    switch (next() % 7) {
      case 0:
        if (at < bytes.byteLength) bytes[at] = (bytes[at] ?? 0) ^ (1 << (next() % 8));
        break;
      case 1:
        if (at < bytes.byteLength) bytes[at] = next() % 256;
        break;
      case 2:
        bytes = Buffer.concat([head, word, tail]);
        break;
      case 3:
        bytes = Buffer.concat([head, word, tail.subarray(word.byteLength)]);
        break;
      case 4:
        bytes = Buffer.concat([head, tail.subarray(next() % 16)]);
        break;
      case 5:
        bytes = Buffer.concat([head, tail.subarray(0, next() % 64), tail]);
        break;
      default:
        bytes = Buffer.from(next() % 4 === 0 ? head : Buffer.concat([bytes, Buffer.alloc(next() % 32)]));
    }
  }
  return bytes;
}

describe(`${CASES} changed headers of each kind, from seed ${SEED},`, () => {
  it.each(Object.entries(kinds))(
    'are read inside of the file or refused with a typed error: %s',
    async (name, { file, read }) => {
      await read(file);
      const next = numbersFrom(SEED);
      let refused = 0;
      for (let count = 0; count < CASES; count += 1) {
        const bytes = mutated(file, next);
        try {
          await read(bytes);
        } catch (error) {
          if (!(error instanceof FileFormatError))
            throw new Error(`${name}, case ${count}: ${bytes.toString('latin1')}`, { cause: error });
          refused += 1;
        }
      }
      expect(refused).toBeGreaterThan(CASES / 4);
    },
    600_000,
  );
});
