import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const isCompiled = import.meta.url.endsWith('.js');

/** The repository. */
export const root = fileURLToPath(new URL(isCompiled ? '../../../../' : '../../', import.meta.url));

/** Where test/setup/compile-programs.ts puts the JavaScript of src, generated, scripts and test. */
export const COMPILED = 'dist/test-programs';

/**
 * The JavaScript of a module of the tests, for a process or a thread of its own: it starts in a fraction of the time that
 * a loader of TypeScript takes. A path or URL of what is compiled already is given back as it is.
 * @returns its path
 */
export function compiled(module: string | URL): string {
  const path = `${module}`.startsWith('file:') ? fileURLToPath(module) : `${module}`;
  if (!path.endsWith('.ts')) return path;
  const script = path.replace(/\.ts$/, '.js');
  return isCompiled ? script : `${root}${COMPILED}/${relative(root, script)}`;
}

/** As {@link compiled}. @returns its URL */
export const compiledUrl = (module: string | URL): string => pathToFileURL(compiled(module)).href;
