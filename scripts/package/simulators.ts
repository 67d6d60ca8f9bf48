/**
 * `npm run build:simulators`: the bridge and the simulator for all machines of the package, into dist/native/<architecture>
 * and dist/simulator/<architecture>. Needs a compiler for each; Debian: apt install gcc gcc-aarch64-linux-gnu libc6-dev-arm64-cross (gcc-x86-64-linux-gnu … on arm64).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildBridge } from '../build/bridge.js';
import { buildSimulator } from '../build/simulator.js';
import { compatibilityHeader, tooNewSymbols } from './glibc.js';
import { dist, root } from './layout.js';

const COMPILERS = { x64: 'x86_64-linux-gnu-gcc', arm64: 'aarch64-linux-gnu-gcc' } as const;

// Before anything is built: nothing that a build says stands behind the one line that helps.
const missing = Object.entries(COMPILERS).filter(
  ([architecture, compiler]) => compilerFor(architecture, compiler) === undefined,
);
for (const [architecture, compiler] of missing)
  console.error(
    `the simulator for ${architecture} needs ${compiler}, which is not installed. Debian: apt-get install ${debianPackage(compiler)}`,
  );
if (missing.length > 0) process.exit(1);

for (const [architecture, compiler] of Object.entries(COMPILERS)) {
  for (const file of await prebuild(architecture, compilerFor(architecture, compiler) ?? compiler)) {
    const tooNew = tooNewSymbols(file);
    if (tooNew.length > 0)
      throw new Error(
        `${file} would not load on glibc 2.28: it needs ${tooNew.join(', ')}; scripts/package/glibc.ts binds what is older`,
      );
    console.log(`${file}, for glibc 2.28 and later`);
  }
}

async function prebuild(architecture: string, compiler: string): Promise<string[]> {
  const work = mkdtempSync(join(tmpdir(), 'ascendcl-prebuild-'));
  try {
    const header = join(work, 'glibc.h');
    writeFileSync(header, compatibilityHeader(compiler));
    // Threads were a library of their own then. Newer systems have it too, empty.
    const threads = execFileSync(compiler, ['-print-file-name=libpthread.so.0'], { encoding: 'utf8' }).trim();
    const command = `${compiler} -include ${header} -s -Wl,--no-as-needed,${threads}`;
    const bridge = await buildBridge(root, command, work, false);
    const simulator = await buildSimulator(root, command, { sanitize: '', versions: false, out: work });
    return [
      install(bridge, join(dist, 'native', architecture)),
      install(simulator.path, join(dist, 'simulator', architecture)),
    ];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Copies a library into a folder, where it appears complete. */
function install(library: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const installed = join(folder, basename(library));
  execFileSync('cp', [library, `${installed}.new`]);
  renameSync(`${installed}.new`, installed);
  return installed;
}

/** The machine's own compiler goes by the short name where the long one is not installed. Undefined: there is none. */
function compilerFor(architecture: string, compiler: string): string | undefined {
  const own = process.arch === architecture ? ['gcc'] : [];
  return [compiler, ...own].find(isInstalled);
}

/** `x86_64-linux-gnu-gcc` → `gcc-x86-64-linux-gnu`. */
function debianPackage(compiler: string): string {
  return compiler.replace(/^(.*)-gcc$/, 'gcc-$1').replaceAll('_', '-');
}

function isInstalled(compiler: string): boolean {
  try {
    execFileSync(compiler, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
