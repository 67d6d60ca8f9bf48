import { DTYPES, type DType } from '../engine/arrays/dtype.js';
import { isObject, jsonObject } from './json-object.js';
import { type Origin, refuse, shown } from './refuse.js';
import { tensorShape } from './tensor-shape.js';

/**
 * The format `.safetensors`: eight bytes with the length of the header, the header as JSON, and the elements of all
 * tensors one after the other. Whatever a file says is checked here, against the length of the file; what comes out can be
 * read.
 */

/** A tensor of a file. */
export interface FileTensor {
  /** Its name in the file. */
  readonly name: string;
  /** The type of its elements; undefined when arrays have no such type, so that it can be listed and not be loaded. */
  readonly dtype: DType | undefined;
  /** The type of its elements as the file calls it: `'F16'`, `'F8_E4M3'`. */
  readonly format: string;
  /** How many elements it has along each axis. */
  readonly shape: readonly number[];
  /** Bytes of its elements. */
  readonly byteLength: number;
  /** First byte in the file. */
  readonly byteOffset: number;
}

/** What the header of a file says. */
export interface SafetensorsHeader {
  /** In the order of their bytes. */
  readonly tensors: readonly FileTensor[];
  readonly metadata: Readonly<Record<string, string>>;
}

/** Bytes in front of the header. */
export const LENGTH_BYTES = 8;
/** A header that is longer is refused by everybody. */
const LONGEST_HEADER = 100_000_000;
const METADATA = '__metadata__';
/** Writers begin the elements at a multiple of it. */
const ALIGNMENT = 8;

/** Types that the format knows and arrays don't, with their bytes. */
const LISTED_ONLY: Readonly<Record<string, number>> = { F8_E4M3: 1, F8_E5M2: 1, F8_E8M0: 1 };

const KNOWN = new Map<unknown, { readonly dtype: DType | undefined; readonly itemSize: number }>([
  ...Object.values(DTYPES).map(
    (info) => [info.safetensors, { dtype: info.name, itemSize: info.itemSize }] as const,
  ),
  ...Object.entries(LISTED_ONLY).map(
    ([format, itemSize]) => [format, { dtype: undefined, itemSize }] as const,
  ),
]);

/**
 * How long the header is.
 * @param start the first bytes of the file
 * @param fileByteLength bytes of the whole file
 */
export function safetensorsHeaderLength(start: Uint8Array, fileByteLength: number, origin: Origin): number {
  if (start.byteLength < LENGTH_BYTES)
    refuse(origin, `it has ${fileByteLength} bytes, fewer than the length of a header`);
  const length = new DataView(start.buffer, start.byteOffset).getBigUint64(0, true);
  if (length > LONGEST_HEADER)
    refuse(origin, `its header would have ${length} bytes; at most ${LONGEST_HEADER} are allowed`);
  if (Number(length) > fileByteLength - LENGTH_BYTES)
    refuse(origin, `its header would have ${length} bytes, the file has ${fileByteLength}`);
  return Number(length);
}

/**
 * Reads a header.
 * @param header its bytes, as many as {@link safetensorsHeaderLength} says
 */
export function parseSafetensorsHeader(
  header: Uint8Array,
  fileByteLength: number,
  origin: Origin,
): SafetensorsHeader {
  if (header[0] !== 0x7b) refuse(origin, 'its header does not begin with "{"');
  const object = jsonObject(header, 'its header', origin);
  const start = LENGTH_BYTES + header.byteLength;
  const tensors: FileTensor[] = [];
  let metadata: Readonly<Record<string, string>> = {};
  for (const [name, value] of Object.entries(object))
    if (name === METADATA) metadata = metadataOf(value, origin);
    else tensors.push(tensorOf(name, value, start, origin));
  tensors.sort((a, b) => a.byteOffset - b.byteOffset || a.byteLength - b.byteLength);
  checkPlaces(tensors, start, fileByteLength, origin);
  return { tensors, metadata };
}

