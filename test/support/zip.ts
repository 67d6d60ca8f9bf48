import { deflateRawSync } from 'node:zlib';
import { checksum } from '../../src/files/checksum.js';

/** A zip file with some members, stored or deflated, as archives of NumPy are. */
export function zipOf(
  members: readonly (readonly [name: string, bytes: Buffer, isDeflated: boolean])[],
  deflate: (bytes: Buffer) => Buffer = deflateRawSync,
): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes, isDeflated] of members) {
    const stored = isDeflated ? deflate(bytes) : bytes;
    const sum = checksum();
    sum.add(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isDeflated ? 8 : 0, 4);
    common.writeUInt32LE(sum.value, 10);
    common.writeUInt32LE(stored.byteLength, 14);
    common.writeUInt32LE(bytes.byteLength, 18);
    common.writeUInt16LE(name.length, 22);
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name)]);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02');
    entry.writeUInt16LE(20, 4);
    common.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    list.push(entry, Buffer.from(name));
    parts.push(header, stored);
    offset += header.byteLength + stored.byteLength;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(directory.byteLength, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}
