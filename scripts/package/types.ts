/** Declarations, once as those of ES modules and once as those of CommonJS: TypeScript tells by the folder's package.json. */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { dist, root } from './layout.js';

export function buildTypes(): void {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.build.json')], { stdio: 'inherit' });
  cpSync(join(dist, 'esm/types'), join(dist, 'cjs/types'), { recursive: true });
}
