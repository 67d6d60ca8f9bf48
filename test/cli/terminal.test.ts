import { describe, expect, it } from 'vitest';
import { bar, sparkline } from '../../src/cli/terminal/bar.js';
import { csv } from '../../src/cli/terminal/csv.js';
import { Output, type Writable } from '../../src/cli/terminal/output.js';
import { niceCeiling, plot } from '../../src/cli/terminal/plot.js';
import { Progress } from '../../src/cli/terminal/progress.js';
import { svgChart } from '../../src/cli/terminal/svg.js';
import { table } from '../../src/cli/terminal/table.js';
import { terminalOf } from '../../src/cli/terminal/terminal.js';
import { cut, labelled, padEnd, padStart, widthOf, wrap } from '../../src/cli/terminal/text.js';
import {
  bytes,
  duration,
  figure,
  parseBytes,
  parseDuration,
  rate,
  short,
} from '../../src/cli/terminal/units.js';

/** A stream that keeps what was written. */
function recorder(properties: { isTTY?: boolean; columns?: number } = {}): Writable & { text: string } {
  return {
    text: '',
    ...properties,
    write(text: string) {
      this.text += text;
    },
  };
}

describe('what a terminal can show', () => {
  const tty = { isTTY: true, columns: 120 };

  it('has colours on a terminal and none in a pipe', () => {
    expect(terminalOf(tty, {}).colour).toBe(true);
    expect(terminalOf({}, {}).colour).toBe(false);
  });

  it('honours NO_COLOR with any text, and not when it is empty', () => {
    expect(terminalOf(tty, { NO_COLOR: '0' }).colour).toBe(false);
    expect(terminalOf(tty, { NO_COLOR: '' }).colour).toBe(true);
    expect(terminalOf(tty, { NO_COLOR: '1', FORCE_COLOR: '1' }).colour).toBe(false);
  });

  it('takes FORCE_COLOR in a pipe, but never draws there', () => {
    expect(terminalOf({}, { FORCE_COLOR: '1' })).toMatchObject({ colour: true, isTerminal: false });
    expect(terminalOf(tty, { FORCE_COLOR: '0' }).colour).toBe(false);
    expect(terminalOf(tty, { TERM: 'dumb' }).colour).toBe(false);
  });

  it('cuts nothing in a pipe', () => {
    expect(terminalOf(tty, {}).columns).toBe(120);
    expect(terminalOf({ isTTY: true, columns: 3 }, {}).columns).toBe(40);
    expect(terminalOf({}, {}).columns).toBe(Number.POSITIVE_INFINITY);
  });

  it('keeps to ASCII where the locale says so', () => {
    expect(terminalOf(tty, { LANG: 'C' }).unicode).toBe(false);
    expect(terminalOf(tty, { LANG: 'zh_CN.UTF-8' }).unicode).toBe(true);
    expect(terminalOf(tty, { LANG: 'zh_CN.UTF-8', LC_ALL: 'POSIX' }).unicode).toBe(false);
    expect(terminalOf(tty, {}).unicode).toBe(true);
  });
});

