/** Part of `npm run docs`: writes the pages of docs that are made from the code. The rules of the repository compare them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { errorsPage } from './errors-page.js';
import { functionsPage, unmentionedFunctions } from './functions-page.js';
import { checkSimulatorPage } from './simulator-mentions.js';

const PAGES: Readonly<Record<string, (root: string) => string>> = {
  'docs/errors.md': errorsPage,
  'docs/functions.md': functionsPage,
};

/** Pages that differ from what the code says now, and what they can't tell. */
export function checkPages(root: string): string[] {
  const stale = Object.entries(PAGES)
    .filter(
      ([page, make]) =>
        !existsSync(join(root, page)) || readFileSync(join(root, page), 'utf8') !== make(root),
    )
    .map(([page]) => `${page} is not what the code says: run \`npm run docs\``);
  return [...stale, ...unmentionedFunctions(root), ...checkSimulatorPage(root)];
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  for (const [page, make] of Object.entries(PAGES)) writeFileSync(join(root, page), make(root));
}
