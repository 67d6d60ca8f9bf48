/** The facts in scripts/data that headers don't tell. */
import { readFileSync } from 'node:fs';
import type { Direction } from '../../src/model/api-model.js';

interface Period {
  readonly last?: string;
  readonly gaps?: readonly string[];
  readonly firstInRuntimeHeaders?: string;
  readonly lastInRuntimeHeaders?: string;
}

export type SinceKind = 'functions' | 'structs' | 'enums' | 'callbacks' | 'enumConstants' | 'values';

/** Name → first version, for each kind. */
interface SinceData extends Readonly<Record<SinceKind, Readonly<Record<string, string>>>> {
  readonly order: readonly string[];
  readonly periods: Readonly<Partial<Record<SinceKind, Readonly<Record<string, Period>>>>>;
}

interface ProductData {
  readonly products: Readonly<Record<string, string>>;
  readonly functions: Readonly<Record<string, readonly string[]>>;
}

interface AreaData {
  readonly byHeader: Readonly<Record<string, string>>;
  readonly functions: Readonly<Record<string, string>>;
}

interface LibraryData {
  /** The header that tells the newer layout of libraries from the one of CANN 8.1 and before. */
  readonly marker: string;
  readonly legacy: string;
  readonly default: string;
  readonly byHeader: Readonly<Record<string, string>>;
}

interface DirectionData {
  readonly functions: Readonly<Record<string, Readonly<Record<string, Direction>>>>;
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8'));
}

export const sinceData = read<SinceData>('since');
export const productData = read<ProductData>('products');
export const areaData = read<AreaData>('areas');
export const libraryData = read<LibraryData>('libraries');
export const directionData = read<DirectionData>('directions');
