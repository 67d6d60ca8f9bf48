/** docs/simulator.md is written by hand; what it lists is in the code of the simulator. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 'docs/simulator.md';

/** Where names stand in the code, and what they are. */
const SOURCES: readonly { readonly file: string; readonly pattern: RegExp; readonly what: string }[] = [
  { file: 'src/simulator/machine/settings.c', pattern: /\{"(ASCENDCL_SIM_\w+)", "\w+",/g, what: 'variable' },
  {
    file: 'src/simulator/machine/settings.c',
    pattern: /\{"ASCENDCL_SIM_\w+", "(\w+)",/g,
    what: 'setting of the file',
  },
  {
    file: 'src/simulator/findings/names.c',
    pattern: /\] = \{"[^"]+", "([\w-]+)"\}/g,
    what: 'kind of finding',
  },
  { file: 'generated/simulator/control.ts', pattern: /^export function (\w+)/gm, what: 'control function' },
];

/** Names of the code that the page does not mention. */
export function checkSimulatorPage(root: string): string[] {
  const page = readFileSync(join(root, PAGE), 'utf8');
  return SOURCES.flatMap(({ file, pattern, what }) => {
    const names = [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name);
    if (names.length === 0) return [`${file}: no ${what} was found by ${pattern}`];
    return names
      .filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(page))
      .map((name) => `${PAGE} does not mention the ${what} ${name}`);
  });
}
