/** The library as one CommonJS file, and thin ES modules that export the same objects. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { dist, ENTRIES, root } from './layout.js';

/**
 * CommonJS is the form that both `require` and `import` can take on Node 20. Were there two builds, a process that uses
 * both would load the C library twice and have two ideas of the current context.
 */
export async function buildLibrary(): Promise<void> {
  const entries = Object.entries(ENTRIES).filter(([, source]) => existsSync(join(root, source)));
  const names = entries.map(([name]) => name);
  const file = join(dist, 'cjs', 'ascendcl.js');
  await build({
    stdin: {
      contents: entries.map(([name, source]) => `export * as ${name} from './${source}';`).join('\n'),
      resolveDir: root,
      sourcefile: 'entries.ts',
      loader: 'ts',
    },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['koffi'],
    // Names stay: stack traces and `error.name` are read by people.
    minifySyntax: true,
    minifyWhitespace: true,
    keepNames: false,
    legalComments: 'none',
    define: { 'import.meta.url': 'importMetaUrl' },
    banner: { js: "const importMetaUrl = require('node:url').pathToFileURL(__filename).href;" },
    logLevel: 'warning',
  });
  writeFileSync(join(dist, 'cjs', 'package.json'), '{ "type": "commonjs" }\n');
  mkdirSync(join(dist, 'esm'), { recursive: true });
  writeFileSync(join(dist, 'esm', 'package.json'), '{ "type": "module" }\n');
  const exported: Record<string, object> = createRequire(import.meta.url)(file);
  for (const name of names) {
    writeFileSync(join(dist, 'cjs', `${name}.js`), `module.exports = require('./ascendcl.js').${name};\n`);
    writeFileSync(join(dist, 'esm', `${name}.js`), moduleOf(name, Object.keys(exported[name] ?? {})));
  }
}

/** Names one by one: Node.js finds out the exports of a CommonJS file by guessing. */
function moduleOf(name: string, exports: readonly string[]): string {
  const names = exports.filter((item) => item !== 'default').sort();
  return `import library from '../cjs/ascendcl.js';\n\nexport const {\n${names.map((item) => `  ${item},\n`).join('')}} = library.${name};\n`;
}
