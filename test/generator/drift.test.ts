import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ascendcl-drift-'));
const include = join(folder, 'include');
const out = join(folder, 'out');

function generate(...flags: string[]) {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['tsx', 'scripts/generate.ts', '--include', include, '--out', out, ...flags],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

describe('generate --check', { timeout: 120_000 }, () => {
  beforeAll(() => {
    cpSync(join(root, 'scripts/headers/acl'), join(include, 'acl'), { recursive: true });
    expect(generate()).toMatchObject({ status: 0 });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is content with what was just generated', () => {
    expect(generate('--check')).toMatchObject({ status: 0 });
  });

  it('names a file that was edited by hand', () => {
    const file = join(out, 'checked/memory.ts');
    const before = readFileSync(file);
    appendFileSync(file, '\n');
    const { status, stderr } = generate('--check');
    writeFileSync(file, before);
    expect(status).toBe(1);
    expect(stderr).toContain('differs: checked/memory.ts');
  });

  it('leaves a folder alone that holds no bindings', () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'letter.txt'), 'dear');
    const { status, stderr } = generate('--out', other);
    expect(status).toBe(1);
    expect(stderr).toContain('the folder holds other files');
    expect(readFileSync(join(other, 'letter.txt'), 'utf8')).toBe('dear');
  });

  it('names a file that nobody generates', () => {
    const file = join(out, 'extra.ts');
    writeFileSync(file, '');
    const { status, stderr } = generate('--check');
    rmSync(file);
    expect(status).toBe(1);
    expect(stderr).toContain('not generated: extra.ts');
  });

  it('notices a signature that changed in a header, and writes nothing for a broken one', () => {
    const header = join(include, 'acl/acl_rt/memory_device.h');
    const before = readFileSync(header, 'utf8');
    writeFileSync(
      header,
      before.replace('aclrtMalloc(void **devPtr, size_t size,', 'aclrtMalloc(void **devPtr, uint32_t size,'),
    );
    expect(generate('--check')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('differs: raw/memory.ts'),
    });

    writeFileSync(
      header,
      before.replace('aclError aclrtMalloc(void **devPtr', 'aclError aclrtMalloc(void **devPtr]'),
    );
    const raw = readFileSync(join(out, 'raw/memory.ts'), 'utf8');
    const broken = generate();
    writeFileSync(header, before);
    expect(broken.status).toBe(1);
    expect(broken.stderr).toMatch(/acl\/acl_rt\/memory_device\.h:\d+/);
    expect(readFileSync(join(out, 'raw/memory.ts'), 'utf8')).toBe(raw);
  });
});
