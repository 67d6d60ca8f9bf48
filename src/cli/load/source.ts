import { stat } from 'node:fs/promises';
import { type Device, type DeviceArray, type LoadOptions, openSafetensors } from '../../index.js';
import { ExitCode } from '../exit-codes.js';
import { CommandError } from '../failure.js';

/** A tensor on the device. */
export interface Loaded {
  readonly name: string;
  readonly array: DeviceArray;
}

/** Where the bytes of a tensor are. */
export interface BytesInFile {
  readonly file: string;
  readonly byteOffset: number;
}

/** A file that can be loaded. */
export interface Source {
  /** Bytes of the tensors with some names, or of all; undefined where only loading tells. */
  byteLengthOf(names: readonly string[] | undefined): number | undefined;
  load(device: Device, options: LoadOptions): AsyncIterable<Loaded>;
  /** Where the bytes of a tensor are; undefined where it is compressed. */
  place(loaded: Loaded): Promise<BytesInFile | undefined>;
}

/** Opens a file by the end of its name. */
export async function openSource(file: string, signal: AbortSignal): Promise<Source> {
  if (/\.(safetensors|json)$/.test(file)) return safetensors(file, signal);
  if (file.endsWith('.npz'))
    return {
      byteLengthOf: () => undefined,
      load: (device, options) => device.loadNpz(file, options),
      place: async () => undefined,
    };
  if (file.endsWith('.npy'))
    return {
      byteLengthOf: () => undefined,
      load: (device, options) => oneArray(device, file, options),
      // Nothing may be behind the elements.
      place: async ({ array }) => ({ file, byteOffset: (await stat(file)).size - array.byteLength }),
    };
  throw new CommandError(
    `${file}: its name ends neither with .npy, .npz, .safetensors nor .safetensors.index.json`,
    ExitCode.usage,
  );
}

async function safetensors(file: string, signal: AbortSignal): Promise<Source> {
  const { tensors } = await openSafetensors(file, { signal });
  return {
    byteLengthOf: (names) =>
      tensors.reduce(
        (sum, { name, byteLength }) => (names?.includes(name) === false ? sum : sum + byteLength),
        0,
      ),
    load: (device, options) => device.loadSafetensors(file, options),
    place: async (loaded) => tensors.find(({ name }) => name === loaded.name),
  };
}

async function* oneArray(
  device: Device,
  file: string,
  { names, ...options }: LoadOptions,
): AsyncGenerator<Loaded, void, undefined> {
  if (names !== undefined)
    throw new CommandError(`${file} has one array without a name: leave --tensor away`, ExitCode.usage);
  yield { name: '', array: await device.loadNpy(file, options) };
}
