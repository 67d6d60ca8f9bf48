import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simulatorCoverage } from './simulator-coverage.js';

/** The figures of the README are made from what they summarise; what it says must be what that says now. */
export function checkReadmeFigures(
  root: string,
  page = readFileSync(join(root, 'README.md'), 'utf8'),
): string[] {
  const coverage = simulatorCoverage(root);
  const readme = page.replace(/\s+/g, ' ');
  return [
    ...coverage.problems,
    ...[coverage.figure, fidelity(root), examples(root), headers(root), simulatedMachine(root)]
      .filter((figure) => !readme.includes(figure))
      .map((figure) => `README.md does not say "${figure}"`),
  ];
}

/** Rows of the real runtime's observed answers that the contract test compares, and those with an exception. */
function fidelity(root: string): string {
  const read = (name: string): unknown[] =>
    JSON.parse(readFileSync(join(root, 'test/contract', name), 'utf8'));
  const rows = read('observed.json').length;
  const excepted = read('exceptions.json').length;
  return `${rows - excepted} of ${rows} observed answers equal`;
}

/** How many there are; their own test counts their lines. */
function examples(root: string): string {
  const count = readdirSync(join(root, 'test/examples')).filter((name) => /^\d\d-.*\.ts$/.test(name)).length;
  return `${inWords(count)} programs of at most sixty lines`;
}

const ONES = ['', '-one', '-two', '-three', '-four', '-five', '-six', '-seven', '-eight', '-nine'];
const TENS = ['Twenty', 'Thirty', 'Forty', 'Fifty'];

/** From 20 to 59: `Twenty-five`. */
const inWords = (count: number): string =>
  `${TENS[Math.floor(count / 10) - 2] ?? count}${ONES[count % 10] ?? ''}`;

/** The version that the headers state. */
function headers(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'generated/api.json'), 'utf8'));
  return `types and values of CANN ${version}`;
}

/** What the simulator has unless it is told otherwise. */
function simulatedMachine(root: string): string {
  const settings = readFileSync(join(root, 'src/simulator/machine/settings.c'), 'utf8');
  const value = (name: string): string =>
    new RegExp(`^#define DEFAULT_${name} \\(?(?:\\(uint64_t\\))?"?(\\w+)`, 'm').exec(settings)?.[1] ??
    `an unknown number (DEFAULT_${name})`;
  return `${value('DEVICES')} devices (${value('SOC')}) of ${value('MEMORY')} GiB each`;
}
