import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventAt, objectsOf } from '../../src/recording/analysis/objects.js';
import { totalsOf } from '../../src/recording/analysis/totals.js';
import { EventType, type Recording, recordingFile } from '../../src/recording/recording.js';
import { runCommand } from '../support/command.js';
import { randomRecording } from '../support/random-recording.js';

const BROWSER = '/usr/bin/chromium';
const SEED = 20261201;

/** Two lines of a script: the first one's memory lies below in the chart, since it takes more. */
function twoBands(): Recording {
  const events = {
    time: [0, 10_000, 100_000],
    type: [EventType.begin, EventType.begin, EventType.end],
    object: [1, 2, 1],
    kind: [0, 0, 0],
    device: [0, 0, 0],
    address: [2 ** 21, 2 ** 22, 2 ** 21],
    size: [3000, 1000, 3000],
    held: [3000, 1000, 3000],
    stack: [1, 2, 0],
  };
  return {
    ...randomRecording(SEED, 0),
    duration: 100_000,
    events,
    lines: ['/lower.ts:1:1 (low)', '/upper.ts:2:2 (high)', '/caller.ts:3:3'],
    stacks: [[], [0, 2], [1, 2]],
  };
}

// Debian has it, and .ci/run installs it; a browser is too much to ask of everybody who runs the tests.
describe.skipIf(!existsSync(BROWSER))('the page of ascendcl memory, in a browser (needs chromium)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ascendcl-page-'));
  let browser: Browser;
  const complaints: string[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(...recordings: readonly Recording[]): Promise<Page> {
    const json = join(folder, 'recording.json');
    const html = join(folder, 'page.html');
    writeFileSync(json, JSON.stringify(recordingFile(recordings)));
    await runCommand(['memory', json, '--html', html]);
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      const url = request.url();
      if (!/^(file|data):/.test(url)) complaints.push(`asked for ${url}`);
    });
    await page.goto(pathToFileURL(html).href);
    await page.waitForSelector('main:not([hidden])');
    return page;
  }

  it(`shows bands that add up to what was held, at ten moments that the keyboard chooses (seed ${SEED})`, async () => {
    const recording = randomRecording(SEED, 20_000);
    const totals = totalsOf(recording, objectsOf(recording));
    const page = await open(recording);
    for (const grouping of ['call site', 'kind', 'device']) {
      await page.selectOption('#grouping', grouping);
      await page.focus('#moment');
      await page.keyboard.press('Home');
      for (let moment = 0; moment < 10; moment += 1) {
        for (let step = 0; step < 2; step += 1) await page.keyboard.press('PageUp');
        const position = Number(await page.inputValue('#moment'));
        const event = eventAt(recording, (position / 1000) * recording.duration);
        const titles = await page.$$eval('#bands td span[title]', (cells) =>
          cells.map((cell) => Number.parseInt(cell.getAttribute('title') ?? '', 10)),
        );
        const shown = titles.reduce((sum, bytes) => sum + bytes, 0);
        expect(shown, `${grouping}, slider at ${position}`).toBe(totals.at[event + 1]);
      }
    }
    expect(complaints).toEqual([]);
    await page.close();
  }, 60_000);

  it('says what the pointer is at: the line, its callers, size and age', async () => {
    const page = await open(twoBands());
    const chart = await page.locator('.u-over').boundingBox();
    if (chart === null) throw new Error('there is no chart');
    const pointAt = async (share: number): Promise<string> => {
      await page.mouse.move(chart.x + chart.width / 2, chart.y + chart.height * (1 - share));
      await page.locator('#pointed', { hasText: share < 0.5 ? 'low' : 'high' }).waitFor();
      return (await page.textContent('#pointed')) ?? '';
    };
    expect(await pointAt(0.3)).toMatch(
      /2\.93 KiB DeviceMemory, device 0, at 0x200000, .* old\n {2}\/lower\.ts:1:1 \(low\)\n {2}\/caller/,
    );
    expect(await pointAt(0.85)).toMatch(/1000 B DeviceMemory, .*\n {2}\/upper\.ts:2:2 \(high\)/);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('compares two recordings, and sorts call sites by the column that is chosen', async () => {
    const page = await open(randomRecording(SEED, 2000), randomRecording(SEED + 1, 2000));
    expect(await page.textContent('#sites thead')).toMatch(/change at the peak/);
    await page.click('#sites button:text("times")');
    const counts = await page.$$eval('#sites tbody tr td:nth-child(4)', (cells) =>
      cells.map((cell) => Number(cell.textContent)),
    );
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts.length).toBeGreaterThan(5);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('enlarges the stretch of time that is dragged over, and shows the whole again', async () => {
    const page = await open(randomRecording(SEED, 2000));
    const chart = await page.locator('.u-over').boundingBox();
    if (chart === null) throw new Error('there is no chart');
    const picture = async (): Promise<string> =>
      (await page.locator('#chart').screenshot()).toString('base64');
    await page.mouse.move(5, 5);
    const whole = await picture();
    await page.mouse.move(chart.x + chart.width * 0.4, chart.y + 50);
    await page.mouse.down();
    await page.mouse.move(chart.x + chart.width * 0.5, chart.y + 50);
    await page.mouse.up();
    await page.mouse.move(5, 5);
    expect(await picture()).not.toBe(whole);
    await page.click('#whole');
    await page.mouse.move(5, 5);
    expect(await picture()).toBe(whole);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
