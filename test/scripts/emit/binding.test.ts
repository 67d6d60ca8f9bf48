import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { emitAll } from '../../../scripts/emit/index.js';
import { buildModel } from '../../../scripts/pipeline.js';
import { AclError, InvalidArgumentError } from '../../../src/errors/index.js';

/**
 * A binding of the fixture interface is emitted, compared with the golden files (rewrite them with UPDATE_GOLDENS=1) and
 * then used: every way a parameter crosses the border is a call.
 */
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../..');
const work = join(root, 'dist', 'emit-fixture');
const golden = join(here, 'golden');

const model = await buildModel({ includeDir: join(here, 'fixture') });
const files = emitAll(model, { source: 'the fixture', own: false });

describe('the emitted files', () => {
  const emitted = [...files].filter(
    ([path]) => path !== 'api.json' && path !== 'constants.ts' && path !== 'error-codes.ts',
  );
  if (process.env.UPDATE_GOLDENS) {
    rmSync(golden, { recursive: true, force: true });
    for (const [path, text] of emitted) {
      mkdirSync(dirname(join(golden, path)), { recursive: true });
      writeFileSync(join(golden, `${path}.txt`), text);
    }
  }

  it.each(emitted)('%s is the golden one', (path, text) => {
    expect(text).toBe(readFileSync(join(golden, `${path}.txt`), 'utf8'));
  });

  it('has a golden file for each', () => {
    const kept = readdirSync(golden, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(golden, join(entry.parentPath, entry.name)));
    expect(kept.sort()).toEqual(emitted.map(([path]) => `${path}.txt`).sort());
  });

  it.each([
    ['aclrtUnbounded', 'the length of aclrtUnbounded.text is not known'],
    ['aclrtMaybeArray', 'whether aclrtMaybeArray.values is an array is not known'],
    ['aclrtTakeLong', 'the members of aclrtLong are not known'],
    ['aclrtReturnPlace', 'it returns aclrtPlace by value'],
    ['aclrtTwoAnswers', 'it returns int32_t and has out parameters'],
  ])(
    'lists the function %s, which can’t be bound, with the reason and its place, and leaves it out',
    (name, reason) => {
      const { skipped } = JSON.parse(files.get('api.json') ?? '');
      expect(skipped).toContainEqual({
        what: `binding of ${name}`,
        reason: expect.stringContaining(reason),
        position: { file: 'acl/acl_fixture.h', line: expect.any(Number) },
      });
      expect(files.get('raw/runtime.ts')).not.toContain(name);
    },
  );

  it.each([
    ['the members of struct aclrtLong in the binding', 'type long double'],
    ['the callback aclrtByValue', 'aclrtPlace is passed by value to a callback'],
    ['the callback aclrtMeasure', 'a callback has a floating-point number'],
    ['the callback aclrtMany', 'a callback has 7 parameters, more than 6'],
  ])('lists %s, which it can’t spell', (what, reason) => {
    const { skipped } = JSON.parse(files.get('api.json') ?? '');
    expect(skipped).toContainEqual(
      expect.objectContaining({ what, reason: expect.stringContaining(reason) }),
    );
  });

  it('passes the type checker', () => {
    writeTree();
    const config = {
      extends: join(root, 'tsconfig.json'),
      include: ['generated'],
      compilerOptions: { noEmit: true },
    };
    writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config));
    execFileSync('npx', ['tsc', '-p', work], { cwd: root, encoding: 'utf8' });
  });
});

function writeTree(): void {
  rmSync(work, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(work, 'generated', path)), { recursive: true });
    writeFileSync(join(work, 'generated', path), text);
  }
  symlinkSync(join(root, 'src'), join(work, 'src'));
}

