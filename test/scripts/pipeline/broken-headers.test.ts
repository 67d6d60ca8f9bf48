/** Broken headers: the file, the line and what was found there; never a model. */
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildModel, HeaderError } from '../../../scripts/pipeline.js';
import { modelOf, problemsOf, withHeaders } from '../../support/headers.js';

interface Broken {
  readonly text: string;
  readonly line: number;
  readonly message: string;
}

const broken: Readonly<Record<string, Broken>> = {
  'a parenthesis that is never closed': {
    text: 'typedef int aclError;\n\naclError aclrtBreak(void;\n',
    line: 3,
    message: 'expected ")" in "aclError aclrtBreak(void;"',
  },
  'a visibility macro that no header defines': {
    text: 'typedef int aclError;\nACL_LOST_API aclError aclrtGet(int *value);\n',
    line: 2,
    message:
      'expected ";" in "ACL_LOST_API aclError aclrtGet(int *value);"; is ACL_LOST_API a macro that no header defines?',
  },
  'a member without a semicolon': {
    text: 'struct S {\n    int a;\n    int b\n};\n',
    line: 3,
    message: 'expected ";" in "int b"',
  },
  'a brace too many': { text: 'int f(void);\n}\n', line: 2, message: 'no valid C: "}" in "}"' },
  'C++ outside of a conditional': {
    text: 'int f(void);\nnamespace acl { int g(); }\n',
    line: 2,
    message: 'no declaration of C: "namespace acl { int g(); }"',
  },
  'a linkage specification outside of a conditional': {
    text: '\nextern "C" { int f(void); }\n',
    line: 2,
    message: 'no declaration of C: "extern "C" { int f(void); }"',
  },
  'a comment that is never closed': {
    text: 'int f(void);\n/* never\nclosed\n',
    line: 2,
    message: 'the comment that opens here is never closed',
  },
  'a conditional that is never closed': {
    text: '#ifdef ACL_A\n#if 1\n#endif\nint f(void);\n',
    line: 1,
    message: '#ifdef ACL_A is never closed',
  },
  'an #endif too many': { text: 'int f(void);\n#endif\n', line: 2, message: '#endif without #if' },
  'two #else of one #if': {
    text: '#if 1\n#else\n#else\n#endif\n',
    line: 3,
    message: '#else after #else',
  },
  'a condition that is no expression': {
    text: '#if 1 +\nint f(void);\n#endif\n',
    line: 1,
    message: 'the condition "1 +" can\'t be evaluated: the expression ends too early',
  },
  'a division by zero in a condition': {
    text: '#if 1 / 0\n#endif\n',
    line: 1,
    message: 'the condition "1 / 0" can\'t be evaluated: division by zero',
  },
  'an #error that is reached': {
    text: '#ifndef ACL_PLATFORM\n#error no platform\n#endif\n',
    line: 2,
    message: '#error no platform',
  },
  'a directive that C does not have': {
    text: '#pramga once\nint f(void);\n',
    line: 1,
    message: 'unknown directive #pramga once',
  },
  'an include of a header that is missing': {
    text: '#include <stdint.h>\n#include "acl/acl_lost.h"\n',
    line: 2,
    message: '#include "acl/acl_lost.h": there is no such header in the include directory',
  },
  'a macro with too few arguments': {
    text: '#define ACL_PAIR(a, b) a b\n\nACL_PAIR(int) f(void);\n',
    line: 3,
    message: 'the macro ACL_PAIR takes 2 arguments, not 1',
  },
  'a macro whose call is never closed': {
    text: '#define ACL_NOTE(text)\nACL_NOTE("a"\nint f(void);\n',
    line: 2,
    message: 'the call of the macro ACL_NOTE is never closed',
  },
  'an enumerator whose value is unknown': {
    text: 'enum aclE {\n    ACL_A = 1,\n    ACL_B = ACL_UNKNOWN + 1\n};\n',
    line: 3,
    message:
      'the value of ACL_B, "ACL_UNKNOWN + 1", is no constant integer expression: ACL_UNKNOWN has no value',
  },
  'an enumerator whose value depends on the processor': {
    text: "enum aclE {\n    ACL_A = '\\xff'\n};\n",
    line: 2,
    message:
      "the value of ACL_A, \"'\\xff'\", is no constant integer expression: '\\xff' is not one ASCII character",
  },
  'an array length that is negative': {
    text: 'struct S {\n    char name[1 - 2];\n};\n',
    line: 2,
    message: 'the array length "1 - 2" is no constant: it is negative',
  },
  'an enum of a type that is none of C': {
    text: 'enum aclE : float { ACL_A };\n',
    line: 1,
    message: 'an enum of type "float"',
  },
  'an array length that is unknown': {
    text: 'struct S {\n    char name[ACL_UNKNOWN];\n};\n',
    line: 2,
    message: 'the array length "ACL_UNKNOWN" is no constant: ACL_UNKNOWN has no value',
  },
  'a function that is declared in two ways': {
    text: 'int f(int a);\nint f(int a);\nint f(long a);\n',
    line: 3,
    message: 'f is declared differently in acl/acl_rt.h:1',
  },
  'a struct that is defined twice': {
    text: 'struct S { int a; };\nstruct S { int a; };\n',
    line: 2,
    message: 'struct S is declared differently in acl/acl_rt.h:1',
  },
  'an enumerator of two enums': {
    text: 'typedef enum { ACL_A } aclFirst;\ntypedef enum { ACL_A } aclSecond;\n',
    line: 2,
    message: 'ACL_A stands for a value of aclFirst and for a value of aclSecond',
  },
  'a semicolon that is missing between two functions': {
    text: 'typedef int T;\nT *f(void)\nvoid g(T *x);\n',
    line: 3,
    message: 'expected ";" before "void"',
  },
  'a keyword as a name': { text: 'int f(int int);\n', line: 1, message: '"int" is a keyword, no name' },
  'words that are no type together': {
    text: 'int f(void);\nlong unsigned unsigned g(void);\n',
    line: 2,
    message: '"long unsigned unsigned" is no type',
  },
  'a parameter of type void': { text: 'int f(int a, void);\n', line: 1, message: 'a parameter of type void' },
  'a function that returns a function': {
    text: 'int (f(int a))(int b);\n',
    line: 1,
    message: 'a function that returns a function',
  },
  'a name for a type and for a function': {
    text: 'typedef int aclrtThing;\nint aclrtThing(void);\n',
    line: 1,
    message: 'aclrtThing stands for a function and for a type',
  },
  'a member without a name': { text: 'struct S { int; };\n', line: 1, message: 'a member without a name' },
  'two parameters of one name': {
    text: 'int f(int value, int value);\n',
    line: 1,
    message: 'two parameters of f are called value',
  },
  'two members of one name, one of them in an anonymous union': {
    text: 'struct S { int a; union { int b; char a; }; };\n',
    line: 1,
    message: 'two members of S are called a',
  },
};

