import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as raw from '../../generated/raw/index.js';
import * as simulator from '../../generated/simulator/control.js';
import { aclsimObjectKind } from '../../generated/simulator/control-types.js';
import { livingObjects, takeFindings } from '../support/simulator.js';
import {
  type Allocation,
  allocations,
  type Base,
  endBase,
  makeBase,
  UNCOVERED,
} from './scenarios/allocations.js';

const CODE = 507899;
let base: Base;

beforeAll(() => {
  base = makeBase();
});
afterAll(() => {
  endBase(base);
  expect(livingObjects()).toBe('');
  expect(takeFindings()).toEqual([]);
});
afterEach(() => simulator.clearFaults());

const count = (kind: keyof typeof aclsimObjectKind): number =>
  Number(simulator.getLiveObjects(aclsimObjectKind[kind]));

describe('each function that makes an object', () => {
  it.each(allocations.map((one) => [one.name, one] as const))(
    '%s makes nothing when it fails, and one object when it does not',
    (_name, { name, kind, make, end }: Allocation) => {
      const before = livingObjects();
      const many = count(kind);
      simulator.failCall(name, 1, CODE);
      // A function that returns a pointer returns null.
      expect([CODE, null]).toContain(make(base));
      expect(livingObjects()).toBe(before);
      const made = make(base);
      expect(made === 0 || (typeof made === 'bigint' && made > 0n), `${name} returned ${made}`).toBe(true);
      expect(count(kind)).toBe(many + 1);
      expect(end(base)).toBe(0);
      expect(livingObjects()).toBe(before);
    },
  );

  it('is in the table, for each kind of object', () => {
    const covered = new Set([...allocations.map(({ kind }) => kind), ...UNCOVERED]);
    const kinds = Object.keys(aclsimObjectKind).filter((name) => name !== 'ACLSIM_OBJECT_KINDS');
    expect(kinds.filter((kind) => !covered.has(kind as keyof typeof aclsimObjectKind))).toEqual([]);
  });
});

describe('a resource that runs out', () => {
  const cell = new BigUint64Array(1);

  /** Makes objects until there are no more. @returns their pointers, and the code of the failure */
  function exhaust(make: () => number): { made: bigint[]; code: number } {
    const made: bigint[] = [];
    for (let code = make(); ; code = make()) {
      if (code !== 0) return { made, code };
      made.push(cell[0] as bigint);
    }
  }

  it.each([
    ['streams', 'ACLSIM_OBJECT_STREAM', () => raw.aclrtCreateStream(cell), raw.aclrtDestroyStream],
    ['events', 'ACLSIM_OBJECT_EVENT', () => raw.aclrtCreateEvent(cell), raw.aclrtDestroyEvent],
    ['device memory', 'ACLSIM_OBJECT_DEVICE_MEMORY', () => raw.aclrtMalloc(cell, 2 ** 32, 0), raw.aclrtFree],
  ] as const)('%s: the failing calls leave nothing behind', (_name, kind, make, end) => {
    const before = count(kind);
    const { made, code } = exhaust(make);
    expect(code).toBeGreaterThan(200000);
    expect(made.length).toBeGreaterThan(5);
    for (let round = 0; round < 100; round += 1) expect(make()).toBe(code);
    expect(count(kind)).toBe(before + made.length);
    for (const pointer of made) expect(end(pointer as never)).toBe(0);
    expect(count(kind)).toBe(before);
    expect(make()).toBe(0);
    expect(end(cell[0] as never)).toBe(0);
  });
});
