import { describe, expect, it } from 'vitest';
import * as errors from '../../src/errors/index.js';
import { adviceOnKind } from '../../src/errors/number-kind.js';

type ErrorClass = new (text: string) => errors.AscendError;

const classes = Object.entries<unknown>(errors).filter(
  (entry): entry is [string, ErrorClass] =>
    typeof entry[1] === 'function' && entry[1].prototype instanceof Error,
);

describe('an error that a script makes of a text', () => {
  it('is possible with every class', () => {
    expect(classes.length).toBeGreaterThan(8);
  });

  it.each(classes)('has that text as its message, and nothing that is undefined in it: %s', (name, Class) => {
    const error = new Class('the cache is full');
    expect(error.message).toBe('the cache is full');
    expect(error.name).toBe(name);
    expect(error.errorCode).toMatch(/^ERR_/);
    expect(JSON.stringify(error)).not.toMatch(/undefined|NaN/);
  });
});

describe('what to do about a number of the wrong kind', () => {
  it.each([
    [8n, 'number', 'pass a number, not a bigint: 8'],
    [8, 'bigint', 'pass a bigint, not a number: 8n'],
    ['8', 'number', 'pass a number, not a string'],
    [2 ** 60, 'either', 'a number this large is not exact: pass a bigint'],
    [8, 'number', undefined],
    [-1, 'either', undefined],
  ] as const)('%s where a %s is wanted: %s', (received, wanted, advice) => {
    expect(adviceOnKind(received, wanted)).toBe(advice);
  });
});
