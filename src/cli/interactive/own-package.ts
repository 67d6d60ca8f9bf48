import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../native/locate.js';

/** Lets scripts import this very package by its name. */
export function resolveOwnPackage(): void {
  register('./resolve-hook.js', { parentURL: import.meta.url, data: entryUrls() });
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly import: { readonly default: string } }>>;
}

/** `ascendcl/checked` → the file that package.json exports under that name. */
function entryUrls(): Record<string, string> {
  const root = packageRoot();
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(manifest.exports).map(([path, target]) => {
      const file = typeof target === 'string' ? target : target.import.default;
      return [manifest.name + path.slice(1), pathToFileURL(join(root, file)).href];
    }),
  );
}
