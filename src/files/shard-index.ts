import { isObject, jsonObject } from './json-object.js';
import { type Origin, refuse, shown } from './refuse.js';

/** A longer index is none: it has one line for each tensor. */
export const LONGEST_INDEX = 100_000_000;
const MOST_SHARDS = 100_000;

/**
 * The file `model.safetensors.index.json` of a model in several files. Names of files must be those of files beside it: an
 * index of somebody else can't make anything else be read.
 * @returns the names of the tensors by the file that they are in
 */
export function parseShardIndex(bytes: Uint8Array, origin: Origin): ReadonlyMap<string, ReadonlySet<string>> {
  const { weight_map: map } = jsonObject(bytes, 'the index', origin) as { readonly weight_map?: unknown };
  if (!isObject(map)) return refuse(origin, 'the index has no weight_map');
  const shards = new Map<string, Set<string>>();
  for (const [name, file] of Object.entries(map) as [string, unknown][]) {
    if (typeof file !== 'string' || !isPlainName(file))
      return refuse(origin, `it would be in ${shown(file)}, which is no file beside the index`, name);
    const names = shards.get(file);
    if (names === undefined) shards.set(file, new Set([name]));
    else names.add(name);
  }
  if (shards.size > MOST_SHARDS) refuse(origin, `the index names ${shards.size} files`);
  return shards;
}

/** The name of a file in a folder, and of nothing else. */
const isPlainName = (name: string): boolean =>
  name.length <= 255 && !/[/\\\0]/.test(name) && name.endsWith('.safetensors') && !name.startsWith('.');
