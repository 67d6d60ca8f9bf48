import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Output } from '../../src/cli/terminal/output.js';
import { widthOf } from '../../src/cli/terminal/text.js';
import type { Sample } from '../../src/cli/watch/sample.js';
import { View } from '../../src/cli/watch/view.js';
import { runCommand, runJson } from '../support/command.js';
import { onTerminal } from '../support/terminal.js';

const GIB = 2 ** 30;
const folder = mkdtempSync(join(tmpdir(), 'ascendcl-watch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Machine {
  readonly backend: string;
  readonly soc: string;
  readonly functions: { readonly known: number; readonly missing: readonly string[] };
  readonly features: readonly {
    readonly api: string;
    readonly supported: boolean;
    readonly reason?: string;
  }[];
  readonly devices: readonly {
    readonly id: number;
    readonly memory: readonly { readonly kind: string; readonly total: number }[];
  }[];
}

describe('ascendcl info', () => {
  it('tells backend, library, chip, functions and the memory of each device', async () => {
    const { data, status } = await runJson<Machine>(['info'], {
      env: { ASCENDCL_SIM_DEVICES: '3', ASCENDCL_SIM_MEMORY: '8G' },
    });
    expect(status).toBe(0);
    expect(data).toMatchObject({
      backend: 'simulator',
      soc: 'Ascend910B1',
      functions: { known: 496, missing: [] },
    });
    expect(data.devices.map(({ id }) => id)).toEqual([0, 1, 2]);
    for (const { memory } of data.devices) expect(memory[0]).toMatchObject({ kind: 'hbm', total: 8 * GIB });
  });

  it('says that there is no device', async () => {
    const env = { ASCEND_RT_VISIBLE_DEVICES: '5' };
    const { stdout } = await runCommand(['info', '--backend', 'simulator'], { env });
    expect(stdout).toMatch(/\nNo device: `ascendcl doctor` finds out why\.\n$/);
  });

  it('says what a product does not support, and why', async () => {
    const { data } = await runJson<Machine>(['info', '--device', '1'], {
      env: { ASCENDCL_SIM_SOC: 'Ascend310P3' },
    });
    expect(data.devices.map(({ id }) => id)).toEqual([1]);
    expect(data.devices[0]?.memory.every(({ kind }) => kind.startsWith('ddr'))).toBe(true);
    const pools = data.features.find(({ api }) => api === 'aclrtMemPoolCreate');
    expect(pools?.supported).toBe(false);
    expect(pools?.reason).toContain('Ascend310P3');
  });

  it('fits 80 columns in a pipe and says once that this is the simulator', async () => {
    const { stdout, stderr } = await runCommand(['info']);
    expect(stderr).toBe('No CANN runtime was found: this is the simulator. `ascendcl doctor` says more.\n');
    expect(stdout).toMatch(/^Backend +simulator/);
    expect(stdout).toMatch(/^Device 1\n {2}HBM +░+ +0 B of +64 GiB +0 %$/m);
    for (const line of stdout.split('\n').filter((text) => !text.startsWith('Library')))
      expect(line.length).toBeLessThanOrEqual(80);
  });

  it('says which devices there are when the number is wrong', async () => {
    const { stderr, status } = await runCommand(['info', '--backend', 'simulator', '--device', '9']);
    expect(status).toBe(2);
    expect(stderr).toBe('ascendcl: there is no device 9: the runtime sees 0 to 1\n');
  });
});

describe('ascendcl watch', () => {
  it('ends at once when there is no device to watch', async () => {
    const { stdout, stderr, status } = await runCommand(['watch', '--backend', 'simulator'], {
      env: { ASCEND_RT_VISIBLE_DEVICES: '5' },
    });
    expect(stderr).toBe('ascendcl: the runtime sees no device; `ascendcl doctor` finds out why\n');
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  });

  it('prints a line for each sample, device and kind in a pipe', async () => {
    const { stdout, status } = await runCommand([
      'watch',
      '--count',
      '2',
      '--interval',
      '20ms',
      '--device',
      '0',
    ]);
    const lines = stdout.trim().split('\n');
    expect(status).toBe(0);
    expect(lines).toHaveLength(8);
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z {2}device 0 {2}hbm {2}0 B of 64 GiB$/);
  });

  it('gives a document a line to programs, and rows to a file', async () => {
    const csv = join(folder, 'memory.csv');
    const { stdout } = await runCommand([
      'watch',
      '--json',
      '--count',
      '2',
      '--interval',
      '20ms',
      '--csv',
      csv,
    ]);
    const samples = stdout
      .trim()
      .split('\n')
      .map((line): Sample => JSON.parse(line));
    expect(samples).toHaveLength(2);
    expect(samples[0]?.devices).toHaveLength(2);
    const rows = readFileSync(csv, 'utf8').trim().split('\n');
    expect(rows[0]).toBe('time,device,kind,used_bytes,total_bytes');
    expect(rows).toHaveLength(1 + 2 * 2 * 4);
  });

  it('ends at Ctrl-C with 0, for that is how one ends it', async () => {
    const { status, signal } = await runCommand(['watch', '--interval', '50ms'], {
      interrupt: { after: /device 1/, signal: 'SIGINT' },
    });
    expect({ status, signal }).toEqual({ status: 0, signal: null });
  });
});

