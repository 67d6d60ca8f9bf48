import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { aclError, withContext } from '../../src/errors/acl-error-factory.js';
import { allCodes } from '../../src/errors/codes/describe.js';
import {
  AclError,
  AclTimeoutError,
  AscendError,
  ContextError,
  DeviceFaultError,
  describeCode,
  NotSupportedError,
  OutOfMemoryError,
} from '../../src/errors/index.js';

const gib = 1024 ** 3;

describe('aclError', () => {
  it.each([
    [200000, 'aclrtMallocHost', OutOfMemoryError],
    [207001, 'aclrtMalloc', OutOfMemoryError],
    [207005, 'aclrtMallocCached', OutOfMemoryError],
    [207005, 'aclrtMemPoolMallocAsync', OutOfMemoryError],
    [207005, 'aclrtAllocatorRegister', AclError],
    [207005, 'aclrtCreateStream', AclError],
    [207018, 'aclrtSynchronizeStream', OutOfMemoryError],
    [207000, 'aclrtMallocPhysical', NotSupportedError],
    [200001, 'aclrtGetSocName', NotSupportedError],
    [107002, 'aclrtMalloc', ContextError],
    [107003, 'aclrtMemcpyAsync', ContextError],
    [507007, 'aclrtResetDevice', ContextError],
    [507046, 'aclrtSynchronizeStreamWithTimeout', AclTimeoutError],
    [107019, 'aclrtSynchronizeEventWithTimeout', AclTimeoutError],
    [507012, 'aclrtProcessReport', AclTimeoutError],
    [507014, 'aclrtSynchronizeStream', DeviceFaultError],
    [507053, 'aclrtSynchronizeDevice', DeviceFaultError],
    [100000, 'aclrtMalloc', AclError],
    [507899, 'aclrtMemSetAccess', AclError],
    [999999, 'aclrtMalloc', AclError],
  ])('makes of %i from %s the class that callers branch on', (code, api, expected) => {
    const error = aclError({ code, api });
    expect(error.constructor).toBe(expected);
    expect(error.name).toBe(expected.name);
    expect(error).toBeInstanceOf(AclError);
    expect(error).toBeInstanceOf(AscendError);
    expect(error).toBeInstanceOf(Error);
  });

  it.each(allCodes().filter(({ code }) => code !== 0))(
    'makes an error of $code that carries its data',
    (known) => {
      const error = aclError({ code: known.code, api: 'aclrtAnything', args: { size: 64n } });
      expect(error).toMatchObject({
        errorCode: `ERR_ACL_${known.code}`,
        code: known.code,
        codeName: known.name,
        api: 'aclrtAnything',
        args: { size: 64n },
        class: known.class,
        hint: known.hint,
        retryable: known.retryable,
      });
      expect(error.message).toContain(
        `${known.meaning}: aclrtAnything(size: 64) returned ${known.name} (${known.code}).`,
      );
      expect(error.message.endsWith(known.hint)).toBe(true);
      if (known.class === 'device-fault') expect(error).toBeInstanceOf(DeviceFaultError);
      if (known.class === 'not-supported') expect(error).toBeInstanceOf(NotSupportedError);
    },
  );

  it('says what happened, in which call, what the library said, and what to do', () => {
    const error = aclError({
      code: 107017,
      api: 'aclrtMemcpyAsync',
      args: {
        dst: 0x7f00_0000_1000n,
        destMax: 4096,
        src: new Uint8Array(4096),
        count: 4096n,
        kind: 1,
        stream: null,
      },
      detail: 'EE1017: the stream was destroyed\n',
    });
    expect(error.message).toBe(
      [
        'The handle is destroyed or of another kind: aclrtMemcpyAsync(dst: 0x7f0000001000, destMax: 4096, ' +
          'src: Uint8Array(4096), count: 4096, kind: 1, stream: null) returned ACL_ERROR_RT_INVALID_HANDLE (107017).',
        '  The library says (EE1017): the stream was destroyed',
        `  What to do: ${describeCode(107017).hint}`,
      ].join('\n'),
    );
  });

  it('says which item failed: by the number of C, or by the name that a caller further up gives it', () => {
    const error = aclError({ code: 107000, api: 'aclrtMemcpyBatch', outputs: { failIndex: 2n } });
    expect(error.message).toContain('\n  The call says: failIndex: 2.\n');
    expect(error.toJSON()).toMatchObject({ outputs: { failIndex: '2' } });
    const named = withContext(error, { item: 'items[3]' });
    expect(named.message).toContain('\n  It failed at items[3].\n');
    expect(named.message).not.toContain('failIndex');
    expect(named.outputs).toEqual({ failIndex: 2n });
    expect(aclError({ code: 107000, api: 'aclrtMemset' }).outputs).toEqual({});
  });

  it('says nothing in the name of a silent library', () => {
    for (const detail of [undefined, null, '', '\n']) {
      const error = aclError({ code: 107000, api: 'aclrtMemset', detail });
      expect(error.message).not.toContain('library says');
      expect(error).not.toHaveProperty('rootCause');
    }
  });

  it('starts the stack where the native call was made', () => {
    function checkedMalloc(): AclError {
      return aclError({ code: 207001, api: 'aclrtMalloc' });
    }
    const frames = checkedMalloc()
      .stack?.split('\n')
      .filter((line) => line.startsWith('    at '));
    expect(frames?.[0]).toContain('checkedMalloc');
  });

  it('tells after a device fault what has to be reset', () => {
    const scope = (code: number) => {
      const error = aclError({ code, api: 'aclrtSynchronizeStream' });
      return error instanceof DeviceFaultError ? error.mustReset : undefined;
    };
    expect(scope(207003)).toBe('nothing');
    expect(scope(507015)).toBe('device');
    expect(scope(507053)).toBe('memory');
    expect(scope(507054)).toBe('machine');
  });

  it('prints as its stack and one short line of data', () => {
    const text = inspect(
      aclError({ code: 107002, api: 'aclrtMalloc', args: { size: 1n }, detail: 'EE1018: x' }),
    );
    expect(text).toMatch(/^ContextError: The calling thread has no usable context/);
    expect(text.slice(text.indexOf('{')).replaceAll(/\s+/g, ' ')).toBe(
      "{ errorCode: 'ERR_ACL_107002', code: 107002, codeName: 'ACL_ERROR_RT_CONTEXT_NULL', api: 'aclrtMalloc' }",
    );
  });
});

