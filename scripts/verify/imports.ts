/** src, generated and scripts import what scripts/verify/architecture.ts allows, and docs/architecture.md shows that. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { LAYERS, RULES } from './architecture.js';

const FOLDERS = ['src', 'generated', 'scripts'];

export async function checkImports(root: string): Promise<string[]> {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: RULES.map((rule) => ({ severity: 'error', ...rule })) },
    includeOnly: { path: `^(${FOLDERS.join('|')})/|(^|/)koffi(/|$)` },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
  });
  // Without a reporter the output is the result itself.
  return (output as ICruiseResult).summary.violations.map(describe);
}

function describe({ rule, from, to, cycle }: IViolation): string {
  const way = cycle === undefined ? [to] : cycle.map(({ name }) => name);
  return `${[from, ...way].join(' → ')}: ${rule.name}`;
}

const PAGE = 'docs/architecture.md';
const PICTURE = 'docs/architecture.svg';

/** The table of layers has a row for each, in the order of the rules, and the picture shows them from the top down. */
export function checkArchitecturePage(root: string): string[] {
  const rows = [...readFileSync(join(root, PAGE), 'utf8').matchAll(/^\| \[`([\w/]+)`\]\(\.\.\/\1\) \|/gm)];
  const layers = rows.map(([, layer = '']) => layer);
  const problems = inOrder(layers, LAYERS) ? [] : [`${PAGE}: its table is not ${LAYERS.join(', ')}`];
  const shown = [...readFileSync(join(root, PICTURE), 'utf8').matchAll(/<text class="path"[^>]*>([\w/]+)</g)]
    .map(([, path = '']) => path)
    .filter((path) => /^(src|generated)/.test(path));
  const places = shown.map((path) =>
    LAYERS.findIndex((layer) => layer === path || layer.startsWith(`${path}/`)),
  );
  for (const [index, path] of shown.entries())
    if (places[index] === -1) problems.push(`${PICTURE} shows ${path}, which is no layer`);
  if (
    !inOrder(
      places,
      [...places].sort((a, b) => b - a),
    )
  )
    problems.push(`${PICTURE}: from the top down it shows ${shown.join(', ')}`);
  return problems;
}

const inOrder = <T>(found: readonly T[], wanted: readonly T[]): boolean =>
  found.length === wanted.length && found.every((item, index) => item === wanted[index]);
