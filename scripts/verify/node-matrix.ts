/**
 * Runs the tests on other Node.js versions: `tsx scripts/verify/node-matrix.ts [22 24 26]`. The binaries come from the npm
 * packages that the package `node` installs for a platform, and are kept in dist/node.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const asked = process.argv.slice(2);
const versions = asked.length > 0 ? asked : ['22', '24', '26'];

function nodeFolder(version: string): string {
  const prefix = join(root, 'dist', 'node', version);
  const name = `node-linux-${process.arch}`;
  const folder = join(prefix, 'node_modules', name, 'bin');
  if (!existsSync(join(folder, 'node'))) {
    mkdirSync(prefix, { recursive: true });
    execFileSync('npm', ['install', '--no-save', '--silent', '--prefix', prefix, `${name}@${version}`], {
      stdio: 'inherit',
    });
  }
  return folder;
}

const failures = versions.filter((version) => {
  const folder = nodeFolder(version);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  console.log(`\nNode.js ${execFileSync(join(folder, 'node'), ['--version'], { encoding: 'utf8' }).trim()}`);
  return (
    spawnSync(join(folder, 'node'), [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run'], {
      cwd: root,
      env,
      stdio: 'inherit',
    }).status !== 0
  );
});
console.log(
  failures.length === 0
    ? `tests pass on Node.js ${versions.join(', ')}`
    : `tests fail on Node.js ${failures.join(', ')}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