describe('withContext', () => {
  const original = aclError({
    code: 207001,
    api: 'aclrtMalloc',
    args: { size: 64 * gib },
    detail: 'EL0004: full',
  });

  it('adds what the handle knows about an exhausted memory', () => {
    const error = withContext(original, {
      requested: 64 * gib,
      free: 3 * gib + 1,
      total: BigInt(64 * gib),
      largestLive: [
        { kind: 'DeviceMemory', byteLength: 32 * gib, place: 'train.ts:10:5' },
        { kind: 'PhysicalMemory', byteLength: 100 },
      ],
    });
    expect(error).toBeInstanceOf(OutOfMemoryError);
    expect(error).toMatchObject({ requested: 64 * gib, free: 3 * gib + 1, total: BigInt(64 * gib) });
    expect(error.message.split('\n').slice(1, -1)).toEqual([
      '  The library says (EL0004): full',
      '  Memory: requested 64 GiB, free 3.00 GiB (3221225473 bytes) of 64 GiB.',
      '  Largest live allocations:',
      '    32 GiB DeviceMemory at train.ts:10:5',
      '    100 bytes PhysicalMemory',
    ]);
  });

  it('keeps class, data, earlier context and the place of the failure', () => {
    const cause = new Error('the device was lost');
    const once = withContext(original, { requested: 5 });
    const twice = withContext(once, { free: 4, cause });
    expect(twice).toMatchObject({
      code: 207001,
      args: original.args,
      detail: 'EL0004: full',
      requested: 5,
      free: 4,
    });
    expect(twice.cause).toBe(cause);
    const frames = (error: Error) => error.stack?.slice(error.stack.indexOf('\n    at '));
    expect(frames(twice)).toBe(frames(original));
    expect(twice.stack).toContain(twice.message);
    expect(original.message).not.toContain('Memory:');
  });

  it('tells product and version of a missing feature', () => {
    const error = withContext(aclError({ code: 207000, api: 'aclrtMemUceRepair' }), {
      product: 'Ascend310P3',
      since: '8.1.RC1',
    });
    expect(error).toMatchObject({ product: 'Ascend310P3', since: '8.1.RC1' });
    expect(error.message).toContain('the device is Ascend310P3; the feature came with CANN 8.1.RC1');
  });

  it('lists the operations that may have failed, the first eight in the message, all in the data', () => {
    const operations = Array.from({ length: 11 }, (_, index) => ({
      operation: `copy ${index}`,
      place: `a.ts:${index}`,
    }));
    const error = withContext(aclError({ code: 507013, api: 'aclrtSynchronizeStream' }), { operations });
    expect(error.message).toContain('    copy 7 at a.ts:7\n    … and 3 more\n');
    expect(error.message).not.toContain('copy 8');
    expect(error.context.operations).toHaveLength(11);
  });
});

describe('the JSON of an error', () => {
  it('has all data, 64-bit numbers as text and buffers only by kind and length', () => {
    const error = aclError({
      code: 207001,
      api: 'aclrtMalloc',
      args: { devPtr: 0x1000n, size: 2n ** 63n, data: new Float32Array(1_000_000) },
      detail: 'EE1013: full',
      context: { free: 12n, cause: new RangeError('inner') },
    });
    const json = JSON.parse(JSON.stringify(error));
    expect(json).toMatchObject({
      name: 'OutOfMemoryError',
      errorCode: 'ERR_ACL_207001',
      message: error.message,
      stack: error.stack,
      code: 207001,
      codeName: 'ACL_ERROR_RT_MEMORY_ALLOCATION',
      api: 'aclrtMalloc',
      args: { devPtr: '0x1000', size: '9223372036854775808', data: 'Float32Array(1000000)' },
      class: 'resource',
      retryable: true,
      detail: 'EE1013: full',
      rootCause: { id: 'EE1013', text: 'full' },
      free: '12',
      cause: { name: 'RangeError', message: 'inner' },
    });
  });

  it('can be made although an argument refers to itself', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    const error = aclError({ code: 100000, api: 'aclrtMemset', args: { loop }, context: { cause: loop } });
    expect(JSON.parse(JSON.stringify(error)).args).toEqual({ loop: '{ self: {…} }' });
  });
});
