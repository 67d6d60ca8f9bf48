import { describe, expect, it } from 'vitest';
import { allCodes } from '../../src/errors/codes/describe.js';
import { describeCode } from '../../src/errors/index.js';
import { headerCodes, headerIdentifiers } from './header-codes.js';

const constants = headerCodes();
const failures = constants.filter(({ value }) => value !== 0);
const classes = ['program', 'environment', 'resource', 'not-supported', 'state', 'device-fault', 'internal'];

describe('the table of error codes', () => {
  it('finds all error constants of CANN 9.1 in the headers', () => {
    // A changed notation in the headers must not make the tests below pass on nothing.
    expect(failures).toHaveLength(250);
    expect(constants.filter(({ value }) => value === 0).map(({ name }) => name)).toEqual([
      'ACL_ERROR_NONE',
      'ACL_SUCCESS',
      'ACL_RT_SUCCESS',
    ]);
  });

  it.each(failures)('describes $value $name', ({ name, value }) => {
    const { known, meaning, hint, ...description } = describeCode(value);
    expect(description).toMatchObject({ code: value, name });
    expect(known).toBe(true);
    expect(classes).toContain(description.class);
    expect(meaning).toMatch(/^[A-Z].{15,}[^.\s]$/);
    expect(hint).toMatch(/^[A-Z].{15,}\.$/);
  });

  it('has nothing that the headers lack, except codes that came after 9.1', () => {
    const names = new Set(constants.map(({ name }) => name));
    const extra = allCodes().filter(({ name }) => !names.has(name));
    expect(extra.map(({ code, name }) => [code, name])).toEqual([
      [207021, 'ACL_ERROR_RT_LINK_TYPE_NOT_SUPPORTED'],
    ]);
  });

  it.each(['meaning', 'hint'] as const)('tells the %s of each code in words of its own', (key) => {
    const seen = new Map<string, number>();
    for (const description of allCodes()) {
      const text = description[key].toLowerCase();
      expect(seen.get(text), `${description.code} says the same`).toBeUndefined();
      seen.set(text, description.code);
    }
  });

  it('advises only functions, types and constants that exist', () => {
    const identifiers = headerIdentifiers();
    for (const { code, meaning, hint } of allCodes())
      for (const word of `${meaning} ${hint}`.match(/\b(?:acl[a-z]*[A-Z]\w+|ACL_\w+)/g) ?? [])
        expect(identifiers.has(word), `${word} in the text of ${code}`).toBe(true);
  });

  it('names for each old code the one that replaced it', () => {
    const old = allCodes().filter(({ replacedBy }) => replacedBy !== undefined);
    expect(old.map(({ code, replacedBy }) => [code, replacedBy])).toEqual([
      [100034, 107015],
      [100035, 107012],
      [100036, 507012],
      [100038, 145015],
      [100040, 107013],
      [100041, 107014],
      [200002, 107001],
    ]);
    for (const { replacedBy, class: errorClass, hint } of old) {
      expect(describeCode(replacedBy ?? 0)).toMatchObject({ known: true, class: errorClass });
      expect(hint).toContain(String(replacedBy));
    }
  });

  it('lists the codes in ascending order, each once', () => {
    const codes = allCodes().map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort((a, b) => a - b));
  });

  it('calls a wrong call or a broken machine never worth repeating, and a full queue always', () => {
    for (const { code, class: errorClass, retryable } of allCodes()) {
      if (['program', 'environment', 'not-supported', 'internal'].includes(errorClass))
        expect(retryable, `retryable of ${code}`).toBe(false);
      if (errorClass === 'resource') expect(retryable, `retryable of ${code}`).toBe(true);
    }
  });

  it.each([
    [100002, 'state'],
    [107002, 'program'],
    [207000, 'not-supported'],
    [207001, 'resource'],
    [207004, 'environment'],
    [507000, 'internal'],
    [507004, 'state'],
    [507007, 'program'],
    [507015, 'device-fault'],
    [507046, 'state'],
    [507910, 'program'],
  ])('puts %i into the class "%s", whatever its first digit promises', (code, errorClass) => {
    expect(describeCode(code).class).toBe(errorClass);
  });
});

describe('a code that no header knows', () => {
  it.each([
    [107999, 'program', /^The runtime refused/],
    [145999, 'program', /^The graph engine refused/],
    [100999, 'program', /^The ACL layer refused/],
    [207999, 'resource', /lacks a resource or the feature/],
    [300999, 'state', /not allow the operation now/],
    [507999, 'internal', /failure of its own/],
    [7, 'internal', /outside every range/],
    [-1, 'internal', /outside every range/],
    [2 ** 31 - 1, 'internal', /outside every range/],
  ])('is described by its range: %i is %s', (code, errorClass, meaning) => {
    const description = describeCode(code);
    expect(description).toMatchObject({ code, class: errorClass, known: false });
    expect(description.meaning).toMatch(meaning);
    expect(description.hint).toMatch(/\.$/);
    expect(description.name).toMatch(/^UNKNOWN_ACL_ERROR_(MINUS_)?\d+$/);
  });
});
