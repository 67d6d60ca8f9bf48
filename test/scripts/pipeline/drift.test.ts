import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeGenerated } from '../../../scripts/write-generated.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ascendcl-drift-'));
const include = join(folder, 'include');
const out = join(folder, 'out');

/** Runs the generator on a small interface: what it does with files is the same. */
async function generate(...flags: string[]) {
  const lines: string[] = [];
  const status = await writeGenerated(['--include', include, '--out', out, ...flags], {
    log: () => {},
    error: (line: string) => lines.push(line),
  });
  return { status, stderr: lines.join('\n') };
}

describe('generate --check', () => {
  beforeAll(async () => {
    cpSync(join(root, 'test/scripts/emit/fixture/acl'), join(include, 'acl'), { recursive: true });
    expect(await generate()).toMatchObject({ status: 0 });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is content with what was just generated', async () => {
    expect(await generate('--check')).toMatchObject({ status: 0 });
  });

  it('names a file that was edited by hand', async () => {
    const file = join(out, 'checked/memory.ts');
    const before = readFileSync(file);
    appendFileSync(file, '\n');
    const { status, stderr } = await generate('--check');
    writeFileSync(file, before);
    expect(status).toBe(1);
    expect(stderr).toContain('differs: checked/memory.ts');
  });

  it('leaves a folder alone that holds no bindings', async () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'letter.txt'), 'dear');
    const { status, stderr } = await generate('--out', other);
    expect(status).toBe(1);
    expect(stderr).toContain('the folder holds other files');
    expect(readFileSync(join(other, 'letter.txt'), 'utf8')).toBe('dear');
  });

  it('names a file that nobody generates', async () => {
    const file = join(out, 'extra.ts');
    writeFileSync(file, '');
    const { status, stderr } = await generate('--check');
    rmSync(file);
    expect(status).toBe(1);
    expect(stderr).toContain('not generated: extra.ts');
  });

  it('notices a signature that changed in a header, and writes nothing for a broken one', async () => {
    const header = join(include, 'acl/acl_fixture.h');
    const before = readFileSync(header, 'utf8');
    writeFileSync(
      header,
      before.replace('aclrtMemcpyBatch(uint32_t items,', 'aclrtMemcpyBatch(uint64_t items,'),
    );
    expect(await generate('--check')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('differs: raw/memory.ts'),
    });

    writeFileSync(
      header,
      before.replace('aclError aclrtMemcpyBatch(uint32_t items', 'aclError aclrtMemcpyBatch(uint32_t items]'),
    );
    const raw = readFileSync(join(out, 'raw/memory.ts'), 'utf8');
    const broken = await generate();
    writeFileSync(header, before);
    expect(broken.status).toBe(1);
    expect(broken.stderr).toMatch(/acl\/acl_fixture\.h:\d+/);
    expect(readFileSync(join(out, 'raw/memory.ts'), 'utf8')).toBe(raw);
  });
});
