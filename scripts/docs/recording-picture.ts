/**
 * `npx tsx scripts/docs/recording-picture.ts`: takes the picture in docs/recording-memory.md of a small recording, with
 * Debian's chromium, after `npm run build`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ascendcl-picture-'));

/** A program that looks like training: weights stay, activations grow and go, a cache grows in a range of addresses. */
const PROGRAM = `
const range = device.reserve(256 << 20);
const weights = [];
function loadWeights() { for (let layer = 0; layer < 24; layer += 1) weights.push(device.allocate((2 + (layer % 5)) << 20)); }
function forward(batch) { return Array.from({ length: batch }, () => device.allocate(4 << 20)); }
function growCache() { range.grow(8 << 20); }
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
loadWeights();
for (let step = 1; step <= 12; step += 1) {
  growCache();
  const activations = forward(step * 2);
  await pause(4);
  for (const activation of activations.reverse()) activation.dispose();
  await pause(2);
}
for (const weight of weights) weight.dispose();
range.dispose();
`;

try {
  const file = (name: string): string => join(folder, name);
  writeFileSync(file('train.mjs'), PROGRAM);
  const command = (...args: string[]) =>
    execFileSync(process.execPath, [join(root, 'dist/cli/main.js'), ...args], { stdio: 'ignore' });
  command('run', '--backend', 'simulator', '--record-memory', file('train.json'), file('train.mjs'));
  command('memory', file('train.json'), '--html', file('train.html'));
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1100, height: 920 } });
  await page.goto(pathToFileURL(file('train.html')).href);
  await page.waitForSelector('main:not([hidden])');
  // No folder of this machine in the picture.
  const walkTexts = `const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replaceAll(folder, '')`;
  await page.evaluate(`{ const folder = ${JSON.stringify(`${folder}/`)}; ${walkTexts} }`);
  await page.screenshot({ path: join(root, 'docs/recording-memory.png') });
  await browser.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
