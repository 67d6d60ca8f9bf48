/** Where a value goes, in the notation of the signatures: `options.offset?`, `items[].source`. */

interface Placed {
  /** What errors call the place: `items[1].source`. */
  readonly parameter: string;
  readonly args: readonly unknown[];
}

/**
 * The arguments with one value replaced. Of an array it is the last element.
 * @param order the names of the parameters
 */
export function place(
  path: string,
  order: readonly string[],
  good: readonly unknown[],
  value: unknown,
): Placed {
  const [first = '', ...steps] = path.replace('?', '').match(/[^.[\]]+|\[\]/g) ?? [];
  const index = order.indexOf(first);
  if (index < 0) throw new Error(`${path} is below no parameter`);
  const [argument, names] = replaced(good[index], steps, value);
  return { parameter: first + names, args: withValue(good, index, argument) };
}

const withValue = (values: readonly unknown[], index: number, value: unknown): unknown[] => [
  ...values.slice(0, index),
  value,
  ...values.slice(index + 1),
];

/** A copy of an argument with a part replaced, and how the part is called. */
function replaced(whole: unknown, [step, ...rest]: readonly string[], value: unknown): [unknown, string] {
  if (step === undefined) return [value, ''];
  if (step === '[]') {
    const elements = whole as readonly unknown[]; // the good argument is what the signature says
    const last = elements.length - 1;
    const [element, names] = replaced(elements[last], rest, value);
    return [withValue(elements, last, element), `[${last}]${names}`];
  }
  const [property, names] = replaced(Reflect.get(Object(whole), step), rest, value);
  return [{ ...Object(whole), [step]: property }, `.${step}${names}`];
}
