/** Names that would hide or repeat others get other ones, so that the emitted modules mean what C means. */
import { describe, expect, it } from 'vitest';
import { checkedNames } from '../../../scripts/emit/groups.js';
import { safeNames } from '../../../scripts/emit/names.js';
import type { ApiFunction } from '../../../src/model/api-model.js';

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