describe('units', () => {
  it('tells bytes with three digits and a binary unit', () => {
    expect([0, 1023, 1024, 1536, 2 ** 30, 68_719_476_736].map(bytes)).toEqual([
      '0 B',
      '1023 B',
      '1 KiB',
      '1.5 KiB',
      '1 GiB',
      '64 GiB',
    ]);
    expect(bytes(10n ** 15n)).toBe('909 TiB');
    // Never four digits: 1023.9 KiB are a MiB.
    expect(bytes(1024 * 1024 - 1)).toBe('1 MiB');
  });

  it('tells figures of a table with their zeros, single ones without', () => {
    expect([4, 0.7, 31.84, 1234].map(figure)).toEqual(['4.00', '0.70', '31.8', '1234']);
    expect([4, 0.7, 31.84, 1234].map(short)).toEqual(['4', '0.7', '31.8', '1234']);
    expect(short(Number.NaN)).toBe('-');
  });

  it('tells rates and durations', () => {
    expect([999, 1e6, 12.34e9].map(rate)).toEqual(['999 B/s', '1 MB/s', '12.3 GB/s']);
    expect([0.25, 12, 999.6, 3400, 59_960, 125_000, 3_720_000].map(duration)).toEqual([
      '250 µs',
      '12 ms',
      '1 s',
      '3.4 s',
      '1 min 00 s',
      '2 min 05 s',
      '1 h 02 min',
    ]);
  });

  it('reads sizes and times as people write them, and nothing else', () => {
    expect(['4096', '64K', '1.5MiB', '2 GB', '1t'].map(parseBytes)).toEqual([
      4096,
      65_536,
      1_572_864,
      2 ** 31,
      2 ** 40,
    ]);
    expect(['1.1G', '0.3k'].map(parseBytes)).toEqual([1_181_116_006, 307]);
    expect(['', '-1', '1X', '0x10', '1.0001', '99999T9'].map(parseBytes)).toEqual(Array(6).fill(undefined));
    expect(['500ms', '2', '1.5s', '1min', '2h'].map(parseDuration)).toEqual([
      500, 2000, 1500, 60_000, 7_200_000,
    ]);
    expect(['', '5 d', '-2s'].map(parseDuration)).toEqual([undefined, undefined, undefined]);
  });
});

