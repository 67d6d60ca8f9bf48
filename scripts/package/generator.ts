/** The generator for the published command: parser and compiler included, so that nothing else need be installed. */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from './layout.js';

const resolve = createRequire(import.meta.url).resolve;

export async function buildGenerator(out: string): Promise<void> {
  const outdir = join(out, 'generator');
  await build({
    entryPoints: { index: join(root, 'scripts/package/generator-entry.ts') },
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    // Class names are told in messages: HeaderError.
    keepNames: true,
    legalComments: 'none',
    chunkNames: '[name]-[hash]',
    external: ['./typescript.cjs'],
    plugins: [standIns],
    logLevel: 'warning',
  });
  await build({
    stdin: {
      contents: `export { flattenDiagnosticMessageText, ModuleKind, ScriptTarget, transpileDeclaration, transpileModule } from 'typescript';`,
      resolveDir: root,
    },
    outfile: join(outdir, 'typescript.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  copyFileSync(resolve('web-tree-sitter/web-tree-sitter.wasm'), join(outdir, 'web-tree-sitter.wasm'));
  copyFileSync(resolve('tree-sitter-c/tree-sitter-c.wasm'), join(outdir, 'tree-sitter-c.wasm'));
  writeFileSync(join(outdir, 'THIRD-PARTY.txt'), notices());
}

/** Modules that look different in the package. */
const standIns: Plugin = {
  name: 'stand-ins',
  setup({ onResolve }) {
    const standIn = (name: string) => ({ path: join(root, `scripts/package/${name}.ts`) });
    onResolve({ filter: /\/grammar\.js$/ }, () => standIn('bundled-grammar'));
    onResolve({ filter: /\/source-writer\.js$/ }, ({ importer }) =>
      importer.includes('scripts/package/') ? null : standIn('plain-source-writer'),
    );
    onResolve({ filter: /^typescript$/ }, () => ({ path: './typescript.cjs', external: true }));
  },
};

/** The licences of what the bundle contains ask for their text to come along. */
function notices(): string {
  const packages = ['web-tree-sitter', 'tree-sitter-c', 'typescript'];
  const texts = packages.map((name) => {
    const folder = join(root, 'node_modules', name);
    const { version, license }: { version: string; license: string } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    const file = ['LICENSE', 'LICENSE.txt']
      .map((item) => join(folder, item))
      .find((item) => existsSync(item));
    const text = file === undefined ? '' : readFileSync(file, 'utf8').trim();
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return `The files in this folder contain parts of:\n\n${texts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}
