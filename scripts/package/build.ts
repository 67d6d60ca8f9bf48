/** `npm run build [-- --only library,types,command,data,generator]`: everything in dist/ but the simulator. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCommand } from './command.js';
import { buildData } from './data.js';
import { dist, root } from './layout.js';
import { buildLibrary } from './library.js';

const PARTS: Readonly<
  Record<string, { readonly folders: readonly string[]; readonly make: () => Promise<void> | void }>
> = {
  library: { folders: ['cjs', 'esm'], make: buildLibrary },
  command: { folders: ['cli'], make: buildCommand },
  data: { folders: ['data'], make: buildData },
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'if-changed': { type: 'boolean', default: false } },
});
const wanted = values.only === undefined ? Object.keys(PARTS) : values.only.split(',');
const stamp = join(dist, 'built', `${wanted.join('-')}.txt`);

if (!values['if-changed'] || isOutdated()) {
  for (const name of wanted) {
    const part = PARTS[name];
    if (part === undefined) throw new Error(`--only ${name}: the parts are ${Object.keys(PARTS).join(', ')}`);
    for (const folder of part.folders) rmSync(join(dist, folder), { recursive: true, force: true });
    await part.make();
  }
  mkdirSync(join(dist, 'built'), { recursive: true });
  writeFileSync(stamp, '');
}

/** Something that the parts are made from is newer than the last complete build of them. */
function isOutdated(): boolean {
  if (!existsSync(stamp)) return true;
  const made = statSync(stamp).mtimeMs;
  return ['src', 'generated', 'scripts', 'package.json'].some((name) => newest(join(root, name)) > made);
}

function newest(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}
