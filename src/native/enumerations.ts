/** Enums of the C interface are plain objects: constant name → value. Values that we don't know pass through. */

export type Enumeration = Readonly<Record<string, number | bigint>>;

/** A known value of the enum, or any other number: a newer library may know more than this binding. */
export type EnumValue<E extends Enumeration> = E[keyof E] | (number & {});

const reversed = new WeakMap<Enumeration, Map<number | bigint, string>>();

/**
 * The name of an enum's value, or undefined when the enum has no such value. Of several names for one value the first
 * wins.
 *
 * @example
 * enumName(aclrtMemcpyKind, 1) // 'ACL_MEMCPY_HOST_TO_DEVICE'
 */
export function enumName(enumeration: Enumeration, value: number | bigint): string | undefined {
  let names = reversed.get(enumeration);
  if (names === undefined) {
    names = new Map();
    for (const [name, known] of Object.entries(enumeration)) if (!names.has(known)) names.set(known, name);
    reversed.set(enumeration, names);
  }
  return names.get(value);
}
