import type { TypeObject } from 'koffi';
import { listOf } from '../../errors/intrinsics.js';
import { countOf } from './arrays.js';
import { readerOf } from './read-struct.js';

/** Structs of inputs in the form that C reads: a copy of ours, read once. */

/**
 * A struct, with every field of the right kind and range. `type`: how koffi sees it.
 * @throws InvalidArgumentError
 */
export const structOf = <S>(value: S, type: () => TypeObject, api: string, parameter: string): S =>
  readerOf(type())(value, api, parameter) as S; // the copy has the fields of the original

/**
 * A struct or null.
 * @throws InvalidArgumentError
 */
export const nullableStructOf = <S>(
  value: S | null,
  type: () => TypeObject,
  api: string,
  parameter: string,
): S | null => (value === null ? null : structOf(value, type, api, parameter));

/**
 * As many structs as another parameter states.
 * @throws InvalidArgumentError
 */
export function structsOf<S>(
  values: readonly S[],
  type: () => TypeObject,
  count: number | bigint,
  api: string,
  parameter: string,
): S[] {
  const read = readerOf(type());
  return listOf(
    countOf(values, count, api, parameter),
    (index) => read(values[index], api, parameter, index) as S, // as above
  );
}
