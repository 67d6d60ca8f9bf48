/** Declarations, once as those of ES modules and once as those of CommonJS: TypeScript tells by the folder's package.json. */
import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './layout.js';

export function buildTypes(out: string): void {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const [esm, cjs] = [join(out, 'types/esm'), join(out, 'types/cjs')];
  execFileSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.build.json'), '--outDir', esm], {
    stdio: 'inherit',
  });
  cpSync(esm, cjs, { recursive: true });
  writeFileSync(join(esm, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(cjs, 'package.json'), '{ "type": "commonjs" }\n');
}
