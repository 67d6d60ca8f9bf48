/**
 * Builds what is written in C, the bridge and the simulated library: `npm run build:simulator [-- --sanitize=address,undefined] [-- --versions] [-- --optional]
 * [-- --strict] [-- --out FOLDER]`.
 * Only what changed is compiled again. Any C11 compiler does: $CC, cc, gcc or clang.
 */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildBridge } from './build/bridge.js';
import { findCompiler } from './build/compiler.js';
import { buildSimulator, type SimulatorVariant } from './build/simulator.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const { values } = parseArgs({
  options: {
    sanitize: { type: 'string' },
    versions: { type: 'boolean', default: false },
    optional: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    out: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
});

const compiler = findCompiler(process.env);
if (!compiler) {
  console.error(
    'The simulator was not built: no C compiler found ($CC, cc, gcc, clang). Install one (Debian: apt install gcc libc6-dev) ' +
      'and run "npm run build:simulator"; a real CANN installation works without it, except for callbacks, host functions and ' +
      'stream allocators.',
  );
  process.exit(values.optional ? 0 : 1);
}

const variant: SimulatorVariant = {
  sanitize: values.sanitize ?? '',
  versions: values.versions,
  strict: values.strict,
  ...(values.out === undefined ? {} : { out: resolve(values.out) }),
};
try {
  await buildBridge(root, compiler, variant.out ?? join(root, 'dist', 'native'), values.strict);
  const built = await buildSimulator(root, compiler, variant);
  if (!values.quiet) {
    console.log(
      `${built.path} (${built.compiled === 0 ? 'up to date' : `${built.compiled} files compiled by ${compiler}`})`,
    );
  }
} catch (error) {
  console.error(`The simulator was not built: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(values.optional ? 0 : 1);
}
