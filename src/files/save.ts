import { checkFunction, checkSignal, isPlain, readOptions } from '../engine/arguments/options.js';
import { DTYPES, type DType } from '../engine/arrays/dtype.js';
import { CallSite } from '../engine/base/CallSite.js';
import { disposeQuietly } from '../engine/base/dispose-quietly.js';
import { isResource, lifetimeOf, requireOpen } from '../engine/base/Resource.js';
import { queueCopy } from '../engine/enqueue/queue-copy.js';
import { chunkWriter } from '../engine/files/chunks.js';
import { drainMemory } from '../engine/files/copy-files.js';
import { checkFile } from '../engine/files/file-options.js';
import type { FileOperand } from '../engine/files/open.js';
import { withFile } from '../engine/files/open.js';
import { ArrayLifetime } from '../engine/memory/ArrayLifetime.js';
import { type ArrayObject, arrayMakers } from '../engine/memory/array-makers.js';
import { createStream } from '../engine/stream/create.js';
import { ready } from '../engine/stream/waiting.js';
import { InvalidArgumentError } from '../errors/index.js';
import { keys } from '../errors/intrinsics.js';
import { CHUNK_BYTES } from './load-array.js';
import { readTransferOptions, type TransferOptions } from './load-options.js';
import { npyHeaderOf } from './npy-header.js';
import { safetensorsHeaderOf } from './safetensors-header.js';

/** What is written beside the tensors, and how. */
export interface SaveSafetensorsOptions extends TransferOptions {
  /** Texts that the file has beside the tensors. */
  readonly metadata?: Readonly<Record<string, string>>;
}

interface ToSave {
  readonly name: string;
  readonly array: ArrayObject;
  readonly dtype: DType;
  readonly shape: readonly number[];
  readonly byteLength: number;
}

type Plan = ReturnType<typeof readTransferOptions>;

function toSave(array: unknown, name: string, api: string, parameter: string): ToSave {
  if (!isResource(array) || !(lifetimeOf(array) instanceof ArrayLifetime))
    throw new InvalidArgumentError({
      api,
      parameter,
      received: array,
      expected: 'an array, of class DeviceArray',
    });
  const { layout, byteLength } = requireOpen(array, api, parameter) as ArrayLifetime; // as just seen
  const { dtype, shape } = layout;
  return { name, array: array as ArrayObject, dtype: dtype.name, shape, byteLength };
}

/** Writes one array as `.npy`. */
export async function saveNpy(
  array: ArrayObject,
  file: FileOperand,
  options: TransferOptions | undefined,
  api: string,
): Promise<void> {
  const plan = readTransferOptions(options, api);
  checkFile(file, api);
  const saved = toSave(array, '', api, 'this');
  if (DTYPES[saved.dtype].npy === undefined)
    throw new InvalidArgumentError({
      api,
      parameter: 'this',
      received: array,
      expected: `of a type that NumPy has, which ${saved.dtype} is none of: saveSafetensors takes it`,
    });
  await write(file, npyHeaderOf(saved.dtype, saved.shape), [saved], plan, api);
}

/**
 * Writes arrays to a `.safetensors` file, those with the largest elements first. A file given by its path is replaced; when
 * it fails on the way or is aborted, what was written by then stays.
 * @param file a path, a file URL, or an open FileHandle or descriptor, which stays open
 * @param arrays the arrays by the names that the file has for them
 * @throws InvalidArgumentError, DisposedError before the file is opened
 * @throws AscendError `ERR_FILE_NOT_WRITTEN` when the file takes no more
 * @throws what {@link Stream.copy} throws, what the file system throws, and the signal's reason
 * @example
 * ```ts
 * using bias = device.array([16], 'bfloat16', { fill: 0 });
 * await saveSafetensors('bias.safetensors', { bias }, { metadata: { format: 'pt' } });
 * ```
 */
