import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Change, classOf } from '../../src/cli/diff/change.js';
import { compareModels } from '../../src/cli/diff/compare.js';
import { modelOf } from '../../src/cli/generator/header-set.js';
import { root, runCommand, runJson } from '../support/command.js';

const folder = mkdtempSync(join(tmpdir(), 'ascendcl-diff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let sets = 0;

/** An include directory with one header. */
function headers(body: string): string {
  sets += 1;
  const include = join(folder, `set-${sets}`);
  mkdirSync(join(include, 'acl'), { recursive: true });
  writeFileSync(
    join(include, 'acl/acl.h'),
    `#ifndef ACL_H\n#define ACL_H\n#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\ntypedef int aclError;\n${body}\n#endif\n`,
  );
  return include;
}

interface Report {
  readonly changes: readonly (Change & { readonly class: string })[];
}

/** What the command finds between two headers, without a process for each pair. */
async function diff(before: string, after: string) {
  const changes = compareModels(await modelOf(headers(before)), await modelOf(headers(after)));
  return changes.map(({ of: _of, ...change }) => ({ class: classOf(change.severity), ...change }));
}

describe('changes of functions', () => {
  it('is ABI when a parameter is added, another size, or the function is gone', async () => {
    expect(
      await diff(
        'aclError aclA(int x);\naclError aclB(uint32_t x);\naclError aclC(void);',
        'aclError aclA(int x, void *y);\naclError aclB(uint64_t x);',
      ),
    ).toEqual([
      {
        class: 'abi',
        kind: 'signature',
        severity: 'abi',
        name: 'aclA',
        was: 'aclError (int)',
        now: 'aclError (int, void *)',
      },
      {
        class: 'abi',
        kind: 'signature',
        severity: 'abi',
        name: 'aclB',
        was: 'aclError (uint32_t)',
        now: 'aclError (uint64_t)',
      },
      { class: 'abi', kind: 'removed', severity: 'abi', name: 'aclC', was: 'aclError ()' },
    ]);
  });

  it('is ABI, with another meaning, when the size is the same', async () => {
    const [change] = await diff('aclError aclA(bool x);', 'aclError aclA(uint8_t x);');
    expect(change).toMatchObject({ class: 'abi', severity: 'meaning' });
  });

  it('is source when const comes or goes, and a name when only names differ', async () => {
    expect(
      await diff(
        'aclError aclA(char *x);\naclError aclB(int x);',
        'aclError aclA(const char *x);\naclError aclB(int y);',
      ),
    ).toEqual([
      {
        class: 'source',
        kind: 'signature',
        severity: 'source',
        name: 'aclA',
        was: 'aclError (char *)',
        now: 'aclError (const char *)',
      },
      { class: 'source', kind: 'signature', severity: 'name', name: 'aclB', was: '(x)', now: '(y)' },
    ]);
  });

  it('is source when a function becomes deprecated, and an addition when it is new', async () => {
    const changes = await diff(
      'aclError aclA(void);',
      '__attribute__((deprecated("old"))) aclError aclA(void);\naclError aclB(size_t n);',
    );
    expect(changes).toMatchObject([
      { class: 'source', kind: 'deprecated', name: 'aclA', was: 'false', now: 'true' },
      { class: 'addition', kind: 'added', name: 'aclB', now: 'aclError (size_t)' },
    ]);
  });
});

describe('changes of structs', () => {
  const struct = (fields: string) => `typedef struct aclS { ${fields} } aclS;`;

  it('is ABI when the size or the place of a member changes', async () => {
    const [change] = await diff(struct('uint32_t a; uint32_t b;'), struct('uint64_t a; uint32_t b;'));
    expect(change).toMatchObject({ class: 'abi', kind: 'layout', name: 'aclS' });
    expect(change?.now).toBe('size 8 -> 16; alignment 4 -> 8; a uint32_t -> uint64_t; b moved 4 -> 8');
  });

  it('is an extension when reserved space is taken or a union gains a member', async () => {
    const [reserved] = await diff(
      struct('uint32_t a; uint32_t reserved[3];'),
      struct('uint32_t a; uint32_t b; uint32_t reserved[2];'),
    );
    expect(reserved?.class).toBe('abi'); // the reserved member itself moved
    const union = (members: string) => `typedef union aclU { ${members} } aclU;`;
    const [member] = await diff(
      union('uint32_t a; uint32_t rsv[4];'),
      union('uint32_t a; uint32_t b; uint32_t rsv[4];'),
    );
    expect(member).toEqual({
      class: 'addition',
      kind: 'layout',
      severity: 'extension',
      name: 'aclU',
      was: '',
      now: 'b added at 0 (uint32_t)',
    });
  });

  it('is source when an opaque struct is defined', async () => {
    const use = 'aclError aclUse(aclS *s);';
    const [change] = await diff(`typedef struct aclS aclS;\n${use}`, `${struct('int64_t a[2];')}\n${use}`);
    expect(change).toMatchObject({ class: 'source', kind: 'layout', was: 'opaque', now: 'defined, size 16' });
  });
});

describe('changes of enums and constants', () => {
  const enumeration = (constants: string) => `typedef enum { ${constants} } aclE;`;

  it('is ABI when a value gets another meaning, and source when a name is gone', async () => {
    expect(await diff(enumeration('ACL_A = 1, ACL_B = 2'), enumeration('ACL_A = 1, ACL_C = 2'))).toEqual([
      {
        class: 'abi',
        kind: 'enum-value-reused',
        severity: 'abi',
        name: 'aclE',
        was: '2 = ACL_B',
        now: '2 = ACL_C',
      },
      { class: 'source', kind: 'removed', severity: 'source', name: 'ACL_B', was: 'aclE = 2' },
      { class: 'addition', kind: 'added', severity: 'addition', name: 'ACL_C', now: 'aclE = 2' },
    ]);
  });

  it('is an extension when only the constant that counts moves', async () => {
    const changes = await diff(enumeration('ACL_A, ACL_E_MAX'), enumeration('ACL_A, ACL_B, ACL_E_MAX'));
    expect(changes.map(({ class: kind }) => kind)).toEqual(['addition', 'addition', 'addition']);
    expect(changes).toContainEqual({
      class: 'addition',
      kind: 'enum-value',
      severity: 'extension',
      name: 'ACL_E_MAX',
      was: '1',
      now: '2',
    });
  });

  it('is ABI when a constant has another value', async () => {
    const changes = await diff(enumeration('ACL_A = 1'), enumeration('ACL_A = 3'));
    expect(changes).toContainEqual({
      class: 'abi',
      kind: 'enum-value',
      severity: 'abi',
      name: 'ACL_A',
      was: '1',
      now: '3',
    });
  });

  it('is source when a macro has another value or takes the place of a variable', async () => {
    expect(
      await diff('#define ACL_V 3\nstatic const int ACL_W = 7;', '#define ACL_V 4\n#define ACL_W 7'),
    ).toMatchObject([
      { class: 'source', kind: 'value', name: 'ACL_V', was: '3', now: '4' },
      { class: 'source', kind: 'constant-kind', name: 'ACL_W', was: 'static const int', now: 'macro int' },
    ]);
  });
});

describe('ascendcl diff', () => {
  it('finds no difference between a header set and itself, whichever form it has', async () => {
    const own = join(root, 'scripts/headers');
    for (const form of [own, join(root, 'generated/api.json'), 'package']) {
      const { data } = await runJson<Report>(['diff', own, form]);
      expect(data.changes).toEqual([]);
    }
    expect((await runCommand(['diff', 'package', own])).stdout).toContain('declare the same');
  });

  it('fails on request when there are changes of a class or worse', async () => {
    const [old, young] = [headers('aclError aclA(int x);'), headers('aclError aclA(const int x, int y);')];
    const added = headers('aclError aclA(int x);\naclError aclB(void);');
    expect((await runCommand(['diff', old, young])).status).toBe(0);
    expect((await runCommand(['diff', '--fail-on', 'abi', old, young])).status).toBe(5);
    expect((await runCommand(['diff', '--fail-on', 'source', old, young])).status).toBe(5);
    expect((await runCommand(['diff', '--fail-on', 'source', old, added])).status).toBe(0);
    expect((await runCommand(['diff', '--fail-on', 'addition', old, added])).status).toBe(5);
  });

  it('tells programs the class of each change', async () => {
    const { data } = await runJson<Report>([
      'diff',
      headers('aclError aclA(int x);'),
      headers('aclError aclA(long x);'),
    ]);
    expect(data.changes).toMatchObject([{ class: 'abi', kind: 'signature', name: 'aclA' }]);
  });

  it('shows was and now, and a summary', async () => {
    const { stdout } = await runCommand([
      'diff',
      headers('aclError aclA(int x);'),
      headers('aclError aclA(long x);\nint aclB(void);'),
    ]);
    expect(stdout).toMatch(
      /ABI: .*\(1\)\n~ aclA {2}function, declared otherwise\n {4}- aclError \(int\)\n {4}\+ aclError \(long\)\n/,
    );
    expect(stdout).toMatch(/Additions \(1\)\n\+ 1 function\n {4}aclB\n/);
    expect(stdout).toMatch(/1 ABI change, 0 of source only, 1 addition\n$/);
  });

  it('does not say that all is the same when only other changes are shown', async () => {
    const args = ['diff', headers('aclError aclA(int x);'), headers('aclError aclA(long x);'), '--only'];
    const additions = await runCommand([...args, 'addition']);
    expect(additions.stdout).not.toContain('~ aclA');
    expect(additions.stdout).toMatch(/1 ABI change, 0 of source only, 0 additions\n$/);
    const abi = await runCommand([...args, 'abi']);
    expect(abi.stdout).toContain('~ aclA');
  });

  it('says which line of a header it does not understand', async () => {
    const broken = headers('aclError aclA(int x;');
    const { status, stderr } = await runCommand(['diff', broken, 'package']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/acl\/acl\.h:7/);
  });

  it('refuses what is no header set', async () => {
    const { status, stderr } = await runCommand(['diff', join(root, 'test'), 'package']);
    expect(status).toBe(2);
    expect(stderr).toContain('no folder acl');
    const other = join(folder, 'other.json');
    writeFileSync(other, '{"a": 1}');
    expect((await runCommand(['diff', other, 'package'])).status).toBe(2);
  });

  it('is empty for equal models', () => {
    const model = {
      version: null,
      headers: [],
      functions: [],
      enums: [],
      structs: [],
      typedefs: [],
      callbacks: [],
      constants: [],
      macros: [],
      skipped: [],
    };
    expect(compareModels(model, model)).toEqual([]);
  });
});
