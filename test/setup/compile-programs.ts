import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { COMPILED, root } from '../support/compiled.js';

const FOLDERS = ['src', 'generated', 'scripts', 'test'];

/** Compiles what tests run in processes and threads of their own, file by file, so that each finds its neighbours. */
export default async function setup(): Promise<void> {
  const out = join(root, COMPILED);
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: files.filter((file) => /(?<!\.d)\.ts$/.test(file)),
    outdir: out,
    outbase: '.',
    format: 'esm',
    platform: 'node',
    target: 'node20.10', // the first with import attributes
    sourcemap: 'inline',
    logLevel: 'error',
  });
  for (const file of files.filter((name) => name.endsWith('.json')))
    cpSync(join(root, file), join(out, file));
  symlinkSync(join(root, 'dist'), join(out, 'dist'));
}
