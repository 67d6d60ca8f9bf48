import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { withStream } from '../engine/files/byte-streams.js';
import type { Fill } from '../engine/files/chunks.js';
import { checkFile } from '../engine/files/file-options.js';
import type { FileOperand } from '../engine/files/open.js';
import type { ArrayObject } from '../engine/memory/array-makers.js';
import type { DeviceLifetime } from '../engine/thread/DeviceLifetime.js';
import { FileFormatError } from '../errors/FileFormatError.js';
import { checksum } from './checksum.js';
import { loadArray } from './load-array.js';
import { type LoadOptions, type LoadPlan, readLoadOptions, wantedOf } from './load-options.js';
import { type NpyHeader, npyHeaderPlace, parseNpyHeader, START_BYTES } from './npy-header.js';
import { type Origin, refuse } from './refuse.js';
import { nameOf, type RegularFile, withRegularFile } from './regular-file.js';
import type { LoadedTensor } from './safetensors.js';
import {
  LONGEST_END,
  MEMBER_HEADER_BYTES,
  memberPlace,
  parseZipDirectory,
  type ZipMember,
  zipDirectoryPlace,
} from './zip-directory.js';

const SUFFIX = '.npy';
/** What is read of a compressed member at a time. */
const PIECE_BYTES = 256 * 1024;

/** The arrays of an archive, one after the other. Arguments are checked at once; the file is opened when the first is asked for. */
export function loadNpz(
  device: DeviceLifetime,
  file: FileOperand,
  options: LoadOptions | undefined,
  api: string,
): AsyncGenerator<LoadedTensor, void, undefined> {
  const plan = readLoadOptions(options, api);
  checkFile(file, api);
  return loadMembers(device, file, plan, api);
}

async function* loadMembers(
  device: DeviceLifetime,
  file: FileOperand,
  plan: LoadPlan,
  api: string,
): AsyncGenerator<LoadedTensor, void, undefined> {
  const { signal } = plan;
  signal?.throwIfAborted();
  const { members, version } = await withRegularFile(file, signal, api, async (open) => ({
    members: await membersOf(open),
    version: open.version,
  }));
  const wanted = wantedOf(members, plan.names, nameOf(file), api);
  const total = wanted.reduce((sum, { member }) => sum + member.byteLength, 0);
  let before = 0;
  for (const { name, member } of wanted) {
    signal?.throwIfAborted();
    const moved = (done: number): void => plan.onProgress?.(before + done, total);
    const array = await withRegularFile(file, signal, api, (open) => {
      if (open.version !== version) refuse(open.origin, 'it was changed after its list was read', name);
      return loadMember(device, open, name, member, { signal, onProgress: moved });
    });
    before += member.byteLength;
    yield { name, array };
  }
}

interface NamedMember {
  readonly name: string;
  readonly member: ZipMember;
}

async function membersOf({ byteLength, origin, read }: RegularFile): Promise<readonly NamedMember[]> {
  const end = await read(Math.max(0, byteLength - LONGEST_END), LONGEST_END);
  const place = await zipDirectoryPlace(end, byteLength, origin, read);
  const list = await read(place.offset, place.byteLength);
  return parseZipDirectory(list, place.offset, origin)
    .filter(({ name }) => name.endsWith(SUFFIX))
    .map((member) => ({ name: member.name.slice(0, -SUFFIX.length), member }));
}

async function loadMember(
  device: DeviceLifetime,
  open: RegularFile,
  name: string,
  member: ZipMember,
  plan: Pick<LoadPlan, 'signal' | 'onProgress'>,
): Promise<ArrayObject> {
  const { origin, read, from, byteLength } = open;
  const start = memberPlace(await read(member.headerOffset, MEMBER_HEADER_BYTES), member, origin);
  if (start + member.storedByteLength > byteLength) refuse(origin, 'it ends behind the file', name);
  const load = async (fill: Fill): Promise<ArrayObject> => {
    const sum = checksum();
    const counted: Fill = async (chunk) => {
      const filled = await fill(chunk);
      sum.add(chunk.subarray(0, filled));
      return filled;
    };
    const header = await headerOf(counted, name, member, origin);
    const array = await loadArray(device, { ...header, name }, counted, plan, origin);
    if (sum.value === member.crc32) return array;
    array.dispose();
    return refuse(origin, 'its bytes are not those that its checksum was made of', name);
  };
  if (!member.isDeflated) return load(limited(from(start), member.storedByteLength));
  const inflate = createInflateRaw();
  const compressed = piecesOf(limited(from(start), member.storedByteLength));
  pipeline(Readable.from(compressed), inflate).catch(() => {}); // what reads from `inflate` is told
  try {
    return await withStream(inflate, plan.signal, origin.api, load);
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (error instanceof FileFormatError || !String(code).startsWith('Z_')) throw error;
    return refuse(origin, 'it can not be decompressed', name, undefined, error);
  }
}

/** The header of an array, from the bytes in front of its elements. */
async function headerOf(fill: Fill, name: string, member: ZipMember, origin: Origin): Promise<NpyHeader> {
  const take = async (byteLength: number): Promise<Buffer> => {
    const bytes = Buffer.alloc(byteLength);
    return bytes.subarray(0, await fill(bytes));
  };
  // The shorter of the two kinds of start: bytes that were read can't be read again.
  let start = await take(START_BYTES - 2);
  if (start[6] !== undefined && start[6] > 1) start = Buffer.concat([start, await take(2)]);
  const { offset, length } = npyHeaderPlace(start, member.byteLength, origin, name);
  return parseNpyHeader(await take(length), member.byteLength - offset - length, origin, name);
}

/** The first bytes only. */
function limited(fill: Fill, byteLength: number): Fill {
  let left = byteLength;
  return async (chunk) => {
    const filled = await fill(chunk.subarray(0, Math.min(left, chunk.byteLength)));
    left -= filled;
    return filled;
  };
}

async function* piecesOf(fill: Fill): AsyncGenerator<Buffer, void, undefined> {
  for (;;) {
    const piece = Buffer.alloc(PIECE_BYTES);
    const filled = await fill(piece);
    if (filled > 0) yield piece.subarray(0, filled);
    if (filled < PIECE_BYTES) return;
  }
}
