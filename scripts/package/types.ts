/** Declarations, once as those of ES modules and once as those of CommonJS: TypeScript tells by the folder's package.json. */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './layout.js';

export function buildTypes(out: string): void {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const [esm, cjs] = [join(out, 'types/esm'), join(out, 'types/cjs')];
  execFileSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.build.json'), '--outDir', esm], {
    stdio: 'inherit',
  });
  cpSync(esm, cjs, { recursive: true });
  for (const file of readdirSync(cjs, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts')) fromCommonJs(join(cjs, file));
  writeFileSync(join(esm, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(cjs, 'package.json'), '{ "type": "commonjs" }\n');
}

/** koffi has types for ES modules only: CommonJS must say that it means those. */
function fromCommonJs(file: string): void {
  const mode = `with { 'resolution-mode': 'import' }`;
  const text = readFileSync(file, 'utf8')
    .replaceAll(
      /^import (?:type )?\{ ?(?:type )?(\w+) ?\} from 'koffi';$/gm,
      `import type { $1 } from 'koffi' ${mode};`,
    )
    .replaceAll('import("koffi")', `import("koffi", { ${mode.replace('with {', 'with: {')} })`);
  writeFileSync(file, text);
}
