import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../native/package-root.js';
import type { ApiModel } from './api-model.js';

/** The model of the headers that this package was generated from. */
export function ownModel(): ApiModel {
  return JSON.parse(readFileSync(join(packageRoot(), 'dist', 'data', 'api.json'), 'utf8'));
}

/** Product keys of the reference and the products they stand for. */
export function productNames(): Readonly<Record<string, string>> {
  const file = join(packageRoot(), 'dist', 'data', 'products.json');
  const data: { products: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  return data.products;
}

/** `aclrtMalloc(void **devPtr, size_t size)`: the declaration on one line. */
export function signature(fn: {
  readonly returns: string;
  readonly name: string;
  readonly params: readonly { readonly type: string; readonly name: string | null }[];
  readonly variadic?: boolean;
}): string {
  const beside = (type: string, name: string) => (type.endsWith('*') ? `${type}${name}` : `${type} ${name}`);
  const params = fn.params.map(({ type, name }) => (name === null ? type : beside(type, name)));
  if (fn.variadic) params.push('...');
  return `${beside(fn.returns, fn.name)}(${params.join(', ') || 'void'})`;
}

/** Header sets that only a copy in another project shows carry that project's version: `5.0.4-ms1.6` → `5.0.4`. */
export const plainVersion = (version: string): string => version.replace(/-ms[\d.]+$/, '');
