import { DTYPES, type DType, type DTypeInfo } from '../engine/arrays/dtype.js';
import { type Origin, refuse, shown } from './refuse.js';
import { tensorShape } from './tensor-shape.js';

/**
 * The format `.npy`, versions 1 to 3: a magic word, the version, the length of the header, and the header, which is a
 * dictionary in Python's notation; then the elements.
 */

/** What the header of a file says. */
export interface NpyHeader {
  readonly dtype: DType;
  readonly shape: readonly number[];
  /** Whether the first axis is the fastest. */
  readonly fortranOrder: boolean;
  /** Bytes of a number when they stand in the file with the highest first; 0 when they need not be turned round. */
  readonly swapBytes: 0 | 2 | 4 | 8;
  readonly byteLength: number;
}

const MAGIC = '\x93NUMPY';
/** The longest start of a file that {@link npyHeaderPlace} looks at. */
export const START_BYTES = 12;
/** NumPy itself takes less without being told to trust the file. */
const LONGEST_HEADER = 1024 * 1024;
/** Elements begin at a multiple of it. */
const ALIGNMENT = 64;

/** @returns first byte and length of the header */
export function npyHeaderPlace(
  start: Uint8Array,
  fileByteLength: number,
  origin: Origin,
  tensor?: string,
): { readonly offset: number; readonly length: number } {
  const view = Buffer.from(start.buffer, start.byteOffset, start.byteLength);
  if (view.toString('latin1', 0, 6) !== MAGIC) refuse(origin, 'it does not begin as .npy files do', tensor);
  const [major, minor] = [view[6], view[7]];
  if (major === undefined || major < 1 || major > 3 || minor !== 0)
    refuse(origin, `its version ${major}.${minor} is none of 1.0, 2.0 and 3.0`, tensor);
  const offset = major === 1 ? 10 : 12;
  if (view.byteLength < offset) refuse(origin, 'it ends inside its header', tensor);
  const length = major === 1 ? view.readUInt16LE(8) : view.readUInt32LE(8);
  if (length > LONGEST_HEADER)
    refuse(origin, `its header would have ${length} bytes; at most ${LONGEST_HEADER} are read`, tensor);
  if (length > fileByteLength - offset) refuse(origin, 'it ends inside its header', tensor);
  return { offset, length };
}

/** One item of the dictionary: a name, and a text, a truth value or a tuple of numbers. */
const ITEM =
  /^\s*(['"])(descr|fortran_order|shape)\1\s*:\s*(?:(['"])([^'"\\]*)\3|(True|False)|\(([\d\sL,]*)\))\s*(,|$)/;
const NUMBER = /^\s*(\d{1,16})L?\s*$/;

/**
 * Reads a header.
 * @param available bytes behind the header
 */
export function parseNpyHeader(
  header: Uint8Array,
  available: number,
  origin: Origin,
  tensor?: string,
): NpyHeader {
  const text = Buffer.from(header.buffer, header.byteOffset, header.byteLength).toString('latin1').trim();
  const items = itemsOf(text, origin, tensor);
  const { info, swapBytes } = typeOf(items.descr, origin, tensor);
  if (typeof items.fortran_order !== 'boolean') refuse(origin, 'its header does not tell the order', tensor);
  const { shape, count } = tensorShape(items.shape, info.itemSize, origin, tensor);
  const byteLength = count * info.itemSize;
  if (byteLength > available)
    refuse(origin, `its elements take ${byteLength} bytes, ${available} are there`, tensor);
  if (byteLength < available)
    refuse(origin, `${available - byteLength} bytes are behind its elements`, tensor);
  return { dtype: info.name, shape, fortranOrder: items.fortran_order === true, swapBytes, byteLength };
}

/** The names of the dictionary with their values. */
function itemsOf(text: string, origin: Origin, tensor: string | undefined): Record<string, unknown> {
  if (!text.startsWith('{') || !text.endsWith('}')) refuse(origin, 'its header is no dictionary', tensor);
  const items: Record<string, unknown> = {};
  for (let rest = text.slice(1, -1).trim(); rest !== ''; ) {
    const match = ITEM.exec(rest);
    if (match === null)
      return refuse(origin, `its header has ${shown(rest)}`, tensor, 'save one array of plain numbers');
    const [whole, , name = '', , word, truth, tuple] = match;
    if (Object.hasOwn(items, name)) refuse(origin, `its header has ${name} twice`, tensor);
    items[name] = word ?? (truth === undefined ? lengthsOf(tuple ?? '', origin, tensor) : truth === 'True');
    rest = rest.slice(whole.length).trim();
  }
  return items;
}

function lengthsOf(tuple: string, origin: Origin, tensor: string | undefined): number[] {
  if (tuple.trim() === '') return [];
  const parts = tuple.split(',');
  // `(3,)` is a tuple, `(3)` is a number.
  if (parts.length === 1) refuse(origin, `its shape is (${tuple}), and no tuple`, tensor);
  if (parts.at(-1)?.trim() === '') parts.pop();
  return parts.map((part) => {
    const number = NUMBER.exec(part)?.[1];
    return number === undefined ? refuse(origin, `its shape has ${shown(part)}`, tensor) : Number(number);
  });
}

const BY_DESCR: ReadonlyMap<string, DTypeInfo> = new Map(
  Object.values(DTYPES).flatMap((info) => (info.npy === undefined ? [] : [[info.npy, info] as const])),
);

function typeOf(
  descr: unknown,
  origin: Origin,
  tensor: string | undefined,
): { readonly info: DTypeInfo; readonly swapBytes: NpyHeader['swapBytes'] } {
  const name =
    typeof descr === 'string' ? descr : refuse(origin, 'its header does not tell its type', tensor);
  const order = name.at(0) ?? '';
  const kind = name.slice(1);
  // One byte has no order; `=` is that of the machine that reads, which is little-endian.
  const info = BY_DESCR.get(`<${kind}`) ?? BY_DESCR.get(`|${kind}`);
  if (info === undefined || !'<>|='.includes(order) || order === '')
    return refuse(
      origin,
      `its type ${shown(name)} is none of an array`,
      tensor,
      `convert it in NumPy (array.astype) to one of ${[...BY_DESCR.keys()].join(', ')}`,
    );
  const size = info.itemSize / info.parts;
  if (order === '|' && size > 1)
    refuse(origin, `its type ${shown(name)} does not tell its byte order`, tensor);
  return { info, swapBytes: order === '>' && size > 1 ? (size as 2 | 4 | 8) : 0 };
}

/** The bytes in front of the elements, which follow with the last axis fastest. */
export function npyHeaderOf(dtype: DType, shape: readonly number[]): Buffer {
  const tuple = shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(', ')})`;
  const text = `{'descr': '${DTYPES[dtype].npy}', 'fortran_order': False, 'shape': ${tuple}, }`;
  const total = Math.ceil((10 + text.length + 1) / ALIGNMENT) * ALIGNMENT;
  const bytes = Buffer.alloc(total, ' ');
  bytes.write(`${MAGIC}\x01\x00`, 'latin1');
  bytes.writeUInt16LE(total - 10, 8);
  bytes.write(text, 10, 'latin1');
  bytes[total - 1] = 0x0a;
  return bytes;
}
