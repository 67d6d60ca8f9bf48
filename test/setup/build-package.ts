import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** All but the declarations, which take longest and which one test needs; it makes them itself. */
const PARTS = 'library,command,data,generator';

/** Builds what the tests of the command run. Quick when it is up to date. */
export default function setup(): void {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  try {
    execFileSync('npx', ['tsx', 'scripts/package/build.ts', '--if-changed', '--only', PARTS], {
      cwd: root,
      stdio: 'pipe',
    });
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    // The other tests don't need it; those of the command fail for want of dist/cli, or test the last build.
    console.error(`The package was not built:\n${output}`);
  }
}
