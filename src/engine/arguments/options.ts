import { InvalidArgumentError } from '../../errors/index.js';
import { isResource, type Resource } from '../base/Resource.js';

/** Checks of option objects, before anything native is called. */

/** Options as they were read; all are absent when none were given. */
export type Read<T> = { readonly [Name in keyof T]?: T[Name] | undefined };

/** Inherits nothing, so that nothing a script has put on `Object.prototype` passes for an option. */
class Options {}
Object.freeze(Object.setPrototypeOf(Options.prototype, null));

const NONE = Object.freeze(new Options());

/**
 * Reads an options object, or none, each option once. Getters of the script run here and nowhere else: what they
 * dispose of or take away, the checks that come afterwards see. Throws for a value that is no object, and for a name
 * that the method does not know. `parameter`: what the method calls it.
 */
export function readOptions<T extends object>(
  value: T | undefined,
  known: readonly (keyof T & string)[],
  api: string,
  parameter = 'options',
): Read<T> {
  if (value === undefined) return NONE;
  checkNames(value, known, api, parameter);
  const options: { [Name in keyof T]?: T[Name] | undefined } = new Options();
  for (let index = 0; index < known.length; index += 1) {
    const name = known[index] as keyof T; // the index is below the length
    options[name] = value[name];
  }
  return options;
}

function checkNames(value: unknown, known: readonly string[], api: string, parameter: string): void {
  if (!isPlain(value))
    throw new InvalidArgumentError({ api, parameter, received: value, expected: 'an object with options' });
  for (const name of Object.keys(value))
    if (!known.includes(name))
      throw new InvalidArgumentError({
        api,
        parameter: `${parameter}.${name}`,
        received: (value as Record<string, unknown>)[name],
        expected: `absent: the options are ${known.join(', ')}`,
      });
}

/** Whether an object can have been meant as options: no array, no buffer, and nothing that has to be disposed of. */
export const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !ArrayBuffer.isView(value) &&
  !(Symbol.dispose in value);

/** One of the keys of a table; the default when absent. @returns the table's value */
export function checkChoice<T>(
  value: unknown,
  table: Readonly<Record<string, T>>,
  fallback: string,
  api: string,
  parameter: string,
): T {
  const name = value === undefined ? fallback : value;
  const chosen = typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
  if (chosen !== undefined) return chosen;
  const names = Object.keys(table).map((key) => `'${key}'`);
  throw new InvalidArgumentError({ api, parameter, received: value, expected: `one of ${names.join(', ')}` });
}

/** True, false or absent. */
export function checkFlag(value: unknown, api: string, parameter: string): boolean {
  if (value === undefined) return false;
  if (typeof value === 'boolean') return value;
  throw new InvalidArgumentError({ api, parameter, received: value, expected: 'true or false' });
}

/** Whether a value can be the path of a file. */
export const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !value.includes('\0');

/** The path of a file. */
export function checkPath(value: unknown, api: string, parameter: string): asserts value is string {
  if (isPath(value)) return;
  throw new InvalidArgumentError({ api, parameter, received: value, expected: 'a path' });
}

/** A function. */
export function checkFunction(value: unknown, api: string, parameter: string): void {
  if (typeof value === 'function') return;
  throw new InvalidArgumentError({ api, parameter, received: value, expected: 'a function' });
}

/** An AbortSignal or absent. */
export function checkSignal(
  value: unknown,
  api: string,
  parameter = 'options.signal',
): asserts value is AbortSignal | undefined {
  if (value === undefined || isSignal(value)) return;
  throw new InvalidArgumentError({ api, parameter, received: value, expected: 'an AbortSignal' });
}

/** Only signals answer: an object that merely inherits from them throws. */
function isSignal(value: unknown): value is AbortSignal {
  try {
    return value instanceof AbortSignal && typeof value.aborted === 'boolean';
  } catch {
    return false;
  }
}

/** A handle of one class, made by this package. */
export function checkHandle<T extends Resource>(
  value: unknown,
  kind: { readonly name: string; readonly prototype: T },
  api: string,
  parameter: string,
): asserts value is T {
  if (isResource(value) && Object.prototype.isPrototypeOf.call(kind.prototype, value)) return;
  throw new InvalidArgumentError({
    api,
    parameter,
    received: value,
    expected: `a handle of class ${kind.name}`,
  });
}
