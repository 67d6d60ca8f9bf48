import { dirname, join } from 'node:path';
import type { DType } from '../engine/arrays/dtype.js';
import { checkFile } from '../engine/files/file-options.js';
import type { FileOperand } from '../engine/files/open.js';
import type { ArrayObject } from '../engine/memory/array-makers.js';
import type { DeviceLifetime, DeviceObject } from '../engine/thread/DeviceLifetime.js';
import { locationOf } from '../engine/thread/location.js';
import { InvalidArgumentError } from '../errors/index.js';
import { loadArray } from './load-array.js';
import {
  type LoadOptions,
  type LoadPlan,
  readLoadOptions,
  readTransferOptions,
  type TransferOptions,
  unknownName,
  wantedOf,
} from './load-options.js';
import { type Origin, refuse } from './refuse.js';
import { nameOf, type RegularFile, withRegularFile } from './regular-file.js';
import {
  type FileTensor,
  LENGTH_BYTES,
  parseSafetensorsHeader,
  type SafetensorsHeader,
  safetensorsHeaderLength,
} from './safetensors-header.js';
import { LONGEST_INDEX, parseShardIndex } from './shard-index.js';

/** A tensor that was loaded. The array is the script's to dispose of. */
export interface LoadedTensor {
  /** Its name in the file. */
  readonly name: string;
  /** Its elements on the device. */
  readonly array: ArrayObject;
}

/** A tensor of a `.safetensors` file, or of several files with an index. */
export interface SafetensorsTensor {
  /** Its name in the file. */
  readonly name: string;
  /** The type of its elements; undefined when arrays have no such type: it can be listed, and not be loaded. */
  readonly dtype: DType | undefined;
  /** The type of its elements as the file calls it, such as `'F16'` or `'F8_E4M3'`. */
  readonly format: string;
  /** How many elements it has along each axis. */
  readonly shape: readonly number[];
  /** Bytes of its elements. */
  readonly byteLength: number;
  /** The file that they are in: of an index that which it names. */
  readonly file: string;
  /** First byte in that file. */
  readonly byteOffset: number;
}

/** A tensor, and what to open for it. */
interface PlacedTensor extends FileTensor {
  readonly source: FileOperand;
  readonly version: string;
}

/** Makes the one object of a file, for {@link openSafetensors}. */
let make: (
  file: string,
  placed: readonly PlacedTensor[],
  metadata: Readonly<Record<string, string>>,
) => SafetensorsFile;
let placedOf: (file: SafetensorsFile) => readonly PlacedTensor[];

/**
 * What is in a `.safetensors` file, from {@link openSafetensors}. It keeps no file open: each load opens it again, and
 * refuses a file that has been changed since.
 */
export class SafetensorsFile {
  /** The file. */
  readonly file: string;
  /** All tensors, in the order of their bytes. */
  readonly tensors: readonly SafetensorsTensor[];
  /** Texts that the file has beside them. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Bytes of all tensors. */
  readonly byteLength: number;
  readonly #placed: readonly PlacedTensor[];

  static {
    make = (file, placed, metadata) => new SafetensorsFile(file, placed, metadata);
    placedOf = (file) => file.#placed;
  }

