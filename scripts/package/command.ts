/** The `ascendcl` command: ES modules that load the library only when a command needs it. */
import { chmodSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ENTRIES, root, STATELESS_MODULES } from './layout.js';
import { buildMemoryPage } from './memory-page.js';

export async function buildCommand(out: string): Promise<void> {
  const outdir = join(out, 'cli');
  await build({
    entryPoints: ['main', 'doctor/probe', 'interactive/resolve-hook', 'interactive/child-hooks'].map(
      (name) => ({
        in: join(root, 'src/cli', `${name}.ts`),
        out: name.split('/').at(-1) ?? name,
      }),
    ),
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['commander'],
    minifySyntax: true,
    legalComments: 'none',
    chunkNames: '[name]-[hash]',
    plugins: [libraryOutside],
    logLevel: 'warning',
  });
  chmodSync(join(outdir, 'main.js'), 0o755);
  await buildMemoryPage(out);
}

/** Leaves the library out of the bundle: the command and a script that it runs must share one. */
const libraryOutside: Plugin = {
  name: 'library-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, importer, kind }) => {
      if (kind === 'entry-point') return null;
      const target = relative(root, resolve(dirname(importer), path)).replace(/\.js$/, '.ts');
      if (target.startsWith('src/cli/') || STATELESS_MODULES.test(target)) return null;
      const entry = Object.entries(ENTRIES).find(([, source]) => source === target)?.[0];
      if (entry === undefined)
        return {
          errors: [
            {
              text: `${target} is no entry of the library; scripts/package/layout.ts lists those that the command may use`,
            },
          ],
        };
      return { path: `../esm/${entry}.js`, external: true };
    });
  },
};
