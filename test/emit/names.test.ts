/** Names that would hide or repeat others get other ones, so that the emitted modules mean what C means. */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { checkedNames } from '../../scripts/emit/groups.js';
import { safeNames } from '../../scripts/emit/names.js';
import type { ApiFunction } from '../../scripts/model.js';

const named = (name: string): ApiFunction => ({
  name,
  returns: 'aclError',
  params: [],
  deprecated: false,
  header: 'acl_rt.h',
  position: { file: 'acl/acl_rt.h', line: 1 },
  library: '',
  area: '',
});
const shortNames = (names: readonly string[], taken: readonly string[] = []): unknown =>
  Object.fromEntries(checkedNames(names.map(named), new Set(taken)));

/** Whatever an engine refuses as the name of a function in a module. */
const WORDS = wordsThatModulesRefuse();

function wordsThatModulesRefuse(): string[] {
  const first = ts.SyntaxKind.FirstKeyword;
  const keywords = Array.from({ length: ts.SyntaxKind.LastKeyword - first + 1 }, (_, index) =>
    String(ts.tokenToString(first + index)),
  );
  return [...keywords, 'eval', 'arguments'].filter((word) => {
    try {
      // A module is strict, and async at its top.
      new Function(`'use strict'; async () => { function ${word}() {} }`);
      return false;
    } catch {
      return true;
    }
  });
}

describe('the name of a checked function', () => {
  it('is short', () => {
    expect(shortNames(['aclrtMalloc', 'aclInit', 'aclmdlRIAbort'])).toEqual({
      aclrtMalloc: 'malloc',
      aclInit: 'init',
      aclmdlRIAbort: 'modelRIAbort',
    });
  });

  it('is the C name when the short one is a word of JavaScript or stands for something else in the module', () => {
    expect(shortNames(['aclrtAwait', 'aclrtRaw', 'aclrtDim3'], ['raw', 'dim3'])).toEqual({
      aclrtAwait: 'aclrtAwait',
      aclrtRaw: 'aclrtRaw',
      aclrtDim3: 'aclrtDim3',
    });
  });

  it('is the C name when a module can not export the short one', async () => {
    const names = [
      'aclrt2dCopy',
      'aclrtThen',
      ...WORDS.map((word) => `aclrt${word[0]?.toUpperCase()}${word.slice(1)}`),
    ];
    expect(shortNames(names)).toEqual(Object.fromEntries(names.map((name) => [name, name])));
  });

  it('is the C name when two would be the same', () => {
    expect(shortNames(['aclrtFoo', 'aclFoo', 'aclBar', 'aclbar'])).toEqual({
      aclrtFoo: 'foo',
      aclFoo: 'aclFoo',
      aclBar: 'aclBar',
      aclbar: 'aclbar',
    });
  });
});

describe('the name of a parameter', () => {
  const refused = (name: string): boolean => ['class', 'raw'].includes(name);

  it('gets an underscore when it is refused, and more while another parameter is called so', () => {
    expect(safeNames(['a', 'class', 'raw', 'raw_'], refused)).toEqual(['a', 'class_', 'raw__', 'raw_']);
  });

  it('differs from those before it', () => {
    expect(safeNames(['argument0', 'argument0'], refused)).toEqual(['argument0', 'argument0_']);
  });
});
