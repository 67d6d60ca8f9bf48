import { type Origin, refuse, shown } from './refuse.js';

/** As many axes as arrays have. */
const MOST_AXES = 64;

/**
 * The shape of a tensor as its file gives it.
 * @returns its lengths, and how many elements there are: all numbers below 2^53, also with the elements' size
 */
export function tensorShape(
  value: unknown,
  itemSize: number,
  origin: Origin,
  tensor: string | undefined,
): { readonly shape: readonly number[]; readonly count: number } {
  if (!Array.isArray(value)) return refuse(origin, `its shape is ${shown(value)}, and no list`, tensor);
  if (value.length > MOST_AXES)
    refuse(origin, `it has ${value.length} axes; arrays have at most ${MOST_AXES}`, tensor);
  let count = 1;
  let reach = itemSize;
  for (const length of value as readonly unknown[]) {
    if (typeof length !== 'number' || !Number.isSafeInteger(length) || length < 0)
      return refuse(origin, `its shape is ${shown(value)}: ${shown(length)} is no length`, tensor);
    count *= length;
    reach *= Math.max(length, 1);
    // Also where another length is 0: what strides are made of must be exact.
    if (!Number.isSafeInteger(reach))
      refuse(origin, `its shape ${shown(value)} has more elements than a file can hold`, tensor);
  }
  return { shape: Object.freeze((value as number[]).map((length) => length + 0)), count };
}