describe('the binding at work', () => {
  // biome-ignore lint/suspicious/noExplicitAny: the module is made by the test; its types are checked by the test above
  let rt: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  let callbacks: any;

  beforeAll(async () => {
    writeTree();
    const library = join(work, 'libfixture.so');
    execFileSync('cc', [
      '-shared',
      '-fPIC',
      `-I${join(here, 'fixture')}`,
      '-o',
      library,
      join(here, 'fixture', 'fixture.c'),
    ]);
    process.env.ASCENDCL_LIBRARY = library;
    rt = await import(pathToFileURL(join(work, 'generated/checked/index.ts')).href);
    callbacks = await import(pathToFileURL(join(work, 'generated/callbacks.ts')).href);
  });

  it('returns nothing when there is nothing to return', () => {
    expect(rt.nothing()).toBeUndefined();
  });

  it('passes numbers of every width and returns a 64-bit one as bigint', () => {
    expect(rt.add(-3, 2n ** 53n + 1n, 2.9, true)).toBe((2n ** 53n + 1n - 3n + 2n) * 2n);
    expect(() => rt.add(200, 1, 0, false)).toThrow(InvalidArgumentError);
    expect(() => rt.add(0, 1, 0, 'yes')).toThrow(/"?d"?/);
  });

  it('throws the code with the library’s own text', () => {
    expect(() => rt.fail(107000)).toThrow(AclError);
    expect(() => rt.fail(107000)).toThrow(
      expect.objectContaining({
        code: 107000,
        codeName: 'ACL_ERROR_RT_PARAM_INVALID',
        api: 'aclrtFail',
        args: { code: 107000 },
        detail: 'EH0001: the fixture says so',
      }),
    );
  });

  it('throws what C says about a failure in out parameters, and nothing that an earlier call said', () => {
    const outputsOf = (items: number, bad: number): unknown => {
      try {
        return rt.memcpyBatch(items, bad);
      } catch (error) {
        if (error instanceof AclError) return error.outputs;
        throw error;
      }
    };
    expect(outputsOf(3, 2)).toEqual({ failIndex: 2n });
    expect(outputsOf(0, 0)).toEqual({});
    expect(outputsOf(3, 3)).toBe(2n ** 64n - 1n);
    expect(() => rt.memcpyBatch(3, 1)).toThrow('The call says: failIndex: 1.');
    expect(() => rt.fail(107000)).toThrow(expect.objectContaining({ outputs: {} }));
  });

  it('passes and returns text', () => {
    expect(rt.length('größer')).toBe(8n);
    expect(rt.length(null)).toBe(0n);
    expect(rt.write(64)).toBe('text of the fixture');
    expect(rt.write(4)).toBe('text');
    expect(rt.text()).toBe('nothing failed');
  });

  it('returns several results by their C names', () => {
    expect(rt.make()).toEqual({ stream: 0xfedcba9876543210n, colour: 5 });
  });

  it('passes a struct by value and checks its fields', () => {
    expect(rt.takePlace({ id: 7, colour: 5 })).toBe(12);
    expect(() => rt.takePlace({ id: -7, colour: 5 })).toThrow(/place\.id/);
  });

  it('fills, doubles and reads structs with texts, bytes, unions, grids and pointers', () => {
    const filled = rt.fill(3);
    expect(filled).toMatchObject({
      name: 'filled',
      bytes: new Uint8Array(4).fill(3),
      size: 2n ** 60n + 3n,
      placeCount: 0n,
    });
    expect(filled.grid).toEqual(new Int16Array([3, 4, 5, 6]));
    expect(filled.choice).toEqual({ small: 0x1234, wide: 0x1234n });
    const doubled = rt.double({ ...filled, choice: { wide: 21 }, size: 4 });
    expect(doubled).toMatchObject({ size: 8n, grid: new Int16Array([3, 4, 5, 12]), choice: { wide: 42n } });
    expect(
      rt.sumPlaces({
        ...filled,
        choice: { wide: 0 },
        places: [
          { id: 1, colour: 0 },
          { id: 41, colour: 0 },
        ],
        placeCount: 2,
      }),
    ).toBe(42n);
  });

  it('reads arrays in arrays, several anonymous unions, and what stands before a tail', () => {
    const filled = rt.fillLayout();
    expect(filled).toMatchObject({
      state: 1,
      mask: 0xffffffff,
      anonymous: { small: 4 },
      anonymous2: { wide: 5n },
      last: 7,
    });
    expect(filled.ids[31]).toBe(2);
    expect(filled.cells.map(({ row }: { row: number }) => row)).toEqual([0, 0, 3, 0]);
    expect(filled.cells[3].column).toBe(2n ** 60n);
    expect(Buffer.from(filled.names.subarray(8, 11)).toString()).toBe('six');
  });

  it('returns narrow numbers and booleans, also from parameters with names that JavaScript lacks', () => {
    expect(rt.narrow(300, 1)).toEqual({ odd: true, low: 45, half: 150.5 });
    expect(rt.narrow(2, 2)).toEqual({ odd: false, low: 4, half: 2 });
  });

  it('passes enums whose values need the sign bit', () => {
    expect(rt.invert(0)).toBe(0xffffffff);
    expect(rt.invert(0xffffffff)).toBe(0);
  });

  it('returns as many numbers as a parameter counts by its name', () => {
    expect(rt.dims(3)).toEqual(new BigInt64Array([3n, 2n, 1n]));
  });

  it('passes arrays of narrow integers, fractions and booleans, plain and typed', () => {
    expect(rt.sumIntegers([-128, 127], 2n, [65535, 0], 2)).toBe(65534n);
    expect(rt.sumIntegers(Int8Array.of(-1), 1, Uint8Array.of(255, 1), 2)).toBe(255n);
    expect(rt.sumFractions([0.5, 1.25], 2, Float64Array.of(0.1), 1)).toBe(1.75 + 0.1);
    expect(rt.countFlags([true, false, true], 3)).toBe(2);
  });

  it.each([
    ['bytes[1]', () => rt.sumIntegers([0, 128], 2, [], 0)],
    ['words[0]', () => rt.sumIntegers([], 0, Int16Array.of(-1), 1)],
    ['words.length', () => rt.sumIntegers([], 0, Uint16Array.of(1), 2)],
    ['parts[0]', () => rt.sumFractions([1e39], 1, [], 0)],
    ['wholes[0]', () => rt.sumFractions([], 0, BigInt64Array.of(1n), 1)],
    ['flags[2]', () => rt.countFlags([true, false, 1], 3)],
  ])('refuses %s when C would read something else than was given', (parameter, call) => {
    expect(call).toThrow(InvalidArgumentError);
    expect(call).toThrow(expect.objectContaining({ parameter }));
  });

  it('keeps the C name of a function whose short name is a word of JavaScript', () => {
    expect(rt.aclrtWith()).toBe(true);
  });

  it('hands a value in and the changed one out', () => {
    expect(rt.count(2n ** 63n)).toBe(2n ** 63n + 1n);
  });

  it('calls back into JavaScript', () => {
    const seen: unknown[] = [];
    const pointer = callbacks.aclrtVisitor.register((value: number | bigint) => {
      seen.push(value);
      return 77;
    });
    expect(rt.visit(pointer, 0n)).toBe(77);
    expect(seen).toEqual([2 ** 40 + 2]);
    callbacks.aclrtVisitor.release(pointer);
  });

  it('returns wide numbers and opaque handles', () => {
    expect(rt.wide()).toBe(2n ** 60n + 1n);
    expect(rt.isHidden(rt.getHidden())).toBe(1);
    expect(rt.isHidden(5n)).toBe(0);
  });
});
