import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBindings } from '../../src/cli/generator/write-bindings.js';
import { cleanEnvironment, commandFile, root, runCommand, runJson } from '../support/command.js';

const folder = mkdtempSync(join(tmpdir(), 'ascendcl-generate-'));
const own = join(root, 'scripts/headers');
const bindings = join(folder, 'bindings');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Summary {
  readonly version: string;
  readonly functions: number;
  readonly files: number;
}

/** Headers with one function, where it does not matter which. */
const small = join(folder, 'small');

let summary: Summary;
beforeAll(async () => {
  mkdirSync(join(small, 'acl'), { recursive: true });
  writeFileSync(join(small, 'acl/acl.h'), 'typedef int aclError;\naclError aclrtSmall(int x);\n');
  // As in a project that has the package installed.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules/ascendcl'));
  const made = await runCommand(['--json', 'generate', '--include', own, '--out', bindings]);
  expect(made.stderr).toBe(''); // it found the package from there
  summary = JSON.parse(made.stdout);
}, 60_000);

describe('ascendcl generate', () => {
  it('recognises the version and writes every function', () => {
    expect(summary).toMatchObject({ version: '9.1.0', functions: 496 });
  });

  it('emits the code of the package, but for where the native layer comes from', () => {
    const read = (file: string) => readFileSync(file, 'utf8');
    for (const path of ['checked/memory', 'raw/memory', 'enums', 'structs', 'callbacks']) {
      const functions = (text: string) => text.match(/^export (?:function|const) \w+/gm);
      expect(functions(read(join(bindings, `${path}.js`)))).toEqual(
        functions(read(join(root, `generated/${path}.ts`))),
      );
    }
    expect(JSON.parse(read(join(bindings, 'api.json')))).toEqual(
      JSON.parse(read(join(root, 'generated/api.json'))),
    );
    for (const file of readdirSync(bindings, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    ))
      expect(read(join(bindings, file)), file).not.toMatch(/\.\.\/src\/|: void \{|import type/);
  });

  it('says when the bindings would not find the package', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'ascendcl-generate-alone-'));
    try {
      const { status, stderr } = await runCommand(['generate', '--include', small, '--out', outside]);
      expect(status).toBe(0);
      expect(stderr).toMatch(/^They import the package ascendcl, which is not found from there/);
    } finally {
      rmSync(outside, { recursive: true, force: true });
    }
  }, 60_000);

  it('makes bindings that call the library', () => {
    const script = `
      import * as bindings from './bindings/index.js';
      import { openAscend } from 'ascendcl';
      const ascend = openAscend({ backend: 'simulator', bindings });
      const { checked, enums, version } = ascend.bindings;
      checked.setDevice(0);
      const memory = checked.malloc(64, enums.aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_FIRST);
      checked.memset(memory, 64, 7, 64);
      const bytes = new Uint8Array(64);
      checked.memcpy(bytes, 64, memory, 64, enums.aclrtMemcpyKind.ACL_MEMCPY_DEVICE_TO_HOST);
      checked.free(memory);
      try { checked.malloc(-1, 0); } catch (error) { console.log(error.name); }
      ascend.dispose();
      console.log(version, bytes[63]);`;
    writeFileSync(join(folder, 'use.mjs'), script);
    expect(
      execFileSync(process.execPath, ['use.mjs'], { cwd: folder, encoding: 'utf8', env: cleanEnvironment() }),
    ).toBe('InvalidArgumentError\n9.1.0 7\n');
  });

  it('lets ascend.supports know functions that only those headers have', () => {
    const include = join(folder, 'future');
    cpSync(small, include, { recursive: true });
    writeFileSync(
      join(include, 'acl/acl_future.h'),
      '#include "acl/acl.h"\naclError aclrtOnlyTomorrow(int x);\n',
    );
    const out = join(folder, 'future-bindings');
    execFileSync(process.execPath, [
      commandFile,
      'generate',
      '--include',
      include,
      '--out',
      out,
      '--cann',
      '10.0.0',
    ]);
    writeFileSync(
      join(folder, 'future.mjs'),
      `import * as bindings from './future-bindings/index.js';
       import { openAscend } from 'ascendcl';
       for (const options of [{}, { bindings }]) {
         const ascend = openAscend({ backend: 'simulator', ...options });
         console.log(ascend.supports('aclrtOnlyTomorrow').reason);
         ascend.dispose();
       }
       try { bindings.checked.onlyTomorrow(1); } catch (error) { console.log(error.name, bindings.version); }`,
    );
    expect(
      execFileSync(process.execPath, ['future.mjs'], {
        cwd: folder,
        encoding: 'utf8',
        env: cleanEnvironment(),
      }),
    ).toBe(
      'aclrtOnlyTomorrow is in no header that this package knows\nthe loaded library has no aclrtOnlyTomorrow\nNotAvailableError 10.0.0\n',
    );
  });

  it('is refused with what is no such module, or belongs to another copy of the package', () => {
    writeFileSync(
      join(folder, 'refuse.mjs'),
      `import * as bindings from './bindings/index.js';
       import { openAscend } from 'ascendcl';
       for (const wrong of ['./bindings', {}, { ...bindings, loadedLibrary() {} }])
         try { openAscend({ backend: 'simulator', bindings: wrong }); } catch (error) { console.log(error.message); }`,
    );
    const lines = execFileSync(process.execPath, ['refuse.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: cleanEnvironment(),
    })
      .trim()
      .split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('the module of a folder that `ascendcl generate` made');
    expect(lines[2]).toContain('this copy of ascendcl');
  });

  it('has declarations that TypeScript accepts, with branded pointers', () => {
    execFileSync('npx', ['tsx', 'scripts/package/build.ts', '--if-changed', '--only', 'types'], {
      cwd: root,
    });
    writeFileSync(
      join(folder, 'use.ts'),
      `import * as bindings from './bindings/index.js';
       import { openAscend } from 'ascendcl';
       const ascend = openAscend({ bindings });
       const count: number = ascend.bindings.checked.getDeviceCount();
       // @ts-expect-error an event is no stream
       bindings.checked.synchronizeStream({} as bindings.EventPtr);
       export { count };`,
    );
    const options = [
      '--strict',
      '--noEmit',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--lib',
      'es2023,esnext.disposable',
      '--types',
      'node',
      '--typeRoots',
      join(root, 'node_modules/@types'),
    ];
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    expect(
      execFileSync(process.execPath, [compiler, ...options, 'use.ts'], { cwd: folder, encoding: 'utf8' }),
    ).toBe('');
  }, 120_000);

  it('writes nothing when a header is not understood', async () => {
    const include = join(folder, 'broken');
    mkdirSync(join(include, 'acl'), { recursive: true });
    writeFileSync(join(include, 'acl/acl.h'), 'int aclA(void);\nint aclB(;\n');
    const out = join(folder, 'nothing');
    const { status, stderr } = await runCommand(['generate', '--include', include, '--out', out]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/acl\/acl\.h:2/);
    expect(existsSync(out)).toBe(false);
  });

  it('does not write into a folder that holds other things', async () => {
    const out = join(folder, 'mine');
    mkdirSync(out);
    writeFileSync(join(out, 'index.js'), 'mine');
    const { status, stderr } = await runCommand(['generate', '--include', small, '--out', out]);
    expect(status).toBe(2);
    expect(stderr).toContain('holds other files');
    expect(readFileSync(join(out, 'index.js'), 'utf8')).toBe('mine');
  });

  it('does not take a file for the folder of the bindings', () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'mine');
    expect(() => writeBindings(file, new Map())).toThrow(/file is no folder: name another one with --out/);
  });

  it('says how to go on when no CANN is installed', async () => {
    const { status, stderr } = await runCommand(['generate'], { cwd: folder });
    expect(status).toBe(1);
    expect(stderr).toContain('--include');
  });

  it('finds the headers of the CANN that the environment leads to', async () => {
    const home = join(folder, 'cann');
    mkdirSync(home);
    symlinkSync(small, join(home, 'include'));
    const out = join(folder, 'from-environment');
    const { data } = await runJson<Summary>(['generate', '--out', out], { env: { ASCEND_HOME_PATH: home } });
    expect(data.functions).toBe(1);
  });
});
