/** Names that JavaScript or the emitted code needs for itself. */
import type { ApiFunction, ApiModel } from '../../src/model/api-model.js';

const reserved = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public ' +
    'return static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** Words that nothing in a module can be called. */
export const isReserved = (name: string): boolean => reserved.has(name);

/** What the bodies of emitted functions refer to besides what they import. */
const inBodies = new Set(
  (
    'raw returned BigInt Number NaN Infinity Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array ' +
    'BigInt64Array BigUint64Array Float32Array Float64Array'
  ).split(' '),
);

/**
 * The model with other names for parameters that would hide what the body of their function refers to: `class` becomes
 * `class_`. `imported` are the names of the native layer.
 */
export function withSafeParameters(model: ApiModel, imported: Iterable<string>): ApiModel {
  const taken = new Set([...inBodies, ...imported, ...model.structs.map(({ name }) => name)]);
  const safe = (fn: ApiFunction): ApiFunction => {
    // The loop over an array of structs has an index and an item.
    const isLoop = (index: number): boolean =>
      /^(index|item)$/.test(fn.params[index]?.name ?? '') && (fn.params[index]?.type ?? '').endsWith('*');
    const names = safeNames(
      fn.params.map(({ name }) => name),
      (name, index) => isReserved(name) || taken.has(name) || isLoop(index),
    );
    return {
      ...fn,
      params: fn.params.map((param, index) => ({ ...param, name: names[index] ?? param.name })),
    };
  };
  return { ...model, functions: model.functions.map(safe) };
}

/** The names, with underscores behind those that are refused and those that stood before. */
export function safeNames(
  names: readonly string[],
  isRefused: (name: string, index: number) => boolean,
): string[] {
  const taken = new Set<string>();
  return names.map((given, index) => {
    const isFree = (name: string): boolean =>
      !taken.has(name) && (name === given ? !isRefused(name, index) : !names.includes(name));
    let name = given;
    while (!isFree(name)) name += '_';
    taken.add(name);
    return name;
  });
}
