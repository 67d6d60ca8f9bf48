import { type Origin, refuse } from './refuse.js';

/**
 * The list at the end of a zip file, of which `.npz` files are made. Written here because what is needed is small, and
 * because members that are stored as they are can then be read as parts of the file, like any other; node:zlib inflates
 * the others.
 */

/** A member of an archive. */
export interface ZipMember {
  readonly name: string;
  /** First byte of what stands in front of its bytes. */
  readonly headerOffset: number;
  /** Bytes in the file. */
  readonly storedByteLength: number;
  readonly byteLength: number;
  readonly isDeflated: boolean;
  readonly crc32: number;
}

/** The list and its end take at most so many bytes. */
const LONGEST_DIRECTORY = 64 * 1024 * 1024;
/** The end, with the longest remark behind it, and with what larger archives have in front of it. */
export const LONGEST_END = 22 + 65_535 + 20;
const ENTRY_BYTES = 46;
export const MEMBER_HEADER_BYTES = 30;
const LARGE = 0xffff_ffff;

/** Where the list is, or where it is told where the list is. */
export interface ZipDirectory {
  readonly offset: number;
  readonly byteLength: number;
}

/**
 * Finds the list.
 * @param end the last bytes of the file, {@link LONGEST_END} or all
 * @param read reads another part of the file
 */
export async function zipDirectoryPlace(
  end: Buffer,
  fileByteLength: number,
  origin: Origin,
  read: (offset: number, byteLength: number) => Promise<Buffer>,
): Promise<ZipDirectory> {
  const at = endRecord(end, origin);
  let [byteLength, offset] = [end.readUInt32LE(at + 12), end.readUInt32LE(at + 16)];
  if (end.readUInt16LE(at + 4) !== 0 || end.readUInt16LE(at + 6) !== 0)
    refuse(origin, 'the archive is in several parts');
  if (offset === LARGE || byteLength === LARGE) {
    if (at < 20 || end.readUInt32LE(at - 20) !== 0x07064b50)
      refuse(origin, 'the end of the archive is damaged');
    const place = number64(end, at - 12, origin);
    if (place > fileByteLength - 56) refuse(origin, 'the list of the archive lies outside of the file');
    const record = await read(place, 56);
    if (record.readUInt32LE(0) !== 0x06064b50) refuse(origin, 'the end of the archive is damaged');
    [byteLength, offset] = [number64(record, 40, origin), number64(record, 48, origin)];
  }
  if (byteLength > LONGEST_DIRECTORY) refuse(origin, `the list of the archive has ${byteLength} bytes`);
  if (offset > fileByteLength - byteLength)
    refuse(origin, 'the list of the archive lies outside of the file');
  return { offset, byteLength };
}

/** The place of the end: its remark reaches to the end of the file. */
function endRecord(end: Buffer, origin: Origin): number {
  for (let at = end.byteLength - 22; at >= 0; at -= 1)
    if (end.readUInt32LE(at) === 0x06054b50 && end.readUInt16LE(at + 20) === end.byteLength - 22 - at)
      return at;
  return refuse(origin, 'it is no zip archive, which .npz files are');
}

function number64(bytes: Buffer, at: number, origin: Origin): number {
  const value = bytes.readBigUInt64LE(at);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) refuse(origin, `the archive has the number ${value}`);
  return Number(value);
}

/** The members in the order of their places. Their bytes lie in front of the list, and apart from each other. */
export function parseZipDirectory(
  bytes: Buffer,
  directoryOffset: number,
  origin: Origin,
): readonly ZipMember[] {
  const members: ZipMember[] = [];
  const names = new Set<string>();
  for (let at = 0; at < bytes.byteLength; ) {
    if (bytes.byteLength - at < ENTRY_BYTES || bytes.readUInt32LE(at) !== 0x02014b50)
      return refuse(origin, 'the list of the archive is damaged');
    const nameEnd = at + ENTRY_BYTES + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    const end = extraEnd + bytes.readUInt16LE(at + 32);
    if (end > bytes.byteLength) refuse(origin, 'the list of the archive is damaged');
    const member = memberOf(
      bytes.subarray(at, at + ENTRY_BYTES),
      bytes.toString('utf8', at + ENTRY_BYTES, nameEnd),
      bytes.subarray(nameEnd, extraEnd),
      origin,
    );
    if (names.has(member.name)) refuse(origin, 'the archive has it twice', member.name);
    names.add(member.name);
    members.push(member);
    at = end;
  }
  members.sort((a, b) => a.headerOffset - b.headerOffset);
  let free = 0;
  for (const { name, headerOffset, storedByteLength } of members) {
    if (headerOffset < free) refuse(origin, 'it shares bytes with the member in front', name);
    free = headerOffset + MEMBER_HEADER_BYTES + storedByteLength;
    if (free > directoryOffset) refuse(origin, `it ends at byte ${free}, behind the list`, name);
  }
  return members;
}

function memberOf(entry: Buffer, name: string, extra: Buffer, origin: Origin): ZipMember {
  if ((entry.readUInt16LE(8) & 1) !== 0) refuse(origin, 'it is encrypted', name);
  const method = entry.readUInt16LE(10);
  if (method !== 0 && method !== 8) refuse(origin, `its compression ${method} is unknown`, name);
  const numbers = largeNumbers(extra, origin);
  // In this order, and only where the short number does not say it.
  const number = (at: number): number => {
    const short = entry.readUInt32LE(at);
    return short === LARGE ? (numbers.shift() ?? refuse(origin, 'its size is missing', name)) : short;
  };
  const byteLength = number(24);
  const storedByteLength = number(20);
  const headerOffset = number(42);
  const isDeflated = method === 8;
  if (!isDeflated && byteLength !== storedByteLength) refuse(origin, 'its two sizes differ', name);
  return { name, headerOffset, storedByteLength, byteLength, isDeflated, crc32: entry.readUInt32LE(16) };
}

/** The numbers of more than 32 bits that an entry has. */
function largeNumbers(extra: Buffer, origin: Origin): number[] {
  for (let at = 0; at + 4 <= extra.byteLength; ) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === 1 && end <= extra.byteLength) {
      const count = Math.floor((end - at - 4) / 8);
      return Array.from({ length: count }, (_, index) => number64(extra, at + 4 + index * 8, origin));
    }
    at = end;
  }
  return [];
}

/** @param header the bytes in front of a member @returns where its own bytes begin */
export function memberPlace(header: Buffer, { name, headerOffset }: ZipMember, origin: Origin): number {
  if (header.byteLength < MEMBER_HEADER_BYTES || header.readUInt32LE(0) !== 0x04034b50)
    refuse(origin, 'what is in front of its bytes is damaged', name);
  return headerOffset + MEMBER_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
}
