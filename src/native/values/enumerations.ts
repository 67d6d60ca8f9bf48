/** Enums of the C interface are plain objects: constant name → value. Values that we don't know pass through. */

export type Enumeration = Readonly<Record<string, number | bigint>>;

/** A known value of the enum, or any other number: a newer library may know more than this binding. */
export type EnumValue<E extends Enumeration> = E[keyof E] | (number & {});