describe('a broken header', () => {
  it.each(Object.entries(broken))('is rejected with its place: %s', async (_, { text, line, message }) => {
    expect(await problemsOf({ 'acl/acl_rt.h': text })).toContainEqual({
      file: 'acl/acl_rt.h',
      line,
      message,
    });
  });

  it('is named by its own place when another header includes it', async () => {
    const problems = await problemsOf({
      'acl/acl.h': '#include "acl_rt.h"\n',
      'acl/acl_rt.h': '\n\nint f(;\n',
    });
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['acl/acl_rt.h:3']);
  });

  it('is one that includes a list of declarations a second time, because each file is read once', async () => {
    const problems = await problemsOf({
      'acl/acl_rt.h':
        '#define ACL_ITEM(name) int get##name(void);\n#include "list.inc"\n#undef ACL_ITEM\n' +
        '#define ACL_ITEM(name) int set##name(void);\n#include "list.inc"\n',
      'acl/list.inc': 'ACL_ITEM(One)\n',
    });
    expect(problems).toEqual([
      { file: 'acl/acl_rt.h', line: 5, message: '#include "list.inc": a file is read only once' },
    ]);
  });

  it('does not hide the faults of the others', async () => {
    const problems = await problemsOf({ 'acl/acl_base.h': 'int f(;\n', 'acl/acl_rt.h': '\nint g(;\n' });
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'acl/acl_base.h:1',
      'acl/acl_rt.h:2',
    ]);
  });

  it('gives an error whose text lists every place', async () => {
    const build = modelOf('int f(int int);\nint g(int int);\n');
    await expect(build).rejects.toThrow(HeaderError);
    await expect(build).rejects.toThrow(/^acl\/acl_rt\.h:1: .*\nacl\/acl_rt\.h:2: /);
  });

  it('is no reason to stop when it belongs to another package', async () => {
    const model = await withHeaders(
      { 'acl/acl_rt.h': '#include "acl_op.h"\nint f(void);\n', 'acl/acl_op.h': 'class Broken {\n' },
      (includeDir) => buildModel({ includeDir }),
    );
    expect(model.functions.map(({ name }) => name)).toEqual(['f']);
    expect(model.skipped.map(({ what, position }) => `${what}:${position.line}`)).toEqual(['acl/acl_op.h:1']);
  });
});

