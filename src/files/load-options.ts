import { checkFunction, checkSignal, readOptions } from '../engine/arguments/options.js';
import { InvalidArgumentError } from '../errors/index.js';
import { isArray, listOf } from '../errors/intrinsics.js';

/** How a file is loaded or saved. */
export interface TransferOptions {
  /** Ends it early: it rejects with the signal's reason at once, and what was made for it ends. */
  readonly signal?: AbortSignal;
  /** Called after each chunk with the bytes done, and the bytes altogether. */
  readonly onProgress?: (doneBytes: number, totalBytes: number) => void;
}

/** Which tensors of a file are loaded, and how. */
export interface LoadOptions extends TransferOptions {
  /** The names of those that are wanted. Default: all. */
  readonly names?: readonly string[];
}

/** Options as they were read. */
export interface LoadPlan {
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((doneBytes: number, totalBytes: number) => void) | undefined;
  readonly names: readonly string[] | undefined;
}

const TRANSFER_OPTIONS = ['signal', 'onProgress'] as const;

export function readTransferOptions(options: TransferOptions | undefined, api: string): LoadPlan {
  const { signal, onProgress } = readOptions(options, TRANSFER_OPTIONS, api);
  return checked(signal, onProgress, undefined, api);
}

export function readLoadOptions(options: LoadOptions | undefined, api: string): LoadPlan {
  const { signal, onProgress, names } = readOptions(options, [...TRANSFER_OPTIONS, 'names'], api);
  return checked(signal, onProgress, names === undefined ? undefined : namesIn(names, api), api);
}

function checked(
  signal: unknown,
  onProgress: unknown,
  names: readonly string[] | undefined,
  api: string,
): LoadPlan {
  checkSignal(signal, api);
  if (onProgress !== undefined) checkFunction(onProgress, api, 'options.onProgress');
  return { signal, onProgress: onProgress as LoadPlan['onProgress'], names }; // a function, as just seen
}

function namesIn(names: unknown, api: string): readonly string[] {
  const parameter = 'options.names';
  if (!isArray(names))
    throw new InvalidArgumentError({ api, parameter, received: names, expected: 'an array of names' });
  return listOf(names.length, (index) => {
    const name: unknown = names[index];
    if (typeof name === 'string') return name;
    throw new InvalidArgumentError({
      api,
      parameter: `${parameter}[${index}]`,
      received: name,
      expected: 'the name of a tensor',
    });
  });
}

/** Those of a file that were asked for, in the order of the file. Throws when one is not there. */
export function wantedOf<T extends { readonly name: string }>(
  all: readonly T[],
  names: readonly string[] | undefined,
  file: string,
  api: string,
): readonly T[] {
  if (names === undefined) return all;
  const wanted = new Set(names);
  const found = all.filter(({ name }) => wanted.delete(name));
  const [missing] = wanted;
  if (missing !== undefined)
    throw unknownName(missing, `options.names[${names.indexOf(missing)}]`, file, api);
  return found;
}

export const unknownName = (
  name: unknown,
  parameter: string,
  file: string,
  api: string,
): InvalidArgumentError =>
  new InvalidArgumentError({ api, parameter, received: name, expected: `the name of a tensor of ${file}` });
