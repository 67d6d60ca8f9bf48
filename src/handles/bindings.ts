import type { Availability } from '../../generated/availability.js';
import { InvalidArgumentError } from '../errors/index.js';
import { loadedLibrary } from '../native/library/library.js';

/**
 * Bindings for one CANN version: the module of a folder that `ascendcl generate` made,
 * `import * as bindings from './ascendcl-bindings/index.js'`.
 */
export interface Bindings {
  /** CANN version of the headers, null when they are of none that is known. */
  readonly version: string | null;
  /** The functions that check their arguments and throw. */
  readonly checked: object;
  /** The functions as C declares them. */
  readonly raw: object;
  /** Where each C function exists. */
  readonly availability: Readonly<Record<string, Availability>>;
  /** Of the native layer that the bindings call: it must be the one of this package. */
  readonly loadedLibrary: () => unknown;
}

/** Bindings that call the library of this very package, which another copy of it would load and keep for itself. */
export function checkBindings(value: unknown, api: string): asserts value is Bindings | undefined {
  if (value === undefined) return;
  const expected = refusal(value);
  if (expected !== undefined)
    throw new InvalidArgumentError({ api, parameter: 'options.bindings', received: value, expected });
}

function refusal(value: unknown): string | undefined {
  const isObject = (part: unknown): boolean => typeof part === 'object' && part !== null;
  if (!isObject(value)) return MODULE;
  const { checked, raw, availability, loadedLibrary: own } = value as Partial<Bindings>;
  if (!isObject(checked) || !isObject(raw) || !isObject(availability)) return MODULE;
  return own === loadedLibrary
    ? undefined
    : 'bindings that import this copy of ascendcl: put the folder where `ascendcl/native` resolves to it';
}

const MODULE = 'the module of a folder that `ascendcl generate` made: import * as bindings from its index.js';
