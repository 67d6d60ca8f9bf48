import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds what the tests of the command run. Quick when it is up to date. */
export default function setup(): void {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync('npx', ['tsx', 'scripts/package/build.ts', '--if-changed'], { cwd: root, stdio: 'inherit' });
}
