import type { MatrixWorld } from './world.js';

/** A value for a parameter, and what has to happen when it is given. */
export interface Value {
  readonly label: string;
  readonly value: unknown;
  /**
   * - `invalid`: InvalidArgumentError that names the parameter
   * - `ended`: DisposedError, because the value is a handle that has ended
   * - `legal`: no complaint about arguments
   */
  readonly outcome: 'invalid' | 'ended' | 'legal';
  /** What the error names instead of the parameter: the other one that it contradicts, or all of a structure. */
  readonly named?: string;
  /** The error may name a part of the parameter: the first that is wrong. */
  readonly inside?: boolean;
}

/** What a parameter takes: the values that it must refuse, and some that look wrong and are not. */
export type Kind = (world: MatrixWorld) => Value[];

export const invalid = (values: Readonly<Record<string, unknown>>, named?: string): Value[] =>
  Object.entries(values).map(([label, value]) => ({
    label,
    value,
    outcome: 'invalid',
    ...(named === undefined ? {} : { named }),
  }));

export const ended = (values: Readonly<Record<string, unknown>>): Value[] =>
  Object.entries(values).map(([label, value]) => ({ label, value, outcome: 'ended' }));

export const legal = (values: Readonly<Record<string, unknown>>): Value[] =>
  Object.entries(values).map(([label, value]) => ({ label, value, outcome: 'legal' }));

/** The kind with more values. */
export const also =
  (kind: Kind, more: Kind): Kind =>
  (world) => [...kind(world), ...more(world)];

/** The kind, except that some of its values are legal in a place. The reasons are for the reader. */
export const except =
  (kind: Kind, reasons: Readonly<Record<string, string>>): Kind =>
  (world) => {
    const values = kind(world);
    const unknown = Object.keys(reasons).filter((label) => values.every((value) => value.label !== label));
    if (unknown.length > 0) throw new Error(`no value of the kind is called ${unknown.join(', ')}`);
    return values.map((value) =>
      Object.hasOwn(reasons, value.label) ? { ...value, outcome: 'legal' } : value,
    );
  };

/** The kind, except that a value which is legal elsewhere is none in a place. */
export const refusing =
  (kind: Kind, label: string): Kind =>
  (world) =>
    kind(world).map((value) => (value.label === label ? { ...value, outcome: 'invalid' } : value));

/** The kind, where errors name something larger than the part that is wrong. */
export const naming =
  (named: string, kind: Kind): Kind =>
  (world) =>
    kind(world).map((value) => ({ ...value, named }));

/** The kind, where errors may name a part. */
export const inside =
  (kind: Kind): Kind =>
  (world) =>
    kind(world).map((value) => ({ ...value, inside: true }));

/** What nothing reads: no value can be wrong. The reason is for the reader. */
export const unread =
  (_reason: string): Kind =>
  () => [];
