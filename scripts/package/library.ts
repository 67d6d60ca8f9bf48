/** The library in CommonJS, and thin ES modules that export the same objects. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { COMPLETE, CORE, ENTRIES, root } from './layout.js';

/**
 * CommonJS is the form that both `require` and `import` can take on Node 20. Were there two builds, a process that uses
 * both would load the C library twice and have two ideas of the current context.
 */
export async function buildLibrary(out: string): Promise<void> {
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
    outfile: join(out, 'cjs/core.js'),
    define: { 'import.meta.url': 'importMetaUrl' },
    banner: { js: "const importMetaUrl = require('node:url').pathToFileURL(__filename).href;" },
  });
  for (const name of Object.keys(CORE))
    writeFileSync(join(out, `cjs/${name}.js`), `module.exports = require('./core.js').${name};\n`);
  for (const [name, source] of Object.entries(COMPLETE))
    await build({
      ...COMMON,
      entryPoints: [join(root, source)],
      outfile: join(out, `cjs/${name}.js`),
      plugins: [coreOutside],
    });
  for (const name of ['core', ...Object.keys(COMPLETE)]) restoreClassNames(join(out, `cjs/${name}.js`));
  writeFileSync(join(out, 'cjs/package.json'), '{ "type": "commonjs" }\n');
  mkdirSync(join(out, 'esm'), { recursive: true });
  writeFileSync(join(out, 'esm/package.json'), '{ "type": "module" }\n');
  const load = createRequire(import.meta.url);
  for (const name of Object.keys(ENTRIES))
    writeFileSync(
      join(out, `esm/${name}.js`),
      moduleOf(name, Object.keys(load(join(out, `cjs/${name}.js`)))),
    );
}

const COMMON: BuildOptions = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  external: ['koffi', '@petamoriken/float16'],
  // Not minified, and names as they are: Node.js shows the line that threw and the class of the error to people.
  keepNames: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/** esbuild calls a class that mentions itself `_Device` inside; stack traces would show that name. */
function restoreClassNames(file: string): void {
  const text = readFileSync(file, 'utf8');
  const names = [...text.matchAll(/^var (\w+) = class _\1\b/gm)].map(([, name]) => name);
  writeFileSync(
    file,
    names.length === 0 ? text : text.replace(new RegExp(`\\b_(${names.join('|')})\\b`, 'g'), '$1'),
  );
}

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
