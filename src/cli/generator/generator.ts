import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiModel } from '../../model/api-model.js';
import { packageRoot } from '../../native/library/package-root.js';

/**
 * The generator, which stands outside the layers of the library: a bundle of its own, loaded when a command needs it,
 * so that it costs nothing else.
 */
interface Generator {
  /** Reads an include directory. Throws with file and line when a header can't be read, parsed or understood. */
  buildModel(options: { readonly includeDir: string; readonly version?: string }): Promise<GeneratedModel>;
  /** Files of the bindings by path: JavaScript, declarations, the model. */
  makeBindings(model: ApiModel): Promise<ReadonlyMap<string, string>>;
}

/** What the generator reports besides the model. */
export interface GeneratedModel extends ApiModel {
  readonly skipped: readonly Skipped[];
}

export interface Skipped {
  readonly what: string;
  readonly reason: string;
  readonly position: { readonly file: string; readonly line: number };
}

export function loadGenerator(): Promise<Generator> {
  const file = join(packageRoot(), 'dist', 'generator', 'index.js');
  return import(pathToFileURL(file).href);
}
