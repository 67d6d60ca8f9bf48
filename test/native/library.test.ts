import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiled, root } from '../support/compiled.js';

/** Libraries that are broken in one way each; loading them is tried in a process of its own. */
const folder = mkdtempSync(join(tmpdir(), 'ascendcl-libraries-'));
const loader = compiled(new URL('./load-and-report.ts', import.meta.url));

interface Report {
  readonly name: string;
  readonly kind?: string;
  readonly message: string;
  readonly backend?: string;
  readonly code?: number;
  readonly file?: string;
}

function load(options: object, call = '', env: Record<string, string> = {}, cwd = root): Report {
  const output = execFileSync(process.execPath, [loader, JSON.stringify(options), call], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output);
}

function compile(name: string, source: string, ...flags: string[]): string {
  const file = join(folder, name);
  writeFileSync(`${file}.c`, source);
  execFileSync('cc', ['-shared', '-fPIC', '-o', file, `${file}.c`, ...flags]);
  return file;
}

describe('loading a library', () => {
  let needsMissing: string;
  let undefinedSymbol: string;
  let stub: string;
  beforeAll(() => {
    compile('libgone.so', 'int gone(void) { return 1; }');
    needsMissing = compile(
      'libneeds.so',
      'int gone(void); int aclInit(void) { return gone(); }',
      `-L${folder}`,
      '-Wl,--no-as-needed',
      '-lgone',
    );
    rmSync(join(folder, 'libgone.so'));
    undefinedSymbol = compile(
      'libundefined.so',
      'int nowhere(void); int aclInit(void) { return nowhere(); }',
      '-Wl,-z,now',
    );
    stub = compile(
      'libacl_rt.so',
      'int aclInit(const char *c) { (void)c; return 100039; } const char *aclGetRecentErrMsg(void) { return 0; }',
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('names the file and the remedy when the path is wrong', () => {
    const report = load({ library: join(folder, 'nothing.so') });
    expect(report).toMatchObject({ name: 'LibraryError', kind: 'not-found' });
    expect(report.message).toContain('nothing.so');
    expect(report.message).toContain('ASCENDCL_LIBRARY');
  });

  it('says that a text file is no library', () => {
    const file = join(folder, 'text.so');
    writeFileSync(file, 'INPUT(libacl_rt.so.1)\n and some more text');
    expect(load({ library: file })).toMatchObject({ name: 'LibraryError', kind: 'not-a-library' });
  });

  it('says for which machine a library was built', () => {
    const other = Buffer.alloc(64);
    other.write('\x7fELF\x02\x01\x01', 'latin1');
    other.writeUInt16LE(3, 16);
    other.writeUInt16LE(process.arch === 'x64' ? 183 : 62, 18);
    const file = join(folder, 'other.so');
    writeFileSync(file, other);
    const report = load({ library: file });
    expect(report).toMatchObject({ name: 'LibraryError', kind: 'wrong-architecture' });
    expect(report.message).toContain(process.arch === 'x64' ? 'arm64' : 'x64');
  });

  it('names the dependency that the loader misses', () => {
    const report = load({ library: needsMissing });
    expect(report).toMatchObject({ name: 'LibraryError', kind: 'missing-dependency' });
    expect(report.message).toContain('libgone.so');
  });

  it('names the symbol that no library has', () => {
    const report = load({ library: undefinedSymbol });
    expect(report).toMatchObject({ name: 'LibraryError', kind: 'missing-symbol' });
    expect(report.message).toContain('nowhere');
  });

  it('takes a file of the working folder by its name alone, and tells its whole path', () => {
    const report = load({ library: 'libacl_rt.so' }, '', {}, folder);
    expect(report).toMatchObject({ name: 'loaded', file: stub });
  });

  it('recognises the stub library by its code 100039', () => {
    const report = load({ library: stub }, 'init');
    expect(report).toMatchObject({ name: 'LibraryError', kind: 'stub' });
    expect(report.message).toContain('devlib');
  });

  it('says since which CANN a missing function exists', () => {
    const report = load({ library: stub }, 'synchronizeDevice');
    expect(report).toMatchObject({ name: 'NotAvailableError' });
    expect(report.message).toContain('aclrtSynchronizeDevice');
    expect(report.message).toContain('CANN 5.0.4');
  });

  it('finds the library in a folder, and says npu for one without the simulator’s symbols', () => {
    expect(load({ library: folder })).toMatchObject({ name: 'loaded', backend: 'npu' });
  });

  it('takes ASCENDCL_LIBRARY when no option names a library', () => {
    expect(load({}, '', { ASCENDCL_LIBRARY: stub })).toMatchObject({ name: 'loaded', backend: 'npu' });
  });

  it('does not go on with the simulator when the library on the loader’s path is broken', () => {
    const broken = join(folder, 'broken');
    mkdirSync(broken, { recursive: true });
    writeFileSync(join(broken, 'libacl_rt.so'), 'no library'.repeat(100));
    expect(load({}, '', { ASCENDCL_LIBRARY: '', LD_LIBRARY_PATH: broken })).toMatchObject({
      name: 'LibraryError',
      kind: 'not-a-library',
      file: join(broken, 'libacl_rt.so'),
    });
  });

  it('refuses the simulator where a real device is asked for', () => {
    expect(load({ backend: 'npu' }, '', { ASCENDCL_LIBRARY: '' }).message).toMatch(
      /no CANN runtime was found/,
    );
  });
});