describe('on a terminal', () => {
  it.each([80, 200])('info keeps to %i columns and has colours', async (columns) => {
    const { screen, status } = await onTerminal(['info', '--backend', 'simulator'], [], {}, columns);
    const lines = screen.split('\r\n').filter((line) => !line.includes('Library'));
    expect(status).toBe(0);
    expect(screen).toContain('\x1b[');
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
    // The bars make use of a wide terminal.
    expect(Math.max(...lines.map(widthOf))).toBeGreaterThan(columns === 80 ? 70 : 90);
  });

  it('watch redraws in place until Ctrl-C', async () => {
    const { screen, status } = await onTerminal(
      ['watch', '--backend', 'simulator', '--interval', '50ms'],
      [
        [/Device 1/, ''],
        [/Device 1/, '\u0003'],
      ],
    );
    expect(status).toBe(0);
    expect(screen).toContain('\x1b[11A\r');
  });
});

describe('the live view', () => {
  const sample = (used: number, devices = 1): Sample => ({
    time: '2026-01-02T03:04:05.678Z',
    devices: Array.from({ length: devices }, (_, id) => ({
      id,
      utilization: { cube: 40, vector: 2, aiCpu: 0, memory: undefined },
      memory: [{ kind: 'hbm', free: 64 * GIB - used, total: 64 * GIB }],
    })),
  });

  function viewOn(columns: number, rows = 24) {
    let text = '';
    const write = (more: string): void => {
      text += more;
    };
    const stdout = { isTTY: true, columns, rows, write };
    const output = new Output({ stdout, stderr: stdout, env: { NO_COLOR: '1' }, json: false });
    return { view: new View(output), stdout, written: () => text };
  }

  it.each([20, 40, 60, 80, 120, 200])('keeps its lines within %i columns', (columns) => {
    const { view } = viewOn(columns);
    for (let step = 0; step < 300; step++)
      for (const line of view.lines(sample(step * 1e8))) expect([...line].length).toBeLessThan(columns);
  });

  it.each([
    [11, 24, 23],
    [16, 24, 17],
    [64, 24, 23],
  ])('shows %i devices in %i rows, as well as it can', (devices, rows, height) => {
    const lines = viewOn(80, rows).view.lines(sample(GIB, devices));
    expect(lines).toHaveLength(height);
    const shown = lines.filter((line) => /Device \d+/.test(line)).length;
    expect(lines.at(-1)).toMatch(shown < devices ? /… 43 more devices; --device/ : /1 GiB of/);
  });

  it('begins anew when the window was resized', () => {
    const { view, stdout, written } = viewOn(80);
    view.draw(sample(0));
    stdout.columns = 60;
    view.draw(sample(GIB));
    expect(written()).toContain('\x1b[H\x1b[2J');
    expect(written()).not.toContain('A\r');
  });

  it('shows use, a bar and the recent past', () => {
    const { view } = viewOn(80);
    view.lines(sample(0));
    const [, device, memory] = view.lines(sample(32 * GIB));
    expect(device).toBe('Device 0  cube 40 %, vector 2 %, AI CPU 0 %');
    expect(memory).toMatch(/HBM +█+[▏▎▍▌▋▊▉]?░+ +32 GiB of +64 GiB +50 % +▁█$/);
  });

  it('draws over what it drew before', () => {
    const { view, written } = viewOn(80);
    view.draw(sample(0));
    view.draw(sample(GIB));
    expect(written().split('\x1b[3A\r')).toHaveLength(2);
    expect(written().endsWith('\x1b[J')).toBe(true);
  });
});
