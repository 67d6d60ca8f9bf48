/** Arguments whose properties are accessors. */

/** Copies a plain object or an array, deeply, with accessors that call `onRead` with their path. Anything else stays. */
export function withAccessors(value: unknown, path: string, onRead: (path: string) => void): unknown {
  if (!isStructure(value)) return value;
  const copy: object = Array.isArray(value) ? new Array(value.length) : {};
  for (const [name, part] of Object.entries(value)) {
    const below = Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`;
    const wrapped = withAccessors(part, below, onRead);
    Object.defineProperty(copy, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        onRead(below);
        return wrapped;
      },
    });
  }
  return copy;
}

const isStructure = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** The paths of all properties of an argument. */
export function pathsIn(value: unknown, path: string): string[] {
  if (!isStructure(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const below = Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`;
    return [below, ...pathsIn(part, below)];
  });
}