describe('text', () => {
  it('counts columns without colours', () => {
    expect(widthOf('\x1b[31mred\x1b[39m')).toBe(3);
    expect(padEnd('\x1b[31mred\x1b[39m', 5)).toBe('\x1b[31mred\x1b[39m  ');
    expect(padStart('ab', 4)).toBe('  ab');
    expect(cut('abcdef', 4)).toBe('abc…');
  });

  it('breaks lines between words and keeps every word', () => {
    const text = 'one two three four five six seven eight nine ten';
    const lines = wrap(text, 20, 4);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(16);
    expect(wrap('a\nb', 80)).toEqual(['a', 'b']);
    expect(wrap('unbreakable-and-long', 10)).toEqual(['unbreakable-and-long']);
  });

  it('does not stretch prose over a wide terminal', () => {
    for (const line of wrap('word '.repeat(100).trim(), 200)) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('puts text beside a label in an even block', () => {
    expect(labelled('since', 'one two three', 8, 16)).toBe('since   one two\n        three');
  });
});

describe('tables', () => {
  const columns = [
    { title: 'name' },
    { title: 'n', align: 'right' },
    { title: 'what', flexible: 'cut' },
  ] as const;
  const rows = [
    ['aclrtMalloc', '1', 'allocates memory on the device'],
    ['x', '200', ''],
  ];

  it('line up', () => {
    expect(table(columns, rows, { width: 80 })).toEqual([
      'name           n  what',
      'aclrtMalloc    1  allocates memory on the device',
      'x            200',
    ]);
  });

  it('cut only flexible columns when the terminal is narrow', () => {
    const lines = table(columns, rows, { width: 30 });
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(30);
    expect(lines[1]).toBe('aclrtMalloc    1  allocates m…');
  });

  it('go on below where nothing may be cut', () => {
    const [name, n, what] = columns;
    const wrapping = [name, n, { ...what, flexible: 'wrap' }] as const;
    expect(table(wrapping, rows, { width: 30, styleTitle: (text) => `<${text}>` })).toEqual([
      '<name       >  <  n>  <what>',
      'aclrtMalloc    1  allocates',
      '                  memory on',
      '                  the device',
      'x            200',
    ]);
  });
});

describe('drawings', () => {
  it('fills a bar to the eighth of a column, and never beyond its ends', () => {
    expect(bar(0.5, 4, true)).toBe('██░░');
    expect(bar(0.15625, 4, true)).toBe('▋░░░');
    expect([bar(-1, 3, true), bar(2, 3, true), bar(Number.NaN, 3, true)]).toEqual(['░░░', '███', '░░░']);
    expect(bar(0.5, 4, false)).toBe('##..');
  });

  it('draws the newest values of a sparkline', () => {
    expect(sparkline([0, 5, 10], 10, 10, true)).toBe('▁▅█');
    expect(sparkline([1, 2, 3, 4], 2, 4, true)).toBe('▆█');
    expect(sparkline([0, 0], 10, 0, true)).toBe('▁▁');
  });

  it('chooses round ends for axes', () => {
    expect([0, 0.9, 1, 1.1, 23, 24.9, 26, 4711].map(niceCeiling)).toEqual([1, 1, 1, 2, 25, 25, 50, 5000]);
  });

  it('plots each value at its height, within the width', () => {
    const lines = plot(
      [
        { name: 'up', values: [0, 5, 10] },
        { name: 'gap', values: [10, undefined, 0] },
      ],
      { width: 40, height: 11, labels: ['1K', '2K', '4K'], unit: 'GB/s', paint: (text) => text },
    );
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
    const rows = lines.slice(1, 12);
    expect(rows[0]).toMatch(/^ +10 ┤ \+ +o$/);
    expect(rows[5]).toMatch(/^ +5 ┤ +o$/);
    expect(rows[10]).toMatch(/^ +0 ┤ o +\+$/);
    expect(lines.at(-2)).toMatch(/1K +2K +4K/);
    expect(lines.at(-1)).toBe('o up   + gap');
  });

  it('writes a chart as XML that needs nothing else', () => {
    const svg = svgChart([{ name: 'a < b & "c"', values: [1, undefined, 3] }], {
      title: 'T',
      subtitle: 'S',
      unit: 'GB/s',
      labels: ['1', '2', '3'],
    });
    expect(svg).toMatch(/^<svg [^>]*>[\s\S]*<\/svg>\n$/);
    expect(svg).toContain('a &lt; b &amp; &quot;c&quot;');
    expect(svg).not.toMatch(/NaN|undefined|href|script/);
    expect(svg.match(/<circle/g)).toHaveLength(2);
  });

  it('quotes what CSV needs quoted', () => {
    expect(
      csv([
        ['a', 1],
        ['b,c', 'd"e'],
        ['f\ng', ''],
      ]),
    ).toBe('a,1\n"b,c","d""e"\n"f\ng",\n');
  });
});

describe('output', () => {
  it('is ASCII where the locale knows nothing else', () => {
    const [stdout, stderr] = [recorder(), recorder()];
    const output = new Output({ stdout, stderr, env: { LC_ALL: 'C' }, json: false });
    output.print('H→D 10⁹ │ 5 µs …');
    output.warn('don’t');
    expect(stdout.text + stderr.text).toBe("H>D 10^9 | 5 us ...\ndon't\n");
  });

  it('writes JSON with 64-bit integers as text and without colours', () => {
    const stdout = recorder({ isTTY: true });
    const output = new Output({ stdout, stderr: recorder(), env: {}, json: true });
    output.json({ address: 2n ** 60n }, 0);
    expect(stdout.text).toBe('{"address":"1152921504606846976"}\n');
    expect(output.style.red('x')).toBe('x');
    expect(output.terminal.isTerminal).toBe(false);
  });

  it('shows progress to a person only', () => {
    const [screen, pipe] = [recorder({ isTTY: true, columns: 60 }), recorder()];
    for (const stream of [screen, pipe]) {
      const progress = new Progress(stream, { LANG: 'C' });
      progress.show(0.5, 'checking something with a name that is longer than the line');
      progress.clear();
    }
    expect(pipe.text).toBe('');
    const CLEAR = '\r\x1b[K';
    expect(screen.text.startsWith(`${CLEAR}##########..........  50 %`)).toBe(true);
    expect(screen.text.endsWith(CLEAR)).toBe(true);
    expect(widthOf(screen.text.replaceAll('\r', ''))).toBeLessThan(60);
  });
});
