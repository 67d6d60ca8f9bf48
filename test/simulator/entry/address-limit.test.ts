import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { root, runProgram } from '../../support/c-program.js';

const SCRIPT = `
import { openAscend, OutOfMemoryError } from '${pathToFileURL(join(root, 'dist/esm/index.js'))}';
const ascend = openAscend({ backend: 'simulator' });
const device = ascend.device(0);
device.allocate(4096).fill(1);
try {
  device.allocate(8 * 2 ** 30);
} catch (error) {
  if (!(error instanceof OutOfMemoryError)) throw error;
  console.log(error.message);
}
ascend.dispose();
`;

it('a script under `ulimit -v` gets memory, and is told when the limit is what keeps it from more', async () => {
  const limited = ['-c', 'ulimit -v 8000000 && exec "$0" "$@"', process.execPath];
  const run = await runProgram('sh', [...limited, '--input-type=module', '-e', SCRIPT]);
  expect(run.status, run.stderr).toBe(0);
  expect(run.stdout).toContain('no more than 8192000000 bytes of addresses (RLIMIT_AS, ulimit -v)');
});
