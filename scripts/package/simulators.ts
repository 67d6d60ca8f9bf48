/**
 * `npm run build:simulators`: the simulator for all machines of the package, into dist/simulator/<architecture>. Needs a
 * compiler for each; Debian: apt install gcc gcc-aarch64-linux-gnu libc6-dev-arm64-cross (gcc-x86-64-linux-gnu … on arm64).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSimulator, simulatorLibrary } from '../build/simulator.js';
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
  const file = await prebuild(architecture, compilerFor(architecture, compiler) ?? compiler);
  const tooNew = tooNewSymbols(file);
  if (tooNew.length > 0)
    throw new Error(
      `${file} would not load on glibc 2.28: it needs ${tooNew.join(', ')}; scripts/package/glibc.ts binds what is older`,
    );
  console.log(`${file}, for glibc 2.28 and later`);
}

async function prebuild(architecture: string, compiler: string): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), 'ascendcl-prebuild-'));
  try {
    const header = join(work, 'glibc.h');
    writeFileSync(header, compatibilityHeader(compiler));
    // Threads were a library of their own then. Newer systems have it too, empty.
    const threads = execFileSync(compiler, ['-print-file-name=libpthread.so.0'], { encoding: 'utf8' }).trim();
    const command = `${compiler} -include ${header} -s -Wl,--no-as-needed,${threads}`;
    const built = await buildSimulator(root, command, { sanitize: '', versions: false, out: work });
    const folder = join(dist, 'simulator', architecture);
    mkdirSync(folder, { recursive: true });
    const made = join(folder, `${simulatorLibrary}.new`);
    execFileSync('cp', [built.path, made]);
    renameSync(made, join(folder, simulatorLibrary));
    return join(folder, simulatorLibrary);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
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