function metadataOf(value: unknown, origin: Origin): Readonly<Record<string, string>> {
  if (!isObject(value) || Object.values(value).some((text) => typeof text !== 'string'))
    return refuse(origin, `its ${METADATA} is no object of texts`);
  return Object.freeze(value) as Readonly<Record<string, string>>; // as just seen
}

function tensorOf(name: string, value: unknown, start: number, origin: Origin): FileTensor {
  if (!isObject(value)) return refuse(origin, `it is described by ${shown(value)}, and no object`, name);
  const {
    dtype: format,
    shape: lengths,
    data_offsets: offsets,
    ...others
  } = value as Record<string, unknown>;
  const [other] = Object.keys(others);
  if (other !== undefined)
    refuse(origin, `its description has ${shown(other)}, which the format has not`, name);
  const known = KNOWN.get(format);
  if (known === undefined) return refuse(origin, `its type ${shown(format)} is unknown`, name);
  const { shape, count } = tensorShape(lengths, known.itemSize, origin, name);
  const [begin, end] = placesOf(offsets, origin, name);
  const byteLength = count * known.itemSize;
  if (end - begin !== byteLength)
    refuse(origin, `its elements take ${byteLength} bytes, the header gives it ${end - begin}`, name);
  return { name, dtype: known.dtype, format: String(format), shape, byteLength, byteOffset: start + begin };
}

function placesOf(value: unknown, origin: Origin, name: string): readonly [begin: number, end: number] {
  const [begin, end, ...others]: readonly unknown[] = Array.isArray(value) ? value : [];
  const isPlace = (place: unknown): place is number =>
    typeof place === 'number' && Number.isSafeInteger(place) && place >= 0;
  if (isPlace(begin) && isPlace(end) && begin <= end && others.length === 0) return [begin, end];
  return refuse(origin, `its data_offsets are ${shown(value)}, and no two places in the file`, name);
}

/** Throws unless each tensor begins where the one before ends, and the last ends with the file. */
function checkPlaces(
  tensors: readonly FileTensor[],
  start: number,
  fileByteLength: number,
  origin: Origin,
): void {
  let end = start;
  for (const { name, byteOffset, byteLength } of tensors) {
    if (byteOffset < end)
      refuse(origin, `it shares ${end - byteOffset} bytes with the tensor in front`, name);
    if (byteOffset > end)
      refuse(origin, `${byteOffset - end} bytes in front of it belong to no tensor`, name);
    end = byteOffset + byteLength;
    if (end > fileByteLength)
      refuse(origin, `it ends at byte ${end} of the file, which has ${fileByteLength}`, name);
  }
  if (end < fileByteLength) refuse(origin, `${fileByteLength - end} bytes at its end belong to no tensor`);
}

/** A tensor to be written. */
export interface TensorToWrite {
  readonly name: string;
  readonly dtype: DType;
  readonly shape: readonly number[];
  readonly byteLength: number;
}

/** The bytes in front of the elements, which follow in the order of the tensors. */
export function safetensorsHeaderOf(
  tensors: readonly TensorToWrite[],
  metadata: Readonly<Record<string, string>> | undefined,
): Buffer {
  let begin = 0;
  const entries = tensors.map(({ name, dtype, shape, byteLength }) => {
    const place = [begin, begin + byteLength];
    begin += byteLength;
    return [name, { dtype: DTYPES[dtype].safetensors, shape, data_offsets: place }] as const;
  });
  const described = metadata === undefined ? [] : [[METADATA, metadata] as const];
  // A list of entries, because an assignment to `__proto__` would be none.
  const text = Buffer.from(JSON.stringify(Object.fromEntries<unknown>([...described, ...entries])));
  const length = Math.ceil(text.byteLength / ALIGNMENT) * ALIGNMENT;
  const bytes = Buffer.alloc(LENGTH_BYTES + length, ' ');
  bytes.writeBigUInt64LE(BigInt(length));
  text.copy(bytes, LENGTH_BYTES);
  return bytes;
}
