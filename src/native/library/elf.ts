import { closeSync, openSync, readSync } from 'node:fs';

/** What the first bytes of a file say about the machine it was made for. */
export type ElfKind =
  | { readonly kind: 'not-elf' }
  | { readonly kind: 'elf'; readonly machine: string; readonly matches: boolean };

const MACHINES: Readonly<Record<number, string>> = {
  3: 'x86',
  40: 'arm',
  62: 'x64',
  183: 'arm64',
  243: 'riscv64',
};

/** Reads the ELF header of a file. Throws what `fs` throws when the file can't be read. */
export function readElfKind(file: string): ElfKind {
  const header = Buffer.alloc(20);
  const descriptor = openSync(file, 'r');
  try {
    const length = readSync(descriptor, header, 0, header.length, 0);
    if (length < header.length || header.toString('latin1', 0, 4) !== '\x7fELF') return { kind: 'not-elf' };
  } finally {
    closeSync(descriptor);
  }
  const bigEndian = header[5] === 2;
  const number = bigEndian ? header.readUInt16BE(18) : header.readUInt16LE(18);
  const machine = `${MACHINES[number] ?? `machine ${number}`}${bigEndian ? ' (big endian)' : ''}`;
  return { kind: 'elf', machine, matches: machine === process.arch };
}
