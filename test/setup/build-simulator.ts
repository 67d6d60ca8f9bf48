import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds what is written in C before the tests. Quick when it is up to date. Tests of a library that was named need no simulator. */
export default function setup(): void {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const optional = process.env.ASCENDCL_LIBRARY ? ['--optional'] : [];
  const args = ['tsx', 'scripts/build-simulator.ts', '--quiet', ...optional];
  execFileSync('npx', args, { cwd: root, stdio: 'inherit' });
}
