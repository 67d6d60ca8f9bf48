/**
 * `npm run package [-- --out FOLDER] [-- --check]`: builds everything, packs the tarball and examines it. With --check the
 * tarball is thrown away.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './layout.js';

const MOST_BYTES = 3_000_000;

/** What only the people who work on this package need. */
const DEVELOPMENT =
  /^package\/(src|test|scripts|generated|dist\/(simulator\/obj|bench|built|docs)|.*\.(test|tsbuildinfo)\b)/;

const { values } = parseArgs({
  options: { out: { type: 'string', default: '.' }, check: { type: 'boolean', default: false } },
});

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 << 20,
  });

// First what this machine may lack a compiler for.
runScript('scripts/package/simulators.ts');
runScript('scripts/package/build.ts');
const work = mkdtempSync(join(tmpdir(), 'ascendcl-pack-'));
const folder = values.check ? work : resolve(values.out);
mkdirSync(folder, { recursive: true });
try {
  const staged = stage(join(work, 'package'));
  const [packed]: { filename: string }[] = JSON.parse(
    run('npm', 'pack', staged, '--json', '--pack-destination', folder),
  );
  const tarball = join(folder, packed?.filename ?? '');
  const problems = examine(tarball);
  for (const problem of problems) console.error(problem);
  console.log(
    `${values.check ? packed?.filename : tarball}: ${(statSync(tarball).size / 1e6).toFixed(2)} MB, ${problems.length} problems`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** A script that fails has said why: nothing of this one is to stand behind that. */
function runScript(file: string): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** The package without what is for its repository: npm would warn users of scripts that it does not run for them. */
function stage(place: string): string {
  const {
    scripts: _scripts,
    devDependencies: _tools,
    ...manifest
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of manifest.files as string[])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(place, name), { recursive: true });
  return place;
}

function examine(tarball: string): string[] {
  const size = statSync(tarball).size;
  const files = run('tar', '-tzf', tarball).trim().split('\n');
  const needed = ['x64', 'arm64'].flatMap((name) => [
    `package/dist/native/${name}/libascendcl_bridge.so`,
    `package/dist/simulator/${name}/libascendcl_sim.so`,
  ]);
  return [
    ...(size < MOST_BYTES ? [] : [`the tarball has ${size} bytes, more than ${MOST_BYTES}`]),
    ...files.filter((file) => DEVELOPMENT.test(file)).map((file) => `${file} is no part of the package`),
    ...needed.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...check('publint', ['--strict', tarball]),
    // TypeScript's oldest way to resolve modules knows no `exports`; Node.js 20 and its users don't need it.
    ...check('attw', [tarball, '--profile', 'node16', '--no-emoji']),
  ];
}

function check(command: string, args: readonly string[]): string[] {
  try {
    execFileSync(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return [];
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    return [`${command}:\n${output}`];
  }
}
