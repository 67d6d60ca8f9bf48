import * as functions from '../../../src/index.js';
import { stateless } from '../../support/operations.js';
import type { Method } from './parameters/method.js';
import { place } from './paths.js';
import { table } from './table.js';
import type { Value } from './values.js';
import { handlesOf, type MatrixWorld } from './world.js';

/** One call that is made once everything for it is at hand: it makes nothing itself. */
export interface Attempt {
  /** `DeviceMemory.copyFrom(options.byteLength = negative)` */
  readonly name: string;
  /** What errors call the method. */
  readonly api: string;
  readonly outcome: Value['outcome'];
  /** What the error has to name. */
  readonly parameter: string;
  /** The error may name a part of it. */
  readonly inside: boolean;
  readonly call: () => unknown;
}

/** What the methods of a class are called on: its handle, or the package for functions. */
const receiverOf = (owner: string, world: MatrixWorld): object => {
  const receiver = owner === 'functions' ? functions : handlesOf(world)[owner];
  if (receiver === undefined) throw new Error(`the world has no ${owner}`);
  return receiver;
};

function invoke(receiver: object, method: string, args: readonly unknown[]): unknown {
  const run: unknown = Reflect.get(receiver, method);
  return typeof run === 'function' ? Reflect.apply(run, receiver, args) : run;
}

/** What a parameter that must be given does not take. */
const ABSENT: Value = { label: 'undefined', value: undefined, outcome: 'invalid', inside: true };

/** What errors name whatever the value of a kind is. */
const commonName = ([first, ...others]: readonly Value[]): Pick<Value, 'named'> =>
  first?.named !== undefined && others.every(({ named }) => named === first.named)
    ? { named: first.named }
    : {};

function attemptsOn(
  owner: string,
  method: string,
  { good, parameters }: Method,
  world: MatrixWorld,
): Attempt[] {
  const receiver = receiverOf(owner, world);
  const order = Object.keys(parameters)
    .filter((path) => !/[.[]/.test(path))
    .map((path) => path.replace('?', ''));
  return Object.entries(parameters).flatMap(([path, kind]) => {
    const values = kind(world);
    const absent = path.endsWith('?') || values.length === 0 ? [] : [{ ...ABSENT, ...commonName(values) }];
    return [...values, ...absent].map(({ label, value, outcome, named, inside = false }): Attempt => {
      const { parameter, args } = place(path, order, good(world), value);
      return {
        name: `${owner}.${method}(${parameter} = ${label})`,
        api: apiOf(owner, method),
        outcome,
        parameter: named ?? parameter,
        inside,
        call: () => invoke(receiver, method, args),
      };
    });
  });
}

/** All calls with one wrong value, and those with one that only looks wrong. */
export const attemptsWith = (owner: string, world: MatrixWorld): Attempt[] =>
  Object.entries(table[owner] ?? {}).flatMap(([name, method]) => attemptsOn(owner, name, method, world));

const apiOf = (owner: string, method: string): string =>
  owner === 'functions' ? method : `${owner}.${method}`;

const right = (owner: string, method: string, call: () => unknown): Attempt => ({
  name: `${owner}.${method}, called rightly`,
  api: apiOf(owner, method),
  outcome: 'legal',
  parameter: '',
  inside: false,
  call,
});

/** Every method with parameters, called with the arguments that are right. */
export const rightCalls = (owner: string, world: MatrixWorld): Attempt[] =>
  Object.entries(table[owner] ?? {}).map(([method, { good }]) =>
    right(owner, method, () => invoke(receiverOf(owner, world), method, good(world))),
  );

/** Whether a call ends the handle. Once more it does nothing. */
export const endsHandle = ({ api }: Attempt): boolean => api.endsWith('.dispose');

/** Names that tell about what has ended, or end it once more. */
const SILENT: ReadonlySet<string> = new Set([...stateless, 'bindings', 'liveObjects', 'openObjects']);

/** Every method and accessor of a class that does something, called rightly. */
export function everything(owner: string, world: MatrixWorld): Attempt[] {
  const receiver = receiverOf(owner, world);
  const methods = new Map(Object.entries(table[owner] ?? {}));
  return publicNames(receiver)
    .filter((name) => name !== 'dispose' && (!SILENT.has(name) || methods.has(name)))
    .map((name) => {
      const args = methods.get(name)?.good(world) ?? [];
      return right(owner, name, () => invoke(receiver, name, args));
    });
}

/** Methods and accessors of a handle's classes, symbols aside. */
export function publicNames(handle: object): string[] {
  const names = new Set<string>();
  for (
    let prototype = Object.getPrototypeOf(handle);
    prototype !== Object.prototype;
    prototype = Object.getPrototypeOf(prototype)
  )
    for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
  return [...names];
}
