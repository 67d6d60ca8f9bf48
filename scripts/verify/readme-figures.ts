import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simulatorCoverage } from './simulator-coverage.js';

/** The figures of the README are made from the tables that they summarise; what it says must be what they say now. */
export function checkReadmeFigures(root: string): string[] {
  const coverage = simulatorCoverage(root);
  const readme = readFileSync(join(root, 'README.md'), 'utf8').replace(/\s+/g, ' ');
  return [
    ...coverage.problems,
    ...[coverage.figure, fidelity(root)]
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
