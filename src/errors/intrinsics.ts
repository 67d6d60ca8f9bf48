/**
 * Built-in functions and getters as they were when this module was loaded. A script may give an object properties of its
 * own, such as a `byteLength`, or change what objects inherit; what these here say stays true.
 */

const { bind, call } = Function.prototype;

/** A method of built-in objects as a function whose first argument is the object. */
export const uncurried: <This, A extends unknown[], R>(
  method: (this: This, ...args: A) => R,
) => (object: This, ...args: A) => R = bind.bind(call) as never; // given a method it returns `call.bind(method)`

/** The getter of a built-in property as a function; undefined where this Node.js has no such property. */
export function optionalGetterOf<T>(
  prototype: object,
  property: string | symbol,
): ((object: object) => T) | undefined {
  const get = Object.getOwnPropertyDescriptor(prototype, property)?.get;
  return get && uncurried(get);
}

/** The getter of a built-in property as a function. */
export function getterOf<T>(prototype: object, property: string | symbol): (object: object) => T {
  const get = optionalGetterOf<T>(prototype, property);
  if (get === undefined) throw new Error(`JavaScript has no ${String(property)} here`);
  return get;
}

/** What Float32Array and its like inherit from; JavaScript has no name for it. */
export const typedArrayPrototype: object = Object.getPrototypeOf(Uint8Array.prototype);

export const { isArray } = Array;
export const { isView } = ArrayBuffer;
export const { isFinite: isFiniteNumber, isInteger, isSafeInteger } = Number;
export const { create, defineProperty, getPrototypeOf, hasOwn, keys } = Object;

const { from } = Array;

/** A new array. Its elements are its own, whatever a script has put on the prototypes of arrays and objects. */
export const listOf = <T>(length: number, make: (index: number) => T): T[] =>
  from({ __proto__: null, length } as ArrayLike<never>, (_, index) => make(index));