  private constructor(
    file: string,
    placed: readonly PlacedTensor[],
    metadata: Readonly<Record<string, string>>,
  ) {
    this.file = file;
    this.#placed = placed;
    this.metadata = metadata;
    this.tensors = placed.map(({ name, dtype, format, shape, byteLength, source, byteOffset }) =>
      Object.freeze({ name, dtype, format, shape, byteLength, file: nameOf(source), byteOffset }),
    );
    this.byteLength = placed.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /**
   * Loads one tensor.
   * @param device where to
   * @param name one of {@link tensors}
   * @returns an array with memory of its own, when all bytes are there
   * @throws InvalidArgumentError, DisposedError
   * @throws FileFormatError when the file was changed since, or arrays have no such element type
   * @throws OutOfMemoryError (207001), what the file system throws, and the signal's reason
   */
  async load(device: DeviceObject, name: string, options?: TransferOptions): Promise<ArrayObject> {
    const api = 'SafetensorsFile.load';
    const plan = readTransferOptions(options, api);
    const place = locationOf(device, api, 'device');
    if (place === 'host' || place === undefined)
      throw new InvalidArgumentError({
        api,
        parameter: 'device',
        received: device,
        expected: 'a handle of class Device',
      });
    const tensor = this.#placed.find((one) => one.name === name);
    if (tensor === undefined) throw unknownName(name, 'name', this.file, api);
    return loadTensor(place, tensor, plan, api);
  }
}

/**
 * Reads what is in a `.safetensors` file, or in several of them with an index (`model.safetensors.index.json`): names, types
 * and shapes of the tensors. Every place in it is checked against the file; no tensor is read.
 * @param file a path, a file URL, or an open FileHandle or descriptor, which must stay open; of an index its path, which
 *   ends with `.json`
 * @throws InvalidArgumentError
 * @throws FileFormatError when it is not what the format asks for
 * @throws what the file system throws, and the signal's reason
 * @example
 * ```ts
 * await saveSafetensors('model.safetensors', { weight: device.array(new Float32Array(6), [2, 3]) });
 * const model = await openSafetensors('model.safetensors');
 * console.log(model.tensors.map(({ name, dtype, shape }) => [name, dtype, shape]));
 * using weight = await model.load(device, 'weight');
 * ```
 */
export async function openSafetensors(
  file: FileOperand,
  options?: TransferOptions,
): Promise<SafetensorsFile> {
  const api = 'openSafetensors';
  const plan = readTransferOptions(options, api);
  checkFile(file, api);
  return openChecked(file, plan.signal, api);
}

async function openChecked(
  file: FileOperand,
  signal: AbortSignal | undefined,
  api: string,
): Promise<SafetensorsFile> {
  signal?.throwIfAborted();
  const name = nameOf(file);
  if (name.endsWith('.json')) return openShards(name, signal, api);
  const { tensors, metadata } = await placedIn(file, signal, api);
  return make(name, tensors, metadata);
}

async function openShards(
  path: string,
  signal: AbortSignal | undefined,
  api: string,
): Promise<SafetensorsFile> {
  const origin = { api, file: path };
  const shards = await withRegularFile(path, signal, api, async ({ byteLength, read }) => {
    if (byteLength > LONGEST_INDEX) refuse(origin, `the index has ${byteLength} bytes`);
    return parseShardIndex(await read(0, byteLength), origin);
  });
  const placed: PlacedTensor[] = [];
  for (const [shard, names] of shards) {
    const { tensors } = await placedIn(join(dirname(path), shard), signal, api);
    const found = tensors.filter((tensor) => names.has(tensor.name));
    const [missing] = [...names].filter((name) => !found.some((tensor) => tensor.name === name));
    if (missing !== undefined) refuse(origin, `it is not in ${shard}, where the index has it`, missing);
    placed.push(...found);
  }
  return make(path, placed, {});
}

function placedIn(
  file: FileOperand,
  signal: AbortSignal | undefined,
  api: string,
): Promise<{ readonly tensors: readonly PlacedTensor[]; readonly metadata: SafetensorsHeader['metadata'] }> {
  return withRegularFile(file, signal, api, async (open) => {
    const { tensors, metadata } = await headerOf(open);
    return {
      tensors: tensors.map((tensor) => ({ ...tensor, source: file, version: open.version })),
      metadata,
    };
  });
}

async function headerOf({ byteLength, origin, read }: RegularFile): Promise<SafetensorsHeader> {
  const length = safetensorsHeaderLength(await read(0, LENGTH_BYTES), byteLength, origin);
  const header = await read(LENGTH_BYTES, length);
  return parseSafetensorsHeader(header, byteLength, origin);
}

/** The tensors of a file, one after the other. Arguments are checked at once; the file is opened when the first is asked for. */
export function loadSafetensors(
  device: DeviceLifetime,
  file: FileOperand,
  options: LoadOptions | undefined,
  api: string,
): AsyncGenerator<LoadedTensor, void, undefined> {
  const plan = readLoadOptions(options, api);
  checkFile(file, api);
  return loadAll(device, file, plan, api);
}

async function* loadAll(
  device: DeviceLifetime,
  file: FileOperand,
  plan: LoadPlan,
  api: string,
): AsyncGenerator<LoadedTensor, void, undefined> {
  const { signal } = plan;
  const opened = await openChecked(file, signal, api);
  const wanted = wantedOf(placedOf(opened), plan.names, opened.file, api);
  for (const tensor of wanted) requireType(tensor, { api, file: nameOf(tensor.source) });
  const total = wanted.reduce((sum, { byteLength }) => sum + byteLength, 0);
  let before = 0;
  for (const tensor of wanted) {
    const moved = (done: number): void => plan.onProgress?.(before + done, total);
    const array = await loadTensor(device, tensor, { signal, onProgress: moved }, api);
    before += tensor.byteLength;
    yield { name: tensor.name, array };
  }
}

function requireType({ name, dtype, format }: FileTensor, origin: Origin): DType {
  return (
    dtype ??
    refuse(
      origin,
      `arrays have no type for its ${format}`,
      name,
      'leave it out with names, or convert the file',
    )
  );
}

function loadTensor(
  device: DeviceLifetime,
  tensor: PlacedTensor,
  plan: Pick<LoadPlan, 'signal' | 'onProgress'>,
  api: string,
): Promise<ArrayObject> {
  plan.signal?.throwIfAborted();
  return withRegularFile(tensor.source, plan.signal, api, ({ version, origin, from }) => {
    if (version !== tensor.version)
      refuse(origin, 'it was changed after its header was read', tensor.name, 'open it again');
    const dtype = requireType(tensor, origin);
    return loadArray(device, { ...tensor, dtype }, from(tensor.byteOffset), plan, origin);
  });
}
