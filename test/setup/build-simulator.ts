import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the simulator before the tests, unless they run on a library that was named. Quick when it is up to date. */
export default function setup(): void {
  if (process.env.ASCENDCL_LIBRARY) return;
  const root = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync('npx', ['tsx', 'scripts/build-simulator.ts', '--quiet'], { cwd: root, stdio: 'inherit' });
}
