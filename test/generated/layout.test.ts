import { readFileSync } from 'node:fs';
import koffi, { type TypeObject } from 'koffi';
import { describe, expect, it } from 'vitest';
import * as constants from '../../generated/constants.js';
import * as enums from '../../generated/enums.js';
import { AclErrorCode } from '../../generated/error-codes.js';
import * as structs from '../../generated/structs.js';
import type { ApiField, ApiModel } from '../../src/model/api-model.js';

const model: ApiModel = JSON.parse(
  readFileSync(new URL('../../generated/api.json', import.meta.url), 'utf8'),
);
const defined = model.structs.filter((item) => !item.opaque);

/** A trailing array without length adds no bytes, and koffi has no name for it. */
const isTail = (field: ApiField): boolean => field.type.endsWith('[0]');

describe('layouts', () => {
  it.each(defined.map((item) => [item.name, item] as const))(
    'koffi lays out %s as the C compiler does',
    (name, item) => {
      const make = structs[name as keyof typeof structs];
      const type = make();
      expect(koffi.sizeof(type)).toBe(item.size);
      expect(koffi.alignof(type)).toBe(item.align);
      const fields = (item.fields ?? []).filter((field) => !isTail(field));
      for (const field of fields)
        expect([field.name, offsetOf(type, field.name)]).toEqual([field.name, field.offset]);
    },
  );

  it('lays out members that are defined in place at the same offsets', () => {
    const inner = defined.flatMap((item) =>
      (item.fields ?? []).filter((field) => field.inline).map((field) => ({ item, field })),
    );
    expect(inner.length).toBeGreaterThanOrEqual(3);
    for (const { item, field } of inner) {
      const owner = structs[item.name as keyof typeof structs]();
      const member = owner.members?.[field.name ?? 'anonymous'];
      for (const nested of field.inline?.fields ?? [])
        expect((member?.offset ?? 0) + offsetOf(member?.type, nested.name)).toBe(nested.offset);
    }
  });
});

describe('values', () => {
  it('has every enumerator with the value of the headers', () => {
    const known = enums as unknown as Record<string, Record<string, number | bigint>>; // looked up by names from api.json
    for (const item of model.enums) {
      if (item.name === null) continue;
      for (const { name, value } of item.constants)
        expect([name, known[item.name]?.[name]]).toEqual([name, exact(value)]);
    }
  });

  it('has every constant and error code with the value of the headers', () => {
    const loose = model.enums.filter((item) => item.name === null).flatMap((item) => item.constants);
    const known: Record<string, number | bigint> = { ...constants, ...AclErrorCode };
    for (const { name, value } of [...model.constants, ...model.macros, ...loose])
      expect([name, known[name]]).toEqual([name, exact(value)]);
  });
});

/** Members of a union all start at 0; koffi tells offsets of structs only. */
const offsetOf = (type: TypeObject | undefined, name: string | null): number =>
  type === undefined || type.primitive === 'Union' ? 0 : koffi.offsetof(type, name ?? 'anonymous');

const exact = (value: number | string): number | bigint =>
  typeof value === 'number' ? value : BigInt(value);