export async function saveSafetensors(
  file: FileOperand,
  arrays: Readonly<Record<string, ArrayObject>>,
  options?: SaveSafetensorsOptions,
): Promise<void> {
  const api = 'saveSafetensors';
  const { metadata, signal, onProgress } = readOptions(options, ['metadata', 'signal', 'onProgress'], api);
  checkSignal(signal, api);
  if (onProgress !== undefined) checkFunction(onProgress, api, 'options.onProgress');
  const texts = metadata === undefined ? undefined : textsOf(metadata, api);
  checkFile(file, api);
  const saved = arraysOf(arrays, api).sort((a, b) => DTYPES[b.dtype].itemSize - DTYPES[a.dtype].itemSize);
  await write(file, safetensorsHeaderOf(saved, texts), saved, { signal, onProgress, names: undefined }, api);
}

function arraysOf(arrays: unknown, api: string): ToSave[] {
  if (!isPlain(arrays))
    throw new InvalidArgumentError({
      api,
      parameter: 'arrays',
      received: arrays,
      expected: 'an object with arrays by their names',
    });
  return keys(arrays).map((name) => {
    if (name === '__metadata__')
      throw new InvalidArgumentError({
        api,
        parameter: 'arrays',
        received: arrays,
        expected: 'without the name __metadata__, which the format has for options.metadata',
      });
    return toSave(Reflect.get(arrays, name), name, api, `arrays.${name}`);
  });
}

function textsOf(metadata: unknown, api: string): Readonly<Record<string, string>> {
  const refuse = (received: unknown, parameter: string, expected: string): never => {
    throw new InvalidArgumentError({ api, parameter, received, expected });
  };
  if (!isPlain(metadata)) return refuse(metadata, 'options.metadata', 'an object with texts');
  return Object.fromEntries(
    keys(metadata).map((name) => {
      const text: unknown = Reflect.get(metadata, name);
      return [name, typeof text === 'string' ? text : refuse(text, `options.metadata.${name}`, 'a text')];
    }),
  );
}

/** Writes a header and the elements of the arrays behind it. */
async function write(
  file: FileOperand,
  header: Buffer,
  arrays: readonly ToSave[],
  { signal, onProgress }: Plan,
  api: string,
): Promise<void> {
  signal?.throwIfAborted();
  const total = arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  await withFile(file, 'replace', signal, api, async (open) => {
    const put = chunkWriter(open, 0, signal, api);
    await put(header);
    let before = 0;
    for (const { array, byteLength } of arrays) {
      await writeElements(array, byteLength, put, signal, (done) => onProgress?.(before + done, total), api);
      before += byteLength;
    }
  });
}

async function writeElements(
  array: ArrayObject,
  byteLength: number,
  put: (chunk: Buffer) => Promise<void>,
  signal: AbortSignal | undefined,
  moved: (done: number) => void,
  api: string,
): Promise<void> {
  if (byteLength === 0) return;
  const { block, contiguous } = requireOpen(array, api) as ArrayLifetime; // an array, as was seen
  const stream = createStream(block.device, undefined, api);
  let packed: ArrayObject | undefined;
  try {
    packed = contiguous ? undefined : packedCopy(array, api);
    const place = new CallSite(writeElements);
    const copy: Parameters<typeof drainMemory>[0]['copy'] = (destination, source, options) =>
      queueCopy(stream, destination, source, options, place, api);
    await drainMemory(
      { copy },
      packed ?? array,
      { memoryOffset: 0, total: byteLength, chunkByteLength: CHUNK_BYTES, signal, onProgress: moved },
      put,
      () => ready(stream.queue.state, stream.queue.submitted, { signal }, api),
    );
  } catch (error) {
    disposeQuietly(stream);
    if (packed !== undefined) disposeQuietly(packed);
    throw error;
  }
  stream.dispose();
  packed?.dispose();
}

/** The elements one after the other, in memory of their own. */
function packedCopy(array: ArrayObject, api: string): ArrayObject {
  const { block, layout } = requireOpen(array, api) as ArrayLifetime; // an array, as was seen
  const packed = arrayMakers().allocate(block.device, layout.shape, layout.dtype.name, undefined, api);
  try {
    packed.copyFrom(array);
    return packed;
  } catch (error) {
    disposeQuietly(packed);
    throw error;
  }
}
