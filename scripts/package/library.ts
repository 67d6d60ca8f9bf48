/** The library in CommonJS, and thin ES modules that export the same objects. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { COMPLETE, CORE, dist, ENTRIES, root } from './layout.js';

/**
 * CommonJS is the form that both `require` and `import` can take on Node 20. Were there two builds, a process that uses
 * both would load the C library twice and have two ideas of the current context.
 */
export async function buildLibrary(): Promise<void> {
  await build({
    ...COMMON,
    stdin: {
      contents: Object.entries(CORE)
        .map(([name, source]) => `export * as ${name} from './${source}';`)
        .join('\n'),
      resolveDir: root,
      sourcefile: 'core.ts',
      loader: 'ts',
    },
    outfile: join(dist, 'cjs/core.js'),
    define: { 'import.meta.url': 'importMetaUrl' },
    banner: { js: "const importMetaUrl = require('node:url').pathToFileURL(__filename).href;" },
  });
  for (const name of Object.keys(CORE))
    writeFileSync(join(dist, `cjs/${name}.js`), `module.exports = require('./core.js').${name};\n`);
  for (const [name, source] of Object.entries(COMPLETE))
    await build({
      ...COMMON,
      entryPoints: [join(root, source)],
      outfile: join(dist, `cjs/${name}.js`),
      plugins: [coreOutside],
    });
  writeFileSync(join(dist, 'cjs/package.json'), '{ "type": "commonjs" }\n');
  mkdirSync(join(dist, 'esm'), { recursive: true });
  writeFileSync(join(dist, 'esm/package.json'), '{ "type": "module" }\n');
  const load = createRequire(import.meta.url);
  for (const name of Object.keys(ENTRIES))
    writeFileSync(
      join(dist, `esm/${name}.js`),
      moduleOf(name, Object.keys(load(join(dist, `cjs/${name}.js`)))),
    );
}

const COMMON: BuildOptions = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  external: ['koffi'],
  // Names stay as they are: stack traces are read by people.
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/** Generated code calls the native layer and nothing else of src. */
const coreOutside: Plugin = {
  name: 'core-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, importer }) => {
      if (importer === '') return null;
      const target = relative(root, resolve(dirname(importer), path)).replace(/\.js$/, '.ts');
      const entry = Object.entries(CORE).find(([, source]) => source === target)?.[0];
      if (entry !== undefined) return { path: `./${entry}.js`, external: true };
      return target.startsWith('generated/')
        ? null
        : { errors: [{ text: `${target} is no part of the core` }] };
    });
  },
};

/** `require`, because to import CommonJS makes Node.js search the whole file for exports, which takes 100 ms. */
function moduleOf(name: string, exports: readonly string[]): string {
  const names = exports.filter((item) => item !== 'default').sort();
  return `import { createRequire } from 'node:module';

export const {
${names.map((item) => `  ${item},\n`).join('')}} = createRequire(import.meta.url)('../cjs/${name}.js');
`;
}
