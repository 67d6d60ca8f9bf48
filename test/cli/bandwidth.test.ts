import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memcpy } from '../../generated/checked/index.js';
import { type CopyFunction, type MeasureOptions, measureBandwidth } from '../../src/cli/bandwidth/measure.js';
import { PATHS } from '../../src/cli/bandwidth/paths.js';
import { fillPattern, firstDifference } from '../../src/cli/bandwidth/pattern.js';
import { type Ascend, openAscend } from '../../src/index.js';
import { runCommand, runJson } from '../support/command.js';
import { libraryWithBadLine } from '../support/fake-library.js';

const folder = mkdtempSync(join(tmpdir(), 'ascendcl-bandwidth-'));
let ascend: Ascend;
beforeAll(() => {
  ascend = openAscend({ backend: 'simulator' });
});
afterAll(() => {
  ascend.dispose();
  rmSync(folder, { recursive: true, force: true });
});

async function measure(copy: CopyFunction, more: Partial<MeasureOptions> = {}) {
  const before = ascend.liveObjects().total;
  const result = await measureBandwidth(ascend.device(0), {
    sizes: [4096, 65_536],
    paths: PATHS,
    rounds: 3,
    roundMs: 1,
    seed: 1,
    signal: new AbortController().signal,
    onStep: () => undefined,
    copy,
    ...more,
  });
  expect(ascend.liveObjects().total).toBe(before);
  return result;
}

describe('measuring copies', () => {
  it('measures every path at every size and verifies the bytes', async () => {
    const measurements = await measure(memcpy);
    expect(measurements.map(({ path, byteLength }) => `${path} ${byteLength}`)).toEqual(
      [4096, 65_536].flatMap((size) => PATHS.map((path) => `${path} ${size}`)),
    );
    for (const { median, best, copies, verified } of measurements) {
      expect(verified).toBe(true);
      expect(median).toBeGreaterThan(0);
      expect(best).toBeGreaterThanOrEqual(median);
      expect(copies).toBeGreaterThanOrEqual(3);
    }
  });

  it('notices a copy that does nothing', async () => {
    const measurements = await measure(() => undefined, { roundMs: 0.1 });
    for (const measurement of measurements)
      expect(measurement).toMatchObject({ verified: false, wrongAt: 0 });
  });

  it('notices a copy that leaves out the last byte', async () => {
    const measurements = await measure((to, room, from, length, kind) =>
      memcpy(to, room, from, Math.max(0, length - 1), kind),
    );
    for (const { verified, wrongAt, byteLength } of measurements)
      expect({ verified, wrongAt }).toEqual({ verified: false, wrongAt: byteLength - 1 });
  });

  it('stops between measurements when it is interrupted', async () => {
    const controller = new AbortController();
    const measurements = await measure(memcpy, {
      signal: controller.signal,
      onStep: (_path, _size, done) => done === 2 && controller.abort(),
    });
    expect(measurements).toHaveLength(3);
  });
});

describe('known bytes', () => {
  it('differ by seed, also in a rest that fills no word', () => {
    const fill = (seed: number) => {
      const bytes = new Uint8Array(103);
      fillPattern(bytes, seed);
      return bytes;
    };
    expect(fill(1)).toEqual(fill(1));
    expect(firstDifference(fill(1), fill(2))).toBe(0);
    expect(fill(1).at(-1)).not.toBe(fill(2).at(-1));
    expect(firstDifference(fill(1), fill(1))).toBe(-1);
  });
});

describe('ascendcl bandwidth', () => {
  it('prints a table and a plot, and writes a chart and the figures', async () => {
    const [svg, csv] = [join(folder, 'b.svg'), join(folder, 'b.csv')];
    const { status, stdout, stderr } = await runCommand([
      ...['bandwidth', '--backend', 'simulator', '--quick', '--sizes', '64K,4K', '--svg', svg, '--csv', csv],
    ]);
    expect(status).toBe(0);
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /size +H→D pinned +H→D pageable +D→H pinned +D→H pageable +D→D\n +4 KiB +[\d.]+.*\n *64 KiB/,
    );
    expect(stdout).toContain('┤');
    expect(stdout).toMatch(/All bytes verified, 10 measurements\.\n$/);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(readFileSync(svg, 'utf8')).toMatch(/<svg[\s\S]*4 KiB[\s\S]*<\/svg>/);
    const rows = readFileSync(csv, 'utf8').trim().split('\n');
    expect(rows[0]).toBe('path,bytes,median_bytes_per_second,best_bytes_per_second,copies,verified');
    expect(rows).toHaveLength(11);
    expect(rows[1]).toMatch(/^h2d-pinned,4096,\d+,\d+,\d+,true$/);
  });

  it('says where bytes were wrong, and exits with 4', async () => {
    const library = libraryWithBadLine(join(folder, 'bad-line.so'));
    const { status, stdout, stderr } = await runCommand([
      ...['bandwidth', '--library', library, '--quick', '--sizes', '64K', '--path', 'd2h-pinned'],
    ]);
    expect(status).toBe(4);
    expect(stdout).toMatch(/^64 KiB +wrong$/m);
    expect(stderr).toContain('wrong bytes: D→H pinned, 64 KiB, first at offset 4096\n');
  });

  it('stops at Ctrl-C with what it measured so far', async () => {
    const { status, stdout } = await runCommand(['bandwidth'], {
      interrupt: { after: /^device 0/m, signal: 'SIGINT' },
    });
    expect(status).toBe(130);
    expect(stdout).toMatch(/^Stopped\. All bytes verified, \d+ measurements\.$/m);
  });

  it('tells a place that it can not write before it measures', async () => {
    const { status, stdout, stderr } = await runCommand([
      'bandwidth',
      '--svg',
      join(folder, 'gone', 'b.svg'),
    ]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('no such file or directory');
  });

  it('stays below the limit that the simulated machine has', async () => {
    const limit = 100e6;
    const { data } = await runJson<{ measurements: { median: number }[] }>(
      ['bandwidth', '--quick', '--sizes', '1M', '--path', 'h2d-pinned', '--path', 'd2h-pinned'],
      { env: { ASCENDCL_SIM_BANDWIDTH: String(limit) } },
    );
    expect(data.measurements).toHaveLength(2);
    for (const { median } of data.measurements) {
      expect(median).toBeLessThan(limit * 1.05);
      expect(median).toBeGreaterThan(limit * 0.1);
    }
  });

  it('has no Unicode where the locale has none', async () => {
    const { stdout } = await runCommand(['bandwidth', '--quick', '--sizes', '4K,8K', '--path', 'd2d'], {
      env: { LC_ALL: 'C' },
    });
    expect(stdout).toContain('D>D');
    expect(stdout).not.toMatch(/[─┤│→]/);
  });
});