describe('an include directory', () => {
  it('that does not exist is named', async () => {
    await expect(buildModel({ includeDir: '/nowhere/include' })).rejects.toThrow(
      '/nowhere/include: the include directory does not exist',
    );
  });

  it('without a folder acl is named, with what to give instead', async () => {
    const problems = await problemsOf({ 'other/a.h': '' });
    expect(problems[0]?.message).toContain('give the directory that holds acl/acl.h');
  });

  it('whose folder acl is empty is named', async () => {
    await withHeaders({}, async (includeDir) => {
      await mkdir(path.join(includeDir, 'acl'));
      await expect(buildModel({ includeDir })).rejects.toThrow('the folder has no headers');
    });
  });

  it('may be given as its folder acl', async () => {
    const model = await withHeaders({ 'acl/acl_rt.h': 'int f(void);\n' }, (includeDir) =>
      buildModel({ includeDir: path.join(includeDir, 'acl') }),
    );
    expect(model.functions.map(({ name }) => name)).toEqual(['f']);
  });

  it('may link to folders, also in a circle', async () => {
    const model = await withHeaders(
      { 'acl/acl_rt.h': 'int f(void);\n', 'elsewhere/rt_codes.h': '#define ACL_CODE 1\n' },
      async (includeDir) => {
        await symlink('../elsewhere', path.join(includeDir, 'acl/error_codes'));
        await symlink('.', path.join(includeDir, 'acl/acl_self'));
        return buildModel({ includeDir });
      },
    );
    expect(model.headers).toEqual(['acl_rt.h', 'error_codes/rt_codes.h']);
    expect(model.macros.map(({ name }) => name)).toEqual(['ACL_CODE']);
  });

  it('may have two names for one header, which is read once', async () => {
    const model = await withHeaders(
      { 'acl/acl_rt.h': 'typedef struct { int a; } aclS;\nenum aclE { ACL_A };\nint f(aclS *s);\n' },
      async (includeDir) => {
        await symlink('acl_rt.h', path.join(includeDir, 'acl/acl_rt_old.h'));
        return buildModel({ includeDir });
      },
    );
    expect(model.headers).toEqual(['acl_rt.h']);
    expect(model.skipped).toEqual([]);
  });

  it('that holds a dangling link is named with it', async () => {
    await withHeaders({ 'acl/acl_rt.h': '' }, async (includeDir) => {
      await symlink('nowhere.h', path.join(includeDir, 'acl/acl_lost.h'));
      await expect(buildModel({ includeDir })).rejects.toThrow("acl/acl_lost.h: the header can't be read");
    });
  });

  it('lacks a header that was asked for by name', async () => {
    await withHeaders({ 'acl/acl_rt.h': '' }, async (includeDir) => {
      await expect(buildModel({ includeDir, headers: ['acl_tdt.h'] })).rejects.toThrow(
        'acl/acl_tdt.h: there is no such runtime header',
      );
    });
  });
});
