import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  AclError,
  AscendError,
  DisposedError,
  InvalidArgumentError,
  LibraryError,
  NotAvailableError,
} from '../../src/errors/index.js';

const argument = (received: unknown) =>
  new InvalidArgumentError({
    api: 'aclrtMalloc',
    parameter: 'size',
    received,
    expected: 'a positive integer',
  });
const disposed = new DisposedError({ kind: 'DeviceMemory', api: 'DeviceMemory.copyFrom' });
const missing = new NotAvailableError({
  symbol: 'aclrtMemSetAccess',
  since: '8.5.0',
  library: '/opt/libascendcl.so',
});
const library = new LibraryError({
  file: '/opt/libacl_rt.so',
  kind: 'missing-dependency',
  reason: 'libascend_hal.so was not found',
  remedy: 'Install the driver.',
});

describe('the errors that come before any native call', () => {
  it.each([
    [argument(-1), 'InvalidArgumentError', 'ERR_INVALID_ARGUMENT'],
    [disposed, 'DisposedError', 'ERR_DISPOSED'],
    [missing, 'NotAvailableError', 'ERR_NOT_AVAILABLE'],
    [library, 'LibraryError', 'ERR_LIBRARY_MISSING_DEPENDENCY'],
  ])('%s has a stable code and is no AclError', (error, name, errorCode) => {
    expect(error).toMatchObject({ name, errorCode });
    expect(error).toBeInstanceOf(AscendError);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(AclError);
    expect(error.stack).toMatch(new RegExp(`^${name}: `));
    expect(error.toJSON()).toMatchObject({ name, errorCode, message: error.message });
  });
});

describe('InvalidArgumentError', () => {
  it('can be logged as JSON whatever was given, in a reasonable length', () => {
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    const throwing = Object.defineProperty({}, 'field', {
      enumerable: true,
      get: () => {
        throw new Error('trap');
      },
    });
    for (const received of [
      revoked.proxy,
      throwing,
      [throwing],
      'x'.repeat(1_000_000),
      new Array(1_000_000).fill(0),
      { ['x'.repeat(1_000_000)]: 1 },
    ]) {
      const error = argument(received);
      expect(error.message.length).toBeLessThan(1000);
      expect(JSON.parse(JSON.stringify(error))).toMatchObject({ errorCode: 'ERR_INVALID_ARGUMENT' });
    }
    expect(JSON.stringify(argument('x'.repeat(1_000_000))).length).toBeLessThan(100_000);
  });

  it.each<[unknown, string]>([
    [-1, '-1 (number)'],
    ['64', '"64" (string)'],
    [2n ** 64n, '18446744073709551616 (bigint)'],
    [true, 'true (boolean)'],
    [undefined, 'undefined'],
    [null, 'null'],
    [new Uint8Array(9), 'Uint8Array(9)'],
  ])('says what was given: %o', (received, shown) => {
    expect(argument(received).message).toBe(
      `aclrtMalloc: argument "size" must be a positive integer, but ${shown} was given.`,
    );
    expect(argument(received).received).toBe(received);
  });

  it('goes into a log whatever was given', () => {
    expect(JSON.parse(JSON.stringify(argument(2n ** 64n))).received).toBe('18446744073709551616');
    expect(JSON.parse(JSON.stringify(argument(new Uint8Array(1 << 20)))).received).toBe(
      'Uint8Array(1048576)',
    );
    expect(inspect(argument(new Uint8Array(1 << 20))).length).toBeLessThan(3000);
  });
});

describe('DisposedError', () => {
  it('names the handle, the operation and why it ended', () => {
    expect(disposed).toMatchObject({ kind: 'DeviceMemory', api: 'DeviceMemory.copyFrom' });
    expect(disposed.message).toContain(
      'DeviceMemory.copyFrom: this DeviceMemory can no longer be used: it was disposed.',
    );
    const lost = new DisposedError({ kind: 'Stream', api: 'Stream.record', because: 'its device was reset' });
    expect(lost.message).toContain('its device was reset');
    expect(lost.parameter).toBeUndefined();
  });

  it('names the parameter that gave the handle', () => {
    const given = new DisposedError({ kind: 'DeviceMemory', api: 'Stream.copy', parameter: 'source' });
    expect(given.parameter).toBe('source');
    expect(given.message).toContain('Stream.copy: the DeviceMemory given as "source" can no longer be used');
  });
});

describe('NotAvailableError', () => {
  it('names the function, the file and the version to install', () => {
    expect(missing).toMatchObject({
      symbol: 'aclrtMemSetAccess',
      since: '8.5.0',
      library: '/opt/libascendcl.so',
    });
    expect(missing.message).toContain(
      'aclrtMemSetAccess is not in /opt/libascendcl.so (CANN 8.5.0 introduced it)',
    );
    expect(missing.message).toContain('install CANN 8.5.0 or later');
  });

  it('does not send anybody to a newer version for a function that was removed', () => {
    const removed = new NotAvailableError({
      symbol: 'aclOld',
      library: 'libacl_rt.so',
      since: '5.0.4',
      last: '8.1.RC1',
    });
    expect(removed.message).toContain('CANN 8.1.RC1 was the last to have it');
    expect(removed.message).not.toContain('or later');
  });

  it('admits that it does not know the version', () => {
    const unknown = new NotAvailableError({ symbol: 'aclNew', library: 'libacl_rt.so' });
    expect(unknown).not.toHaveProperty('since');
    expect(unknown.message).toContain('install a newer CANN');
  });
});

describe('LibraryError', () => {
  it('names file, cause and remedy', () => {
    expect(library).toMatchObject({
      file: '/opt/libacl_rt.so',
      kind: 'missing-dependency',
      remedy: 'Install the driver.',
    });
    expect(library.message).toBe(
      'Cannot use /opt/libacl_rt.so as the AscendCL library: libascend_hal.so was not found.\n' +
        '  What to do: Install the driver.',
    );
  });

  it('keeps the error of the loader as its cause', () => {
    const cause = new Error('dlopen failed');
    const error = new LibraryError({ file: 'x', kind: 'other', reason: 'r', remedy: 'R.', cause });
    expect(error.cause).toBe(cause);
    expect(JSON.parse(JSON.stringify(error)).cause.message).toBe('dlopen failed');
  });
});
