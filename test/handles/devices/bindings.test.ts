import { describe, expect, it } from 'vitest';
import { availability } from '../../../generated/availability.js';
import * as checked from '../../../generated/checked/index.js';
import * as raw from '../../../generated/raw/index.js';
import { type Ascend, type Bindings, InvalidArgumentError, openAscend } from '../../../src/index.js';
import { loadedLibrary } from '../../../src/native/library/library.js';

/** What the module of a folder by `ascendcl generate` has; test/cli has tests with such a folder. */
const bindings = {
  version: '10.0.0',
  checked,
  raw,
  loadedLibrary,
  availability: {
    ...availability,
    aclrtMalloc: { library: 'libacl_rt.so', since: '4.0' },
    aclrtOnlyTomorrow: { library: 'libacl_rt.so', since: '10.0.0' },
  },
} satisfies Bindings;

describe('bindings for another CANN', () => {
  it('are at hand as they were given, with their types', () => {
    using ascend = openAscend({ backend: 'simulator', bindings });
    expect(ascend.bindings).toBe(bindings);
    expect(ascend.bindings.checked.getDeviceCount()).toBe(ascend.deviceCount);
    const plain: Ascend = ascend;
    expect(plain.bindings?.version).toBe('10.0.0');
  });

  it('tell which functions there are; what they don’t know the package tells', () => {
    using ascend = openAscend({ backend: 'simulator', bindings });
    expect(ascend.supports('aclrtMalloc')).toEqual({ supported: true, since: '4.0' });
    expect(ascend.supports('aclrtOnlyTomorrow')).toEqual({
      supported: false,
      since: '10.0.0',
      reason: 'the loaded library has no aclrtOnlyTomorrow',
    });
    expect(ascend.supports('aclrtFree')).toMatchObject({ supported: true });
  });

  it('belong to one Ascend, not to others of the thread', () => {
    using _with = openAscend({ backend: 'simulator', bindings });
    using without = openAscend();
    expect(without.bindings).toBeUndefined();
    expect(without.supports('aclrtOnlyTomorrow').reason).toContain('in no header');
  });

  it.each([
    ['a folder', './ascendcl-bindings'],
    ['an empty object', {}],
    ['something without raw functions', { ...bindings, raw: undefined }],
    ['bindings of another copy of the package', { ...bindings, loadedLibrary: () => undefined }],
  ])('are refused when they are %s', (_, wrong) => {
    // @ts-expect-error some are refused by the compiler too
    expect(() => openAscend({ backend: 'simulator', bindings: wrong })).toThrow(InvalidArgumentError);
  });
});
