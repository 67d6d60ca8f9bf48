/**
 * One small header set per trap of the real headers, and the model that must come out. `UPDATE_GOLDENS=1` writes the
 * goldens anew. Each golden is executed, too: a C compiler must agree with it.
 */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildModel } from '../../../scripts/pipeline.js';
import { layoutProblems } from '../../../scripts/verify/layout-probe.js';

const traps: Readonly<Record<string, string>> = {
  attributes: 'finds attributes that change a layout, a type or a call, wherever they stand',
  'bare-enum-types': 'takes an enum tag as a type name, which C does not allow',
  constants: 'evaluates every spelling of a value, and keeps 64 bits exact',
  'cplusplus-inside': 'leaves out a C++ constructor inside a C struct and reports it',
  'cplusplus-overloads':
    'reports C++ overloads behind a byte order mark, and a header that only C++ can read',
  declarators: 'reads trailing arrays, lengths from macros, const pointers, and empty parameter lists',
  deprecations: 'finds deprecation attributes in front, between an enumerator and its value, and behind',
  directions: 'takes directions from the data, the comment, and the type, in this order',
  'enum-sizes': 'gives packed and wide enums the size that the compiler gives them',
  'enum-types': 'reads enums with a type behind a colon, and constexpr',
  'function-pointers': 'tells callbacks, inline function pointers, and pointers to function pointers apart',
  'generating-macros': 'expands macros that make declarations',
  members: 'lays out arrays by typedef and in place, several anonymous unions, and a tail',
  'missing-types': 'makes unknown types opaque behind pointers and skips what needs their size',
  names: 'names types by the typedef, else by the tag',
  'not-modelled': 'reports everything that has no place in a binding',
  'older-layout':
    'keeps the names of the model and operator headers out and adopts the types that signatures use',
  'outside-faults': 'is not stopped by what is wrong with declarations of another package',
  overridable: 'takes the definitions that a program may override',
  'packed-includes': 'follows #pragma pack through #include',
  preprocessor: 'asks what the compiler has, and joins directives behind their comments',
  returns: 'reads every kind of return type',
  'shared-guard': 'reads two headers that share an include guard',
  'split-headers': 'counts a header in the folder acl_rt as part of acl_rt.h, and reads it once',
  'standard-names': 'knows the limits of <stdint.h>, characters, and sizes of types',
  'struct-by-value': 'lays out the structs that are passed by value',
  text: 'reads carriage returns, tabs, non-ASCII text, joined lines, and a last line without an end',
  unions: 'lays out named, unnamed and anonymous unions at their offsets',
  variadic: 'marks variadic functions and reports function-like macros',
  'visibility-macros': 'takes visibility macros for nothing, also two in a row',
  'wrong-comments': 'ignores and reports comments about parameters that do not exist',
};

/** No C11 compiler accepts these as they are: types are missing, the guard hides a header, the syntax is newer. */
const notForCompilers = new Set(['enum-types', 'missing-types', 'outside-faults', 'shared-guard']);

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

describe('the model of headers with one trap', () => {
  it('has a sentence for every fixture', () => {
    expect(readdirSync(pathOf('fixtures')).sort()).toEqual(Object.keys(traps).sort());
  });

  it.each(Object.entries(traps))('%s: %s', async (name) => {
    const model = await buildModel({ includeDir: pathOf(`fixtures/${name}`) });
    const text = `${JSON.stringify(model, null, 2)}\n`;
    const golden = pathOf(`fixtures/${name}/golden.json`);
    if (process.env.UPDATE_GOLDENS === '1') await writeFile(golden, text);
    expect(text).toBe(await readFile(golden, 'utf8'));
  });

  it.each(Object.keys(traps).filter((name) => !notForCompilers.has(name)))(
    '%s: the C compiler sees the same sizes, offsets, values and signatures',
    async (name) => {
      const includeDir = pathOf(`fixtures/${name}`);
      expect(await layoutProblems(await buildModel({ includeDir }), includeDir)).toEqual([]);
    },
  );
});
