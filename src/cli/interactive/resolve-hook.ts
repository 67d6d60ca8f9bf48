/**
 * Runs on Node's thread for module hooks: a script's `import 'ascendcl'` finds this package wherever the script lies, so
 * that script and command share one library and one list of open objects; and scripts may be TypeScript.
 */
import { hasUnknownUsing, isTypeScript, type LoadedModule, loadTypeScript } from './typescript.js';

interface Resolved {
  readonly url: string;
  readonly shortCircuit?: boolean;
}

type Next = (specifier: string, context: unknown) => Promise<Resolved>;

let urls: Readonly<Record<string, string>> = {};

/** @param data name to URL, as the command passed it on */
export function initialize(data: Readonly<Record<string, string>>): void {
  urls = data;
}

export async function resolve(specifier: string, context: unknown, next: Next): Promise<Resolved> {
  const url = urls[specifier];
  return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
}

type NextLoad = (url: string, context: unknown) => Promise<unknown>;

export async function load(url: string, context: unknown, next: NextLoad): Promise<LoadedModule | unknown> {
  if (isTypeScript(url)) return loadTypeScript(url);
  const loaded = await next(url, context);
  if (!hasUnknownUsing(url)) return loaded;
  const { format } = loaded as { readonly format: string }; // what a load hook gives
  return loadTypeScript(url, format === 'commonjs' ? 'commonjs' : 'module');
}
