import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, runJson } from '../support/command.js';

const folder = mkdtempSync(join(tmpdir(), 'ascendcl-memory-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = join(folder, 'script.mjs');
const recording = join(folder, 'memory.json');

interface Document {
  readonly recordings: readonly {
    readonly origin: string;
    readonly peak: number;
    readonly atEnd: number;
    readonly callSites: readonly {
      readonly line: string;
      readonly count: number;
      readonly leftBytes: number;
    }[];
    readonly failures: readonly { readonly function: string }[];
  }[];
}

describe('ascendcl memory', () => {
  beforeAll(async () => {
    writeFileSync(
      script,
      [
        'function layer() { return device.allocate(3 << 20); }',
        'for (let round = 0; round < 5; round += 1) layer().dispose();',
        'const kept = layer();',
        'try { device.allocate(2 ** 45); } catch {}',
      ].join('\n'),
    );
    const { status } = await runCommand([
      'run',
      '--backend',
      'simulator',
      '--record-memory',
      recording,
      script,
    ]);
    expect(status).toBe(0);
  });

  it('says peak, what was left, what was refused, and by which line', async () => {
    const { status, stdout } = await runCommand(['memory', recording]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^script\.mjs: 12 events in /);
    expect(stdout).toMatch(/^Peak {5}3 MiB after .* \(3 MiB DeviceMemory on device 0\)$/m);
    expect(stdout).toMatch(/^At end {3}3 MiB in 1 object$/m);
    expect(stdout).toMatch(/^Refused {2}aclrtMalloc 1 time, at most 32 TiB$/m);
    expect(stdout).toMatch(/ 3 MiB {2}3 MiB {2}18 MiB {6}6 {2}\S*script\.mjs:1:34 \(layer\)$/m);
  });

  it('gives the same as JSON', async () => {
    const { data: document } = await runJson<Document>(['memory', recording]);
    expect(document.recordings).toMatchObject([{ origin: 'handles', peak: 3 << 20, atEnd: 3 << 20 }]);
    expect(document.recordings[0]?.callSites[0]).toMatchObject({ count: 6, leftBytes: 3 << 20 });
  });

  it('writes one page for two recordings that needs nothing else', async () => {
    const page = join(folder, 'memory.html');
    const { status } = await runCommand(['memory', recording, recording, '--html', page]);
    expect(status).toBe(0);
    const html = readFileSync(page, 'utf8');
    expect(html).not.toMatch(/(src|href)="(?!data:)/);
    expect(html).not.toContain('<!-- recordings -->');
  });

  it('names a file that is no recording, and what is wrong with it', async () => {
    const other = join(folder, 'other.json');
    writeFileSync(other, '{"format":"something"}');
    for (const [file, reason] of [
      [other, /other\.json: it is no recording of memory/],
      [join(folder, 'absent.json'), /absent\.json: ENOENT/],
      [script, /script\.mjs: .*JSON/],
    ] as const) {
      const { status, stderr } = await runCommand(['memory', file]);
      expect(status).toBe(2);
      expect(stderr).toMatch(reason);
    }
  });

  it('reads what sim records of every process, also of one that ends by a signal', async () => {
    const program = join(folder, 'program.py');
    writeFileSync(
      program,
      `
import ctypes, multiprocessing, os, signal
def work(count, killed):
    acl = ctypes.CDLL('libascendcl.so')
    acl.aclInit(None)
    acl.aclrtSetDevice(0)
    pointers = [ctypes.c_void_p() for _ in range(count)]
    for pointer in pointers: acl.aclrtMalloc(ctypes.byref(pointer), ctypes.c_size_t(1 << 20), 0)
    acl.aclrtFree(pointers[0])
    if killed: os.kill(os.getpid(), signal.SIGKILL)
if __name__ == '__main__':
    child = multiprocessing.get_context('fork').Process(target=work, args=(4, True))
    child.start()
    child.join()
    work(2, False)
`,
    );
    const file = join(folder, 'sim.json');
    await runCommand(['sim', '--record-memory', file, '--', 'python3', program]);
    const { data: document } = await runJson<Document>(['memory', file]);
    const byEnd = [...document.recordings].sort((a, b) => a.atEnd - b.atEnd);
    expect(byEnd).toMatchObject([
      { origin: 'simulator', peak: 4 << 20, atEnd: 2 << 20, callSites: [{ count: 2 }] },
      { origin: 'simulator', peak: 8 << 20, atEnd: 6 << 20, callSites: [{ count: 4 }] },
    ]);
    expect(byEnd[0]?.callSites[0]?.line).toMatch(/^aclrtMalloc in thread \d+$/);
  });
});
