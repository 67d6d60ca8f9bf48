import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiFunction, ApiModel } from '../../model/api-model.js';
import { packageRoot } from '../../native/library/package-root.js';

/** A function of the package's own model: packaging adds what this package knows of it. */
export interface OwnFunction extends ApiFunction {
  /** The name in the checked layer: `malloc`. */
  readonly checked?: string;
  /** Members of the handles that call it: `Device.allocate`. */
  readonly handles?: readonly string[];
  /** Where no handle calls it: what to use instead, or why there is none. */
  readonly instead?: string;
  /** Codes that the real runtime was seen to return. */
  readonly codes?: readonly number[];
}

export interface OwnModel extends ApiModel {
  readonly functions: readonly OwnFunction[];
}

/** The model of the headers that this package was generated from. */
export function ownModel(): OwnModel {
  return JSON.parse(readFileSync(join(packageRoot(), 'dist', 'data', 'api.json'), 'utf8'));
}

/** Product keys of the reference and the products they stand for. */
export function productNames(): Readonly<Record<string, string>> {
  const file = join(packageRoot(), 'dist', 'data', 'products.json');
  const data: { products: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  return data.products;
}
