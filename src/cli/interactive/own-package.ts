import { readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../native/library/package-root.js';
import { isTypeScript, loadTypeScript } from './typescript.js';
import { hookWorkers } from './worker-hooks.js';

interface ResolveContext {
  readonly conditions: readonly string[];
}

type NextResolve = (specifier: string, context: ResolveContext) => unknown;
type NextLoad = (url: string, context: unknown) => unknown;

/** Node.js 22.15 and later; the types are those of the oldest version that the package runs on. */
interface HookRegistration {
  registerHooks?: (hooks: {
    resolve(specifier: string, context: ResolveContext, next: NextResolve): unknown;
    load(url: string, context: unknown, next: NextLoad): unknown;
  }) => unknown;
}

/** Lets scripts and their workers import this very package by its name, and be TypeScript. */
export function registerScriptHooks(): void {
  hookWorkers();
  const { registerHooks } = nodeModule as HookRegistration; // see there
  const urls = { import: entryUrls('import'), require: entryUrls('require') };
  if (registerHooks === undefined) {
    // Hooks of older versions run on a thread of their own, and for `import` only.
    nodeModule.register('./resolve-hook.js', { parentURL: import.meta.url, data: urls.import });
    return;
  }
  registerHooks({
    resolve(specifier, context, next) {
      const kind = context.conditions.includes('require') ? 'require' : 'import';
      const url = urls[kind][specifier];
      return url === undefined
        ? next(specifier, context)
        : { url, format: FORMATS[kind], shortCircuit: true };
    },
    load: (url, context, next) => (isTypeScript(url) ? loadTypeScript(url) : next(url, context)),
  });
}

const FORMATS = { import: 'module', require: 'commonjs' } as const;

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<
    Record<string, string | Readonly<Record<'import' | 'require', { default: string }>>>
  >;
}

/** `ascendcl/checked` → the file that package.json exports under that name. */
function entryUrls(kind: 'import' | 'require'): Record<string, string> {
  const root = packageRoot();
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(manifest.exports).flatMap(([path, target]) =>
      typeof target === 'string'
        ? []
        : [[manifest.name + path.slice(1), pathToFileURL(join(root, target[kind].default)).href]],
    ),
  );
}
